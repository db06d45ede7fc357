/// A recognizer of aliases in the values of design tokens, such as `{color.blue}`, and of valid names in the path
/// (Design Tokens Format Module 2025.10, sections 5.1.1 and 7).
public enum TokenAlias {
    /// Returns the path in a text that is an alias as a whole, for example `color.blue` for `{color.blue}`; nil for any
    /// other text, including text that only contains an alias, and for braces around text other than a path: names
    /// separated by single dots.
    ///
    /// Compares bytes, because most strings are not aliases and characters are slow to compare.
    public static func path(in text: String) -> String? {
        let bytes = text.utf8
        guard bytes.count > 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
        let path = bytes.dropFirst().dropLast()
        return isPath(path) ? String(path) : nil
    }

    /// Whether a name is allowed for a token or group.
    public static func isName(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            bytes.first.map { $0 != UInt8(ascii: "$") } == true
                && bytes.allSatisfy { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ".") }
        }
    }

    private static func isPath(_ path: Substring.UTF8View) -> Bool {
        var isAtStart = true
        for byte in path {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): return false
            case UInt8(ascii: "."):
                if isAtStart { return false }
                isAtStart = true
            case UInt8(ascii: "$") where isAtStart: return endsWithRootOnly(path)
            default: isAtStart = false
            }
        }
        return !isAtStart
    }

    /// Whether the last name, and no other, is the name of the token of a group itself; the only name with a leading
    /// `$`.
    private static func endsWithRootOnly(_ path: Substring.UTF8View) -> Bool {
        guard let path = String(path) else { return false }
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        return names.last == "$root" && names.dropLast().allSatisfy { isName(String($0)) }
    }
}

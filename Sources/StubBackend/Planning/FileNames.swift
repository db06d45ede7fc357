import CatalogRendering
import SourceCode

/// A maker of the names of stub files in a folder: portable, and different from each other also without regard to
/// letter case.
struct FileNames {
    private var taken: Set<String> = []

    /// Returns a name made from a text, the text itself where possible; with the extension.
    mutating func name(for text: String, extension suffix: String) -> String {
        let stem = Self.portable(text)
        var name = "\(stem).\(suffix)"
        var number = 2
        while !taken.insert(name.uppercased().lowercased()).inserted {
            name = "\(stem)-\(number).\(suffix)"
            number += 1
        }
        return name
    }

    /// A limit above every name for people, and below the limits of every disk, with a number and an extension.
    private static let maximumByteCount = 180

    /// Whether a text has the form of most names: letters, digits and hyphens, parted by dots.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, text.utf8.count <= maximumByteCount else {
            return false
        }
        let dot = UInt8(ascii: ".")
        return first != dot && last != dot
            && text.utf8.allSatisfy {
                $0 < 0x80 && $0 != UInt8(ascii: "$")
                    && (SyntaxScanner.isNameByte($0) || $0 == UInt8(ascii: "-") || $0 == dot)
            }
    }

    /// Returns a text as the name of a file or folder on every system.
    static func portable(_ text: String) -> String {
        if isPlain(text) { return OutputPath(text) == nil ? "_" + text : text }
        var name = ""
        for character in text {
            let isPortable = character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            let next = isPortable && !"/\\:*?\"<>|".contains(character) ? String(character) : "-"
            if name.utf8.count + next.utf8.count > maximumByteCount { break }
            name += next
        }
        while let last = name.last, last == "." || last == " " { name.removeLast() }
        if name.isEmpty { return "Unnamed" }
        if name.first == "." { name = "-" + name.dropFirst() }
        // The remaining invalid names are reserved for devices by some systems, with or without an extension.
        return OutputPath(name) == nil ? "_" + name : name
    }
}

import CatalogModel
import CatalogRendering

/// The rule for dividing design tokens into pages: a page for each group of the first level, or of the second.
///
/// Only the token's own path counts, so no page moves because of another token.
package enum TokenPageRule: String, CaseIterable, Sendable {
    /// A page for each group of the first level: `color`.
    case group
    /// A page for each group of the second level: `theme.color`, for files with a single outermost group.
    case subgroup

    /// Returns the groups sharing a page with a token.
    package func page(ofToken path: String) -> String {
        path.groups(self == .group ? 1 : 2) ?? path
    }

    /// Returns the group of a token one level below the groups of the page; empty for a token without groups.
    func group(ofToken path: String) -> String { path.groups(self == .group ? 2 : 3) ?? "" }

    package func path(ofToken path: String) -> String { Self.path(ofPage: page(ofToken: path)) }

    /// Returns the path of a page: `tokens/theme/color.md` for `theme.color`.
    ///
    /// The name `index` is taken by the overview.
    package static func path(ofPage name: String) -> String {
        let names = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
            fileName(String(Substring($0)))
        }
        return "tokens/" + names.joined(separator: "/") + ".md"
    }

    package static func anchor(of path: String) -> String { "token--" + Slug.ofTokenPath(path) }

    /// Returns the file name for a name.
    ///
    /// Names differing only in case, or in signs, must not become the same file: parts lost in a slug are spelled out.
    private static func fileName(_ name: String) -> String {
        let hasPlainHyphens = !name.contains("--") && name.first != "-" && name.last != "-"
        if name.utf8.count > 5, name.utf8.count <= maximumBytes, hasPlainHyphens, name.utf8.allSatisfy(isKept) {
            return name
        }
        var text = ""
        let scalars = Array(name.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            switch scalar {
            case "a"..."z", "0"..."9": text.unicodeScalars.append(scalar)
            // DocC does not find a page whose name has adjacent hyphens, or a hyphen at an end.
            case "-" where index > 0 && index < scalars.count - 1 && scalars[index - 1] != "-": text.append("-")
            default: text += "_" + String(scalar.value, radix: 16)
            }
        }
        if text.utf8.count > maximumBytes {
            let hash = ContentHash(of: Array(name.utf8)).hexDigits.prefix(16)
            return text.prefix(maximumBytes / 2) + "_" + String(decoding: hash, as: UTF8.self)
        }
        let isNumberedDevice = text.count == 4 && (text.hasPrefix("com") || text.hasPrefix("lpt"))
        return text.isEmpty || devices.contains(text) || isNumberedDevice ? "_" + text : text
    }

    /// Longer names are cut, since not all disks take them.
    private static let maximumBytes = 120

    private static let devices: Set<String> = ["con", "prn", "aux", "nul", "index"]

    /// Whether a byte of a name is kept as is.
    private static func isKept(_ byte: UInt8) -> Bool {
        byte.isASCIIWord && byte.lowercasedASCII == byte && byte != UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}

extension String {
    /// Returns the outermost groups of a token's path, at most the given number; nil for a path without groups.
    package func groups(_ count: Int) -> String? {
        var end: Int?
        var found = 0
        for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: ".") {
            end = offset
            found += 1
            if found == count { break }
        }
        return end.flatMap { String(utf8.prefix($0)) }
    }
}

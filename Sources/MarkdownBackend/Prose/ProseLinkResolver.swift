import CatalogModel

/// A resolver of the link destinations in prose into addresses for the Markdown page being written.
protocol ProseLinkResolver {
    /// Returns the address for a link's destination, relative to the page where possible; nil without a target, so that
    /// only the words are shown.
    func href(for destination: ProseLink.Destination) -> String?
}

/// A writer of the parts of a Markdown link: the destination, the title, and the short form `<address>`.
enum ProseLinkSyntax {
    /// Returns an address between the parentheses of a link.
    ///
    /// Characters not allowed there are percent-encoded.
    static func destination(_ href: String) -> String {
        if href.isEmpty { return "<>" }
        if href.utf8.allSatisfy(isPlain) { return href }
        var result = ""
        for scalar in href.unicodeScalars {
            switch scalar {
            case "\u{0}"..." ", "\u{7F}", "<", ">", "|", "\\", "`":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            case "(", ")": result += "\\\(scalar)"
            case "&": result += "&amp;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a byte of an address needs no escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F..., UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "\\"),
            UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "&"):
            false
        default: true
        }
    }

    /// Returns a title with quotes and a leading space; the empty text for nil.
    static func title(_ title: String?, inTable: Bool) -> String {
        guard let title else { return "" }
        var result = " \""
        for scalar in title.unicodeScalars {
            switch scalar {
            case "\\", "\"": result += "\\\(scalar)"
            case "&": result += "&amp;"
            case "|" where inTable: result += "\\|"
            case "\n", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns `<address>` for a link with words equal to the address; nil for all other links.
    static func autolink(_ words: [ProseInline], href: String, title: String?) -> String? {
        guard title == nil, case .text(let text)? = words.first, words.count == 1 else { return nil }
        return autolink(text, href: href)
    }

    static func autolink(_ text: String, href: String) -> String? {
        let isAddress = text == href && (href.hasPrefix("http://") || href.hasPrefix("https://"))
        let isMail = href == "mailto:\(text)" && isMailAddress(text)
        return isAddress && isPlainAddress(text) || isMail ? "<\(text)>" : nil
    }

    /// Whether the text means itself between angle brackets, where only character references count.
    private static func isPlainAddress(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>|\\`".utf8.contains($0) }
            && !(text.utf8.contains(UInt8(ascii: "&")) && text.utf8.contains(UInt8(ascii: ";")))
    }

    private static func isMailAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 63 }) else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return parts[0].unicodeScalars.allSatisfy {
            $0.isASCIILetter || $0.isASCIIDigit || ".+-".unicodeScalars.contains($0)
        }
            && labels.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } }
    }
}

import CatalogModel

/// A classification of a link's destination in prose: valid (an address, file, entry or token), or the reason for
/// rejection.
enum LinkDestination {
    case valid(ProseLink.Destination)
    case empty
    /// A scheme not allowed in links.
    case scheme(String)
    /// A path from the root of a server or disk.
    case absolute(String)
    /// A control character, or white space at an end: the address read may differ from the address seen.
    case unprintable

    /// Creates the destination for a text.
    ///
    /// - Parameters:
    ///   - text: The destination as written.
    ///   - root: The address at the start of paths from the root of a site; nil if there is none.
    init(_ text: String, root: String?) {
        let bytes = Array(text.utf8)
        if bytes.isEmpty {
            self = .empty
        } else if bytes.contains(where: \.isASCIIControl) || bytes[...].trimmed.count < bytes.count {
            self = .unprintable
        } else if let colon = Self.schemeEnd(bytes) {
            self.init(scheme: String(utf8: bytes[..<colon]), rest: String(utf8: bytes[(colon + 1)...]), text: text)
        } else if text.hasPrefix("#") {
            self = text == "#" ? .empty : .valid(.anchor(String(text.dropFirst())))
        } else if let root, text.hasPrefix("/"), !text.hasPrefix("//") {
            let start = root.hasSuffix("/") ? String(root.dropLast()) : root
            self = .valid(.address(start + text.percentEncodedAddress))
        } else if text.hasPrefix("/") || text.hasPrefix("\\") {
            self = .absolute(text)
        } else {
            self = .valid(.file(text))
        }
    }

    private init(scheme: String, rest: String, text: String) {
        switch scheme.lowercased() {
        case "http", "https", "mailto": self = rest.isEmpty ? .empty : .valid(.address(text.percentEncodedAddress))
        case "entry":
            let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let anchor = parts.count > 1 ? String(parts[1]) : nil
            let id = parts.first.map(String.init) ?? ""
            self = id.isEmpty || anchor == "" ? .empty : .valid(.entry(id: id, anchor: anchor))
        case "token": self = rest.isEmpty ? .empty : .valid(.token(path: rest))
        default: self = .scheme(scheme)
        }
    }

    /// Returns the place of the colon at the end of a scheme.
    ///
    /// Any text before the first colon counts as a scheme, unless a slash, question mark or number sign shows the colon
    /// to be part of a path.
    private static func schemeEnd(_ bytes: [UInt8]) -> Int? {
        guard let end = bytes.firstIndex(where: { "/?#:".utf8.contains($0) }), bytes[end] == UInt8(ascii: ":") else {
            return nil
        }
        return end
    }
}

/// A check of the base address prefixed to site-root links, such as `/about`, in prose: an http or https address
/// without query and fragment.
package enum SiteRootAddress {
    /// Whether a text is an address of the web without spaces, query and fragment.
    package static func isOne(_ text: String) -> Bool {
        let start = text.lowercased()
        return ["http://", "https://"].contains { start.hasPrefix($0) && text.utf8.count > $0.utf8.count }
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"?#\"<>".utf8.contains($0) }
    }
}

extension String {
    /// The text with all characters percent-encoded unless allowed in an address, and no others: existing escapes stay.
    var percentEncodedAddress: String {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(utf8.count)
        for byte in utf8 {
            if byte.isASCIIAlphanumeric || "-_.+!*'(),%#@?=;:/,+&$~".utf8.contains(byte) {
                encoded.append(byte)
            } else {
                let digits = Array("0123456789ABCDEF".utf8)
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(utf8: encoded)
    }
}

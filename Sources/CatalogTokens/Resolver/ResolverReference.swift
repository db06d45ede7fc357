import CatalogModel
import CatalogSyntax

/// The parsed `$ref` of a reference object in a resolver document: a file and a path inside (Resolver Module 2025.10,
/// "Reference objects").
struct ResolverReference {
    /// The reference as written.
    let text: String
    let location: SourceRange
    /// The path of the target document, relative to the document of the reference; nil for the same document.
    let file: String?
    /// The names on the way to the place; none for the whole document.
    let segments: [String]

    /// Reads a reference; nil, with a finding, for any text other than a reference to a file or a place in a file.
    init?(_ node: YAMLNode, diagnostics: inout Diagnostics) {
        guard let text = node.string else {
            diagnostics.report(.wrongReference(at: node.range))
            return nil
        }
        let location = node.range.inside(of: text)
        let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
        let file = text[..<hash]
        if let scheme = Self.scheme(of: file) {
            diagnostics.report(.remoteReference(text, scheme: scheme, at: location))
            return nil
        }
        guard !text.isEmpty, !file.hasPrefix("/"), let path = TokenReference.percentDecoded(file) else {
            diagnostics.report(.malformedReference(text, at: location))
            return nil
        }
        let pointer = text[hash...]
        guard let segments = Self.segments(of: pointer, in: text, at: location, diagnostics: &diagnostics) else {
            diagnostics.report(.malformedReference(text, at: location))
            return nil
        }
        self.text = text
        self.location = location
        self.file = path.isEmpty ? nil : path
        self.segments = segments
    }

    /// Returns the segments of a pointer.
    ///
    /// The module's own table writes `example.json#sets/MySet`, although RFC 6901 does not allow such a pointer: read,
    /// with a warning.
    private static func segments(
        of pointer: Substring, in text: String, at location: SourceRange, diagnostics: inout Diagnostics
    ) -> [String]? {
        if pointer.isEmpty { return [] }
        if let segments = TokenReference.segments(ofPointer: String(pointer)) { return segments }
        guard !pointer.hasPrefix("#/"), let segments = TokenReference.segments(ofPointer: "#/" + pointer.dropFirst())
        else { return nil }
        diagnostics.report(.pointerWithoutSlash(text, pointer: String(pointer.dropFirst()), at: location))
        return segments
    }

    /// Returns the scheme of a file: `https` of `https://example.com/tokens.json`.
    ///
    /// A single letter is a drive of Windows, missing on any other machine.
    private static func scheme(of file: Substring) -> String? {
        guard let colon = file.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = file[..<colon]
        let isScheme = scheme.utf8.allSatisfy { byte in
            Unicode.Scalar(byte).properties.isAlphabetic || Unicode.Scalar(byte).properties.numericType != nil
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        }
        return isScheme ? String(scheme) : nil
    }
}

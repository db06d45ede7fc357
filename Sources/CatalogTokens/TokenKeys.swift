import CatalogModel
import CatalogSyntax

/// A reader of the keys common to tokens and groups in token files: `$type`, `$description`, `$deprecated` and
/// `$extensions`.
struct TokenKeys {
    static let ofTokens = TokenFileKeys.ofTokens.map(\.name)
    static let ofGroups = TokenFileKeys.ofGroups.map(\.name)

    private(set) var type: Text?
    private(set) var description: String?
    private(set) var deprecation: TokenTree.Deprecation?
    private(set) var extensions = JSONObject()
    private(set) var extra = TokenExtension()

    /// Reads a shared key; returns false for any other key.
    mutating func read(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) -> Bool {
        switch pair.key.value {
        case "$type": readType(pair, diagnostics: &diagnostics)
        case "$description": readDescription(pair, diagnostics: &diagnostics)
        case "$deprecated": readDeprecation(pair, diagnostics: &diagnostics)
        case "$extensions": readExtensions(pair, diagnostics: &diagnostics)
        default: return false
        }
        return true
    }

    private mutating func readType(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) {
        guard let text = pair.value.string else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "the name of a type"))
            return
        }
        let type = Text(text, at: pair.value.range.inside(of: text))
        self.type = type
        if TokenType(rawValue: text) != nil { return }
        diagnostics.report(.unknownTokenType(type))
        // Check the other tokens against the intended type; otherwise each of them would be reported.
        if let meant = suggestion(for: text, among: TokenType.allCases.map(\.rawValue)) {
            self.type = Text(meant, at: type.range)
        }
    }

    private mutating func readDescription(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) {
        guard case .scalar(let scalar) = pair.value.content, !scalar.isAbsent else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "text"))
            return
        }
        // In YAML a description may be `2025`; only JSON distinguishes numbers from strings.
        if pair.value.range.file.path.hasSuffix(".json"), scalar.jsonLiteral != nil {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "text"))
        }
        description = scalar.text
    }

    private mutating func readDeprecation(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) {
        guard case .scalar(let scalar) = pair.value.content, !scalar.isAbsent else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "'true', 'false' or the reason"))
            return
        }
        switch scalar.jsonLiteral {
        case .bool(let flag)?: deprecation = flag ? .yes(reason: nil) : .no
        case nil: deprecation = .yes(reason: scalar.text)
        default: diagnostics.report(.wrongTokenKeyValue(pair, expected: "'true', 'false' or the reason"))
        }
    }

    private mutating func readExtensions(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) {
        guard case .object(var object) = pair.value.jsonValue() else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "an object of vendors' data"))
            return
        }
        object[TokenVendorData.vendor] = nil
        extensions = object
        extra = TokenExtension(in: pair.value, diagnostics: &diagnostics)
    }
}

/// A reader of a group's `$extends`: an alias or a JSON Pointer.
enum GroupReferenceReader {
    static func read(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) -> TokenTree.GroupReference? {
        guard let text = pair.value.string else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "a reference to a group, such as '{button}'"))
            return nil
        }
        let location = pair.value.range.inside(of: text)
        guard let segments = TokenReference.segments(ofAlias: text) ?? TokenReference.segments(ofPointer: text) else {
            diagnostics.report(.malformedGroupReference(text, at: location))
            return nil
        }
        return TokenTree.GroupReference(text: text, segments: segments, location: location)
    }
}

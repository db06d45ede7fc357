import CatalogModel
import CatalogYAML

/// The keys that tokens and groups share: `$type`, `$description`, `$deprecated` and `$extensions`.
struct TokenKeys {
    static let ofTokens = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
    static let ofGroups = [
        "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root", "$schema",
    ]

    private(set) var type: Text?
    private(set) var description: String?
    private(set) var deprecation: TokenTree.Deprecation?
    private(set) var extensions = JSONObject()

    /// Reads a key if it is one of these; false for any other.
    mutating func read(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) -> Bool {
        switch pair.key.value {
        case "$type": readType(pair, &diagnostics)
        case "$description": readDescription(pair, &diagnostics)
        case "$deprecated": readDeprecation(pair, &diagnostics)
        case "$extensions": readExtensions(pair, &diagnostics)
        default: return false
        }
        return true
    }

    private mutating func readType(_ pair: YAMLMapping.Pair, _ diagnostics: inout Diagnostics) {
        guard let text = pair.value.string, !pair.value.isAbsent else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "the name of a type"))
            return
        }
        let type = Text(text, at: pair.value.range.inside(of: text))
        self.type = type
        if TokenType(rawValue: text) == nil { diagnostics.report(.unknownTokenType(type)) }
    }

    private mutating func readDescription(_ pair: YAMLMapping.Pair, _ diagnostics: inout Diagnostics) {
        // In YAML a description may well begin with a number; only JSON tells text from numbers.
        guard case .scalar(let scalar) = pair.value.content, !scalar.isAbsent, pair.value.string != nil else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "text"))
            return
        }
        description = scalar.text
    }

    private mutating func readDeprecation(_ pair: YAMLMapping.Pair, _ diagnostics: inout Diagnostics) {
        if case .scalar(let scalar) = pair.value.content, !scalar.isAbsent {
            switch scalar.data {
            case .bool(let flag):
                deprecation = flag ? .yes(reason: nil) : .no
                return
            case .string(let reason):
                deprecation = .yes(reason: reason)
                return
            default: break
            }
        }
        diagnostics.report(.wrongTokenKeyValue(pair, expected: "'true', 'false' or the reason"))
    }

    private mutating func readExtensions(_ pair: YAMLMapping.Pair, _ diagnostics: inout Diagnostics) {
        guard case .mapping = pair.value.content else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "an object of vendors' data"))
            return
        }
        guard case .object(let object)? = JSONValue(pair.value) else {
            diagnostics.report(.valueTooDeep(at: pair.key.range, maximum: JSONValue.maximumDepth))
            return
        }
        extensions = object
    }
}

/// Reads what `$extends` of a group says: an alias or a JSON Pointer.
enum GroupReferenceReader {
    static func read(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) -> TokenTree.GroupReference? {
        guard let text = pair.value.string, !pair.value.isAbsent else {
            diagnostics.report(.wrongTokenKeyValue(pair, expected: "a reference to a group, such as '{button}'"))
            return nil
        }
        let place = pair.value.range.inside(of: text)
        guard let segments = TokenReference.segments(ofAlias: text) ?? TokenReference.segments(ofPointer: text) else {
            diagnostics.report(.malformedGroupReference(text, at: place))
            return nil
        }
        return TokenTree.GroupReference(text: text, segments: segments, place: place)
    }
}

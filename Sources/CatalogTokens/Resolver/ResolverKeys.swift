import CatalogModel
import CatalogSyntax

/// The allowed keys of resolver documents, sets and modifiers, with checks for unknown keys and wrong values (Resolver
/// Module 2025.10, "Syntax").
enum ResolverKeys {
    /// The kind of object in a resolver document, with the keys allowed there.
    enum Owner: String {
        case document = "a resolver document"
        case set = "a set"
        case modifier = "a modifier"
        case inlineSet = "a set in 'resolutionOrder'"
        case inlineModifier = "a modifier in 'resolutionOrder'"

        var keys: [String] { declared.map(\.name) }

        private var declared: [FormatKey] {
            switch self {
            case .document: ResolverFormatKeys.ofDocuments
            case .set: ResolverFormatKeys.ofSets
            case .modifier: ResolverFormatKeys.ofModifiers
            case .inlineSet: ResolverFormatKeys.ofInlineItems + ResolverFormatKeys.ofSets
            case .inlineModifier: ResolverFormatKeys.ofInlineItems + ResolverFormatKeys.ofModifiers
            }
        }
    }

    static func check(_ mapping: YAMLMapping, of owner: Owner, diagnostics: inout Diagnostics) {
        let keys = owner.keys
        for pair in mapping.pairs {
            guard keys.contains(pair.key.value) else {
                diagnostics.report(.unknownResolverKey(pair.key, owner: owner.rawValue, keys: keys))
                continue
            }
            switch pair.key.value {
            case "description", "name", "$schema": _ = text(of: pair, diagnostics: &diagnostics)
            case "$extensions":
                guard case .mapping = pair.value.content else {
                    diagnostics.report(.wrongResolverValue(pair, expected: "an object of vendors' data"))
                    continue
                }
            default: continue
            }
        }
    }

    /// Returns the text of a key; nil, with a finding, for any other value.
    ///
    /// In YAML `2025.10` is a text as well.
    static func text(of pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) -> Text? {
        guard case .scalar(let scalar) = pair.value.content, !scalar.isAbsent,
            scalar.jsonLiteral == nil || !pair.value.range.file.path.hasSuffix(".json")
        else {
            diagnostics.report(.wrongResolverValue(pair, expected: "text"))
            return nil
        }
        return Text(scalar.text, at: pair.value.range.inside(of: scalar.text))
    }

    /// Returns the text of an already checked key.
    static func text(of key: String, in mapping: YAMLMapping) -> String? {
        var reported = Diagnostics()
        return mapping.pairs.first { $0.key.value == key }.flatMap { text(of: $0, diagnostics: &reported)?.value }
    }
}

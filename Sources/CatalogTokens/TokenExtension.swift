import CatalogModel
import CatalogSyntax

/// The visibility and deprecation details stated for a token or group under the catalog's own key in `$extensions`.
struct TokenExtension {
    /// The visibility; nil if none is stated.
    private(set) var visibility: Visibility?
    /// The details of a deprecation, without the reason.
    var deprecation: TokenDeprecation? { deprecations.first }
    /// At most a single element; a list, because hardly any of thousands of tokens and groups has details.
    private var deprecations: [TokenDeprecation] = []

    init() {}

    /// Creates the facts stated in `extensions`, the value of `$extensions`.
    init(in extensions: YAMLNode, diagnostics: inout Diagnostics) {
        guard let pair = extensions.pairs.first(where: { $0.key.value == TokenVendorData.vendor }) else { return }
        for pair in pair.mapping(&diagnostics) {
            switch pair.key.value {
            case TokenExtensionKeys.visibility.name: readVisibility(pair, diagnostics: &diagnostics)
            case TokenExtensionKeys.deprecated.name: readDeprecation(pair, diagnostics: &diagnostics)
            default: diagnostics.report(.unknownExtensionKey(pair.key, candidates: TokenExtensionKeys.all))
            }
        }
    }

    /// Returns the facts stated here, completed by the facts stated around.
    func completed(by outer: TokenExtension) -> TokenExtension {
        var whole = self
        whole.visibility = visibility ?? outer.visibility
        if deprecations.isEmpty { whole.deprecations = outer.deprecations }
        return whole
    }

    private mutating func readVisibility(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) {
        visibility = pair.value.string.flatMap(Visibility.init)
        if visibility == nil { diagnostics.report(.unknownTokenVisibility(pair)) }
    }

    private mutating func readDeprecation(_ pair: YAMLMapping.Pair, diagnostics: inout Diagnostics) {
        var details = TokenDeprecation()
        for pair in pair.mapping(&diagnostics) {
            switch pair.key.value {
            case "since": details.since = pair.text(&diagnostics)
            case "removal": details.removal = pair.text(&diagnostics)
            case "replacements": details.replacements = pair.texts(&diagnostics)
            default:
                diagnostics.report(.unknownExtensionKey(pair.key, candidates: TokenExtensionKeys.ofDeprecation))
            }
        }
        deprecations = [details]
    }
}

extension YAMLNode {
    fileprivate var pairs: [YAMLMapping.Pair] {
        if case .mapping(let mapping) = content { mapping.pairs } else { [] }
    }
}

extension YAMLMapping.Pair {
    fileprivate func mapping(_ diagnostics: inout Diagnostics) -> [YAMLMapping.Pair] {
        if case .mapping(let mapping) = value.content { return mapping.pairs }
        diagnostics.report(.wrongTokenKeyValue(self, expected: "an object"))
        return []
    }

    fileprivate func text(_ diagnostics: inout Diagnostics) -> Text? {
        if let text = value.located { return text }
        diagnostics.report(.wrongTokenKeyValue(self, expected: "text"))
        return nil
    }

    /// Returns a single text, or a list of texts.
    fileprivate func texts(_ diagnostics: inout Diagnostics) -> [Text] {
        guard case .sequence(let sequence) = value.content else { return text(&diagnostics).map { [$0] } ?? [] }
        let texts = sequence.elements.compactMap(\.located)
        if texts.count < sequence.elements.count {
            diagnostics.report(.wrongTokenKeyValue(self, expected: "paths of tokens"))
        }
        return texts
    }
}

extension YAMLNode {
    /// Text at the place in the file, without quotes.
    ///
    /// Versions may be written without quotes, too.
    fileprivate var located: Text? {
        guard case .scalar(let scalar) = content, !scalar.isAbsent else { return nil }
        return Text(scalar.text, at: range.inside(of: scalar.text))
    }
}

extension Diagnostic {
    fileprivate static func unknownExtensionKey(_ key: Text, candidates: [FormatKey]) -> Diagnostic {
        let suggestion = suggestion(for: key.value, among: candidates.map(\.name))
        return Diagnostic(
            TokenRules.unknownKey,
            "'\(key.value)' is not a key of '\(TokenVendorData.vendor)'" + didYouMean(suggestion), at: key.inner,
            fixIts: suggestion.map(key.fix) ?? [])
    }

    static func detailsWithoutDeprecation(_ name: Text, path: String) -> Diagnostic {
        Diagnostic(
            TokenRules.keyValue, "'\(path)' has details of a deprecation, but no '$deprecated'; add it", at: name.inner)
    }

    fileprivate static func unknownTokenVisibility(_ pair: YAMLMapping.Pair) -> Diagnostic {
        let words = Visibility.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        guard let text = pair.value.string else { return wrongTokenKeyValue(pair, expected: "one of \(words)") }
        let suggestion = suggestion(for: text, among: Visibility.allCases.map(\.rawValue))
        let location = Text(text, at: pair.value.range.inside(of: text))
        return Diagnostic(
            TokenRules.keyValue, "'visibility' must be one of \(words), not '\(text)'" + didYouMean(suggestion),
            at: location.range, fixIts: suggestion.map { [.init(replace: location.range, with: $0)] } ?? [])
    }
}

import CatalogModel

/// A validation of a theme's chosen contexts against the modifiers of a resolver document (Resolver Module 2025.10,
/// "Input validation").
struct InputValidation {
    private let modifiers: [ResolverDocument.Modifier]
    private let broken: Set<String>
    private let names: NameMatches

    init(_ document: ResolverDocument) {
        modifiers = document.modifiers
        broken = document.brokenModifiers
        names = NameMatches(modifiers.map(\.name.value))
    }

    /// Returns a context for each modifier; nil, with findings, if the request does not name a context for each.
    func inputs(for request: TokenThemeRequest, diagnostics: inout Diagnostics) -> TokenInputs? {
        var chosen: [String?] = Array(repeating: nil, count: modifiers.count)
        var isValid = true
        for choice in request.choices {
            guard let index = names[choice.modifier.value] else {
                if broken.contains(choice.modifier.value) { continue }
                diagnostics.report(.unknownModifier(choice.modifier, among: names.all))
                isValid = false
                continue
            }
            let contexts = modifiers[index].contexts.map(\.name.value)
            guard let context = NameMatches(contexts)[choice.context.value] else {
                diagnostics.report(
                    .unknownContext(choice.context, modifier: modifiers[index].name.value, contexts: contexts))
                chosen[index] = contexts.first
                isValid = false
                continue
            }
            chosen[index] = contexts[context]
        }
        for (index, modifier) in modifiers.enumerated() where chosen[index] == nil {
            chosen[index] = modifier.defaultContext
            guard chosen[index] == nil else { continue }
            diagnostics.report(.missingInput(modifier, theme: request.name))
            isValid = false
        }
        guard isValid else { return nil }
        return inputs(chosen.compactMap { $0 })
    }

    /// Returns the default of each modifier; nil, with findings, for a modifier without a default.
    func defaults(diagnostics: inout Diagnostics) -> TokenInputs? {
        let missing = modifiers.filter { $0.defaultContext == nil }
        for modifier in missing { diagnostics.report(.noDefault(modifier)) }
        return missing.isEmpty ? inputs(modifiers.compactMap(\.defaultContext)) : nil
    }

    private func inputs(_ contexts: [String]) -> TokenInputs {
        TokenInputs(
            zip(modifiers, contexts).map { TokenInputs.Choice(modifier: $0.name.value, context: $1) })
    }
}

/// A lookup of modifier or context names in a resolver document, ignoring letter case unless two names differ only in
/// case ("Case sensitivity").
private struct NameMatches {
    let all: [String]
    private let exact: [String: Int]
    private let similar: [String: [Int]]

    init(_ names: [String]) {
        all = names
        exact = Dictionary(zip(names, names.indices), uniquingKeysWith: min)
        similar = Dictionary(grouping: names.indices) { names[$0].lowercased() }
    }

    /// The index of a name.
    subscript(name: String) -> Int? {
        if let index = exact[name] { return index }
        let candidates = similar[name.lowercased()] ?? []
        return candidates.count == 1 ? candidates.first : nil
    }
}

extension Diagnostic {
    fileprivate static func unknownModifier(_ name: Text, among names: [String]) -> Diagnostic {
        let suggestion = CatalogModel.suggestion(for: name.value, among: names)
        let reason = names.isEmpty ? ", because the tokens have no modifiers" : didYouMean(suggestion)
        return Diagnostic(
            TokenRules.themeInput, "unknown modifier '\(name.value)'" + reason, at: name.range,
            fixIts: suggestion.map { [.init(replace: name.range, with: $0)] } ?? [])
    }

    fileprivate static func unknownContext(_ name: Text, modifier: String, contexts: [String]) -> Diagnostic {
        let suggestion = CatalogModel.suggestion(for: name.value, among: contexts)
        let hint = suggestion == nil ? "; it has " + contexts.map { "'\($0)'" }.joined(separator: ", ") : ""
        return Diagnostic(
            TokenRules.themeInput,
            "the modifier '\(modifier)' has no context '\(name.value)'" + didYouMean(suggestion) + hint,
            at: name.range, fixIts: suggestion.map { [.init(replace: name.range, with: $0)] } ?? [])
    }

    fileprivate static func missingInput(_ modifier: ResolverDocument.Modifier, theme: Text) -> Diagnostic {
        let contexts = modifier.contexts.map { "'\($0.name.value)'" }.joined(separator: ", ")
        return Diagnostic(
            TokenRules.themeInput,
            "the theme '\(theme.value)' selects no context of '\(modifier.name.value)'; use one of \(contexts)",
            at: theme.range, notes: [.init("the modifier, which has no default", at: modifier.name.range)])
    }

    static func sameTheme(_ name: Text, as other: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.sameTheme,
            "the theme '\(name.value)' is the same as '\(other.value)'; choose another context, or remove it",
            at: name.range, notes: [.init("the other theme", at: other.range)])
    }

    fileprivate static func noDefault(_ modifier: ResolverDocument.Modifier) -> Diagnostic {
        Diagnostic(
            TokenRules.themeInput,
            "the modifier '\(modifier.name.value)' has no default, and no theme selects a context; name the themes to publish, or give it a 'default'",
            at: modifier.name.range)
    }
}

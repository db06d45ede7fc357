import CatalogChanges
package import CatalogModel
import SourceCode

/// A review of a whole catalog against advisory rules, such as contrast of colors and unwanted terms, with findings as
/// the result.
package struct CatalogReview: Sendable {
    private let registry: ComponentRegistry
    private var found = Diagnostics()

    private let wanted: Set<String>
    /// The check of examples; nil where not wanted, or not yet prepared.
    private var examples: ExampleReview?
    private let version: SemanticVersion?

    /// Creates the review of a registry, for the findings about tokens and about the catalog as a whole; the findings
    /// about components need `withExamples`.
    ///
    /// - Parameters:
    ///   - registry: The catalog.
    ///   - rules: The rules with findings wanted by the catalog.
    package init(of registry: ComponentRegistry, for rules: [Rule]) {
        self.registry = registry
        var wanted = Set(rules.map(\.id)).subtracting([ReviewRules.ownRule.id])
        if registry.configuration.contrast == nil { wanted.remove(ReviewRules.lowContrast.id) }
        if registry.configuration.terms.orEmpty().isEmpty { wanted.remove(ReviewRules.unwantedTerm.id) }
        self.wanted = wanted
        version = registry.configuration.version.flatMap { SemanticVersion($0.value) }
    }

    /// The same review, prepared for the examples of components where wanted.
    package var withExamples: CatalogReview {
        var review = self
        if examples == nil, wants(ReviewRules.exampleCall) { review.examples = ExampleReview(of: registry) }
        return review
    }

    /// Works out the facts of a component that examples of other entries look up.
    package static func prepare(_ component: Component) { _ = component.facts(TypeRecords.self) }

    /// Whether there is nothing to look at.
    package var isEmpty: Bool { wanted.isEmpty }

    /// Findings of the wanted rules about the tokens.
    package var tokenFindings: Diagnostics {
        var review = self
        review.lookAtTokens()
        return review.found
    }

    /// Findings of the wanted rules about the catalog as a whole.
    package var findings: Diagnostics {
        var review = self
        if DeprecationRules.ofOneVersion.contains(where: { wants($0) }) { review.checkDeprecations() }
        return review.found
    }

    /// Returns the findings of the wanted rules about a component.
    package func findings(of component: Component) -> Diagnostics {
        var review = self
        review.look(at: component)
        return review.found
    }

    private mutating func lookAtTokens() {
        if wants(ReviewRules.unusedToken) { checkTokens() }
        if wants(ReviewRules.misnamedOverride) {
            for misnomer in MisnamedOverrides(in: registry).tokens { found.report(.misnamed(misnomer)) }
        }
    }

    private mutating func look(at component: Component) {
        if wants(ReviewRules.stateWithoutToken) { checkStates(of: component) }
        if wants(ReviewRules.lowContrast) { checkContrast(of: component) }
        if wants(ReviewRules.missingAccessibility, ReviewRules.missingKeyboard) { checkHealth(of: component) }
        if wants(ReviewRules.emptySummary) { checkSummary(of: component) }
        if wants(ReviewRules.unevenMembers) { checkMembers(of: component) }
        if wants(ReviewRules.misnamedOverride) { checkAdditions(of: component) }
        if let examples { check(examples, of: component) }
        if wants(
            ReviewRules.unwantedTerm, ReviewRules.laterSince, ReviewRules.missingReplacement, ReviewRules.unsortedAllow)
        {
            checkRecords(of: component)
        }
    }

    private func wants(_ rules: Rule...) -> Bool { rules.contains { wanted.contains($0.id) } }

    /// Reports a finding at a place of an entry's own file: content from another file is reported there.
    private mutating func report(
        _ rule: Rule, message: String, at range: SourceRange?, of component: Component,
        fixIts: [Diagnostic.FixIt] = []
    ) {
        guard let range, range.file == component.entry.id?.range.file else { return }
        found.report(Diagnostic(rule, message, at: range, fixIts: fixIts))
    }

    // MARK: Tokens

    private mutating func checkTokens() {
        for token in registry.tokens.all where token.deprecation == nil && registry.tokenUsers[token.path] == nil {
            found.report(
                Diagnostic(
                    ReviewRules.unusedToken,
                    "no entry takes the token '\(token.path)'; name it where it is used, or take it away",
                    at: token.range))
        }
    }

    private mutating func checkDeprecations() {
        for finding in DeprecationChecks.findings(in: registry).all where wants(finding.rule) { found.report(finding) }
    }

    private mutating func checkStates(of component: Component) {
        let usages = component.tokenUsages
        if usages.isEmpty { return }
        let used = Set(usages.flatMap(\.states))
        let facets = [component.entry.facets] + component.entry.implementations.orEmpty().map(\.value.facets)
        for state in facets.flatMap({ $0.states.orEmpty().elements }) where !used.contains(state.name) {
            report(
                ReviewRules.stateWithoutToken,
                message:
                    "no token of the entry is for the state '\(state.name)'; name one under 'tokens', or accept that it looks like the others",
                at: state.key.range, of: component)
        }
    }

    private mutating func checkContrast(of component: Component) {
        guard let demand = registry.configuration.contrast else { return }
        for token in component.tokens where !component.isContrastExempt(token) {
            // Edges and areas are no text (WCAG 2.2, success criterion 1.4.11).
            let isText = token.role == nil || token.role == .foreground
            let level = isText ? demand.value : .largeText
            for contrast in token.contrasts(in: registry.themes) {
                guard let ratio = contrast.ratio, !ratio.meets(level) else { continue }
                let place = token.token.background?.range ?? token.token.base.range
                report(
                    ReviewRules.lowContrast,
                    message:
                        "'\(token.path)' on '\(token.background ?? "")' has \(ratio.text) in the theme '\(contrast.theme.name)'; \(level.rawValue) asks for \(level.ratioText)",
                    at: place, of: component)
            }
        }
    }

    // MARK: Words

    private mutating func checkHealth(of component: Component) {
        let rules = ["accessibility": ReviewRules.missingAccessibility, "keyboard": ReviewRules.missingKeyboard]
        for result in ComponentHealth(component).results where result.given < result.asked {
            guard let rule = rules[result.criterion.id] else { continue }
            report(
                rule, message: "the component '\(component.id)' does not tell; \(result.criterion.advice)",
                at: component.entry.id?.range, of: component)
        }
    }

    private mutating func checkSummary(of component: Component) {
        guard let summary = component.entry.summary else { return }
        let filler: Set<String> = ["a", "an", "the", "is", "this", "component", "control", "element", "for", "of"]
        let known = Set(component.title.words + component.id.rawValue.words).union(filler)
        guard summary.plainText.words.allSatisfy(known.contains) else { return }
        report(
            ReviewRules.emptySummary, message: "the summary repeats the title; say what '\(component.title)' is for",
            at: summary.source.range, of: component)
    }

    private mutating func checkMembers(of component: Component) {
        for member in UnevenMembers(in: component.entry).all {
            report(ReviewRules.unevenMembers, message: member.message, at: member.name.range, of: component)
        }
    }

    private mutating func checkAdditions(of component: Component) {
        for misnomer in MisnamedOverrides.facets(of: component.entry)
        where misnomer.name.file == component.entry.id?.range.file {
            found.report(.misnamed(misnomer))
        }
    }

    private mutating func check(_ examples: ExampleReview, of component: Component) {
        var diagnostics = Diagnostics()
        examples.check(component, diagnostics: &diagnostics)
        for finding in diagnostics.all where finding.range?.file == component.entry.id?.range.file {
            found.report(finding)
        }
    }

    private mutating func checkRecords(of component: Component) {
        let terms = UnwantedTerms(registry.configuration.terms.orEmpty())
        component.entry.content.forEachKey { _, key, value in
            switch value {
            case .record(let form, let node) where form === Deprecation.recordForm:
                let deprecation = Deprecation(node: node)
                if deprecation.message != nil || deprecation.replacements != nil || deprecation.removal != nil { break }
                report(
                    ReviewRules.missingReplacement,
                    message:
                        "nothing says what to do instead; name 'replacements', a 'message', or the version of the 'removal'",
                    at: deprecation.base.range, of: component)
            case .scalar(.string(let text), let range) where key == "since":
                guard let version, let since = SemanticVersion(text), version < since else { break }
                report(
                    ReviewRules.laterSince,
                    message: "'\(text)' is later than the version of the catalog, \(version)", at: range, of: component)
            case .byName(let accepted) where key == "allow":
                let order = AcceptanceOrder(of: accepted)
                guard let name = order.misplaced else { break }
                report(
                    ReviewRules.unsortedAllow,
                    message: "'\(name.value)' stands behind a rule that comes after it; sort the rules of 'allow'",
                    at: name.range, of: component, fixIts: order.fixIts)
            default: break
            }
            for prose in value.proses {
                for (place, message) in terms.found(in: prose) {
                    report(ReviewRules.unwantedTerm, message: message, at: place, of: component)
                }
            }
        }
    }
}

extension StatedContent {
    /// Prose as the value of a key: alone, or in a list.
    fileprivate var proses: [Prose] {
        switch self {
        case .prose(let prose): [prose]
        case .list(let elements): elements.flatMap(\.proses)
        case .byName(let elements):
            elements.flatMap { if case .prose(let prose) = $0.value { [prose] } else { [Prose]() } }
        default: []
        }
    }
}

extension String {
    /// Words in small letters, without marks.
    fileprivate var words: [String] {
        lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension ContrastRatio {
    fileprivate func meets(_ level: Level) -> Bool { value >= level.ratio }
}

extension ContrastRatio.Level {
    fileprivate var ratio: Double {
        switch self {
        case .aaa: 7
        case .aa: 4.5
        case .largeText: 3
        }
    }

    fileprivate var ratioText: String { self == .aa ? "4.5 : 1" : "\(Int(ratio)) : 1" }
}

extension Diagnostic {
    fileprivate static func misnamed(_ misnomer: MisnamedOverrides.Misnomer) -> Diagnostic {
        Diagnostic(
            ReviewRules.misnamedOverride, misnomer.message, at: misnomer.name,
            fixIts: misnomer.meant.map { [FixIt(replace: misnomer.name, with: $0)] } ?? [])
    }
}

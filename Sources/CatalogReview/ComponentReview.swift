import CatalogChanges
import CatalogModel

/// The review of a single component: the findings of the wanted rules in the component's own file.
struct ComponentReview {
    private let component: Component
    private let registry: ComponentRegistry
    private let wanted: WantedRules
    private(set) var findings = Diagnostics()

    /// Reviews a component of a registry.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - registry: The catalog.
    ///   - wanted: The rules with wanted findings.
    ///   - examples: The check of examples; nil if not wanted.
    init(of component: Component, in registry: ComponentRegistry, wanted: WantedRules, examples: ExampleReview?) {
        self.component = component
        self.registry = registry
        self.wanted = wanted
        if wanted.contains(ReviewRules.stateWithoutToken) { checkStates() }
        if wanted.contains(ReviewRules.lowContrast) { checkContrast() }
        if wanted.contains(ReviewRules.missingAccessibility, ReviewRules.missingKeyboard) { checkHealth() }
        if wanted.contains(ReviewRules.emptySummary) { checkSummary() }
        if wanted.contains(ReviewRules.unevenMembers) { checkMembers() }
        if wanted.contains(ReviewRules.misnamedOverride) { checkAdditions() }
        if let examples { check(examples) }
        if wanted.contains(
            ReviewRules.unwantedTerm, ReviewRules.laterSince, ReviewRules.missingReplacement, ReviewRules.unsortedAllow)
        {
            checkRecords()
        }
    }

    /// Reports a finding in the component's own file: content from another file is reported with that file's entry.
    private mutating func report(
        _ rule: Rule, message: String, at range: SourceRange?, fixIts: [Diagnostic.FixIt] = []
    ) {
        if let range { report(Diagnostic(rule, message, at: range, fixIts: fixIts)) }
    }

    private mutating func report(_ finding: Diagnostic) {
        if let file = finding.range?.file, file == component.entry.id?.range.file { findings.report(finding) }
    }

    private mutating func checkStates() {
        let usages = component.tokenUsages
        if usages.isEmpty { return }
        let used = Set(usages.flatMap(\.states))
        let facets = [component.entry.facets] + component.entry.implementations.orEmpty().map(\.value.facets)
        for state in facets.flatMap({ $0.states.orEmpty().elements }) where !used.contains(state.name) {
            report(
                ReviewRules.stateWithoutToken,
                message:
                    "no token of the entry is for the state '\(state.name)'; name one under 'tokens', or accept that it looks like the others",
                at: state.key.range)
        }
    }

    private mutating func checkContrast() {
        guard let demand = registry.configuration.contrast else { return }
        for token in component.tokens where !component.isContrastExempt(token) {
            // Edges and areas are not text, so use the ratio for large text (WCAG 2.2, success criterion 1.4.11).
            let isText = token.role == nil || token.role == .foreground
            let level = isText ? demand.value : .largeText
            for contrast in token.contrasts(in: registry.themes) {
                guard let ratio = contrast.ratio, !ratio.meets(level) else { continue }
                let range = token.token.background?.range ?? token.token.base.range
                report(
                    ReviewRules.lowContrast,
                    message:
                        "'\(token.path)' on '\(token.background ?? "")' has \(ratio.text) in the theme '\(contrast.theme.name)'; \(level.rawValue) asks for \(level.ratioText)",
                    at: range)
            }
        }
    }

    private mutating func checkHealth() {
        let rules = ["accessibility": ReviewRules.missingAccessibility, "keyboard": ReviewRules.missingKeyboard]
        for result in ComponentHealth(component).results where result.given < result.asked {
            guard let rule = rules[result.criterion.id] else { continue }
            report(
                rule,
                message:
                    "the component '\(component.id)' has no \(result.criterion.id) documentation; \(result.criterion.advice)",
                at: component.entry.id?.range)
        }
    }

    private mutating func checkSummary() {
        guard let summary = component.entry.summary else { return }
        let filler: Set<String> = ["a", "an", "the", "is", "this", "component", "control", "element", "for", "of"]
        let expected = Set(component.title.words + component.id.rawValue.words).union(filler)
        guard summary.plainText.words.allSatisfy(expected.contains) else { return }
        report(
            ReviewRules.emptySummary, message: "the summary repeats the title; describe '\(component.title)'",
            at: summary.source.range)
    }

    private mutating func checkMembers() {
        for member in UnevenMembers(in: component.entry).all {
            report(ReviewRules.unevenMembers, message: member.message, at: member.name.range)
        }
    }

    private mutating func checkAdditions() {
        for misnomer in MisnamedOverrides.facets(of: component.entry) { report(.misnamed(misnomer)) }
    }

    private mutating func check(_ examples: ExampleReview) {
        var diagnostics = Diagnostics()
        examples.check(component, diagnostics: &diagnostics)
        for finding in diagnostics.all { report(finding) }
    }

    private mutating func checkRecords() {
        let terms = UnwantedTerms(registry.configuration.terms.orEmpty())
        let version = registry.configuration.version.flatMap { SemanticVersion($0.value) }
        component.entry.content.forEachKey { _, key, value in
            switch value {
            case .record(let form, let node) where form === Deprecation.recordForm:
                let deprecation = Deprecation(node: node)
                if deprecation.message != nil || deprecation.replacements != nil || deprecation.removal != nil { break }
                report(
                    ReviewRules.missingReplacement,
                    message: "missing replacement; add 'replacements', a 'message', or the version of the 'removal'",
                    at: deprecation.base.range)
            case .scalar(.string(let text), let range) where key == "since":
                guard let version, let since = SemanticVersion(text), version < since else { break }
                report(
                    ReviewRules.laterSince,
                    message: "'\(text)' is later than the version of the catalog, \(version)", at: range)
            case .byName(let accepted) where key == "allow":
                let order = AcceptanceOrder(of: accepted)
                guard let name = order.misplaced else { break }
                report(
                    ReviewRules.unsortedAllow,
                    message: "'\(name.value)' is out of order; sort the rules of 'allow'",
                    at: name.range, fixIts: order.fixIts)
            default: break
            }
            for prose in value.proses {
                for (range, message) in terms.found(in: prose) {
                    report(ReviewRules.unwantedTerm, message: message, at: range)
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

package import CatalogModel
import CatalogChanges
import SourceCode

/// A review of a whole catalog against advisory rules, such as contrast of colors and unwanted terms, with findings as
/// the result.
package struct CatalogReview: Sendable {
    private let registry: ComponentRegistry
    private let wanted: WantedRules

    /// Creates the review of a registry against some rules.
    package init(of registry: ComponentRegistry, for rules: [Rule]) {
        self.registry = registry
        wanted = WantedRules(rules, in: registry.configuration)
    }

    /// Whether no rule is to be checked.
    package var isEmpty: Bool { wanted.isEmpty }

    /// Whether examples are to be checked.
    package var wantsExamples: Bool { wanted.contains(ReviewRules.exampleCall) }

    /// The check of examples for all components; nil if not wanted.
    package var examples: ExampleReview? { wantsExamples ? ExampleReview(of: registry) : nil }

    /// Finds the facts of a component for examples of other entries.
    package static func prepare(_ component: Component) { _ = component.facts(TypeRecords.self) }

    /// The findings of the wanted rules about the tokens.
    package var tokenFindings: Diagnostics {
        var findings = Diagnostics()
        if wanted.contains(ReviewRules.unusedToken) {
            for token in registry.tokens.all where token.deprecation == nil && registry.tokenUsers[token.path] == nil {
                findings.report(.unused(token))
            }
        }
        if wanted.contains(ReviewRules.misnamedOverride) {
            for misnomer in MisnamedOverrides(in: registry).tokens { findings.report(.misnamed(misnomer)) }
        }
        return findings
    }

    /// The findings of the wanted rules about the catalog as a whole.
    package var findings: Diagnostics {
        var findings = Diagnostics()
        guard DeprecationRules.ofOneVersion.contains(where: { wanted.contains($0) }) else { return findings }
        for finding in DeprecationChecks.findings(in: registry).all where wanted.contains(finding.rule) {
            findings.report(finding)
        }
        return findings
    }

    /// Returns the findings of the wanted rules about a component; `examples`: the check of examples, if wanted.
    package func findings(of component: Component, examples: ExampleReview?) -> Diagnostics {
        ComponentReview(of: component, in: registry, wanted: wanted, examples: examples).findings
    }
}

/// The review rules with findings wanted by a catalog.
struct WantedRules: Sendable {
    private let ids: Set<String>

    /// Creates the wanted rules among some, without rules in need of statements missing from `catalog.yaml`.
    init(_ rules: [Rule], in configuration: CatalogConfiguration) {
        var ids = Set(rules.map(\.id)).subtracting([ReviewRules.ownRule.id])
        if configuration.contrast == nil { ids.remove(ReviewRules.lowContrast.id) }
        if configuration.terms.orEmpty().isEmpty { ids.remove(ReviewRules.unwantedTerm.id) }
        self.ids = ids
    }

    var isEmpty: Bool { ids.isEmpty }

    /// Whether any of some rules is wanted.
    func contains(_ rules: Rule...) -> Bool { rules.contains { ids.contains($0.id) } }
}

extension Diagnostic {
    fileprivate static func unused(_ token: DesignToken) -> Diagnostic {
        Diagnostic(
            ReviewRules.unusedToken,
            "unused token '\(token.path)'; name it in an entry, or remove it", at: token.range)
    }

    static func misnamed(_ misnomer: MisnamedOverrides.Misnomer) -> Diagnostic {
        Diagnostic(
            ReviewRules.misnamedOverride, misnomer.message, at: misnomer.name,
            fixIts: misnomer.meant.map { [FixIt(replace: misnomer.name, with: $0)] } ?? [])
    }
}

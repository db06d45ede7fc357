import CatalogModel
import CatalogReview

/// The last stage of loading: the rules checked only in a catalog without errors.
enum ReviewStage {
    /// Returns the findings of the review rules and of the catalog's own rules.
    ///
    /// - Parameters:
    ///   - registry: The linked catalog.
    ///   - ownRules: The catalog's own rules.
    ///   - policy: The severities of rules.
    ///   - onlyErrors: Whether to check only rules for errors.
    ///   - found: The findings of the stages before.
    /// - Returns: The findings; nil if no rule is checked.
    static func findings(
        in registry: ComponentRegistry, ownRules: OwnRules, policy: DiagnosticPolicy, onlyErrors: Bool,
        after found: Diagnostics
    ) async -> Diagnostics? {
        let wanted = ReviewRules.all.filter { onlyErrors ? policy.canFail($0) : policy.asks(for: $0) }
        let checksOwnRules = ownRules.rules.contains { !onlyErrors || policy.canFail($0) }
        let review = CatalogReview(of: registry, for: wanted)
        if review.isEmpty, !checksOwnRules { return nil }
        if policy.result(of: found).remaining.contains(where: { $0.severity == .error }) { return nil }
        var findings = await Self.findings(of: review, in: registry)
        findings.merge(ownRules.check(registry))
        return findings
    }

    private static func findings(of review: CatalogReview, in registry: ComponentRegistry) async -> Diagnostics {
        var findings = Diagnostics()
        if review.isEmpty { return findings }
        // Each of these two uses one processor, and leaves the others to the components.
        async let tokenFindings = review.tokenFindings
        async let catalogFindings = review.findings
        if review.wantsExamples { _ = await Parallel.map(registry.components, transform: CatalogReview.prepare) }
        let examples = review.examples
        let componentFindings = await Parallel.map(registry.components) { review.findings(of: $0, examples: examples) }
        await findings.merge(tokenFindings)
        await findings.merge(catalogFindings)
        for found in componentFindings { findings.merge(found) }
        return findings
    }
}

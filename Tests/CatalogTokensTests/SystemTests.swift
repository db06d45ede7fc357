import CatalogModel
import CatalogTestSupport
import CatalogTokens
import Foundation
import Testing

/// Four published design systems and the fixtures of another tool, through their resolver documents, in every permutation of
/// contexts.
@Suite("Design systems through resolvers", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct SystemTests {
    /// `CONTEXTS: TOKENS/ALIASES/LONGEST CHAIN` for each permutation.
    private func figures(of system: System) -> [String] {
        system.themes.map { "\($0.name): \($0.tokens.figures)" }
    }

    private func load(_ path: String) throws -> System {
        try System(url: SharedData.url("data/tokens/\(path)"), everyPermutation: true)
    }

    /// How often each thing is wrong; what is in quotes is left out.
    private func counts(_ system: System) -> [String] {
        let messages = system.diagnostics.map { finding in
            let parts = finding.message.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
            let words = parts.indices.map { $0 % 2 == 0 ? String(parts[$0]) : "…" }.joined(separator: "'")
            return "[\(finding.rule.id)] " + (words.split(separator: ";").first.map(String.init) ?? "")
        }
        return Dictionary(grouping: messages) { $0 }.map { "\($1.count) \($0)" }.sorted()
    }

    @Test func figmaSimpleDesignSystem() throws {
        let system = try load("systems/figma-sds.resolver.json")
        #expect(
            figures(of: system) == [
                "light: 298/126/1",
                "dark: 298/126/1",
            ])
        #expect(
            counts(system) == [
                "19 [invalid-token-value] expected '…' or '…' in a dimension, not '…'"
            ])
    }

    @Test func ibmCarbon() throws {
        let system = try load("systems/ibm-carbon.resolver.json")
        #expect(
            figures(of: system) == [
                "md: 356/0/0",
                "lg: 356/0/0",
                "xlg: 356/0/0",
                "max: 356/0/0",
            ])
        #expect(
            counts(system) == [
                "28 [older-token-value] '…' is how drafts wrote a dimension",
                "4 [invalid-token-value] expected '…' or '…' in a dimension, not '…'",
                "6 [older-token-value] '…' is how drafts wrote a color",
                "90 [older-token-value] 0 is how drafts wrote a dimension",
            ])
    }

    @Test func microsoftFluent() throws {
        let system = try load("systems/microsoft-fluent.resolver.json")
        #expect(
            figures(of: system) == [
                "default: 178/0/0",
                "inverted: 178/0/0",
            ])
        #expect(
            counts(system) == [
                "13 [older-token-value] 0 is how drafts wrote a dimension",
                "16 [invalid-token-value] expected '…' or '…' in a dimension, not '…'",
                "26 [invalid-token-value] '…' is not part of a typography value",
                "49 [older-token-value] '…' is how drafts wrote a color",
            ])
    }

    @Test func shopifyPolaris() throws {
        let system = try load("systems/shopify-polaris.resolver.json")
        #expect(
            figures(of: system) == [
                ": 67/0/0"
            ])
        #expect(counts(system) == [])
    }
}

extension DesignTokens {
    /// How many tokens there are, how many aliases among them, and how many steps the longest chain has.
    var figures: String {
        let aliases = all.filter { $0.alias != nil }
        let longest = aliases.map { aliasChain(from: $0.path).count - 1 }.max() ?? 0
        return "\(all.count)/\(aliases.count)/\(longest)"
    }
}

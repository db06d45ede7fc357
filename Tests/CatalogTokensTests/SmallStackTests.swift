import CatalogModel
import CatalogTestSupport
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing

/// Files of any size and depth end in values or findings on threads with little stack, as worker threads of some
/// systems have.
///
/// Nothing here is timed.
@Suite("Tokens on small stacks")
struct SmallStackTests {
    private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    private struct Outcome: Sendable {
        let tokens: DesignTokens
        let diagnostics: [Diagnostic]
    }

    /// Reads a text as a token file.
    private func load(_ text: String) async -> Outcome {
        await onSmallStack {
            var found = Diagnostics()
            let file = SourceFile(path: "a.json", text: text)
            let roots = YAMLReader.read(file, diagnostics: &found).map { [$0] } ?? []
            let tokens = TokenSystem(roots).tokens(for: TokenInputs(), diagnostics: &found)
            return Outcome(tokens: tokens, diagnostics: found.sorted())
        }
    }

    /// Reads a text as a resolver document without files.
    private func resolve(_ text: String) async -> (system: TokenSystem, outcome: Outcome?, findings: [Diagnostic]) {
        await onSmallStack {
            var found = Diagnostics()
            let file = SourceFile(path: "a.resolver.json", text: text)
            let roots = YAMLReader.read(file, diagnostics: &found).map { [$0] } ?? []
            let system = TokenSystem(reading: roots, diagnostics: &found) { _, _, _ in nil }
            let themes = system.themes([], diagnostics: &found)
            let outcome = themes.first.map { Outcome(tokens: $0.tokens, diagnostics: []) }
            return (system, outcome, found.sorted())
        }
    }

    /// The length of what is long; a step of a recursion takes more than 26 bytes of a stack.
    private static let count = Thoroughness.rounds(20_000, of: 100_000)

    @Test func aLongChainOfAliasesInAFile() async {
        let count = Self.count
        let links = (0..<count).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }.joined(separator: ",\n")
        let outcome = await load("{ \(links), \"t\(count)\": { \"$type\": \"number\", \"$value\": 1 } }")
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.tokens["t0"]?.resolvedValue == .number("1"))
        #expect(outcome.tokens["t0"]?.type == "number")
        #expect(outcome.tokens.aliasChain(from: "t0").count == count + 1)
    }

    @Test func aLongCircleOfPointersInAFile() async {
        let count = Self.count
        let links = (0..<count).map { ##""t\##($0)": { "$ref": "#/t\##(($0 + 1) % count)" }"## }.joined(
            separator: ",\n")
        let outcome = await load("{ \(links) }")
        #expect(outcome.diagnostics.map(\.rule.id) == ["token-cycle"])
        #expect(outcome.tokens.all.count == count)
    }

    @Test func groupsNested10000DeepInAFile() async {
        let opening = String(repeating: #"{ "g": "#, count: 10_000)
        let text = opening + #"{ "$type": "number", "$value": 1 }"# + String(repeating: "}", count: 10_000)
        let outcome = await load(text)
        #expect(outcome.diagnostics.map(\.rule.id) == ["nesting-depth"])
        #expect(outcome.tokens.isEmpty)
    }

    @Test func groupsAndValuesAsDeepAsFilesMayBe() async {
        let groups = String(repeating: #"{ "g": "#, count: 98)
        let nested = await load(groups + #"{ "$type": "number", "$value": 1 }"# + String(repeating: "}", count: 98))
        #expect(nested.diagnostics.isEmpty)
        #expect(nested.tokens.all.count == 1)
        let lists = String(repeating: "[", count: 98) + String(repeating: "]", count: 98)
        let value = await load(#"{ "t": { "$type": "shadow", "$value": \#(lists) } }"#)
        #expect(value.diagnostics.map(\.rule.id) == ["invalid-token-value"])
        #expect(value.tokens["t"]?.value.compact == lists)
    }

    @Test func aChainOf10000Sets() async {
        let count = 10_000
        let sets = (0..<count).map { ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 + 1)" }] }"## }
        let last = #""s\#(count)": { "sources": [{ "t": { "$type": "number", "$value": 1 } }] }"#
        let result = await resolve(
            ##"{ "version": "2025.10", "sets": { \##((sets + [last]).joined(separator: ",")) }, "resolutionOrder": [{ "$ref": "#/sets/s0" }] }"##
        )
        #expect(result.findings.isEmpty)
        #expect(result.outcome?.tokens["t"]?.resolvedValue == .number("1"))
    }

    @Test func setsThatIncludeEachOtherTwiceStop() async {
        let sets = (0..<64).map {
            ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 + 1)" }, { "$ref": "#/sets/s\##($0 + 1)" }] }"##
        }
        let last = #""s64": { "sources": [{ "t": { "$type": "number", "$value": 1 } }] }"#
        let result = await resolve(
            ##"{ "version": "2025.10", "sets": { \##((sets + [last]).joined(separator: ",")) }, "resolutionOrder": [{ "$ref": "#/sets/s0" }] }"##
        )
        #expect(Set(result.findings.map(\.rule.id)) == ["token-bounds"])
        #expect(result.outcome?.tokens["t"]?.resolvedValue == .number("1"))
    }

    @Test func aChainOf10000ReferencesAndACircleOfThem() async {
        let count = 10_000
        func document(last: String) -> String {
            let links = (0..<count).map { ##""s\##($0)": { "$ref": "#/sets/s\##($0 + 1)" }"## }.joined(separator: ",")
            return
                ##"{ "version": "2025.10", "sets": { \##(links), "s\##(count)": \##(last) }, "resolutionOrder": [{ "$ref": "#/sets/s0" }] }"##
        }
        let chain = await resolve(document(last: ##"{ "sources": [{ "t": { "$type": "number", "$value": 1 } }] }"##))
        #expect(chain.findings.isEmpty)
        #expect(chain.outcome?.tokens.all.count == 1)
        let circle = await resolve(document(last: ##"{ "$ref": "#/sets/s0" }"##))
        #expect(circle.findings.map(\.rule.id) == ["resolver-cycle"])
    }

    @Test func permutationsAreCountedAndListedUpToABound() async {
        let modifiers = (0..<40).map {
            #"{ "type": "modifier", "name": "m\#($0)", "contexts": { "a": [], "b": [] }, "default": "b" }"#
        }
        let result = await resolve(
            #"{ "version": "2025.10", "resolutionOrder": [\#(modifiers.joined(separator: ","))] }"#)
        #expect(
            result.findings.map(\.message) == [
                "the modifiers have more than 10000 combinations of contexts; no list has all of them"
            ])
        #expect(result.system.permutations.count == 10_000)
        #expect(result.system.permutations.last?["m39"] == "b")
        #expect(result.outcome?.tokens.isEmpty == true)
    }
}

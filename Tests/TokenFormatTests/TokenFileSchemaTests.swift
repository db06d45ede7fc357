import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogTokens
import Foundation
import CatalogSyntax
import Testing

/// The schemas that editors use for token files and resolver documents.
@Suite("Editor schemas of token files")
struct TokenFileSchemaTests {
    @Test("The schemas explain every key")
    func keys() {
        let tokens = EditorSchema(TokenFileSchema.json)
        #expect(tokens.silentKeys == [])
        #expect(tokens.keyCount > 200)
        let resolver = EditorSchema(ResolverFileSchema.json)
        #expect(resolver.silentKeys == [])
        #expect(resolver.keyCount > 20)
    }

    /// Whether the reader has nothing against a file, what drafts of the format allowed aside.
    private static func accepts(_ text: String, with files: [String: String] = [:]) async -> Bool {
        var files = files
        let name = text.contains("resolutionOrder") ? "t.resolver.json" : "t.tokens.json"
        files[name] = text
        let loaded = await Snippet.load(
            ["box": Snippet.entry("box")], files: files, catalog: "format: 1\nname: Test\ntokens: \(name)")
        return !loaded.diagnostics.contains { $0.severity == .error || $0.rule.id == "older-token-value" }
    }

    @Test(
        "Snippets of the schemas are valid for the schemas and the reader",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)")
    )
    func snippets() async throws {
        let tokens = EditorSchema(TokenFileSchema.json)
        // A group and a token of each type wherever there is a group, tokens where their name stands, and values.
        let count = TokenType.allCases.count
        #expect(tokens.snippets.count == (count + 2) * (count + 1) + 3 * count)
        #expect(try tokens.wrongSnippets() == [])
        let resolvers = EditorSchema(ResolverFileSchema.json)
        #expect(try resolvers.wrongSnippets() == [])
        for type in TokenType.allCases {
            #expect(await Self.accepts(#"{ "a": { "$type": "\#(type)", "$value": \#(type.example.compact) } }"#))
        }
        let resolver = try #require(resolvers.snippets.first)
        let files = ["base.tokens.json": #"{ "a": { "$type": "number", "$value": 1 } }"#, "dark.tokens.json": "{}"]
        #expect(await Self.accepts(resolver.value.compact, with: files))
    }

    @Test(
        "The schemas accept the files of the example catalog",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func ownFiles() throws {
        let folder = SharedData.repository.appendingPathComponent("Catalog/tokens")
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        let expected =
            Array(repeating: EditorJudge.valid, count: 3) + Array(repeating: EditorJudge.invalid, count: 2)
        let verdicts = try EditorJudge.verdicts(
            ["tokens": TokenFileSchema.json, "resolver": ResolverFileSchema.json],
            [
                .init("tokens", text("theme.tokens.json")), .init("tokens", text("dark.tokens.json")),
                .init("resolver", text("theme.resolver.json")), .init("resolver", text("dark.tokens.json")),
                .init("tokens", text("theme.resolver.json")),
            ], expected: expected)
        #expect(verdicts == expected)
    }

    @Test("The schemas and the reader agree on values", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func values() async throws {
        var cases: [(text: String, isRight: Bool)] = []
        for (isRight, samples) in [(true, TokenSamples.right), (false, TokenSamples.wrong)] {
            for sample in samples {
                let token = #"{ "$type": "\#(sample.type)", "$value": \#(sample.value) }"#
                let inGroup = #"{ "$type": "\#(sample.type)", "deep": { "x": { "$value": \#(sample.value) } } }"#
                let overridden = #"{ "$type": "number", "x": \#(token) }"#
                for value in [token, inGroup, overridden] {
                    cases.append((#"{ "base": \#(TokenSamples.base), "sample": \#(value) }"#, isRight))
                }
            }
        }
        try await compare(cases, with: TokenFileSchema.json)
    }

    @Test("The schemas and the reader agree on groups", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func groups() async throws {
        let right = [
            "{}", #"{ "$schema": "x", "$description": "All.", "a": {} }"#,
            ##"{ "a": { "$type": "number", "$root": { "$value": 1 }, "b": { "$ref": "#/a/$root" } } }"##,
            ##"{ "a": { "$type": "number", "x": { "$value": 1 } }, "b": { "$extends": "{a}", "x": { "$value": 2 } } }"##,
            ##"{ "a": { "x": { "$type": "number", "$value": 1 } }, "b": { "$ref": "#/a", "y": { "z": {} } } }"##,
            ##"{ "a": { "x": { "$type": "number", "$value": 1, "$deprecated": "Old.", "$extensions": { "o.e": 1 } } } }"##,
        ]
        let wrong = [
            "[]", "1", #"{ "a": 1 }"#, #"{ "a": [] }"#, #"{ "a.b": {} }"#, #"{ "{a}": {} }"#, #"{ "$a": {} }"#,
            #"{ "a": { "$type": "size" } }"#, #"{ "a": { "$type": 1 } }"#, #"{ "a": { "$description": 1 } }"#,
            #"{ "a": { "$deprecated": 1 } }"#, #"{ "a": { "$extensions": [] } }"#, #"{ "a": { "$extends": "b" } }"#,
            #"{ "$value": 1 }"#, ##"{ "$ref": "#/a" }"##, #"{ "a": { "$root": {} } }"#,
            #"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 1 } } }"#,
            #"{ "a": { "$type": "number", "$value": 1, "$vlaue": 1 } }"#,
            ##"{ "a": { "$type": "number", "$value": 1, "$ref": "#/b" }, "b": { "$type": "number", "$value": 1 } }"##,
            #"{ "a": { "$type": "color", "b": { "c": { "$value": 1 } } } }"#,
            #"{ "a": { "$type": "color", "$root": { "$value": 1 } } }"#,
        ]
        try await compare(right.map { ($0, true) } + wrong.map { ($0, false) }, with: TokenFileSchema.json)
    }

    @Test(
        "The schemas and the reader agree on resolver documents",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)")
    )
    func resolvers() async throws {
        let order = ##""resolutionOrder": [{ "$ref": "#/sets/s" }]"##
        let set = ##""sets": { "s": { "sources": [{ "a": { "$type": "number", "$value": 1 } }] } }"##
        let contexts = #""contexts": { "x": [], "y": [{ "a": { "$type": "number", "$value": 2 } }] }"#
        func document(_ rest: String) -> String { #"{ "version": "2025.10", \#(rest) }"# }
        let right = [
            document("\(set), \(order)"),
            document(#""name": "N", "description": "D", "$schema": "s", \#(set), \#(order)"#),
            document(
                #"\#(set), "modifiers": { "m": { \#(contexts), "default": "x" } }, "resolutionOrder": "#
                    + ##"[{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }]"##),
            document(#""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}], "description": "D" }]"#),
            document(
                #""resolutionOrder": [{ "type": "modifier", "name": "m", \#(contexts), "default": "y", "$extensions": {} }]"#
            ),
        ]
        let wrong = [
            document(set), document(#"\#(set), "resolutionOrder": []"#), document(#"\#(set), "resolutionOrder": {}"#),
            "{ \(set), \(order) }", #"{ "version": "2024", \#(set), \#(order) }"#,
            document("\(set), \(order), \"x\": 1"),
            document(#""sets": { "s": {} }, \#(order)"#), document(#""sets": { "s": { "sources": {} } }, \#(order)"#),
            document(#""sets": { "s": { "sources": [1] } }, \#(order)"#),
            document(#""sets": { "s": { "sources": [], "x": 1 } }, \#(order)"#),
            document(#"\#(set), "name": 1, \#(order)"#), document(#""sets": [], \#(order)"#),
            document(#"\#(set), "modifiers": { "m": {} }, \#(order)"#),
            document(#"\#(set), "modifiers": { "m": { "contexts": { "x": [] } } }, \#(order)"#),
            document(#""resolutionOrder": [{ "type": "sets", "name": "s", "sources": [] }]"#),
            document(#""resolutionOrder": [{ "type": "set", "sources": [] }]"#),
            document(#""resolutionOrder": [{ "type": "set", "name": "s", \#(contexts) }]"#),
            document(#""resolutionOrder": [1]"#),
        ]
        try await compare(right.map { ($0, true) } + wrong.map { ($0, false) }, with: ResolverFileSchema.json)
    }

    /// Both say the same of each file, and that it is right or wrong.
    private func compare(
        _ cases: [(text: String, isRight: Bool)], with schema: JSONValue,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let expected = cases.map { $0.isRight ? EditorJudge.valid : EditorJudge.invalid }
        let verdicts = try EditorJudge.verdicts(
            ["schema": schema], cases.map { .init("schema", $0.text) }, expected: expected)
        for (one, (verdict, expected)) in zip(cases, zip(verdicts, expected)) {
            #expect(verdict == expected, "\(one.text)", sourceLocation: sourceLocation)
            #expect(await Self.accepts(one.text) == one.isRight, "\(one.text)", sourceLocation: sourceLocation)
        }
    }
}

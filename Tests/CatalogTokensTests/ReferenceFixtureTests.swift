import CatalogModel
import CatalogTestSupport
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing

/// Fixtures of another tool about references.
///
/// They are plain objects; here each of their values becomes a token.
@Suite("Fixtures about references", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ReferenceFixtureTests {
    private func load(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> Loaded {
        try Loaded(
            documents: names.enumerated().map { index, name in
                let url = SharedData.url("data/tokens/style-dictionary/\(name).json")
                let file = SourceFile(path: "\(["a", "b"][index]).json", bytes: Array(try Data(contentsOf: url)))
                return (file, tokens(in: try #require(RelaxedJSON.read(file), sourceLocation: sourceLocation)))
            })
    }

    private func tokens(in node: YAMLNode) -> YAMLNode {
        guard case .mapping(var mapping) = node.content else {
            let pair = YAMLMapping.Pair(key: Text("$value", at: node.range), value: node)
            return YAMLNode(.mapping(YAMLMapping([pair], isFlow: true)), at: node.range)
        }
        // Some of them have the keys of that tool's tokens, which are those of the format without '$'.
        if mapping["value"] != nil {
            for index in mapping.pairs.indices where !mapping.pairs[index].key.value.hasPrefix("$") {
                mapping.pairs[index].key.value = "$" + mapping.pairs[index].key.value
            }
            return YAMLNode(.mapping(mapping), at: node.range)
        }
        for index in mapping.pairs.indices { mapping.pairs[index].value = tokens(in: mapping.pairs[index].value) }
        return YAMLNode(.mapping(mapping), at: node.range)
    }

    @Test(arguments: [
        ("circular", "a → b → c → d → a"), ("circular_2", "a.b.c → j → a.b.c"), ("circular_3", "a.b → c.d.e → a.b"),
        ("circular_4", "a.b.c.d → e.f.g → h.i → a.b.c.d"), ("circular_5", "l → m → l"),
    ])
    func cyclesNameTheirMembers(_ name: String, _ members: String) throws {
        let loaded = try load(name)
        #expect(loaded.diagnostics.map(\.message) == ["circular tokens: \(members)"])
    }

    @Test func whatDoesNotExistIsNamed() throws {
        func dangling(_ name: String) throws -> [String] {
            try load(name).diagnostics.filter { $0.rule.id == "dangling-token-reference" }.map(\.message)
        }
        #expect(
            try dangling("non_existent") == [
                "unknown token 'bar'; did you mean 'baz'?", "unknown token 'a.b.d'; did you mean 'a.b.c'?",
            ])
        let several = try dangling("multiple_reference_errors")
        #expect(
            several == [
                "unknown token 'b.a'",
                "unknown token 'b.c'",
                "unknown token 'd'",
            ])
    }

    /// The path and resolved value of every token.
    private func values(_ loaded: Loaded) -> String {
        loaded.tokens.all.map { "\($0.path)=\($0.resolvedValue.compact)" }.joined(separator: " ")
    }

    @Test(arguments: [
        ("nested_pointers", "a=1 b=1 c=1 d=1 e=1"), ("nested_pointers_2", "a=1 b=1 c=1 d=1 e=1 f=1 g=1"),
        ("nested_pointers_4", "a.a.a=1 b.b.b=1 c.c.c=1 d.d.d=1 e.e.e=1 f.f.f=1 g.g.g=1"),
        ("nested_references", #"test="1" a.b.c=1 a.b.d=2 e.f.g=2 e.f.h=1 i=2"#),
        ("no_reference", "a=1 b.c=2 b.d.e=3 f=4"),
        ("array", #"a=1 b.c=2 d=[2,1] e=[{"a":1},{"a":2}]"#), ("simple", #"foo="bar" bar="bar""#),
        ("test/directory", "test.a.b=1"),
    ])
    func valuesAreThoseAtTheEndOfTheChain(_ name: String, _ values: String) throws {
        let loaded = try load(name)
        // The fixtures have no types.
        #expect(loaded.rules == ["missing-token-type"])
        #expect(self.values(loaded) == values)
    }

    @Test func aReferenceToAGroupIsNoAlias() throws {
        let loaded = try load("reference_type")
        #expect(
            loaded.diagnostics.filter { $0.rule.id != "missing-token-type" }.map(\.message) == [
                "'b' is a group, not a token"
            ])
        #expect(values(loaded) == #"a=1 b.c=2 d=1 e="{b}" f=[1,2,3] g=[1,2,3]"#)
    }

    @Test func laterFilesReplaceTokensOfEarlierOnes() throws {
        let shallow = try load("shallow/1", "shallow/2")
        #expect(values(shallow) == "a=2 b.a=1 b.c=2 c=[3,4] d.e.f.g=1 d.e.f.h=2")
        let collision = try load("token-collision-1", "token-collision-2")
        #expect(collision.rules == ["older-token-value"])
        #expect(collision.tokens["test"]?.value == "#ff0000")
        #expect(collision.tokens["test"]?.extensions == JSONObject())
        #expect(collision.tokens["test"]?.range.file.path == "b.json")
    }

    @Test func chainsOfTextsWithAliasesInThemAreNoCycles() throws {
        let loaded = try load("not_circular")
        #expect(loaded.rules == ["missing-token-type", "token-reference"])
        #expect(loaded.tokens.aliasChain(from: "prop4").map(\.path) == ["prop4", "prop3", "prop1"])
        #expect(loaded.value("prop4") == #""test1 value""#)
        #expect(loaded.value("prop8") == "5")
        #expect(loaded.diagnostics.count { $0.rule.id == "token-reference" } == 5)
        #expect(try load("nested_pointers_3").diagnostics.count { $0.rule.id == "token-reference" } == 6)
    }

    @Test func brokenFilesAreReportedWhereTheyBreak() throws {
        func findings(_ name: String) throws -> [String] {
            var found = Diagnostics()
            let url = SharedData.url("data/tokens/style-dictionary/\(name)")
            let file = SourceFile(path: "a.json", bytes: Array(try Data(contentsOf: url)))
            #expect(YAMLReader.read(file, diagnostics: &found) == nil)
            return found.sorted().lines
        }
        let broken = try findings("broken/broken.json")
        #expect(
            broken == [
                "2:3-10 error [json-syntax] the name 'invalid' must be in double quotes"
            ])
        let relaxed = try findings("shallow/3.json5")
        #expect(
            relaxed == [
                "2:2-8 error [json-syntax] the name 'json5A' must be in double quotes"
            ])
    }

    @Test func textWithAnAliasInItIsNoAlias() throws {
        let loaded = try load("interpolation")
        #expect(loaded.diagnostics.count { $0.rule.id == "token-reference" } == 6)
    }

    @Test func plainFilesOfThatToolAreExplained() throws {
        let folder = "data/tokens/style-dictionary"
        let loaded = try Loaded(
            urls: [
                SharedData.url("\(folder)/token-collision-1.json"), SharedData.url("\(folder)/token-collision-2.json"),
            ])
        // The values that were meant are read, and are those of a draft.
        #expect(loaded.rules == ["older-token-format", "older-token-value"])
        let color = ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000" }"##
        #expect(loaded.fixes == ["$value", "$type", "$value", color, "$type"])
    }
}

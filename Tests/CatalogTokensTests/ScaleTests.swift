import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Testing

/// Nothing here is timed; each ends in a value or a finding.
@Suite("Tokens in numbers")
struct ScaleTests {
    private static let file = SourceFile(path: "a.json", text: "{}")
    private static let range = file.range(ofBytes: 0..<2)
    /// The length of what is long.
    private static let count = Thoroughness.rounds(20_000, of: 100_000)

    private func text(_ text: String) -> YAMLNode {
        YAMLNode(.scalar(YAMLScalar(text, style: .doubleQuoted)), at: Self.range)
    }

    private func number(_ digits: String) -> YAMLNode {
        YAMLNode(.scalar(YAMLScalar(digits, style: .plain)), at: Self.range)
    }

    private func object(_ pairs: [(String, YAMLNode)]) -> YAMLNode {
        let pairs = pairs.map { YAMLMapping.Pair(key: Text($0.0, at: Self.range), value: $0.1) }
        return YAMLNode(.mapping(YAMLMapping(pairs, isFlow: true)), at: Self.range)
    }

    private var one: YAMLNode { object([("$type", text("number")), ("$value", number("1"))]) }

    @Test func aLongChainOfAliases() {
        let count = Self.count
        let links = (0..<count).map { ("t\($0)", object([("$value", text("{t\($0 + 1)}"))])) }
        let loaded = Loaded(documents: [(Self.file, object(links + [("t\(count)", one)]))])
        #expect(loaded.diagnostics.isEmpty)
        #expect(loaded.tokens.all.count == count + 1)
        #expect(loaded.tokens.all.allSatisfy { $0.resolvedValue == .number("1") && $0.type == "number" })
        #expect(loaded.tokens.aliasChain(from: "t0").count == count + 1)
    }

    @Test func aLongCycleOfAliases() throws {
        let count = Self.count
        let links = (0..<count).map { ("t\($0)", object([("$value", text("{t\(($0 + 1) % count)}"))])) }
        let loaded = Loaded(documents: [(Self.file, object(links))])
        let finding = try #require(loaded.diagnostics.first)
        let last = (count - 5..<count).map { "t\($0)" }
        #expect(loaded.diagnostics.count == 1)
        #expect(
            finding.message
                == "circular tokens: t0 → t1 → t2 → t3 → t4 → t5 → … \(count - 11) more … → \(last.joined(separator: " → ")) → t0"
        )
        // Of a long circle those members have a note that the message names.
        #expect(
            finding.notes.map(\.message)
                == (["t1", "t2", "t3", "t4", "t5"] + last).map {
                    "'\($0)' refers to the next one here"
                })
    }

    @Test func aChainOf20000GroupsThatExtend() {
        let count = 20_000
        let links = (0..<count).map { ("g\($0)", object([("$extends", text("{g\($0 + 1)}"))])) }
        let loaded = Loaded(documents: [(Self.file, object(links + [("g\(count)", object([("t", one)]))]))])
        #expect(loaded.diagnostics.isEmpty)
        #expect(loaded.tokens["g0.t"]?.resolvedValue == .number("1"))
    }

    @Test func aChainOf20000PointersThroughValues() {
        let count = 20_000
        let links = (0..<count).map { index in
            (
                "t\(index)",
                object([("$type", text("fontFamily")), ("$value", object([("$ref", text("#/t\(index + 1)/$value"))]))])
            )
        }
        let end = object([("$type", text("fontFamily")), ("$value", text("Inter"))])
        let loaded = Loaded(documents: [(Self.file, object(links + [("t\(count)", end)]))])
        #expect(loaded.diagnostics.isEmpty)
        #expect(loaded.tokens["t0"]?.resolvedValue == "Inter")
    }

    @Test func groupsNested10000DeepEndInAFinding() {
        var node = one
        for _ in 0..<10_000 { node = object([("g", node)]) }
        let loaded = Loaded(documents: [(Self.file, node)])
        #expect(
            loaded.findings == [
                "1:1-3 error [token-bounds] groups nest more than 1000 deep here; use fewer levels"
            ])
        #expect(loaded.tokens.groups.count == 1_000)
        // Takes it apart from the outside, because giving up so deep a value at once would exhaust the stack.
        while case .mapping(let mapping) = node.content, let inner = mapping.pairs.first?.value { node = inner }
    }

    @Test func groupsNested1000DeepAreRead() {
        var node = one
        for _ in 0..<1_000 { node = object([("g", node)]) }
        let loaded = Loaded(documents: [(Self.file, node)])
        #expect(loaded.diagnostics.isEmpty)
        #expect(loaded.tokens.all.first?.path.count == 1_999)
    }

    @Test func listsOfListsDoNotExplode() {
        let layers = (0..<64).map { index in
            let value = YAMLNode(
                .sequence(YAMLSequence([text("{t\(index + 1)}"), text("{t\(index + 1)}")], isFlow: true)),
                at: Self.range)
            return ("t\(index)", object([("$type", text("shadow")), ("$value", value)]))
        }
        let end = object([("$type", text("shadow")), ("$value", object([]))])
        let loaded = Loaded(documents: [(Self.file, object(layers + [("t64", end)]))])
        #expect(loaded.rules == ["incomplete-token-value", "token-bounds"])
    }

    @Test func groupsThatInheritWithoutEndStop() {
        let links = (1...40).map { index -> (String, YAMLNode) in
            let extends = object([("$extends", text("{g\(index - 1)}"))])
            return ("g\(index)", object([("a", extends), ("b", extends)]))
        }
        let loaded = Loaded(documents: [(Self.file, object([("g0", object([("t", one)]))] + links))])
        #expect(loaded.rules == ["token-bounds"])
    }

    @Test func listsDoNotNestWithoutEnd() {
        let layers = (0..<10_000).map { index in
            let value = YAMLNode(.sequence(YAMLSequence([text("{t\(index + 1)}")], isFlow: true)), at: Self.range)
            return ("t\(index)", object([("$type", text("shadow")), ("$value", value)]))
        }
        let end = object([("$type", text("shadow")), ("$value", object([]))])
        let loaded = Loaded(documents: [(Self.file, object(layers + [("t10000", end)]))])
        #expect(loaded.rules == ["incomplete-token-value", "token-bounds"])
    }
}

import CatalogModel
import CatalogTestSupport
import CatalogSync
import Testing

@Suite("Sources of a catalog")
struct SourceTests {
    @Test("Sources that are broken, empty or of another kind are errors, never agreement")
    func broken() async throws {
        let broken = [
            "": "empty-file", "{": "json-syntax", "[]": "no-symbol-graph", "{}": "no-symbol-graph",
            #"{ "module": { "name": "Kit" }, "symbols": [] }"#: "empty-symbol-graph",
            #"{ "module": { "name": "Kit" }, "symbols": [{ "kind": {} }], "relationships": [] }"#: "unread-symbol",
            #"{ "schemaVersion": "1.0.0", "modules": [] }"#: "no-symbol-graph",
        ]
        for (text, rule) in broken {
            let verification = try await Kit.verify(["Kit.symbols.json": text])
            let errors = verification.diagnostics.all.filter { $0.severity == .error }
            #expect(errors.contains { $0.rule.id == rule }, "\(text): \(errors.map(\.testDescription))")
            #expect(verification.drifts.isEmpty)
            #expect(verification.coverage.pairs == 0)
        }
    }

    @Test("Symbols of unknown kinds are reported, and symbols that callers cannot name are skipped")
    func kinds() async throws {
        func graph(_ kind: String) -> String {
            """
            { "module": { "name": "Kit" }, "relationships": [], "symbols": [
              { "kind": { "identifier": "swift.struct" }, "identifier": { "precise": "s:B" }, "pathComponents": ["B"] },
              { "kind": { "identifier": "swift.\(kind)" }, "identifier": { "precise": "s:C" }, "pathComponents": ["B", "c"] }
            ] }
            """
        }
        for (kind, count) in ["union": 1, "property": 0, "deinit": 0, "snippet": 0, "module": 0] {
            let verification = try await Kit.verify(["Kit.symbols.json": graph(kind)])
            let found = verification.diagnostics.all.filter { $0.rule.id == "unread-symbol" }
            #expect(
                found.map { "\($0.range?.start.line ?? 0) \($0.message.prefix { $0 != "," })" }
                    == Array(
                        repeating: "3 'B.c' has the unknown kind of declaration 'swift.union'", count: count))
        }
    }

    @Test("Truncated sources are errors", .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func truncated() async throws {
        let graphs = try SwiftModule.symbolGraphs(of: ["Kit.swift": Kit.code])
        let text = try #require(graphs["Kit.symbols.json"])
        for part in 1..<20 {
            let cut = String(decoding: Array(text.utf8).prefix(text.utf8.count * part / 20), as: UTF8.self)
            let verification = try await Kit.verify(["Kit.symbols.json": cut])
            #expect(verification.diagnostics.hasErrors, "\(part)")
        }
    }

    @Test(
        "A source must share as many types with entries as its floor states, and at least one",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func floor() async throws {
        let graphs = try SwiftModule.symbolGraphs(of: ["Kit.swift": Kit.code])
        let enough = try await Kit.verify(graphs, source: "symbolGraphs: graphs, floor: 7")
        #expect(!enough.diagnostics.hasErrors)
        let short = try await Kit.verify(graphs, source: "symbolGraphs: graphs, floor: 8")
        #expect(short.diagnostics.all.filter { $0.severity == .error }.map(\.rule.id) == ["too-few-pairs"])
        let none = try await Kit.verify(graphs, source: "symbolGraphs: graphs, implementations: swiftui")
        #expect(none.coverage.pairs == 0)
        #expect(
            none.diagnostics.all.filter { $0.severity == .error }.map(\.message) == [
                "0 of the 8 types that the code declares are in entries, fewer than the floor of 1; entries are matched by "
                    + "implementations called 'swiftui', and types by their names, 'symbol' and 'prefixes'"
            ])
    }

    @Test(
        "Types are paired by symbols and prefixes, and ignored types are omitted",
        .enabled(if: SwiftModule.judge.isPresent, "\(SwiftModule.judge.reason)"))
    func pairing() async throws {
        let code = Kit.code.replacing("Button", with: "DSButton").replacing("Panel", with: "SidePanel")
        let entries = Kit.entries.mapValues {
            $0.replacing("kind: class", with: "kind: class\n        symbol: SidePanel")
        }
        let verification = try await Kit.verify(
            code, entries: entries, source: "symbolGraphs: graphs, prefixes: [DS], ignore: { Styl*: A marker. }")
        #expect(verification.diagnostics.all.map(\.testDescription) == [])
        let ignoring = try await Kit.verify(
            code.replacing("isOpen: Bool", with: "isOpen: Int").replacing("Int = false", with: "Int = 0"),
            entries: entries,
            source:
                "symbolGraphs: graphs, prefixes: [DS], ignore: { Stylable: A marker., Panel.isOpen: Soon., Nope: Old. }"
        )
        #expect(ignoring.diagnostics.all.map(\.rule.id) == ["unused-ignore"])
    }
}

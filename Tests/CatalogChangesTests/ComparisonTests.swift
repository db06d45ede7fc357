import CatalogLoading
import CatalogModel
import CatalogTestSupport
import SourceCode
import Foundation
import Testing
import TrialCatalogs

@testable import CatalogChanges

@Suite("Comparing catalogs")
struct ComparisonTests {
    private func catalog(_ entry: String, _ more: String = "", id: String = "thing") -> [String: String] {
        [
            "catalog.yaml": "format: 1\nname: Example\n\(more)",
            "components/\(id).yaml": "id: \(id)\ntitle: Thing\nsummary: A thing.\n\(entry)",
        ]
    }

    private func changes(_ old: [String: String], _ new: [String: String]) async throws -> [Change] {
        CatalogDifference(from: try await registry(old), to: try await registry(new)).changes
    }

    @Test("Catalogs that differ only in indents, order, comments, quotes and folders have no changes")
    func invariance() async throws {
        let old = catalog(
            """
            states: { on: Is on., off: Is off. }
            tags: [a, b]
            implementations:
              swiftui:
                types:
                  Thing:
                    kind: class
                    properties: { a: Int, b: { type: String, description: Says it., default: '"x"' } }
                    methods: { run: [{ parameters: { a: Int } }, { parameters: { b: Int } }] }
            """)
        var new = catalog("")
        new["components/deep/thing.yaml"] = """
            # The same thing.
            title: "Thing"
            id: thing
            implementations:
                swiftui:
                    types:
                        Thing:
                            methods: { run: [{ parameters: { b: Int } }, { parameters: { a: Int } }] }
                            properties:
                                b:
                                    default: "\\"x\\""
                                    type: String   # text
                                    description: >
                                        Says
                                        it.
                                a: Int
                            kind: class
            tags: [b, a]
            states:
                off: Is off.
                on: >-
                    Is
                    on.
            summary: A thing.
            """
        new["components/thing.yaml"] = nil
        #expect(try await changes(old, new).map(\.message) == [])
    }

    @Test(
        "A trial catalog and a reformatted copy of it have no changes",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), arguments: TrialCatalog.allCases)
    func trial(catalog: TrialCatalog) async throws {
        let one = try await registry(catalog.files())
        let other = try await registry(catalog.rewrittenFiles())
        #expect(CatalogDifference(from: one, to: other).changes.prefix(10).map(\.message) == [])
    }

    @Test(
        "A default in another spelling does not count as a change",
        arguments: [
            ("react", "component", "string", "'''a'''", "'\"a\"'"),
            ("react", "component", "'number[]'", "'[1,2]'", "'[1, 2]'"),
            ("react", "component", "number", "0xFF", "255"), ("react", "component", "number", "1_000", "1000"),
            ("swiftui", "struct", "'Int?'", "nil", ".none"), ("swiftui", "struct", "Kind", ".default", "Kind.default"),
            ("compose", "composable", "Kind", "Kind.Default", "Default"),
        ])
    func equalDefaults(platform: String, kind: String, type: String, old: String, new: String) async throws {
        func entry(_ value: String) -> [String: String] {
            let property = "{ a: { type: \(type), default: \(value) } }"
            return catalog(
                "implementations: { \(platform): { types: { Thing: { kind: \(kind), properties: \(property) } } } }")
        }
        #expect(try await changes(entry(old), entry(new)).map(\.message) == [])
        #expect(try await changes(entry(old), entry("other")).map(\.rule.id) == ["default-changed"])
    }

    @Test(
        "A type in another spelling is a safe change",
        arguments: [
            ("ReadonlyArray<string>", "readonly string[]"), ("boolean | undefined", "boolean"),
            ("'a' | \"b\"", "\"b\" | 'a'"), ("null | T", "T | null"),
        ])
    func equalTypes(old: String, new: String) async throws {
        func entry(_ type: String) -> [String: String] {
            let quoted = "'" + type.replacing("'", with: "''") + "'"
            return catalog(
                "implementations: { react: { types: { Thing: { kind: component, properties: { a: \(quoted) } } } } }")
        }
        #expect(try await changes(entry(old), entry(new)).map(\.rule.id) == ["property-type-respelled"])
        #expect(try await changes(entry(new), entry(old)).map(\.rule.id) == ["property-type-respelled"])
    }

    @Test("A style in another spelling does not count as a change")
    func equalStyles() async throws {
        func entry(_ value: String) -> [String: String] {
            let style = "{ --a: { default: \(value) } }"
            return catalog(
                "implementations: { web: { types: { ds-a: { kind: element, cssProperties: \(style) } } } }")
        }
        #expect(try await changes(entry("'''Inter'''"), entry("'\"Inter\"'")).map(\.message) == [])
        #expect(try await changes(entry("1.0px"), entry("1px")).map(\.message) == [])
        #expect(try await changes(entry("'#FFF'"), entry("'#fff'")).map(\.message) == [])
        #expect(try await changes(entry("1px"), entry("1em")).map(\.rule.id) == ["css-default-changed"])
    }

    @Test("A removed and an added member stay two changes, with a hint about a possible rename")
    func lookalike() async throws {
        let found = try await changes(catalog("states: { on: Is on. }"), catalog("states: { active: Is on. }"))
        #expect(found.map(\.rule.id) == ["state-removed", "state-added"])
        #expect(found.first?.message == "state 'on' is gone: perhaps renamed" || found.first?.lookalike == "active")
    }

    @Test("The content of a renamed entry is compared, and an unused declared rename is reported")
    func rename() async throws {
        let old = catalog("states: { on: Is on., off: Is off. }")
        let new = catalog(
            "states: { on: Is on. }", "changes: { renamed: { thing: gadget, other: none } }", id: "gadget")
        let difference = CatalogDifference(from: try await registry(old), to: try await registry(new))
        #expect(difference.changes.map(\.rule.id) == ["component-renamed", "state-removed"])
        #expect(difference.deadRenames.map(\.value) == ["other"])
    }

    @Test("A rename is one change, without changes for the references that follow it")
    func followedRenames() async throws {
        func entry(
            _ size: String, _ type: String, _ small: String, _ state: String, _ first: String,
            _ link: String
        ) -> String {
            """
            related: \(link)
            description: See [that](entry:\(link)).
            usage: { alternatives: \(link) }
            anatomy: { end: { title: End, entry: \(link) } }
            states: { \(state): { when: "\(size) = large", description: Is on. }, off: { description: Is off., overrides: \(state) } }
            tokens: { color.a: { title: A, state: \(state) } }
            exclusions: { combination: { state: [\(state), off] } }
            implementations:
              swiftui:
                dependencies: { composes: \(link) }
                types:
                  Thing:
                    kind: view
                    properties:
                      \(size): { type: '[\(type)]', default: '[.\(small)]' }
                      title: { type: String, requiredUnless: \(size) }
                    configuration: [\(size), title]
                    methods: { run: { parameters: { second: String, \(first): Int } } }
                  \(type): { kind: enum, cases: { \(small): S, large: L } }
            """
        }
        let swift = "thing/implementations/swiftui/types"
        let renamed = """
            changes:
              renamed:
                \(swift)/Thing/properties/size: extent
                \(swift)/Size: Extent
                \(swift)/Size/cases/small: tiny
                \(swift)/Thing/methods/run/parameters/first: start
                thing/states/on: active
                link: anchor
            """
        var old = catalog(entry("size", "Size", "small", "on", "first", "link"))
        var new = catalog(entry("extent", "Extent", "tiny", "active", "start", "anchor"), renamed)
        old["components/link.yaml"] = "id: link\ntitle: Link\nsummary: A link."
        new["components/anchor.yaml"] = "id: anchor\ntitle: Link\nsummary: A link."
        let difference = CatalogDifference(from: try await registry(old), to: try await registry(new))
        #expect(
            difference.changes.map(\.rule.id).sorted() == [
                "case-renamed", "component-renamed", "parameter-renamed", "property-renamed",
                "state-renamed",
                "type-renamed",
            ], "\(difference.changes.map(\.message))")
        #expect(difference.deadRenames.isEmpty)
        // The new name of one thing is no excuse for another word.
        new["components/thing.yaml"]?.replace("[.tiny]", with: "[.large]")
        new["components/thing.yaml"]?.replace("state: active }", with: "state: off }")
        let more = CatalogDifference(from: try await registry(old), to: try await registry(new)).changes
        #expect(Set(more.map(\.rule.id)).isSuperset(of: ["default-changed", "token-state-changed"]))
        #expect(more.count == difference.changes.count + 2)
    }

    /// Changes that tools for one language classify incorrectly or do not report.
    @Test(
        "A single change of a Swift type is reported with its rule and its effect on callers",
        arguments: [
            ("properties: { a: Int }", "properties: { a: Int, b: Int }", "safe property-added"),
            ("properties: { a: Int, b: Int }", "properties: { a: Int }", "breaking property-removed"),
            (
                "methods: { run: {} }", "methods: { run: { parameters: { a: { type: Int, default: 1 } } } }",
                "safe parameter-added"
            ),
            (
                "methods: { run: { parameters: { a: Int } } }", "methods: { run: { parameters: { a: 'Int?' } } }",
                "safe parameter-type-widened"
            ),
            (
                "methods: { run: { returns: Int } }", "methods: { run: { returns: 'Int?' } }",
                "breaking result-yields-more"
            ),
            (
                "properties: { a: { type: Int, default: 1 } }", "properties: { a: { type: Int, default: 2 } }",
                "dangerous default-changed"
            ),
            (
                "properties: { a: Int }", "properties: { a: { type: Int, deprecated: { message: Use b. } } }",
                "safe deprecated"
            ),
            ("methods: { run: {} }", "methods: { run: { throws: {} } }", "breaking throws-added"),
            ("conforms: Equatable", "", "breaking conformance-removed"),
            (
                "methods: { run: { parameters: { a: Int } } }",
                "methods: { run: { parameters: { a: { type: Int, label: with } } } }", "breaking parameter-renamed"
            ),
        ])
    func tenChanges(old: String, new: String, expected: String) async throws {
        func entry(_ keys: String) -> [String: String] {
            catalog("implementations: { swift: { types: { T: { kind: class\(keys.isEmpty ? "" : ", " + keys) } } } }")
        }
        let found = try await changes(entry(old), entry(new)).map { "\($0.rule.effect.rawValue) \($0.rule.id)" }
        #expect(found == [expected])
    }

    @Test("Alternative types are compared as a type")
    func alternatives() async throws {
        func entry(_ type: String) -> [String: String] {
            catalog("implementations: { react: { types: { T: { kind: component, properties: { a: { \(type) } } } } } }")
        }
        let both = "either: [string, number]"
        #expect(try await changes(entry(both), entry("either: [string]")).map(\.rule.id) == ["property-type-narrowed"])
        #expect(try await changes(entry("type: string"), entry(both)).map(\.rule.id) == ["property-type-widened"])
        #expect(
            try await changes(entry(both), entry("type: number | string")).map(\.rule.id) == ["property-type-respelled"]
        )
    }

    @Test("A change has the location in both catalogs")
    func locations() async throws {
        let change = try #require(try await changes(catalog("category: A"), catalog("tags: a\ncategory: B")).first)
        #expect(change.rule.id == "category-changed")
        #expect(change.old?.range?.start == SourcePosition(line: 4, column: 11))
        #expect(change.new?.range?.start == SourcePosition(line: 5, column: 11))
        #expect(change.address == "thing/category")
    }

    @Test(
        "Types of a language are compared by their subtype relations",
        arguments: [
            ("swift", "Int", "Int?", "wider"), ("swift", "Int?", "Int", "narrower"),
            ("swift", "Int", "Double", "different"),
            ("swift", "[Int]", "Array<Int>", "respelled"), ("swift", "[ Int ]", "[Int]", "respelled"),
            ("swift", "(Int?) -> Int", "(Int) -> Int?", "wider"),
            ("swift", "(Int) -> Int", "(Int?) -> Int", "narrower"),
            ("swift", "View", "some View", "different"), ("swift", "Int!", "Int?", "different"),
            ("swift", "Binding<Int>", "Binding<Int?>", "different"), ("swift", "Int", "Any", "wider"),
            ("swift", "Int?", "Any", "different"), ("swift", "() -> Void", "() throws -> Void", "wider"),
            ("typescript", "'a'", "'a' | 'b'", "wider"), ("typescript", "'a' | 'b'", "'b' | 'a'", "respelled"),
            ("typescript", "'a'", "string", "wider"), ("typescript", "string", "unknown", "wider"),
            ("typescript", "string | undefined", "string", "narrower"),
            ("typescript", "string[]", "Array<string>", "respelled"),
            ("typescript", "() => void", "(a: string) => void", "wider"),
            ("typescript", "{ a: string }", "{ a: string; b: string }", "narrower"),
            ("kotlin", "String", "String?", "wider"), ("kotlin", "List<String>", "List<String?>", "wider"),
        ])
    func relations(language: String, old: String, new: String, expected: String) {
        #expect("\(TypeRelation.of(old, to: new, in: .named(language)))" == expected)
    }
}

@Suite("Deprecation windows")
struct DeprecationTests {
    private func findings(_ old: String, _ new: String, version: String = "2.0") async throws -> [String] {
        func catalog(_ members: String, _ version: String) -> [String: String] {
            [
                "catalog.yaml": "{ format: 1, name: Example, version: \(version) }",
                "components/thing.yaml":
                    "{ id: thing, title: Thing, summary: A., implementations: { swiftui: { types: { T: { kind: class, properties: { z: Int\(members) } } } } } }",
            ]
        }
        let report = ChangeReport(
            from: try await registry(catalog(old, "1.0")), named: "old", to: try await registry(catalog(new, version)),
            named: "new")
        return report.findings.map { "\($0.rule.id) \($0.range.map { String($0.start.column) } ?? "")" }
    }

    @Test("Deprecation windows apply to tokens in token files")
    func tokens() async throws {
        func catalog(_ tokens: String, _ version: String) -> [String: String] {
            [
                "catalog.yaml": "{ format: 1, name: Example, version: \(version), tokens: a.tokens.json }",
                "components/thing.yaml": "{ id: thing, title: Thing, summary: A. }",
                "a.tokens.json": #"{ "$type": "number", "z": { "$value": 1 }\#(tokens) }"#,
            ]
        }
        func rules(_ old: String, _ new: String) async throws -> [String] {
            ChangeReport(
                from: try await registry(catalog(old, "1.0")), named: "old",
                to: try await registry(catalog(new, "2.0")), named: "new"
            ).findings.map(\.rule.id)
        }
        func token(_ details: String) -> String {
            #", "a": { "$value": 1, "$deprecated": true, "$extensions": { "component-catalog": { "deprecated": { \#(details) } } } }"#
        }
        #expect(try await rules(#", "a": { "$value": 1 }"#, "") == ["unannounced-removal"])
        #expect(try await rules(#", "a": { "$value": 1, "$deprecated": true }"#, "") == [])
        #expect(try await rules(token(#""removal": "3.0""#), "") == ["early-removal"])
        let late = token(#""removal": "2.0""#)
        #expect(try await rules(late, late) == ["overdue-removal"])
        let chained = token(#""replacements": "b""#) + #", "b": { "$value": 2, "$deprecated": true }"#
        #expect(try await rules(chained, chained) == ["deprecated-replacement"])
    }

    @Test("Deprecation windows that end early, are missing, lead to a deprecated member or are over are reported")
    func windows() async throws {
        let gone = try await findings(", a: Int", "")
        #expect(gone == ["unannounced-removal 120"])
        #expect(
            try await findings(", a: { type: Int, deprecated: { removal: 3.0 } }", "").map { $0.prefix(13) } == [
                "early-removal"
            ])
        #expect(try await findings(", a: { type: Int, deprecated: { removal: 2.0 } }", "") == [])
        #expect(try await findings(", a: { type: Int, deprecated: Gone soon. }", "") == [])
        let old = ", a: { type: Int, deprecated: { removal: 2.0 } }"
        #expect(try await findings(old, old).map { $0.prefix(15) } == ["overdue-removal"])
        #expect(try await findings(old, old, version: "2.0-rc.1") == [])
        let chained =
            ", a: { type: Int, deprecated: { replacements: b } }, b: { type: Int, deprecated: { replacements: z } }"
        #expect(try await findings(chained, chained).map { $0.prefix(22) } == ["deprecated-replacement"])
    }
}

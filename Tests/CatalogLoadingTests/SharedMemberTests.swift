import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogLoading

/// Members that a type or an entry has from others.
@Suite("Shared members")
struct SharedMemberTests {
    private static let pressable = Snippet.entry(
        "pressable",
        """
        kind: mixin
        properties:
          isDisabled: { type: Bool, default: false, description: Takes no presses. }
          secret: { type: Bool, visibility: private }
        events: { press: When it is pressed. }
        implementations:
          web:
            types:
              Pressable:
                kind: mixin
                methods: { press: Presses it. }
                cssProperties: { --press: { default: 1px } }
        """)

    private static func web(_ type: String) -> String { "implementations: { web: { types: { Box: \(type) } } }" }

    private static func type(_ entries: [String: String]) async throws -> TypeDeclaration {
        let loaded = await Snippet.load(entries)
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let registry = try #require(loaded.registry)
        let component = try #require(registry.components.first { $0.id.rawValue == "box" })
        return try #require(component.entry.implementations?["web"]?.types?["Box"])
    }

    private static func findings(_ entries: [String: String]) async -> [String] {
        await Snippet.load(entries).diagnostics.map { "\($0.rule.id): \($0.message)" }
    }

    @Test("Members of an included entry are added and marked with their origin")
    func includedEntry() async throws {
        let box = Snippet.entry(
            "box",
            Self.web(
                "{ kind: class, includes: pressable, properties: { isDisabled: { default: true }, label: string } }"))
        let type = try await Self.type(["box": box, "pressable": Self.pressable])
        #expect(type.properties?.names == ["isDisabled", "label"])
        let disabled = try #require(type.properties?["isDisabled"])
        // Each key counts that is stated here; the rest comes from there.
        #expect(disabled.default?.value == "true")
        #expect(disabled.type?.value == "Bool")
        #expect(disabled.named.description?.plainText == "Takes no presses.")
        #expect(disabled.inheritedFrom == nil)
        #expect(type.events?.names == ["press"])
        #expect(type.events?["press"]?.inheritedFrom?.value == "pressable")
        #expect(type.methods?["press"]?.first?.inheritedFrom?.value == "Pressable")
        #expect(type.cssProperties?["--press"]?.inheritedFrom?.value == "Pressable")
    }

    @Test("Shared members are chosen by name")
    func chosen() async throws {
        let only = Snippet.entry(
            "box",
            Self.web(
                "{ kind: class, includes: { entry: pressable, only: [press, isDisabled], without: [isDisabled] } }"))
        let type = try await Self.type(["box": only, "pressable": Self.pressable])
        #expect(type.memberNames == ["press", "press"])
    }

    @Test("Shared members are added to the entry itself for all implementations")
    func entry() async throws {
        let box = Snippet.entry("box", "includes: pressable\nproperties: { label: string }")
        let registry = try #require(await Snippet.load(["box": box, "pressable": Self.pressable]).registry)
        let entry = try #require(registry.components.first { $0.id.rawValue == "box" }?.entry)
        #expect(entry.properties?.names == ["label", "isDisabled"])
        #expect(entry.events?.names == ["press"])
    }

    @Test("Shared members come from described supertypes and mixins over several steps")
    func supertypes() async throws {
        let base = Snippet.entry(
            "base",
            """
            implementations:
              web:
                types:
                  Root: { kind: class, properties: { id: string }, initializers: [{ parameters: [id] }] }
                  Middle: { kind: class, inherits: Root, methods: { show: Shows it. } }
                  Box: { kind: class, module: elsewhere }
            """)
        let box = Snippet.entry(
            "box", Self.web("{ kind: class, inherits: 'Middle<Item>', mixins: [Unknown], module: here }"))
        let type = try await Self.type(["base": base, "box": box])
        #expect(type.properties?["id"]?.inheritedFrom?.value == "Root")
        #expect(type.methods?["show"]?.first?.inheritedFrom?.value == "Middle")
        #expect(type.initializers == nil)
    }

    @Test("A type does not inherit from a namesake of another module")
    func namesake() async throws {
        let box = Snippet.entry("box", Self.web("{ kind: class, inherits: Box, properties: { a: string } }"))
        let type = try await Self.type(["box": box])
        #expect(type.memberNames == ["a"])
    }

    @Test("Members from two entries are reported unless the type redefines them")
    func collision() async {
        let other = Snippet.entry("other", "events: { press: When it is pushed. }")
        func findings(_ type: String) async -> [String] {
            await Self.findings(
                ["box": Snippet.entry("box", Self.web(type)), "pressable": Self.pressable, "other": other])
        }
        #expect(
            await findings("{ kind: class, includes: [other, pressable] }") == [
                "included-member: both 'other' and 'pressable' have a member 'press'; leave one out with "
                    + "'without: [press]', or describe it here"
            ])
        #expect(await findings("{ kind: class, includes: [other, pressable], events: [press] }") == [])
    }

    @Test(
        "Unknown shared members are reported",
        arguments: [
            (
                "{ entry: pressable, without: [isDisable] }",
                ["included-member: the entry 'pressable' has no member 'isDisable'; did you mean 'isDisabled'?"]
            ),
            (
                "{ entry: pressable, type: Presable }",
                ["unknown-type: the entry 'pressable' has no type 'Presable'; did you mean 'Pressable'?"]
            ),
            ("presable", ["unknown-entry: unknown entry 'presable'; did you mean 'pressable'?"]),
        ])
    func unknown(inclusion: String, expected: [String]) async {
        let box = Snippet.entry("box", Self.web("{ kind: class, includes: \(inclusion) }"))
        #expect(await Self.findings(["box": box, "pressable": Self.pressable]) == expected)
    }

    @Test("Circular includes are reported")
    func circle() async {
        let first = Snippet.entry("box", Self.web("{ kind: class, includes: other, properties: { a: string } }"))
        let second = Snippet.entry(
            "other",
            "implementations: { web: { types: { Other: { inherits: Box, properties: { b: string } } } } }")
        let findings = await Self.findings(["box": first, "other": second])
        #expect(
            findings
                == ["Box", "Other"].map {
                    "circular-type: '\($0)' inherits or includes its own members; remove one of the supertypes or inclusions"
                })
    }

    @Test("Shared members beyond the limit of a catalog are a finding")
    func bounds() async {
        let count = 300
        let types = (0..<count).map { "      T\($0): { inherits: T\($0 + 1), properties: { p\($0): A } }\n" }.joined()
        let chain = Snippet.entry("chain", "implementations:\n  web:\n    types:\n" + types)
        let loaded = await Snippet.load(["chain": chain])
        #expect(loaded.diagnostics.allSatisfy { $0.rule == LinkRules.includedMember })
        #expect(loaded.diagnostics.isEmpty == false)
        // 100,000 and 25 for each of the 400 that are stated: 275 heirs.
        let wide = (0..<400).map { "        p\($0): A\n" }.joined()
        let heirs = (0..<400).map { "      H\($0): { inherits: Wide }\n" }.joined()
        let fan = Snippet.entry(
            "fan", "implementations:\n  web:\n    types:\n      Wide:\n       properties:\n\(wide)\(heirs)")
        let fanned = await Snippet.load(["fan": fan])
        #expect(fanned.diagnostics.contains { $0.message.hasPrefix("'H275' has too many members") })
        #expect(!fanned.diagnostics.contains { $0.message.hasPrefix("'H274' has too many members") })
    }

    @Test("Members of one entry can be included in two parts, each with its own choice")
    func twoParts() async throws {
        let box = Snippet.entry(
            "box",
            Self.web(
                "{ kind: class, includes: [{ entry: pressable, only: [isDisabled] }, { entry: pressable, only: [--press] }] }"
            ))
        let type = try await Self.type(["box": box, "pressable": Self.pressable])
        #expect(type.memberNames == ["isDisabled", "--press"])
    }

    /// Would take hours if each unknown name were compared with all existing ones.
    @Test("Many wrong names of shared members are reported among many members")
    func manyUnknown() async {
        let count = 5_000
        let events = (0..<count).map { "  event\($0): An event.\n" }.joined()
        let without = (0..<count).map { "none\($0)" }.joined(separator: ", ")
        let other = Snippet.entry("other", "events:\n\(events)")
        let box = Snippet.entry("box", "includes: { entry: other, without: [\(without)] }")
        let findings = await Self.findings(["box": box, "other": other])
        #expect(findings.count == 101)
    }
}

import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Testing

@Suite("Visibility filters")
struct DisclosureTests {
    private static let usual = Disclosure(.records, visibilities: [.public, .protected])

    private static func registry(
        _ entries: [String: String], files: [String: String] = [:], catalog: String = "format: 1\nname: Test",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ComponentRegistry {
        let loaded = await Snippet.load(
            entries.reduce(into: [:]) { $0[$1.key] = Snippet.entry($1.key, $1.value) }, files: files, catalog: catalog)
        #expect(
            loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription) == [],
            sourceLocation: sourceLocation)
        return try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    @Test("A filter without effect returns the unchanged registry")
    func shared() async throws {
        let registry = try await Self.registry([
            "box": "states: { on: { visibility: protected } }\nproperties: { a: Int }", "lid": "related: box",
        ])
        let told = await registry.disclosed(Self.usual)
        #expect(told.unabridged == nil)
        for (component, same) in zip(told.components, registry.components) { #expect(component === same) }
    }

    @Test("A filter omits hidden records of every kind with their content")
    func records() async throws {
        let registry = try await Self.registry([
            "box": """
            properties: { shown: Int, hidden-shared: { type: Int, visibility: internal } }
            states: { on: {}, hidden-state: { visibility: private } }
            anatomy: { lid: { parts: { hidden-part: { visibility: internal } } } }
            variants: { size: { values: { s: {}, hidden-value: { visibility: private } } } }
            tokens:
              box.color: { default: "#fff" }
              hidden.color: { visibility: private, default: "#000" }
            strings: { open: { text: Open }, hidden-string: { text: x, visibility: internal } }
            implementations:
              web:
                types:
                  ds-box:
                    kind: element
                    configuration: [hidden-property, open]
                    properties:
                      open: { type: boolean }
                      shape: { type: object, properties: { hidden-nested: { type: x, visibility: private } } }
                      hidden-property: { type: x, visibility: private }
                      guarded: { type: x, visibility: protected }
                    initializers:
                      - parameters: { open: boolean }
                      - { visibility: private, parameters: { hidden-parameter: x } }
                    methods:
                      close: [{}, { visibility: internal, parameters: { hidden-overload: x } }]
                      hidden-method: { visibility: private }
                    events: { hidden-event: { visibility: private } }
                    slots: { "": {}, hidden-slot: { visibility: internal } }
                    cssParts: { panel: {}, hidden-css-part: { visibility: internal } }
                    cssStates: { hidden-css-state: { visibility: internal } }
                    cssProperties: { --hidden-css: { visibility: private } }
                  hidden-type: { kind: enum, cases: { hidden-case: {} }, visibility: internal }
                functions: { hidden-function: { visibility: private } }
                variables: { hidden-variable: { type: x, visibility: private } }
              hidden-platform: { visibility: internal, types: { hidden-inner: { kind: class } } }
            """
        ])
        let told = await registry.disclosed(Self.usual)
        let dump = RegistryDump.json(told).compact
        #expect(dump.matches(of: /hidden[\w.-]*/).map { String($0.output) } == [])
        for name in ["shown", "guarded", "\"lid\"", "\"panel\"", "box.color", "\"close\"", "\"shape\""] {
            #expect(dump.contains(name), "\(name)")
        }
        // What had only hidden records is not said to have none.
        #expect(told.components[0].entry.implementations?["web"]?.types?["ds-box"]?.events == nil)
        #expect(told.components[0].tokens.map(\.path) == ["box.color"])
        #expect(RegistryDump.json(told.unabridged ?? told) == RegistryDump.json(registry))
        #expect(RegistryDump.json(registry).compact.contains("hidden-case"))
    }

    @Test("A filter keeps public records and the visibilities that an output requests")
    func asked() async throws {
        let registry = try await Self.registry([
            "box":
                "states: { a: {}, b: { visibility: protected }, c: { visibility: internal }, d: { visibility: private } }"
        ])
        func states(_ visibilities: Set<Visibility>) async -> [String] {
            await registry.disclosed(Disclosure(.records, visibilities: visibilities)).components[0].entry.facets.states
                .orEmpty()
                .names
        }
        #expect(await states([.public, .protected]) == ["a", "b"])
        #expect(await states([.internal]) == ["a", "c"])
        #expect(await states([]) == ["a"])
        #expect(await states(Set(Visibility.allCases)) == ["a", "b", "c", "d"])
        #expect(
            await registry.disclosed(Disclosure(.records, visibilities: Set(Visibility.allCases))).unabridged == nil)
        #expect(await registry.disclosed(Disclosure(.entries, visibilities: [])).unabridged == nil)
    }

    @Test("A filter removes every trace of a hidden entry and shares all others")
    func entries() async throws {
        let registry = try await Self.registry(
            [
                "secret": """
                visibility: internal
                figures: [{ file: secret.png, alt: S }, { file: both.png, alt: B }]
                related: [box, plain]
                tokens: { base.gap: {} }
                implementations: { web: { types: { ds-secret: { kind: element, properties: { a: { type: Int } } } } } }
                """,
                "box": """
                description: "See [the *secret* one](entry:secret) and [plain](entry:plain)."
                figures: { file: both.png, alt: B }
                related: [secret, plain]
                usage: { alternatives: [{ entry: secret, when: Never. }] }
                anatomy: { lid: { entry: secret, parts: { knob: { entry: plain } } } }
                properties: { inner: { type: Inner, entry: secret } }
                dependencies: { composes: [secret] }
                implementations: { web: { types: { ds-secret: { from: secret } } } }
                """,
                "plain": "related: { entry: box }",
                "far": "states: on",
                "guide": """
                kind: guide
                covers: [secret, box]
                sections:
                  - { title: Of both, description: B., applies: [secret, box] }
                  - { title: Of secret, description: S., applies: secret }
                """,
            ],
            files: ["components/secret.png": "s", "components/both.png": "b", "base.tokens.json": Self.tokens],
            catalog: "format: 1\nname: Test\ndescription: \"[S](entry:secret)\"\ntokens: base.tokens.json")
        let told = await registry.disclosed(Self.usual)
        #expect(told.components.map(\.id.rawValue) == ["box", "far", "guide", "plain"])
        #expect(told["secret"] == nil && told.unabridged?["secret"] != nil)
        let far = try #require(told["far"])
        #expect(far === registry["far"])
        let box = try #require(told["box"])
        #expect(box.references.map(\.rawValue) == ["plain"])
        #expect(box.referrers.map(\.rawValue) == ["guide", "plain"])
        #expect(box.entry.related?.compactMap { $0.entry?.value.rawValue } == ["plain"])
        #expect(box.entry.facets.usage?.alternatives == nil)
        #expect(box.entry.facets.anatomy?["lid"]?.entry == nil)
        #expect(box.entry.facets.anatomy?["lid"]?.parts?["knob"]?.entry?.value.rawValue == "plain")
        #expect(box.entry.properties?["inner"]?.type?.value == "Inner")
        #expect(box.entry.properties?["inner"]?.entry == nil)
        #expect(box.entry.facets.dependencies?.composes == nil)
        #expect(box.guidance.count == 1)
        // What came from there stays, as the entry's own.
        let type = try #require(box.entry.implementations?["web"]?.types?["ds-secret"])
        #expect(type.from == nil && type.properties?.names == ["a"])
        let prose = try #require(box.entry.description)
        #expect(
            prose.blocks == [
                .paragraph([
                    .text("See "), .text("the "), .emphasis([.text("secret")]), .text(" one"), .text(" and "),
                    .link(ProseLink(.entry(id: "plain", anchor: nil)), [.text("plain")]), .text("."),
                ])
            ])
        let guide = try #require(told["guide"])
        #expect(guide.entry.covers?.map(\.value.rawValue) == ["box"])
        #expect(guide.entry.facets.sections?.map { $0.title?.value } == ["Of both"])
        #expect(guide.entry.facets.sections?.first?.applies?.map(\.value.rawValue) == ["box"])
        #expect(told.tokenUsers["base.gap"] == nil && registry.tokenUsers["base.gap"]?.count == 1)
        #expect(told.pictures.keys.sorted() == ["components/both.png"])
        #expect(told.configuration.description?.blocks == [.paragraph([.text("S")])])
    }

    private static let tokens = #"{ "base": { "gap": { "$type": "number", "$value": 8 } } }"#

    @Test("A filter omits pictures of hidden records unless another figure shows them")
    func pictures() async throws {
        let registry = try await Self.registry(
            [
                "box": """
                figures: { file: shown.png, alt: A }
                states:
                  on: { figures: [{ file: ./shared.png, alt: A }] }
                  off: { visibility: private, figures: [{ file: shared.png, alt: A }, { file: hidden.png, alt: A }] }
                """
            ],
            files: ["components/shown.png": "1", "components/shared.png": "2", "components/hidden.png": "3"])
        #expect(registry.pictures.count == 3)
        let told = await registry.disclosed(Self.usual)
        #expect(told.pictures.keys.sorted() == ["components/shared.png", "components/shown.png"])
    }

    @Test("A filter can apply to entries without their records")
    func entriesOnly() async throws {
        let registry = try await Self.registry([
            "box": "related: secret\nstates: { on: { visibility: private } }", "secret": "visibility: private",
        ])
        let told = await registry.disclosed(Disclosure(.entries, visibilities: [.public]))
        #expect(told.components.map(\.id.rawValue) == ["box"])
        #expect(told.components[0].entry.facets.states?.names == ["on"])
        #expect(told.components[0].entry.related == nil)
    }

    @Test("A filter omits hidden members of a type from another entry")
    func borrowed() async throws {
        let registry = try await Self.registry([
            "box": "implementations: { web: { types: { ds-lid: { from: lid } } } }",
            "lid": """
            implementations:
              web: { types: { ds-lid: { kind: element, properties: { a: Int, b: { type: Int, visibility: private } } } } }
            """,
        ])
        let told = await registry.disclosed(Self.usual)
        for component in told.components {
            #expect(component.entry.implementations?["web"]?.types?["ds-lid"]?.properties?.names == ["a"])
        }
    }
}

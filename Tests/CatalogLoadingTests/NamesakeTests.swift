import CatalogModel
import CatalogTestSupport
import Testing

/// What records take from their namesakes and from other entries.
struct NamesakeTests {
    private func registry(_ entries: [String: String], sourceLocation: SourceLocation = #_sourceLocation) async throws
        -> ComponentRegistry
    {
        let loaded = await Snippet.load(entries)
        #expect(loaded.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    @Test func membersTakeDescriptionTypeValuesAndLimits() async throws {
        let entry = Snippet.entry(
            "box",
            """
            properties:
              text: { type: String, default: '"a"', required: true, description: What it says., limits: { maxLength: 5 } }
            variants: { size: { values: { small: Not big. } } }
            accessibility: { configuration: { text: {} } }
            implementations:
              uikit:
                types:
                  Box:
                    properties: { text: {}, label: { is: text, type: Label } }
                    initializers: { parameters: { text: { label: _ } } }
                    events: { text: {} }
                    slots: { label: {} }
                  Size: { axis: size, cases: [small] }
            """)
        let box = try #require(try await registry(["box": entry])["box"])
        let types = try #require(box.entry.implementations?["uikit"]?.types)
        let text = try #require(types["Box"]?.properties?["text"])
        #expect(text.description?.source.value == "What it says.")
        #expect(text.type?.value == "String")
        #expect(text.limits?.maxLength?.value == "5")
        #expect(text.default == nil)
        #expect(text.required == nil)
        let label = try #require(types["Box"]?.properties?["label"])
        #expect(label.type?.value == "Label")
        #expect(label.description?.source.value == "What it says.")
        let parameter = try #require(types["Box"]?.initializers?.first?.parameters?["text"])
        #expect(parameter.property.type?.value == "String")
        #expect(types["Box"]?.events?["text"]?.description?.source.value == "What it says.")
        #expect(types["Box"]?.events?["text"]?.type == nil)
        #expect(types["Box"]?.slots?["label"]?.description?.source.value == "What it says.")
        #expect(types["Size"]?.cases?["small"]?.description?.source.value == "Not big.")
        #expect(box.entry.facets.accessibility?.configuration?["text"]?.type?.value == "String")
    }

    @Test func aTypeTakenFromAnotherEntryStatesOnlyWhatDiffers() async throws {
        let field = Snippet.entry(
            "field",
            """
            implementations:
              uikit:
                types:
                  Field:
                    kind: class
                    description: A field.
                    properties:
                      secret: { type: Bool, default: false, description: Whether it hides its text. }
                      text: String
                    methods: { clear: Empties it. }
            """)
        let password = Snippet.entry(
            "password",
            """
            implementations:
              uikit:
                types:
                  Field:
                    from: field
                    description: A field for secrets.
                    properties: { secret: { default: true }, strength: Int }
            """)
        let registry = try await registry(["field": field, "password": password])
        let type = try #require(registry["password"]?.entry.implementations?["uikit"]?.types?["Field"])
        #expect(type.kind?.value == .class)
        #expect(type.description?.source.value == "A field for secrets.")
        #expect(type.properties?.names == ["secret", "text", "strength"])
        #expect(type.properties?["secret"]?.default?.value == "true")
        #expect(type.properties?["secret"]?.type?.value == "Bool")
        #expect(type.methods?.names == ["clear"])
        #expect(registry["password"]?.references.map(\.rawValue) == ["field"])
        #expect(registry["field"]?.referrers.map(\.rawValue) == ["password"])
    }

    @Test func guidesSpeakAboutOthers() async throws {
        let guide = Snippet.entry(
            "guide",
            "kind: guide\nbehaviors: { when: A., then: B., applies: box }\nsections: { title: T, applies: [box] }")
        let registry = try await registry(["guide": guide, "box": Snippet.entry("box")])
        let guidance = try #require(registry["box"]?.guidance)
        #expect(guidance.map(\.source.rawValue) == ["guide", "guide"])
    }

    @Test func tokenPatternsAreExpanded() async throws {
        let entry = Snippet.entry(
            "box",
            """
            states: [normal, error]
            tokens:
              box.[border|text].[1..2]:
                by: theme
                default:
                  border: { 1: { light: a, dark: b }, 2: c }
                  text: d
            """)
        let box = try #require(try await registry(["box": entry])["box"])
        #expect(box.tokens.map(\.path) == ["box.border.1", "box.border.2", "box.text.1", "box.text.2"])
        #expect(box.tokens.map { $0.value?.words } == ["light: a, dark: b", "c", "d", "d"])
    }
}

extension TextTree {
    fileprivate var words: String {
        switch self {
        case .text(let text): text.value
        case .branches(let branches): branches.map { "\($0.name): \($0.value.words)" }.joined(separator: ", ")
        }
    }
}

import CatalogTestSupport
import Testing

@testable import CatalogLoading

@Suite("Facts that have another meaning than their key")
struct MeaningTests {
    private func findings(_ entry: String, of rule: String) async -> [String] {
        await Snippet.load(["box": Snippet.entry("box", entry)]).diagnostics.filter { $0.rule.id == rule }.map {
            found in
            "«\(found.range?.sourceText ?? "")» \(found.message)" + found.fixIts.map { " → \($0.replacement)" }.joined()
        }
    }

    private func api(_ type: String, of implementation: String = "react") -> String {
        "implementations: { \(implementation): { types: { \(type) } } }"
    }

    // MARK: Types

    @Test(
        "Prose is not recognized as a type",
        arguments: [
            "The number of stars.", "The number of stars", "Whether it is on", "a string", "true if disabled",
            "Number of items", "Label.", "The user's name", "How many items, at most",
        ])
    func prose(text: String) { #expect(text.isProse) }

    @Test(
        "Types of all languages are not recognized as prose",
        arguments: [
            "String", "some View", "any Shape & Sendable", "string | undefined", "readonly string[]",
            "keyof typeof theme", "A extends B ? C : D", "(a: string, b?: number) => void", "'a b' | 'c d'",
            "@escaping (Int) async throws -> Void", "@Composable RowScope.() -> Unit", "suspend () -> Unit",
            "inout Int", "unsigned long", "const char *", "NSString * _Nullable", "value is string", "`${number} px`",
            "{ a: string; b?: number; // Defaults to one.\n }", "Map<String, out Any>", "T...", "...",
            "(_ a: Int) -> Int",
            "abstract new () => T", "ItemProps['size']", "repeat each Content", "[String: Int]?", "List<in T>", "",
        ])
    func code(type: String) { #expect(!type.isProse) }

    @Test("Prose in place of a type is reported at every type, with the description as the fix")
    func locations() async {
        let found = await findings(
            """
            properties: { a: The first. }
            implementations:
              react:
                types:
                  Box:
                    kind: component
                    properties:
                      b: { type: The second part. }
                      c: { either: [string, Nothing at all.] }
                      d: { items: The label of each. }
                    methods: { run: { parameters: { e: How often. }, returns: "The sum: all of it." } }
                    events: { f: { payload: The new value. } }
                    slots: { g: { type: Any text. } }
            """, of: "prose-as-type")
        #expect(
            found == [
                "«The first.» 'The first.' is prose, not a type; write '{ description: The first. }', with the 'type' as in code → { description: The first. }",
                "«The second part.» 'The second part.' is prose, not a type; write it under 'description', and the type as in code",
                "«Nothing at all.» 'Nothing at all.' is prose, not a type; write it under 'description', and the type as in code",
                "«The label of each.» 'The label of each.' is prose, not a type; write '{ description: The label of each. }', with the 'type' as in code → { description: The label of each. }",
                "«How often.» 'How often.' is prose, not a type; write '{ description: How often. }', with the 'type' as in code → { description: How often. }",
                #"«"The sum: all of it."» 'The sum: all of it.' is prose, not a type; write '{ description: 'The sum: all of it.' }', with the 'type' as in code → { description: 'The sum: all of it.' }"#,
                "«The new value.» 'The new value.' is prose, not a type; write '{ description: The new value. }', with the 'type' as in code → { description: The new value. }",
                "«Any text.» 'Any text.' is prose, not a type; write it under 'description', and the type as in code",
            ])
    }

    // MARK: Events

    @Test("Events and slots of types without instances are reported with the property to use")
    func misplaced() async {
        let found = await findings(
            """
            implementations:
              react:
                types:
                  BoxProps: { kind: interface, events: { close: It closes. }, slots: { icon: An icon. } }
                  Tone: { kind: enum, cases: [warm], events: { change: It changes. } }
                  Box: { kind: component, events: { close: It closes. } }
            """, of: "misplaced-member")
        #expect(
            found == [
                "«close» 'BoxProps' is an interface, which has no events; declare it as a property of a function type, such as 'onClose: () => void', or correct 'kind'",
                "«icon» 'BoxProps' is an interface, which has no slots; declare it as a property, such as 'icon: ReactNode', or correct 'kind'",
                "«change» 'Tone' is an enum, which has no events; move it to the type of the component, or correct 'kind'",
            ])
    }

    @Test(
        "The type of a function in place of the type of an event is reported",
        arguments: [
            ("(value: string) => void", "write 'payload: string' instead"),
            ("((value: number) => void) | undefined", "write 'payload: number' instead"),
            ("() => void", "write the class of its object, such as 'CustomEvent', or what it carries under 'payload'"),
            ("(Int) -> Void", "write 'payload: Int' instead"),
            (
                "React.MouseEventHandler<HTMLElement>",
                "write the class of its object, such as 'CustomEvent', or what it carries under 'payload'"
            ),
        ])
    func handler(type: String, instead: String) async {
        let entry = api("Box: { kind: component, events: { change: { type: \"\(type)\" } } }")
        #expect(
            await findings(entry, of: "handler-as-event") == [
                "«\"\(type)\"» '\(type)' is the type of a function that handles 'change', not of the event; \(instead)"
            ])
    }

    @Test(
        "The class of an event is accepted", arguments: ["CustomEvent<string>", "MouseEvent", "React.ChangeEvent"])
    func eventClass(type: String) async {
        #expect(
            await findings(api("Box: { kind: component, events: { a: { type: \(type) } } }"), of: "handler-as-event")
                == [])
    }

    // MARK: Imports

    @Test("A path without names is reported where names are imported, not where an element is registered")
    func imports() async {
        func entry(_ imports: String, _ implementation: String) -> String {
            "implementations: { \(implementation): { imports: [\(imports)], types: { Box: { kind: class } } } }"
        }
        let rule = "import-without-names"
        #expect(
            await findings(entry("'@acme/ui', ./styles.css", "react"), of: rule) == [
                #"«'@acme/ui'» '@acme/ui' is the path of a module, without what is imported; write "{ Box } from '@acme/ui'" → "{ Box } from '@acme/ui'""#
            ])
        #expect(
            await findings(entry("Acme/Kit", "swiftui"), of: rule) == [
                "«Acme/Kit» 'Acme/Kit' is the path of a module, without what is imported; write the name of the module, such as 'Kit'"
            ])
        #expect(await findings(entry(#""{ Box } from '@acme/ui'", "* as Kit from 'kit'""#, "react"), of: rule) == [])
        #expect(await findings(entry("'@acme/ui/box.js'", "web"), of: rule) == [])
        #expect(await findings(entry("AcmeKit, struct AcmeKit.Box", "swiftui"), of: rule) == [])
        #expect(await findings(entry("com.acme.Box", "compose"), of: rule) == [])
    }

    // MARK: Shared properties

    @Test("A shared property without a counterpart is reported once, with all implementations that lack it")
    func shared() async {
        let entry = """
            properties: { on: It is on., size: { type: Int } }
            implementations:
              swiftui: { types: { Box: { kind: view, initializers: [{ parameters: { isOn: Bool } }] } } }
              react: { types: { Box: { kind: component, properties: { state: { type: boolean, is: on } } } } }
              compose: { functions: { Box: { parameters: { on: Boolean, size: Int } } } }
              web: { types: { Side: { kind: enum, cases: [left] } } }
            """
        #expect(
            await findings(entry, of: "missing-shared-property") == [
                "«size» 'swiftui' and 'react' declare no property 'size'; declare it in each, map the corresponding property with 'is: size', or move it to the implementations that have it"
            ])
    }

    // MARK: Axes

    @Test("An enum of an axis without cases has the values of the axis, and one with cases has its own")
    func axis() async throws {
        let loaded = await Snippet.load([
            "box": Snippet.entry(
                "box",
                """
                variants: { kind: { values: { plain: Plain., extra-large: Big. } } }
                implementations:
                  swiftui:
                    types: { Box.Kind: { kind: enum, axis: kind } }
                  react:
                    variants: { kind: { values: [small] } }
                    types: { Kind: { kind: enum, axis: kind }, Other: { kind: enum, axis: kind, cases: [plain] } }
                """)
        ])
        let implementations = try #require(loaded.registry?.components.first?.entry.implementations)
        let cases = implementations.flatMap { $0.value.types.orEmpty().map { $0.value.cases.orEmpty().names } }
        #expect(cases == [["plain", "extra-large"], ["plain", "extra-large", "small"], ["plain"]])
        #expect(
            implementations["swiftui"]?.types?["Box.Kind"]?.cases?["plain"]?.named.description?.plainText == "Plain.")
    }
}

import CatalogModel
import CatalogTestSupport
import Testing

/// Members of classes that compilers refuse beside each other, or beside what the class inherits.
@Suite("Members of a web stub")
struct WebMemberTests {
    private func stubs(_ types: String) async throws -> Stubs {
        try await Stubs(of: "implementations:\n  web:\n    types:\n" + types.indented(by: 6))
    }

    private func faults(_ stubs: Stubs) throws -> [String] {
        guard SourceJudge.web.judge.isPresent else { return [] }
        // A private field that an entry states is there for the code to come.
        return try SourceJudge.web.faults(in: stubs.all(of: "web")).filter { !$0.contains("TS6133: '#") }
    }

    @Test(
        "A superclass with the name of the class itself is a class of another package",
        arguments: ["MyLamp", "MyLamp<string>"])
    func namesake(superclass: String) async throws {
        let stubs = try await stubs(
            "MyLamp: { kind: element, inherits: { name: \"\(superclass)\", module: \"@kit/lamp\" }, properties: { on: boolean } }"
        )
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains("export class MyLamp extends MyLampBase {"), "\(file)")
        #expect(file.contains("import { MyLampBase } from \"../placeholders\";"), "\(file)")
        #expect(stubs.support(of: "web")?.contains("export class MyLampBase extends HTMLElement {}") == true)
        #expect(
            stubs.diagnostics.map(\.message) == [
                "'\(superclass)' is not a valid name in TypeScript; the stub has the name 'MyLampBase'"
            ])
        #expect(try faults(stubs) == [])
    }

    @Test(
        "A method that sends an event has a name that no other member has",
        arguments: [
            ("methods: { emitOpen: {} }", "protected emitOpen2(): boolean {"),
            ("properties: { emitOpen: boolean }", "protected emitOpen2(): boolean {"),
            ("methods: { emitOpen: {}, emitOpen2: {} }", "protected emitOpen22(): boolean {"),
            ("methods: { open: {} }", "protected emitOpen(): boolean {"),
            ("methods: { emitOpen: { static: true } }", "protected emitOpen(): boolean {"),
        ])
    func emitter(members: String, head: String) async throws {
        let stubs = try await stubs("my-lamp: { kind: element, events: { open: {} }, \(members) }")
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains("  \(head)\n"), "\(file)")
        #expect(try faults(stubs) == [])
    }

    @Test("An event that a superclass sends with another payload has its own method")
    func inheritedEmitter() async throws {
        let stubs = try await stubs(
            """
            Lamp: { kind: element, events: { change: { payload: number }, open: {} } }
            SubLamp: { kind: element, inherits: Lamp, events: { change: { payload: string }, open: {} } }
            """)
        let text = stubs.files(of: "web").values.joined()
        #expect(text.contains("protected emitChange2(detail: string): boolean {"), "\(text)")
        #expect(!text.contains("emitOpen2"))
        #expect(try faults(stubs) == [])
    }

    @Test(
        "A member of every element has a type that fits the inherited one, or any",
        arguments: [
            ("properties: { title: string }", "  declare title: string;", true),
            ("properties: { slot: \"'start' | 'end'\" }", "  declare slot: \"start\" | \"end\";", true),
            ("properties: { hidden: \"true\" }", "  declare hidden: true;", true),
            ("properties: { title: string | undefined }", "  declare title: any;", false),
            ("properties: { children: \"Item[]\" }", "  declare children: any;", false),
            ("properties: { style: string }", "  declare style: any;", false),
            ("properties: { part: {} }", "  declare part: any;", false),
            ("properties: { focus: boolean }", "  declare focus: any;", false),
            ("properties: { constructor: string }", "  declare [\"constructor\"]: any;", false),
            ("methods: { click: {} }", "  click(): void {", true),
            (
                "methods: { focus: { parameters: { options: { type: FocusOptions, required: false } } } }",
                "  focus(options?: FocusOptions): void {", true
            ),
            ("methods: { remove: { parameters: { item: string } } }", "  remove(..._arguments: any[]): any {", false),
            ("methods: { closest: { returns: number } }", "  closest(..._arguments: any[]): any {", false),
            ("methods: { dispatchEvent: {} }", "  dispatchEvent(..._arguments: any[]): any {", false),
            ("methods: { title: {} }", "  declare title: any;", false),
        ])
    func inherited(members: String, line: String, isQuiet: Bool) async throws {
        let stubs = try await stubs("my-lamp: { kind: element, \(members), events: { open: {} } }")
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains("\n\(line)\n"), "\(file)")
        #expect(
            stubs.diagnostics.map(\.message).filter { $0.contains("than the inherited member") }.count
                == (isQuiet ? 0 : 1))
        #expect(try faults(stubs) == [])
    }

    @Test(
        "A member of a superclass has a type that fits it, or any",
        arguments: [
            ("properties: { tone: string }", "  tone!: string;"),
            ("properties: { tone: \"'warm'\" }", "  tone!: \"warm\";"),
            ("properties: { tone: number }", "  tone!: any;"), ("properties: { dim: string }", "  dim!: any;"),
            ("methods: { tone: {} }", "  declare tone: any;"),
            ("methods: { dim: { returns: number } }", "  dim(): number {"),
            ("methods: { dim: { returns: string } }", "  dim(..._arguments: any[]): any {"),
            ("properties: { count: { type: string, static: true } }", "  static declare count: any;"),
        ])
    func override(members: String, line: String) async throws {
        let stubs = try await stubs(
            """
            Lamp: { kind: class, properties: { tone: string, count: { type: number, static: true } }, methods: { dim: { returns: number } } }
            Middle: { kind: class, inherits: Lamp }
            SubLamp: { kind: class, inherits: Middle, \(members) }
            """)
        let text = stubs.files(of: "web").values.joined()
        #expect(text.contains("\n\(line)\n"), "\(text)")
        #expect(try faults(stubs) == [])
    }

    @Test(
        "A member without a possible declaration is in the comment, with a finding",
        arguments: [
            ("properties: { open: boolean }, methods: { open: {} }", "open", "a property has the same name"),
            (
                "properties: { \"#on\": boolean }, methods: { \"#on\": { static: true } }", "#on",
                "a property has the same name"
            ),
            (
                "properties: { length: { type: number, static: true } }", "length",
                "every class has a static member of that name"
            ),
            (
                "properties: { title: { type: string, visibility: private } }", "title",
                "a superclass has a member of that name"
            ),
        ])
    func refused(members: String, name: String, reason: String) async throws {
        let stubs = try await stubs("my-lamp: { kind: element, \(members) }")
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains(" * ## Members without a declaration\n"), "\(file)")
        #expect(
            stubs.diagnostics.map(\.message) == [
                "'\(name)' is not declared in TypeScript: \(reason); the stub has it in a comment"
            ])
        #expect(try faults(stubs) == [])
    }

    @Test(
        "A superclass that is not a class of the platform is in the comment",
        arguments: ["Partial<Lamp>", "Iterable<string>", "Record<string, number>", "EventListener", "Promise<void>"])
    func noSuperclass(name: String) async throws {
        let stubs = try await stubs("my-lamp: { kind: element, inherits: \"\(name)\" }")
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains("export class MyLamp extends HTMLElement {"), "\(file)")
        #expect(file.contains("Conformance: `\(name)`"))
        #expect(try faults(stubs) == [])
    }

    @Test(
        "A class states every generic argument of its superclass and of its types",
        arguments: [
            ("class, inherits: CustomEvent", "class Lamp extends CustomEvent<any> {}"),
            ("class, inherits: Array", "class Lamp extends Array<any> {}"),
            ("class, properties: { a: Map }", "  a!: Map<any, any>;"),
            ("class, properties: { a: Promise }", "  a!: Promise<any>;"),
            ("class, properties: { a: string<Tone> }", "  a!: unknown;"),
            ("class, properties: { a: Event<Tone> }", "  a!: unknown;"),
        ])
    func genericArguments(type: String, line: String) async throws {
        let stubs = try await stubs("Lamp: { kind: \(type) }")
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains(line + "\n"), "\(file)")
        #expect(try faults(stubs) == [])
    }

    @Test(
        "The class of an element named as a platform type gets the suffix 'Element'",
        arguments: ["Map", "Event", "Error"])
    func reserved(name: String) async throws {
        let stubs = try await stubs(
            """
            \(name):
              kind: element
              names: { tag: my-lamp }
              properties: { a: "Map<string, Event>" }
              methods: { run: {} }
              events: { open: { type: Event } }
            """)
        let file = try #require(stubs.files(of: "web").values.first)
        #expect(file.contains("export class \(name)Element extends HTMLElement {"), "\(file)")
        #expect(file.contains("  a!: Map<string, Event>;"), "\(file)")
        #expect(try faults(stubs) == [])
    }

    @Test(
        "The description of an entry is in the stubs of every language",
        arguments: ["swiftui", "react", "compose", "web"])
    func description(target: String) async throws {
        let stubs = try await Stubs(
            of: """
                description: "It shines.\\n\\nIt @glows."
                implementations:
                  \(target): { types: { Lamp: { kind: \(target == "web" ? "element" : "component"), description: A lamp. } } }
                """)
        let file = stubs.files(of: target).values.joined()
        #expect(file.contains("A lamp."), "\(file)")
        #expect(file.contains("It shines."), "\(file)")
        #expect(file.contains("glows."), "\(file)")
    }
}

extension String {
    fileprivate func indented(by count: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String(repeating: " ", count: count) + $0 }
            .joined(separator: "\n")
    }
}

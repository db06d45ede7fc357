import CatalogModel
import CatalogTestSupport
import Testing

/// Types in types, in web stubs.
@Suite("Nested types in web stubs")
struct WebNestedTypeTests {
    private static let entries = [
        "lamp": """
        implementations:
          web:
            types:
              my-lamp:
                kind: element
                properties:
                  size: { type: Size, default: Size.small }
                  sizes: { type: "Array<Size | Size.Unit>" }
                  standard: { type: Size, default: Size.small, static: true }
                  event: { type: Event }
                  hue: { type: Hue }
                methods: { fit: { parameters: { size: { type: Size, default: Size.large } }, returns: { type: "() => Unit" } } }
              my-lamp.Size: { kind: enum, cases: { small: {}, large: {} } }
              my-lamp.Size.Unit: { kind: interface, properties: { of: { type: Size } } }
              my-lamp.Event: { kind: interface }
              Part: { kind: class, properties: { size: { type: Size, default: Size.small }, side: { type: Side } } }
              Part.Side: { kind: interface }
              Other: { kind: interface, properties: { side: { type: Side } } }
              Other.Side: { kind: interface, properties: { side: { type: Part.Side } } }
              Third: { kind: interface, properties: { side: { type: Side } } }
        """,
        "room": """
        implementations:
          web:
            types:
              Room: { kind: interface, properties: { size: { type: Size }, side: { type: Part.Side }, no: { type: Part.Top } } }
        """,
    ]

    private static func stubs() async throws -> Stubs {
        Stubs(try await Catalogs.registry(entries.mapEntries()), options: ["targets": ["web"]])
    }

    @Test("Nested types in web stubs are qualified with the type that declares them")
    func names() async throws {
        let files = try await Self.stubs().files
        let lamp = try #require(files["web/lamp/my-lamp.ts"])
        for line in [
            "  size: MyLamp.Size = MyLamp.Size.small;", "  sizes!: Array<MyLamp.Size | MyLamp.Size.Unit>;",
            "  event!: Event;", "  hue!: Hue;",
            "  fit(size: MyLamp.Size = MyLamp.Size.large): () => MyLamp.Size.Unit {",
            "      of: MyLamp.Size;",
        ] { #expect(lamp.contains("\n\(line)\n"), "\(line)") }
        // It is made before the enum is.
        #expect(lamp.contains("\n  /** Default: `Size.small` */\n  static declare standard: MyLamp.Size;\n"))
        // An element of the page is made as soon as it is defined, and needs what lies in its class.
        let namespace = try #require(lamp.firstRange(of: "export namespace MyLamp {"))
        let definition = try #require(lamp.firstRange(of: "customElements.define("))
        #expect(namespace.upperBound < definition.lowerBound)
        #expect(lamp.contains("import type { Hue } from \"../placeholders\";\n"))
    }

    @Test("Files of one entry import nested types with the type that declares them")
    func imports() async throws {
        let files = try await Self.stubs().files
        let part = try #require(files["web/lamp/Part.ts"])
        #expect(part.contains("import { MyLamp } from \"./my-lamp\";\n"))
        #expect(part.contains("  size: MyLamp.Size = MyLamp.Size.small;\n\n  side!: Part.Side;\n"))
        let other = try #require(files["web/lamp/Other.ts"])
        #expect(other.contains("import type { Part } from \"./Part\";\n"))
        #expect(other.contains("\n  side: Other.Side;\n") && other.contains("\n    side: Part.Side;\n"))
    }

    @Test("Nested types are placeholders if their short name is ambiguous or is in another entry")
    func ambiguous() async throws {
        let stubs = try await Self.stubs()
        #expect(stubs.files["web/lamp/Third.ts"]?.contains("import type { Side } from \"../placeholders\";\n") == true)
        let room = try #require(stubs.files["web/room/Room.ts"])
        #expect(room.contains("import type { Part } from \"../lamp/Part\";\nimport type { Size } from"))
        #expect(room.contains("  size: Size;\n\n  side: Part.Side;\n\n  /** Type: `Part.Top` */\n  no: unknown;\n"))
        #expect(
            stubs.support(of: "web") == """
                // Placeholders for names that the stubs of this folder use and none of them declares.

                export interface Hue {}

                export interface Side {}

                export interface Size {}

                """)
    }

    @Test(
        "The TypeScript compiler accepts web stubs with nested types",
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"))
    func accepted() async throws {
        let faults = try SourceJudge.web.faults(in: try await Self.stubs().all(of: "web"))
        #expect(faults == [])
    }
}

extension [String: String] {
    /// Texts of entries by their ids.
    func mapEntries() -> [String: String] {
        Dictionary(uniqueKeysWithValues: map { ($0.key, Snippet.entry($0.key, $0.value)) })
    }
}

import CatalogTestSupport
import Testing

@testable import CatalogChanges

/// One rule for wider types.
///
/// Where a type is only given, more values are safe. Where it may be read, further literal values are dangerous, and
/// values of another kind are breaking.
@Suite("Wider types in TypeScript")
struct WiderUnionTests {
    private func changes(_ old: String, _ new: String) async throws -> [String] {
        func files(_ implementations: String) -> [String: String] {
            [
                "catalog.yaml": "format: 1\nname: Example\n",
                "components/thing.yaml": Snippet.entry("thing", "implementations: { \(implementations) }"),
            ]
        }
        return CatalogDifference(from: try await registry(files(old)), to: try await registry(files(new))).changes
            .map { "\($0.rule.effect.rawValue) \($0.rule.id)" }
    }

    private static let values = (old: "\"'a' | 'b'\"", new: "\"'a' | 'b' | 'c'\"")

    @Test(
        "Further literal values are safe where they are given, and dangerous where they may be read.",
        arguments: [
            ("react: { types: { T: { kind: component, properties: { a: $ } } } }", "safe property-type-widened"),
            (
                "web: { types: { T: { kind: class, methods: { m: { parameters: { a: $ } } } } } }",
                "safe parameter-type-widened"
            ),
            ("web: { types: { t-t: { kind: element, properties: { a: $ } } } }", "dangerous property-yields-value"),
            ("react: { types: { T: { kind: interface, properties: { a: $ } } } }", "dangerous property-yields-value"),
            (
                "web: { types: { T: { kind: class, properties: { a: { type: $, readOnly: true } } } } }",
                "dangerous property-yields-value"
            ),
            ("web: { types: { T: { kind: class, methods: { m: { returns: $ } } } } }", "dangerous result-yields-value"),
            ("react: { types: { T: { kind: typealias, definition: $ } } }", "dangerous alias-value-added"),
        ])
    func values(template: String, expected: String) async throws {
        let sides = [Self.values.old, Self.values.new].map { template.replacing("$", with: $0) }
        #expect(try await changes(sides[0], sides[1]) == [expected])
    }

    @Test("A further case of an enum counts as a further value of a union.")
    func enumCase() async throws {
        let template = "react: { types: { T: { kind: enum, cases: [$] } } }"
        let sides = ["a, b", "a, b, c"].map { template.replacing("$", with: $0) }
        #expect(try await changes(sides[0], sides[1]) == ["dangerous case-added-unchecked"])
    }

    @Test(
        "Values of another kind are breaking where they may be read.",
        arguments: [
            ("\"'a' | 'b'\"", "\"'a' | 'b' | undefined\""), ("\"'a' | 'b'\"", "\"'a' | 'b' | 1\""),
            ("string", "string | number"), ("\"'a' | 'b'\"", "string"),
        ])
    func kinds(old: String, new: String) async throws {
        let template = "web: { types: { t-t: { kind: element, properties: { a: { type: $ } } } } }"
        let sides = [old, new].map { template.replacing("$", with: $0) }
        #expect(try await changes(sides[0], sides[1]) == ["breaking property-yields-more"])
    }

    @Test("Swift has no unions of literals: a wider type that may be read is breaking.")
    func swift() async throws {
        let template = "swiftui: { types: { T: { kind: class, properties: { a: { type: $ } } } } }"
        let sides = ["Int", "Int?"].map { template.replacing("$", with: $0) }
        #expect(try await changes(sides[0], sides[1]) == ["breaking property-yields-more"])
    }

    @Test(
        "A property added to an interface is safe where objects may lack it, as in stubs.",
        arguments: [
            ("{ type: string, required: false }", "safe optional-requirement-added"),
            ("{ type: string, default: '\"x\"' }", "safe optional-requirement-added"),
            ("string", "breaking requirement-added"),
            ("{ type: string, required: true, default: '\"x\"' }", "breaking requirement-added"),
        ])
    func added(property: String, expected: String) async throws {
        func side(_ properties: String) -> String {
            "react: { types: { TProps: { kind: interface, properties: { \(properties) } } } }"
        }
        #expect(try await changes(side("a: string"), side("a: string, b: \(property)")) == [expected])
    }

    @Test("A default that an interface loses makes the property required, as in stubs.")
    func lostDefault() async throws {
        func side(_ property: String) -> String {
            "react: { types: { TProps: { kind: interface, properties: { a: \(property) } } } }"
        }
        #expect(
            try await changes(side("{ type: number, default: 1 }"), side("number")) == ["breaking default-removed"])
    }
}

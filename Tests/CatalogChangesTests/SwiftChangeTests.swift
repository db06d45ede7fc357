import CatalogModel
import Testing

@testable import CatalogChanges

/// Ten single changes of a Swift type, of which the toolchain's own digester misclassifies or misses four: a new
/// parameter with a default and a parameter that becomes optional as breaking, another default and a deprecation not.
@Suite("Ten changes of a Swift type")
struct SwiftChangeTests {
    private static let changes: [(old: String, new: String, expected: [String])] = [
        ("methods: { a: {} }", "methods: { a: { parameters: { x: Int } } }", ["breaking"]),
        ("methods: { a: {} }", "methods: { a: { parameters: { x: { type: Int, default: 1 } } } }", ["safe"]),
        ("methods: { a: { parameters: { x: Int } } }", "methods: { a: {} }", ["breaking"]),
        ("methods: { a: { parameters: { x: Int } } }", "methods: { a: { parameters: { y: Int } } }", ["breaking"]),
        ("methods: { a: { parameters: { x: Int } } }", "methods: { a: { parameters: { x: Int? } } }", ["safe"]),
        ("methods: { a: { returns: Int } }", "methods: { a: { returns: Int? } }", ["breaking"]),
        (
            "methods: { a: { parameters: { x: { type: Int, default: 1 } } } }",
            "methods: { a: { parameters: { x: { type: Int, default: 2 } } } }", ["dangerous"]
        ),
        ("properties: { a: Int }", "properties: { a: { type: Int, deprecated: Use b. } }", ["safe"]),
        ("properties: { a: Int, b: Int }", "properties: { a: Int }", ["breaking"]),
        (
            "methods: { a: { parameters: { x: { type: Int, default: 1 } } } }",
            "methods: { a: { parameters: { x: Int } } }", ["breaking"]
        ),
    ]

    @Test("Each of ten changes of a Swift type is reported once, with its effect on callers", arguments: 0..<10)
    func effect(number: Int) async throws {
        let change = Self.changes[number]
        func catalog(_ members: String) async throws -> ComponentRegistry {
            try await registry([
                "catalog.yaml": "{ format: 1, name: Example }",
                "components/thing.yaml":
                    "{ id: thing, title: Thing, summary: A., implementations: { swiftui: { types: { T: { kind: class, \(members) } } } } }",
            ])
        }
        let found = CatalogDifference(from: try await catalog(change.old), to: try await catalog(change.new)).changes
        #expect(found.map(\.rule.effect.rawValue) == change.expected, "\(found.map(\.message))")
    }
}

import CatalogModel
import CatalogRendering
import CatalogTestSupport
import StubBackend
import Testing

/// Where stubs go, and when they are written anew.
@Suite("The files of stubs")
struct PathTests {
    @Test("File names of stubs are portable, and unique without regard to letter case")
    func names() async throws {
        let registry = try await Catalogs.registry([
            "sample": Snippet.entry(
                "sample",
                """
                implementations:
                  swiftui:
                    types: { Lamp: {}, LAMP: {}, "A/B": {}, ..: {}, "NUL": {}, Lamp.Tone: {}, "Größe<T>": {} }
                  swift-ui: { types: { lamp: {} } }
                  appkit: { types: { Lamp: {} } }
                  lit: { functions: { dim: {} } }
                  angular: { types: { Lamp: {} } }
                """)
        ])
        #expect(
            Stubs(registry).files.keys.sorted() == [
                "outline/sample/sample.txt", "swift/Placeholders.swift", "swift/sample/Lamp.swift",
                "swiftui/Placeholders.swift",
                "swiftui/sample/A-B.swift", "swiftui/sample/Größe-T-.swift", "swiftui/sample/LAMP-2.swift",
                "swiftui/sample/Lamp.swift", "swiftui/sample/Unnamed.swift", "swiftui/sample/_NUL.swift",
                "swiftui/sample/lamp-3.swift", "web/placeholders.ts", "web/sample/sample.ts",
            ])
    }

    @Test(
        "Stubs are written only for targets in the option 'targets'",
        arguments: [
            (["web"], ["web/placeholders.ts", "web/sample/Lamp.ts"]), (["swift"], []),
            (
                ["swiftui", "outline"],
                ["outline/sample/sample.txt", "swiftui/Placeholders.swift", "swiftui/sample/Lamp.swift"]
            ),
        ])
    func targets(asked: [String], expected: [String]) async throws {
        let stubs = try await Stubs(
            of: "implementations: { swiftui: { types: { Lamp: {} } }, web: { types: { Lamp: {} } } }",
            options: ["targets": .array(asked.map(JSONValue.string))])
        #expect(stubs.files.keys.sorted() == expected)
    }

    @Test("Stubs have a unit for each entry, and one for the placeholders of a target")
    func units() async throws {
        let registry = try await ContractCatalogs.load().full
        let backend = StubBackend()
        let units = backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
        #expect(
            units.map { $0.paths.map(\.text) } == [
                ["swiftui/alpha/Alpha.swift", "notes/alpha/alpha.txt", "outline/alpha/alpha.txt"],
                ["notes/beta/beta.txt", "outline/beta/beta.txt"],
                ["swiftui/omega/Omega.swift", "notes/omega/omega.txt", "outline/omega/omega.txt"],
                ["swiftui/Placeholders.swift"],
            ])
    }
}

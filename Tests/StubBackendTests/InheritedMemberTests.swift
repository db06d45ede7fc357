import CatalogModel
import CatalogTestSupport
import Testing

/// Members that a class has from one above it, in stubs.
@Suite("Inherited members in stubs")
struct InheritedMemberTests {
    private static func stubs(_ implementation: String) async throws -> Stubs {
        let entries = [
            "base": Snippet.entry(
                "base",
                """
                implementations:
                  \(implementation):
                    types:
                      Base: { kind: class, properties: { id: Text }, methods: { show: Shows it. } }
                      Mixed: { kind: class, properties: { mood: Text } }
                """),
            "lamp": Snippet.entry(
                "lamp",
                """
                implementations:
                  \(implementation):
                    types:
                      Lamp: { kind: class, inherits: Base, includes: { entry: base, type: Mixed }, properties: { size: Text } }
                """),
        ]
        return Stubs(try await Catalogs.registry(entries), options: ["targets": ["web", "uikit"]])
    }

    @Test(
        "A stub omits members of a superclass and declares members of an included type",
        arguments: [("web", "web/lamp/Lamp.ts"), ("uikit", "uikit/lamp/Lamp.swift")])
    func declaredOnce(implementation: String, path: String) async throws {
        let stub = try #require(try await Self.stubs(implementation).files[path])
        #expect(stub.contains("size"))
        #expect(stub.contains("mood"))
        #expect(!stub.contains("show"))
        #expect(!stub.contains(" id"))
    }
}

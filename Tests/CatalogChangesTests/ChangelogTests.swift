import CatalogModel
import Testing

@testable import CatalogChanges

@Suite("A changelog")
struct ChangelogTests {
    private func catalog(_ implementations: String) async throws -> ComponentRegistry {
        try await registry([
            "catalog.yaml": "{ format: 1, name: Example }",
            "components/thing.yaml":
                "{ id: thing, title: Thing, summary: A., implementations: { \(implementations) } }",
        ])
    }

    private func changelog(from old: String, to new: String) async throws -> String {
        var history = ReleaseHistory(from: try await catalog(old), named: "v1")
        history.append(try await catalog(new), named: "v2")
        return history.markdown
    }

    @Test("leaves the only type and the only implementation of an entry unsaid")
    func onlyType() async throws {
        let text = try await changelog(
            from: "swiftui: { imports: [Old], types: { T: { kind: class, properties: { a: Int } } } }",
            to: "swiftui: { imports: [New], types: { T: { kind: struct, properties: { a: String, b: Int } } } }")
        #expect(
            text == """
                # Changes of Example

                ## v2

                3 breaking, 1 dangerous, 1 safe change; new: 1 member.

                ### Thing

                - **Breaking:** Import `Old` is gone.
                - **Breaking:** `kind` of the type was `class`, is `struct`.
                - **Breaking:** `type` of property `a` was `Int`, is `String`.
                - **Dangerous:** Import `New` is new.
                - Property `b` is new.

                Everything before is in `v1`.

                """)
    }

    @Test("says once in what several changes are, and counts what nobody outside sees")
    func owners() async throws {
        let old = "react: { types: { P: { kind: interface, slots: { '': One., b: { type: X, description: Two. } } } } }"
        let text = try await changelog(
            from:
                "swiftui: { types: { T: { kind: class, properties: { a: Int, b: Int, c: { type: Int, visibility: private } } } } }, \(old)",
            to: "swiftui: { types: { T: { kind: class } } }, "
                + old.replacing("One.", with: "Another.").replacing("type: X", with: "type: Y"))
        #expect(
            text == """
                # Changes of Example

                ## v2

                3 breaking, 2 safe changes; gone: 2 members.

                Not listed: 1 change that nobody outside sees.

                ### Thing

                - Type `T` (swiftui):
                  - **Breaking:** Property `a` is gone.
                  - **Breaking:** Property `b` is gone.
                - Type `P` (react):
                  - **Breaking:** `type` of slot `b` was `X`, is `Y`.
                  - `description` of the default slot was “One.”, is “Another.”.

                Everything before is in `v1`.

                """)
    }
}

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

    @Test("A changelog omits the name of an entry's only type and only implementation")
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

    @Test("A changelog names the owner of several changes once and counts changes that are not public")
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

                Not listed: 1 change that other code cannot access.

                ### Thing

                - **Breaking:** Properties `a` and `b` of type `T` (swiftui) are gone.
                - Type `P` (react):
                  - **Breaking:** `type` of slot `b` was `X`, is `Y`.
                  - `description` of the default slot was “One.”, is “Another.”.

                Everything before is in `v1`.

                """)
    }

    private func news(from old: [String: String], to new: [String: String]) async throws -> String {
        func catalog(_ entries: [String: String]) async throws -> ComponentRegistry {
            var files = ["catalog.yaml": "{ format: 1, name: Example }"]
            for (id, text) in entries {
                files["components/\(id).yaml"] = "{ id: \(id), title: Entry \(id), summary: A., \(text) }"
            }
            return try await registry(files)
        }
        var history = ReleaseHistory(from: try await catalog(old), named: "v1")
        history.append(try await catalog(new), named: "v2")
        let lines = history.markdown.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(5).dropLast(3).joined(separator: "\n")
    }

    @Test("A changelog lists a change that many entries share once")
    func sharedChanges() async throws {
        func entries(_ initial: Int, _ last: String) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: "abcde".map { name in
                    let text =
                        "implementations: { web: { types: { \(name.uppercased()): { kind: class, properties: { size: { type: number, default: \(initial) }\(name == "e" ? last : "") } } } } }"
                    return (String(name), text)
                })
        }
        #expect(
            try await news(from: entries(1, ""), to: entries(2, ", tone: string")) == """

                ### In several entries

                - **Dangerous:** `default` of property `size` was `1`, is `2`. In 5 entries: Entry a, Entry b, Entry c, Entry d, Entry e.

                ### Entry e

                - Property `tone` is new.
                """)
    }

    @Test("A changelog shows long values from their first difference and omits extension data")
    func longValues() async throws {
        func entry(_ end: String, _ data: String) -> [String: String] {
            let words = (1...40).map { "word\($0)" }.joined(separator: " ")
            let example =
                "{ title: One, language: swift, code: a(), extensions: { org.example: \(data) } }, { title: Two, language: swift, code: b(), extensions: { org.example: \(data) } }"
            return ["a": "description: \(words) \(end), examples: [\(example)]"]
        }
        #expect(
            try await news(from: entry("old.", "1"), to: entry("new.", "2")) == """

                ### Entry a

                - `description` of the entry was “…word35 word36 word37 word38 word39 word40 old.”, \
                is “…word35 word36 word37 word38 word39 word40 new.”.
                - `extensions` of examples `One` and `Two` has changed.
                """)
    }

    @Test("A changelog abbreviates long overloads to the fewest parameters that distinguish them")
    func overloads() {
        let long =
            "(label: String, onClick: () -> Unit, modifier: Map<String, Int>, icon: Paintable?, isLarge: Boolean)"
        let other = long.replacing("isLarge", with: "isSmall")
        let short = "(label: String)"
        #expect(ShortSignatures([long, short])[long] == "(label, onClick, modifier, …)")
        #expect(ShortSignatures([long, other])[long] == "(label, onClick, modifier, icon, isLarge)")
        #expect(ShortSignatures([long, other])[other] == "(label, onClick, modifier, icon, isSmall)")
        // Whatever has the same parameters differs in their types.
        let typed = long.replacing("Paintable?", with: "Icon")
        #expect(ShortSignatures([long, typed])[long] == long)
        #expect(ShortSignatures([long, short])[short] == short)
    }
}

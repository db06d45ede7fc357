import CatalogModel
import Testing

/// Members that had a name only in the previous release, in all spellings of an entry.
@Suite("Members with a name only")
struct ImportedNamesTests {
    private let path = "components/my-lamp.yaml"

    private func manifest(_ members: String) -> [UInt8] {
        Array(
            """
            { "schemaVersion": "1.0.0", "modules": [{ "path": "a.js", "declarations": [
              { "kind": "class", "name": "Lamp", "tagName": "my-lamp", "summary": "Gives light.", \(members) }] }] }
            """.utf8)
    }

    /// The key of a manifest, the member without and with a description, and the key of an entry.
    private static let kinds: [(key: String, member: String, entry: String)] = [
        ("members", #""kind": "method", "name": "a""#, "methods"),
        ("members", #""kind": "field", "name": "a""#, "properties"),
        ("events", #""name": "a""#, "events"),
        ("slots", #""name": "a""#, "slots"),
        ("cssParts", #""name": "a""#, "cssParts"),
        ("cssStates", #""name": "a""#, "cssStates"),
        ("cssProperties", #""name": "a""#, "cssProperties"),
    ]

    private static let spellings = [
        "KEY: a", "KEY: [a]", "KEY: { a: {} }", "KEY:\n          - a  # why", "KEY:\n        - a",
        "KEY:\n          a: {}", "KEY: { a: &x {}, other: *x }", "KEY: { other: &x {}, a: *x }",
        "KEY: [other, \"a\", another]", "KEY:\n          other: &x {}\n          a: *x",
    ]

    @Test("A description in a later release is added to a member in each spelling", arguments: kinds, spellings)
    func description(kind: (key: String, member: String, entry: String), spelling: String) async throws {
        var bench = ImportWorkbench()
        _ = try await bench.importing(manifest(#""\#(kind.key)": [{ \#(kind.member) }]"#))
        let list = spelling.replacing("KEY", with: kind.entry)
        bench.texts[path] = """
            id: my-lamp
            title: Lamp
            summary: Gives light.
            implementations:
              web:
                language: javascript
                types:
                  my-lamp:
                    kind: element
                    names: { javascript: Lamp }
                    module: a.js
                    \(list)

            """
        _ = try await bench.importing(
            manifest(#""\#(kind.key)": [{ \#(kind.member), "description": "Goes." }]"#))
        #expect(bench.findings == [])
        let text = try #require(bench.texts[path])
        #expect(text.components("Goes.") == 1, "\(text)")
        #expect(text.contains("# why") == spelling.contains("# why"))
        _ = try await bench.importing(
            manifest(#""\#(kind.key)": [{ \#(kind.member), "description": "Stops." }]"#))
        #expect(bench.findings == [])
        #expect(bench.texts[path] == text.replacing("Goes.", with: "Stops."))
    }

    @Test("A description of a parameter is added to a list of names")
    func parameter() async throws {
        func method(_ rest: String) -> [UInt8] {
            manifest(
                #""members": [{ "kind": "method", "name": "go", "parameters": [{ "name": "x"\#(rest) }, { "name": "y" }] }]"#
            )
        }
        var bench = ImportWorkbench()
        _ = try await bench.importing(method(""))
        #expect(bench.texts[path]?.contains("parameters:\n              - x\n              - y\n") == true)
        _ = try await bench.importing(method(#", "description": "How far.""#))
        #expect(bench.findings == [])
        #expect(
            bench.texts[path]?.contains(
                "parameters:\n              x:\n                description: How far.\n              y: {}\n") == true)
    }
}

extension String {
    /// Returns how often a text occurs.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}

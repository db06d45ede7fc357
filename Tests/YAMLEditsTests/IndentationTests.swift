import CatalogModel
import Testing
import CatalogSyntax

/// Blocks that are added to files of other columns than two.
struct IndentationTests {
    /// Columns from keys to keys, from keys to hyphens, and from hyphens to text.
    struct Columns: Sendable, CustomTestStringConvertible {
        let keys: Int
        let hyphens: Int
        let text: Int
        var testDescription: String { "\(keys), \(hyphens), \(text)" }

        static let all = [1, 2, 3, 4, 8].flatMap { keys in
            [0, keys].flatMap { hyphens in [2, 4].map { Columns(keys: keys, hyphens: hyphens, text: $0) } }
        }
    }

    private func changed(_ text: String, _ changes: YAMLChange...) throws -> String {
        var found = Diagnostics()
        var editor = try #require(YAMLEditor(SourceFile(path: "a.yaml", text: text), diagnostics: &found))
        for change in changes {
            let isMade = editor.apply(change)
            #expect(isMade)
        }
        return String(decoding: editor.file.bytes, as: UTF8.self)
    }

    @Test(arguments: Columns.all)
    func followsTheFile(_ columns: Columns) throws {
        let (key, list) = (String(repeating: " ", count: columns.keys), String(repeating: " ", count: columns.hyphens))
        let dash = "-" + String(repeating: " ", count: columns.text - 1)
        let item = String(repeating: " ", count: columns.text)
        let text = """
            id: lamp
            properties:
            \(key)size:
            \(key)\(key)type: number
            links:
            \(list)\(dash)to: a
            \(list)\(item)by: b

            """
        let value: JSONValue = [
            "type": "x", "values": ["a", ["name": "b", "parts": ["of": "c"]]], "description": " two\nlines",
        ]
        #expect(
            try changed(
                text, .add(["properties"], key: "end", value, after: "size"),
                .insert(["links"], ["to": "two\nlines", "of": ["c"]], at: 1)) == """
                    id: lamp
                    properties:
                    \(key)size:
                    \(key)\(key)type: number
                    \(key)end:
                    \(key)\(key)type: x
                    \(key)\(key)values:
                    \(key)\(key)\(list)\(dash)a
                    \(key)\(key)\(list)\(dash)name: b
                    \(key)\(key)\(list)\(item)parts:
                    \(key)\(key)\(list)\(item)\(key)of: c
                    \(key)\(key)description: |\(columns.keys)-
                    \(key)\(key)\(key) two
                    \(key)\(key)\(key)lines
                    links:
                    \(list)\(dash)to: a
                    \(list)\(item)by: b
                    \(list)\(dash)to: |-
                    \(list)\(item)\(key)two
                    \(list)\(item)\(key)lines
                    \(list)\(item)of:
                    \(list)\(item)\(list)\(dash)c

                    """)
        #expect(
            try changed(text, .set(["id"], ["a": ["b": "c"]])).hasPrefix("id:\n\(key)a:\n\(key)\(key)b: c\nproperties:")
        )
    }

    @Test func neighborsComeBeforeParentsAndTheRestOfTheFile() throws {
        let text = """
            first:
              two:
                deep: 1
            second:
                four:
                   three:
                      x: 1
                      y: []
                   more: {}
                last: 1

            """
        // Beside a block, within a record whose parent has one, and without either.
        #expect(
            try changed(text, .add(["second", "four"], key: "n", ["a": "b"], after: "more"))
                .contains("       more: {}\n       n:\n          a: b\n"))
        #expect(
            try changed(text, .add(["second", "four", "three"], key: "n", ["a": "b"], after: "y"))
                .contains("          y: []\n          n:\n             a: b\n"))
        #expect(
            try changed(text, .set(["second", "last"], ["a": ["b"]])).hasSuffix("    last:\n       a:\n          - b\n")
        )
        #expect(try changed("a: 1\n", .set(["a"], ["b": ["c"]])) == "a:\n  b:\n    - c\n")
        #expect(try changed("a:\n- 1\nb: 1\n", .set(["b"], ["b": ["c"]])) == "a:\n- 1\nb:\n  b:\n  - c\n")
        #expect(
            try changed("a:\n   - 1\nb: 1\n", .set(["b"], ["b": ["c"]])) == "a:\n   - 1\nb:\n   b:\n      - c\n")
    }

    @Test func anAliasShowsNoIndentation() throws {
        let text = "base: &base\n   x: 1\nall:\n   deep:\n      deeper: *base\n      other: 1\n"
        #expect(
            try changed(text, .set(["all", "deep", "other"], ["a": "b"])).hasSuffix("      other:\n         a: b\n"))
    }
}

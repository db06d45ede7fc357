import CatalogModel
import Testing
import CatalogSyntax

/// Changes of values, by the text that they leave.
struct YAMLEditorTests {
    private static let text = """
        # An entry.
        id: button   # the id
        properties:
          # How large.
          size: { type: 'number', default: 1 }

          label: string  # shown

        values: [a, b]
        list:
          - x: 1
            y: 2   # why
          - z

        """

    private func changed(_ change: YAMLChange, _ text: String = text) -> String? {
        var found = Diagnostics()
        guard var editor = YAMLEditor(SourceFile(path: "a.yaml", text: text), diagnostics: &found) else { return nil }
        return editor.apply(change) ? String(decoding: editor.file.bytes, as: UTF8.self) : nil
    }

    @Test(
        arguments: [
            (.set(["id"], "link"), "id: button ", "id: link "),
            (.set(["properties", "size", "type"], "a, b"), "'number'", "'a, b'"),
            (.set(["properties", "size", "default"], "a, b"), "default: 1", "default: 'a, b'"),
            (
                .set(["properties", "label"], ["type": "string", "default": "x"]), "label: string  # shown",
                "label:  # shown\n    type: string\n    default: x"
            ),
            (.set(["list", 0, "y"], "two\nlines"), "y: 2   # why", "y: |-   # why\n      two\n      lines"),
            (
                .add(["properties"], key: "end", ["type": "x"], after: "label"), "# shown\n",
                "# shown\n  end:\n    type: x\n"
            ),
            (
                .add(["properties"], key: "mid", "x", after: "size"), "default: 1 }\n",
                "default: 1 }\n\n  mid: x\n"
            ),
            (
                .add(["properties", "size"], key: "required", true, after: "type"), "'number'",
                "'number', required: true"
            ),
            (.add(["list", 0], key: "w", "0", after: nil), "- x: 1", "- w: '0'\n    x: 1"),
            (.insert(["values"], "c, d", at: 1), "[a, b]", "[a, 'c, d', b]"),
            (.insert(["list"], ["q": "r"], at: 2), "  - z\n", "  - z\n  - q: r\n"),
            (.remove(["properties", "label"]), "\n\n  label: string  # shown\n\n", "\n\n"),
            (.remove(["list", 1]), "  - z\n", ""), (.remove(["values", 0]), "[a, b]", "[b]"),
            (.rename(["properties", "size"], to: "1x"), "size:", "1x:"),
            (.reorder(["list", 0], ["y", "x"]), "- x: 1\n    y: 2   # why", "- y: 2   # why\n    x: 1"),
            (
                .reorder([], ["id", "values", "properties", "list"]),
                """
                properties:
                  # How large.
                  size: { type: 'number', default: 1 }

                  label: string  # shown

                values: [a, b]

                """,
                """
                values: [a, b]
                properties:
                  # How large.
                  size: { type: 'number', default: 1 }

                  label: string  # shown


                """
            ),
        ] as [(YAMLChange, String, String)])
    func onlyTheStretchChanges(change: YAMLChange, old: String, new: String) throws {
        let parts = Self.text.split(separator: old, omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        #expect(changed(change) == parts[0] + new + parts[1])
    }

    @Test func whatIsNotThereCannotChange() {
        #expect(changed(.set(["gone"], "x")) == nil)
        #expect(changed(.add(["properties"], key: "size", "x", after: nil)) == nil)
        #expect(changed(.remove(["list", 2])) == nil)
        #expect(changed(.reorder(["properties"], ["size"])) == nil)
        #expect(changed(.rename(["properties", "size"], to: "label")) == nil)
    }

    @Test func anAliasStaysAsItIs() {
        let text = "a: &a { x: 1 }\nb: *a\n"
        #expect(changed(.set(["b", "x"], .number("2")), text) == nil)
        #expect(changed(.set(["a", "x"], .number("2")), text) == nil)
    }

    @Test(
        "A value that is an alias or has aliases changes alone, and its aliases keep the value",
        arguments: [
            ("a: &a { x: 1 }\nb: *a\n", ["b", "x"], "a: &a { x: 1 }\nb:\n  x: 2\n"),
            ("a: &a { x: 1 }\nb: *a  # why\nc: 3\n", ["a", "x"], "a: { x: 2 }\nb:  # why\n  x: 1\nc: 3\n"),
            ("a: &a\n  x: 1\nb: { c: *a, d: *a }\n", ["a", "x"], "a:\n  x: 2\nb: { c: { x: 1 }, d: { x: 1 } }\n"),
            ("a: &a 1\nb: { x: *a }\n", ["b", "x"], "a: &a 1\nb: { x: 2 }\n"),
        ] as [(String, YAMLPath, String)])
    func aliases(text: String, path: YAMLPath, expected: String) throws {
        var found = Diagnostics()
        var editor = try #require(YAMLEditor(SourceFile(path: "a.yaml", text: text), diagnostics: &found))
        let isApplied = editor.applyAlone(.set(path, .number("2")))
        #expect(isApplied)
        #expect(String(decoding: editor.file.bytes, as: UTF8.self) == expected)
    }

    @Test(
        "A list of names becomes a mapping without a change of comments and indentation",
        arguments: [
            ("a:\n  - x  # one\n  # two\n  - 'y z'\nb: 1\n", "a:\n  x: {}  # one\n  # two\n  y z: {}\nb: 1\n"),
            ("a:\n- x\n- --y\n", "a:\n  x: {}\n  --y: {}\n"),
            ("a: [x, \"y, z\"]  # one\n", "a: { x: {}, 'y, z': {} }  # one\n"),
            ("a: []\n", "a: {}\n"),
        ])
    func names(text: String, expected: String) {
        #expect(changed(.keys(["a"]), text) == expected)
    }

    @Test("A list with a collection or with the same name twice does not become a mapping")
    func noNames() {
        #expect(changed(.keys(["a"]), "a: [x, { y: 1 }]\n") == nil)
        #expect(changed(.keys(["a"]), "a: [x, x]\n") == nil)
        #expect(changed(.keys(["a"]), "a: x\n") == nil)
    }

    @Test func theLastMemberLeavesAnEmptyCollection() {
        #expect(changed(.remove(["a", "b"]), "a:\n  b: 1\nc: 2\n") == "a: {}\nc: 2\n")
        #expect(changed(.remove(["a", 0]), "a:\n  - 1\n") == "a: []\n")
        #expect(changed(.add(["a"], key: "b", "c", after: nil), "a: {} # why\n") == "a: # why\n  b: c\n")
    }

    @Test func commentsStayWhereThatIsAskedFor() {
        let text = "a:\n  b:  # one\n    - x  # two\n    - '# no'\n  c: 2\nd:\n  - x: 1\n  - 2  # three\n"
        #expect(changed(.remove(["a", "b"]), text) == text.replacing(text.prefix(43).dropFirst(3), with: ""))
        #expect(
            changed(.remove(["a", "b"], keepingComments: true), text)?.hasPrefix("a:\n  # one\n  # two\n  c: 2\nd:")
                == true)
        #expect(
            changed(.remove(["d", 1], keepingComments: true), text)?.hasSuffix("d:\n  - x: 1\n  # three\n") == true)
        #expect(
            changed(.remove(["a", "x"], keepingComments: true), "a:\n  - x: 1\n") == nil)
        #expect(
            changed(.remove(["a", 0, "x"], keepingComments: true), "a:\n  - x: 1  # why\n    y: 2\n")
                == "a:\n  - # why\n    y: 2\n")
        // A comment behind the key stays when the value becomes another one.
        #expect(changed(.set(["a"], "z"), "a:  # why\n  - x\n") == "a: z  # why\n")
    }
}

import CatalogModel
import CodeReaders
import Testing

/// Descriptions with the markup of JSDoc.
@Suite("A JSDoc comment")
struct CommentTests {
    @Test(
        "Inline tags, line breaks and leftover markers become Markdown.",
        arguments: [
            ("See {@link SlAlert}.", "See `SlAlert`."), ("See {@link SlAlert|the alert}.", "See the alert."),
            ("See {@linkcode Alert the alert}.", "See `the alert`."), ("See [it]{@link Alert}.", "See it."),
            ("See {@link https://a.org}.", "See [https://a.org](https://a.org)."),
            ("See {@link https://a.org it}.", "See [it](https://a.org)."), ("See {@linkplain Alert}.", "See Alert."),
            ("{@inheritDoc}Text.", "Text."), ("`{@link A}` and `<br>`.", "`{@link A}` and `<br>`."),
            ("One.<br>Two.<br />", "One.\\\nTwo."), ("One. <br/><br/> Two.", "One.\n\nTwo."),
            ("One.<p>Two.</p>", "One.\n\nTwo."), ("- The tone.", "The tone."), ("* The tone.", "The tone."),
            ("– The tone.", "The tone."), ("- one\n- two", "- one\n- two"), ("* One\n*\n* Two", "One\n\nTwo"),
            ("A < b and c > d.", "A < b and c > d."), ("Mail me@example.com.", "Mail me@example.com."),
            ("Uses `@media`.\n@media (print)", "Uses `@media`.\n@media (print)"),
            ("Of @scope/kit.", "Of @scope/kit."), ("Plain.", "Plain."),
        ])
    func inline(_ source: String, _ expected: String) {
        let comment = ScriptComment(source)
        #expect(comment.text == expected)
        #expect(comment.tags == [])
    }

    @Test(
        "Block tags leave the text.",
        arguments: [
            ("The tone.\n@default 'warm'", "The tone.", ["default 'warm'"]),
            ("The tone. @default 'warm' @internal", "The tone.", ["default 'warm'", "internal "]),
            ("@internal The tone.", "The tone.", ["internal "]), ("@internal\nThe tone.", "The tone.", ["internal "]),
            (
                "Dims.\n@param {number} a - How\nmuch.\n@returns Nothing.", "Dims.",
                ["param {number} a - How\nmuch.", "returns Nothing."]
            ),
            ("Dims.\n@fires x\n\nMore.", "Dims.\n\nMore.", ["fires x"]),
            ("Dims.\n@example\n<x-a>\n\n</x-a>", "Dims.\n\nExample:\n\n```text\n<x-a>\n\n</x-a>\n```", []),
            ("Dims.\n@example\n```html\n@default\n```", "Dims.\n\nExample:\n\n```html\n@default\n```", []),
            ("Dims.\n@see Sun", "Dims.\n\nSee Sun", []), ("Dims.\n@remarks Slowly.", "Dims.\n\nSlowly.", []),
        ])
    func block(_ source: String, _ expected: String, _ tags: [String]) {
        let comment = ScriptComment(source)
        #expect(comment.text == expected)
        #expect(comment.tags.map { "\($0.name) \($0.text)" } == tags)
    }

    @Test("Facts in block tags reach their keys, and a tag without a key is reported.")
    func facts() throws {
        let imported = Imported(
            Manifests.element(
                #"""
                "members": [
                  { "kind": "field", "name": "a", "type": { "text": "string" }, "attribute": "a",
                    "description": "The {@link Tone}.\n@default 'x'\n@deprecated Use b.\n@since 2.0\n@foo bar" },
                  { "kind": "field", "name": "b", "type": { "text": "string" }, "default": "'y'",
                    "description": "B.\n@default 'x'\n@internal" } ],
                "attributes": [{ "name": "a", "fieldName": "a" }]
                """#))
        let text = try #require(imported.entries.first?.text)
        #expect(
            text.hasSuffix(
                """
                        properties:
                          a:
                            type: string
                            default: "'x'"
                            attribute: a
                            description: The `Tone`.
                            since: 2.0
                            deprecated: Use b.
                          b:
                            type: string
                            default: "'y'"
                            description: B.
                            visibility: internal

                """), "\(text)")
        #expect(
            imported.messages == [
                "note: the description has '@foo', which an entry has no key for; the tag is left out [description-tag]"
            ])
    }
}

import CatalogModel
import CatalogTestSupport
import CodeReaders
import CatalogSyntax
import Testing

/// What is wrong with manifests, at its place.
struct FindingTests {
    private func findings(_ manifest: String) -> [String] {
        Imported(manifest).findings.map { finding in
            let text = finding.range?.sourceText ?? ""
            return "«\(text.count > 60 ? String(text.prefix(8)) + "…" : text)» \(finding.message) [\(finding.rule.id)]"
        }
    }

    @Test func whatIsNoManifest() {
        #expect(findings("[]") == ["«[]» invalid Custom Elements Manifest: missing 'modules' [manifest-shape]"])
        #expect(findings("{ \"tags\": [] }").first?.contains("missing 'modules'") == true)
        #expect(Imported("{").entries.isEmpty)
        #expect(Imported("{").findings.map(\.rule.id) == ["json-syntax"])
    }

    @Test func versions() {
        #expect(
            findings(#"{ "version": "1.0.0", "modules": [] }"#) == [
                "«» missing 'schemaVersion'; the manifest is read as version 1 or 2 [manifest-version]"
            ])
        #expect(
            findings(#"{ "schemaVersion": "3.1.0", "modules": [], "readme": "" }"#) == [
                "«\"3.1.0\"» unknown schema version '3.1.0'; the manifest is read as version 2 [manifest-version]"
            ])
    }

    @Test func whatNoEntryCanHold() {
        #expect(
            findings(
                #"{ "schemaVersion": "1.0.0", "readme": "README.md", "modules": [{ "path": "a.js", "summary": "A." }] }"#
            )
            .map { $0.drop { $0 != "»" } } == [
                "» entries have no key for 'readme' of the package; it is left out [manifest-unplaced]",
                "» entries have no key for 'summary' of the module 'a.js'; it is left out [manifest-unplaced]",
            ])
    }

    @Test(arguments: [
        (
            #""members": [{ "kind": "field", "name": "a" }]"#,
            ["«\"a\"» the field 'a' has no type; add one [manifest-type]"]
        ),
        (
            #""members": [{ "kind": "field", "name": "a", "type": { "text": "'x' | 'x' | null" }, "default": "'y'" }]"#,
            [
                "«\"'x' | 'x' | null\"» duplicate ''x'' in the type; remove one [manifest-type]",
                "«\"'y'\"» the default ''y'' is not a valid value of the type ''x' | 'x' | null' [manifest-default]",
            ]
        ),
        (
            #""members": [{ "kind": "field", "name": "a", "type": { "text": "any" } }, { "kind": "field", "name": "a", "type": { "text": "any" } }]"#,
            ["«\"a\"» duplicate field 'a'; only the first one is used [manifest-duplicate]"]
        ),
        (
            #""members": [{ "kind": "field", "name": "a", "type": { "text": "any" }, "default": 5, "static": "true", "attribute": "b" }]"#,
            [
                "«5» invalid 'default'; the schema expects a string [manifest-kind]",
                "«\"true\"» invalid 'static'; the schema expects true or false [manifest-kind]",
                "«\"b\"» the attribute 'b' is not among those of the element [manifest-reference]",
            ]
        ),
        (
            #""slots": [{ "name": "x", "required": { "tag": "required", "source": [] } }]"#,
            [
                "«{ \"tag\": \"required\", \"source\": [] }» 'required' is a doc tag instead of true or false; it is read as true [manifest-kind]"
            ]
        ),
        (
            #""slots": [{ "name": "What it holds" }]"#,
            [
                "«\"What it holds\"» 'What it holds' is probably not the name of a slot; name the default slot '', and describe its content in its description [manifest-name]"
            ]
        ),
        (
            #""events": [{ "name": "x", "type": { "text": "string" } }, { "name": "y" }, { "type": { "text": "Event" } }]"#,
            [
                "«\"string\"» 'string' is not an event class; it is read as the payload type of 'x' [manifest-type]",
                "«\"y\"» the event 'y' has no type; add one [manifest-type]",
                "«{ \"type\": { \"text\": \"Event\" } }» the event has no 'name'; add it [manifest-missing]",
            ]
        ),
        (
            #""superclass": { "name": "Base", "module": "src/lamp.js" }, "mixins": [{ "name": "M", "package": "m" }]"#,
            [
                "«{ \"name\": \"Base\", \"module\": \"src/lamp.js\" }» unresolved reference: the module 'src/lamp.js' has no declaration 'Base' [manifest-reference]"
            ]
        ),
        (#""superclass": { "name": "HTMLElement" }"#, []),
        (
            #""cssParts": {}, "members": [{ "kind": "method", "name": "a", "privacy": "secret" }]"#,
            [
                "«{}» invalid 'cssParts'; the schema expects an array [manifest-kind]",
                "«\"secret\"» 'secret' is not a valid value of 'privacy' in the schema; use one of 'public', 'protected', 'private' [manifest-kind]",
            ]
        ),
        (
            #""cssParts": [{ "name": "a", "description": "Bell\u0007." }]"#,
            [
                "«\"Bell\\u0007.\"» the text has a control character; it is replaced, because entries cannot contain control characters [manifest-control-character]"
            ]
        ),
    ])
    func faults(_ members: String, _ expected: [String]) {
        #expect(findings(Manifests.element(members)) == expected)
    }

    @Test func twoTags() {
        let exports = """
            { "kind": "custom-element-definition", "name": "your-lamp", "declaration": { "name": "Lamp" } }
            """
        let lamp = #"{ "kind": "class", "name": "Lamp", "tagName": "my-lamp", "summary": "Gives light." }"#
        #expect(
            findings(Manifests.module(lamp, exports: exports)) == [
                "«\"my-lamp\"» the element is defined as 'your-lamp', but its tag name is 'my-lamp' [manifest-conflict]"
            ])
    }

    @Test func whateverStandsThereTheEntryLoads() async {
        let members = #"""
            "members": [
              { "kind": "field", "name": "a\u0085b", "type": "plain", "default": "x\u2028y", "x-y": ["\u0000", { "\u0001": 1 }] },
              { "kind": "field", "name": "", "type": { "text": "" }, "default": "" },
              { "kind": "method", "name": "- x: #y", "parameters": [{ "name": "{ a, b }" }, {}], "return": {} },
              { "kind": "accessor", "name": "true", "type": { "text": "null" }, "default": null }, 5 ],
            "events": [{ "name": "on", "type": { "text": "a: b" } }], "slots": [{}], "cssProperties": [{ "name": "--a", "default": "" }],
            "deprecated": "", "superclass": "Base"
            """#
        let imported = Imported(Manifests.element(members))
        #expect(imported.entries.count == 1)
        let found = await imported.load().diagnostics.map(\.testDescription)
        #expect(
            found == [
                "components/my-lamp.yaml:15:11 «\"a\\x85b\"» warning: the name has the invisible character U+0085; write 'ab' [hidden-character]"
            ])
    }
}

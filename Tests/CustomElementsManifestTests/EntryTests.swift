import CatalogFormat
import CatalogModel
import CodeReaders
import Testing

/// What becomes of each member of a manifest.
struct EntryTests {
    @Test func everyMemberHasItsKey() async throws {
        let imported = Imported(Manifests.everything, .init(package: "@my/lamps"))
        #expect(
            imported.messages == [
                "note: the attribute 'data-room' names no field; it is read as a property of its own name "
                    + "[manifest-attribute]"
            ])
        #expect(imported.entries.map(\.text) == [Expectations.element, Expectations.base, Expectations.utility])
        let loaded = await imported.load()
        #expect(loaded.diagnostics.map(\.message) == [])
        #expect(loaded.registry?.components.map(\.id.rawValue) == ["dimmable", "lamp", "my-lamp"])
    }

    @Test func anElementNeedsNoMoreThanATag() async {
        let imported = Imported(Manifests.module(#"{ "kind": "class", "name": "", "tagName": "x-y" }"#, path: "a.ts"))
        #expect(
            imported.entries.map(\.text) == [
                """
                id: x-y
                title: X Y
                summary: The `x-y` element.
                implementations:
                  web:
                    language: typescript
                    types:
                      x-y:
                        kind: element
                        module: a.ts

                """
            ])
        #expect(
            imported.messages == [
                "note: missing description of 'x-y'; its summary only repeats the name [manifest-silence]"
            ])
        #expect(await imported.load().diagnostics.isEmpty)
    }

    @Test func theFirstParagraphIsTheSummary() {
        func texts(_ description: String) -> [String?] {
            let imported = Imported(
                Manifests.module(
                    #"{ "kind": "class", "name": "A", "tagName": "a-b", "description": "\#(description)" }"#))
            guard case .object(let entry)? = imported.entries.first?.value else { return [] }
            return [entry["summary"]?.text, entry["description"]?.text]
        }
        #expect(texts("One.") == ["One.", nil])
        #expect(texts("One,\\r\\ntwo.\\n\\n\\nThree.\\n\\nFour.") == ["One,\ntwo.", "Three.\n\nFour."])
        #expect(texts("One:\\n- two\\n- three") == ["One:", "- two\n- three"])
        #expect(texts("One:\\n1. two") == ["One:", "1. two"])
        #expect(texts("- one\\n- two") == ["The `a-b` element.", "- one\n- two"])
        #expect(texts("- one") == ["one", nil])
    }

    @Test func idsAreUniqueAndTitlesForPeople() {
        let imported = Imported(
            """
            { "schemaVersion": "1.0.0", "modules": [
              { "path": "a.js", "declarations": [
                { "kind": "class", "name": "TabGroup", "tagName": "x-tab-group" },
                { "kind": "class", "name": "tab.js", "tagName": "x-tab" },
                { "kind": "class", "name": "Tab", "tagName": "x-tab" },
                { "kind": "class", "name": "Odd", "tagName": "x-odd_3.é" },
                { "kind": "class", "name": "NoTag", "customElement": true } ] },
              { "path": "src/x-tab.js", "declarations": [
                { "kind": "function", "name": "f" }, { "kind": "function", "name": "g" } ] },
              { "path": "b.js", "declarations": [{ "kind": "variable", "name": "3D", "type": { "text": "any" } }] }
            ] }
            """)
        #expect(
            imported.entries.map { [$0.id.rawValue, $0.title] } == [
                ["x-tab-group", "Tab Group"], ["x-tab", "Tab"], ["x-odd-3", "Odd"], ["no-tag", "No Tag"],
                ["x-tab-2", "X tab"], ["element-3-d", "3D"],
            ])
        #expect(
            imported.messages.filter { !$0.contains("manifest-silence") } == [
                "warning: 'tab.js' is not a valid name in code; it is kept unchanged [manifest-name]",
                "warning: duplicate tag 'x-tab'; the entry describes 'tab.js', and 'Tab' is left out "
                    + "[manifest-duplicate]",
                "warning: the element 'NoTag' has no 'tagName'; its entry is named after its class [manifest-missing]",
                "warning: another declaration gives the same id as 'x-tab'; its entry gets the id 'x-tab-2' "
                    + "[manifest-duplicate]",
            ])
    }

    @Test func exportsLeadToTheirDeclarations() {
        let imported = Imported(
            """
            { "schemaVersion": "1.0.0", "modules": [
              { "path": "src/a.js", "declarations": [{ "kind": "class", "name": "A", "summary": "An A." }] },
              { "path": "index.js", "exports": [
                { "kind": "js", "name": "A", "declaration": { "name": "A", "module": "./src/a.js" } },
                { "kind": "custom-element-definition", "name": "my-a", "declaration": { "name": "A", "module": "/src/a.js" } },
                { "kind": "js", "name": "B", "declaration": { "name": "B", "module": "src/a.js" } },
                { "kind": "js", "name": "*", "declaration": { "name": "*", "package": "other" } } ] }
            ] }
            """)
        #expect(
            imported.entries.map(\.text) == [
                """
                id: my-a
                title: A
                summary: An A.
                implementations:
                  web:
                    language: javascript
                    imports:
                      - "{ A } from 'index.js'"
                      - "'index.js'"
                    types:
                      my-a:
                        kind: element
                        names:
                          javascript: A
                        module: src/a.js

                """
            ])
        #expect(
            imported.messages == [
                "warning: unresolved export 'B' of 'index.js': the manifest has no such declaration; it is left out "
                    + "[manifest-reference]"
            ])
    }

    @Test func attributesJoinTheirFields() throws {
        let imported = Imported(
            Manifests.element(
                """
                "members": [
                  { "kind": "field", "name": "label", "description": "", "attribute": "label" },
                  { "kind": "field", "name": "size", "type": { "text": "number" }, "default": "1" } ],
                "attributes": [
                  { "name": "label", "type": { "text": "string" }, "description": "Its name.", "deprecated": true },
                  { "name": "data-size", "fieldName": "size", "type": { "text": "string" }, "default": "1" },
                  { "name": "lost", "fieldName": "gone", "type": { "text": "string" } } ]
                """))
        let text = try #require(imported.entries.first?.text)
        #expect(
            text.hasSuffix(
                """
                        properties:
                          label:
                            type: string
                            attribute: label
                            description: Its name.
                            extensions:
                              org.webcomponents.manifest:
                                attribute:
                                  deprecated: true
                          size:
                            type: number
                            default: 1
                            attribute: data-size
                            extensions:
                              org.webcomponents.manifest:
                                attribute:
                                  type:
                                    text: string
                          gone:
                            type: string
                            attribute: lost

                """))
        #expect(
            imported.messages == [
                "warning: 'type' of the attribute differs from that of its field 'size'; the entry has that of the field "
                    + "[manifest-conflict]",
                "warning: the attribute 'lost' names the field 'gone', which the element does not have "
                    + "[manifest-reference]",
            ])
    }
}

extension CustomElementsManifestImporter.ImportedEntry {
    fileprivate var title: String { value["title"]?.text ?? "" }
}

import CatalogModel
import Testing

@testable import CatalogSync

/// Imports of one release after the other, with what people write in between.
struct ImportAgainTests {
    private func manifest(_ members: String, of name: String = "Lamp") -> [UInt8] {
        Array(
            """
            { "schemaVersion": "1.0.0", "modules": [{ "path": "a.js", "declarations": [
              { "kind": "class", "name": "\(name)", "tagName": "my-lamp", "summary": "Gives light.", "members": [
                \(members) ] }] }] }
            """.utf8)
    }

    private func field(_ name: String, _ type: String, _ rest: String = "") -> String {
        #"{ "kind": "field", "name": "\#(name)", "type": { "text": "\#(type)" }\#(rest) }"#
    }

    private let path = "components/my-lamp.yaml"

    @Test func onlyWhatChangedInTheSourceChanges() async throws {
        var bench = ImportWorkbench()
        _ = try await bench.importing(manifest(field("size", "number") + "," + field("tone", "string")))
        bench.texts[path] = """
            # Ours.
            title: A fine lamp
            id: my-lamp
            summary: Says it in our words.

            implementations:
              web:
                language: javascript
                types:
                  my-lamp:
                    names: { javascript: Lamp }
                    kind: element
                    module: a.js
                    properties:
                      tone: string   # not the color
                      size: { type: number, description: How large. }

            """
        let changed = try await bench.importing(
            manifest(
                field("size", "number | string", #", "default": "1""#) + "," + field("new", "boolean") + ","
                    + field("tone", "string", #", "readonly": true"#)))
        #expect(changed == [path])
        #expect(bench.findings == [])
        let text = try #require(bench.texts[path])
        #expect(
            text == """
                # Ours.
                title: A fine lamp
                id: my-lamp
                summary: Says it in our words.

                implementations:
                  web:
                    language: javascript
                    types:
                      my-lamp:
                        names: { javascript: Lamp }
                        kind: element
                        module: a.js
                        properties:
                          tone:   # not the color
                            type: string
                            readOnly: true
                          size: { type: number | string, default: 1, description: How large. }
                          new: boolean

                """)
    }

    @Test func whatPeopleChangedStaysAndIsReported() async throws {
        var bench = ImportWorkbench()
        _ = try await bench.importing(manifest(field("size", "number") + "," + field("gone", "string")))
        bench.texts[path] = bench.texts[path]?.split(separator: "size: number").joined(separator: "size: Size")
        let text = bench.texts[path]
        let changed = try await bench.importing(manifest(field("size", "string")))
        #expect(changed.isEmpty)
        #expect(bench.texts[path] == text)
        #expect(
            bench.findings == [
                "'type' of 'size' is now 'string' in the source, and was edited here since the previous import; the edit is kept",
                "'gone' is missing from the source; import with '--remove' to remove it here",
            ])
        // Told again until it is dealt with; a conflict is told once.
        _ = try await bench.importing(manifest(field("size", "string")))
        #expect(bench.findings == ["'gone' is missing from the source; import with '--remove' to remove it here"])
        _ = try await bench.importing(manifest(field("size", "string")), remove: true)
        #expect(bench.texts[path]?.contains("gone") == false)
        #expect(bench.texts[path]?.contains("size: Size") == true)
    }

    @Test(
        "A fact in another spelling than the source's stays, without a finding",
        arguments: [
            ("string[]", "readonly string[]", "ReadonlyArray<string>"), ("string", "string | null", "null | string"),
            ("number", "(boolean)", "boolean"), ("number", "string | 1", "1 | string"),
        ])
    func anotherSpelling(old: String, new: String, written: String) async throws {
        var bench = ImportWorkbench()
        _ = try await bench.importing(manifest(field("size", old)))
        let stated = try #require(bench.texts[path])
        let start = try #require(stated.firstRange(of: "size: "))
        let end = stated[start.upperBound...].firstIndex(of: "\n") ?? stated.endIndex
        let quoted = "'" + written.replacing("'", with: "''") + "'"
        let text = stated[..<start.upperBound] + quoted + stated[end...]
        bench.texts[path] = String(text)
        _ = try await bench.importing(manifest(field("size", new)))
        #expect(bench.findings == [])
        #expect(bench.texts[path] == String(text))
    }

    @Test("A record of an entry with as many levels as a file may have can be read")
    func deepRecord() throws {
        var value = JSONValue.object(JSONObject())
        for _ in 1..<100 { value = ["a": value] }
        var record = ImportRecord()
        record.entries = [(id: "lamp", symbol: "Lamp", value: value)]
        var found = Diagnostics()
        let read = ImportRecord(SourceFile(path: "record.yaml", text: record.text), diagnostics: &found)
        #expect(found.all.isEmpty)
        #expect(read?.entries.first?.value == value)
    }

    @Test func aDamagedRecordIsNoRecord() {
        for text in ["", "- a", "entries: { a: 1 }", "entries: [", "entries: { a: { symbol: b } }"] {
            var found = Diagnostics()
            let record = ImportRecord(SourceFile(path: "r.yaml", text: text), diagnostics: &found)
            #expect(record == nil && found.hasErrors || text.isEmpty, "\(text)")
        }
    }
}

import CatalogTestSupport
import Foundation
import Testing

@Suite("The import of unusual records")
struct UnusualRecordTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Kit\nrules: { missing-summary: off }\n")
    }

    private static func element(_ name: String, _ tag: String, _ rest: String = "") -> String {
        #"{ "kind": "class", "name": "\#(name)", "customElement": true, "tagName": "\#(tag)", "summary": "Is here."\#(rest) }"#
    }

    private func importing(manifest declarations: String...) throws -> Judge.Verdict {
        try program.write(
            "a.json",
            """
            { "schemaVersion": "1.0.0", "modules": [{ "kind": "javascript-module", "path": "a.js", "declarations": [
            \(declarations.joined(separator: ",\n"))
            ] }] }
            """)
        return try program.run("import", "a.json")
    }

    /// Requires the catalog to be valid, and an import of the same file to change nothing.
    private func requireSettled(_ file: String) throws {
        #expect(try program.run("check").status == 0)
        let again = try program.run("import", file)
        #expect(again.status == 0)
        #expect(!again.output.contains("changed components"), "\(again.output)")
        #expect(!again.output.contains("created"), "\(again.output)")
    }

    @Test("A demo with a relative address is left out alone", arguments: ["demo/index.html", "./demo/", "/demo/"])
    func demo(address: String) throws {
        let demos = #", "demos": [{ "url": "\#(address)" }, { "url": "https://example.org/demo" }]"#
        let imported = try importing(manifest: Self.element("Box", "kit-box", demos), Self.element("Tag", "kit-tag"))
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(
            imported.errors.contains(
                "a.json:2:113: warning: 'links' is not imported: missing file '\(address)' [import-skipped]"),
            "\(imported.errors)")
        #expect(imported.errors.hasSuffix("\n1 warning\n"), "\(imported.errors)")
        #expect(
            try program.read("components/kit-box.yaml")
                .contains("links:\n  - url: https://example.org/demo\n    kind: demo\n"))
        #expect(program.exists("components/kit-tag.yaml"))
        try requireSettled("a.json")
    }

    @Test("Several faults in one entry are each reported once, at their locations in the source")
    func several() throws {
        let demos = #", "demos": [{ "url": "a" }, { "url": "b" }, { "url": "https://example.org" }, { "url": "c" }]"#
        let imported = try importing(manifest: Self.element("Box", "kit-box", demos))
        #expect(imported.status == 0, "\(imported.errors)")
        let lines = imported.errors.split(separator: "\n").filter { $0.contains("[import-skipped]") }
        #expect(
            lines == [
                "a.json:2:113: warning: 'links' is not imported: missing file 'a' [import-skipped]",
                "a.json:2:129: warning: 'links' is not imported: missing file 'b' [import-skipped]",
                "a.json:2:179: warning: 'links' is not imported: missing file 'c' [import-skipped]",
            ])
        #expect(
            try program.read("components/kit-box.yaml").contains(
                "links:\n  - url: https://example.org\n    kind: demo\n"))
        try requireSettled("a.json")
    }

    @Test("A superclass or mixin without a name is left out alone")
    func superclass() throws {
        let imported = try importing(
            manifest: Self.element(
                "Box", "kit-box", #", "superclass": { "package": "lit" }, "mixins": [{}, { "name": "" }]"#),
            Self.element("Tag", "kit-tag"))
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(imported.errors.contains("warning: the superclass has no 'name'; add it [manifest-missing]"))
        #expect(imported.errors.contains("warning: the mixin has no 'name'; add it [manifest-missing]"))
        let text = try program.read("components/kit-box.yaml")
        #expect(!text.contains("inherits") && !text.contains("mixins"))
        #expect(program.exists("components/kit-tag.yaml"))
        try requireSettled("a.json")
    }

    @Test("Of two components with one name, and of a component listed twice, the first is imported")
    func twice() throws {
        try program.write(
            "a.json",
            """
            [{ "displayName": "Card", "description": "One.", "props": { "a": { "type": { "name": "string" } } } },
             { "displayName": "Card", "description": "Two.", "props": { "b": { "type": { "name": "string" } } } },
             { "displayName": "Fine", "description": "One.", "props": {} },
             { "displayName": "Fine", "description": "One.", "props": {} }]
            """)
        let imported = try program.run("import", "a.json")
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(imported.output.contains("created components/card.yaml\ncreated components/fine.yaml\n"))
        #expect(
            imported.errors.contains(
                "a.json:2:19: warning: 'Card' is not imported: the entry 'card' already describes the type 'Card'"))
        #expect(
            imported.errors.contains(
                "a.json:4:19: warning: 'Fine' is not imported: the entry 'fine' already describes the type 'Fine'"))
        #expect(try program.read("components/card.yaml").contains("a: string"))
        try requireSettled("a.json")
    }

    @Test("A symbol that cannot be read does not reject the other symbols")
    func symbol() throws {
        try program.write(
            "a.symbols.json",
            """
            { "metadata": {}, "module": { "name": "Box" }, "relationships": [], "symbols": [{},
              { "kind": { "identifier": "swift.struct" }, "names": { "title": "Box" }, "pathComponents": ["Box"],
                "identifier": { "precise": "s:Box", "interfaceLanguage": "swift" }, "accessLevel": "public",
                "declarationFragments": [{ "kind": "keyword", "spelling": "struct" },
                  { "kind": "text", "spelling": " " }, { "kind": "identifier", "spelling": "Box" }] }] }
            """)
        let imported = try program.run("import", "a.symbols.json")
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(imported.errors.contains("a.symbols.json:1:81: warning: "), "\(imported.errors)")
        #expect(program.exists("components/box.yaml"))
        // With '--remove' an unread symbol would be taken for a removed one.
        #expect(try program.run("import", "a.symbols.json", "--remove").status == 1)
    }
}

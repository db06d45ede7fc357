import CatalogTestSupport
import Foundation
import Testing

@Suite("The import and verify commands")
struct ImportCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Kit
            outputs: { html: {} }
            rules: { missing-summary: note }
            sources: { web: { manifest: custom-elements.json } }
            """)
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
        try write(type: "string", description: "Its words.")
    }

    private func write(type: String, description: String, file: String = "custom-elements.json") throws {
        try program.write(
            file,
            """
            { "schemaVersion": "1.0.0", "modules": [ { "kind": "javascript-module", "path": "src/tag.ts",
              "declarations": [ { "kind": "class", "name": "KitTag", "tagName": "kit-tag", "customElement": true,
                "members": [ { "kind": "field", "name": "label", "type": { "text": "\(type)" },
                  "description": "\(description)" } ] } ],
              "exports": [ { "kind": "custom-element-definition", "name": "kit-tag",
                "declaration": { "name": "KitTag", "module": "src/tag.ts" } } ] } ] }
            """)
    }

    @Test("'import', 'build' and 'verify' turn a manifest into a site that agrees with the manifest")
    func wholeWay() throws {
        let imported = try program.run("import", "custom-elements.json")
        #expect(imported.status == 0, "\(imported.errors)")
        let text = try program.read("components/kit-tag.yaml")
        #expect(text.contains("type: string") && text.contains("Its words."))
        let verified = try program.run("verify")
        #expect(verified.status == 0, "\(verified.errors)")
        #expect(verified.output.contains("1 verified, 0 drifted"))
        let built = try program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(program.exists("Output/html/components/kit-tag.html"))

        #expect(try program.run("import", "custom-elements.json").status == 0)
        #expect(try program.read("components/kit-tag.yaml") == text)
    }

    @Test(
        "A package.json that names the manifest provides the package of imports",
        arguments: [("package.json", "./custom-elements.json", true), ("package.json", "other.json", false)])
    func packageFile(path: String, manifest: String, isOwn: Bool) throws {
        try program.write(path, #"{ "name": "@scope/kit", "customElements": "\#(manifest)" }"#)
        #expect(try program.run("import", "custom-elements.json").status == 0)
        let text = try program.read("components/kit-tag.yaml")
        #expect(text.contains("'@scope/kit/src/tag.ts'") == isOwn, "\(text)")
        #expect(try program.run("verify").status == 0)
    }

    @Test("Functions beside elements are imported on request only, and updated from then on")
    func allDeclarations() throws {
        let text = try program.read("custom-elements.json")
        try program.write(
            "custom-elements.json",
            text.replacing(
                #""declarations": ["#,
                with: #""declarations": [ { "kind": "function", "name": "tint", "description": "A." },"#))
        let first = try program.run("import", "custom-elements.json")
        #expect(first.output.contains("left out 1 function beside elements; '--all-declarations' imports them\n"))
        #expect(!program.exists("components/tint.yaml"))
        #expect(try program.run("verify").output.contains("1 declared, 1 verified"))
        #expect(try program.run("import", "custom-elements.json", "--all-declarations").status == 0)
        let tint = try program.read("components/tint.yaml")
        #expect(try program.run("verify").output.contains("2 declared, 2 verified, 0 drifted"))
        #expect(try program.run("import", "custom-elements.json", "--remove").status == 0)
        #expect(try program.read("components/tint.yaml") == tint)
    }

    @Test("'import' and 'verify' report changes of a later release and update the entry")
    func laterRelease() throws {
        #expect(try program.run("import", "custom-elements.json").status == 0)
        let text = try program.read("components/kit-tag.yaml")
        let edited = text.replacing("description: Its words.", with: "description: Said by a person. # stays")
        #expect(edited != text)
        try program.write("components/kit-tag.yaml", edited)
        try write(type: "number", description: "Its words.")
        let drifted = try program.run("verify")
        #expect(drifted.status == 2)
        #expect(drifted.errors.contains("[type-drift]"), "\(drifted.errors)")
        #expect(try program.run("import", "custom-elements.json").status == 0)
        let expected = edited.replacing("type: string", with: "type: number")
        #expect(try program.read("components/kit-tag.yaml") == expected)
        #expect(try program.run("verify").status == 0)
    }

    @Test("'import' requires '--name' for a file with another name than the source")
    func otherName() throws {
        #expect(try program.run("import", "custom-elements.json").status == 0)
        try write(type: "number", description: "Its words.", file: "next.json")
        let refused = try program.run("import", "next.json")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("use '--name custom-elements'"), "\(refused.errors)")
        #expect(try program.run("import", "next.json", "--name", "custom-elements").status == 0)
        #expect(try program.read("components/kit-tag.yaml").contains("type: number"))
    }

    @Test("'verify' reports a source that differs from the verified one")
    func staleRecord() throws {
        #expect(try program.run("import", "custom-elements.json").status == 0)
        #expect(try program.run("verify", "--record").status == 0)
        let record = try program.read(".verified/web.json")
        #expect(try !program.run("verify").errors.contains("stale"))
        // Other words, and the same facts: the entry agrees, and the record is of something else.
        try write(type: "string", description: "Other words.")
        let stale = try program.run("verify")
        #expect(stale.status == 0, "\(stale.errors)")
        #expect(stale.errors.contains("[stale-verification]"), "\(stale.errors)")
        #expect(stale.errors.contains(".verified/web.json:3:13"), "\(stale.errors)")
        #expect(try program.read(".verified/web.json") == record)
        #expect(try !program.run("verify", "--record").errors.contains("stale"))
        #expect(try program.read(".verified/web.json") != record)
        #expect(try !program.run("verify").errors.contains("stale"))
    }

    @Test("'import' accepts sources of several kinds at once and creates the folder of entries")
    func mixedKinds() throws {
        let program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Kit\n")
        for sample in BrokenSourceTests.samples.prefix(5) { try program.write(sample.path, sample.text) }
        let paths = BrokenSourceTests.samples.prefix(5).map(\.path)
        let imported = try program.run(["import"] + paths + ["--name", "kit"])
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(
            try program.files(below: "components").keys.sorted() == [
                "box.yaml", "chip.yaml", "kit-tag.yaml", "kit.yaml", "tag.yaml",
            ])
        #expect(try program.files(below: ".imports").count == 5)
        #expect(try program.run("check").status == 0)
        let files = try program.files(below: "")
        #expect(try program.run(["import"] + paths + ["--name", "kit"]).status == 0)
        #expect(try program.files(below: "") == files)
    }

    @Test("'import' writes a property that has only a type in the short form")
    func shortForms() throws {
        let program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Kit\n")
        try program.write(
            "custom-elements.json",
            #"""
            { "schemaVersion": "1.0.0", "modules": [ { "kind": "javascript-module", "path": "a.ts", "declarations": [
              { "kind": "class", "name": "Tag", "tagName": "kit-tag", "customElement": true, "members": [
                { "kind": "field", "name": "label", "type": { "text": "string" } },
                { "kind": "field", "name": "size", "type": { "text": "number" }, "default": "1" },
                { "kind": "method", "name": "act", "parameters": [ { "name": "force", "type": { "text": "boolean" } } ] } ]
              } ] } ] }
            """#)
        let imported = try program.run("import", "custom-elements.json")
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(
            try program.read("components/kit-tag.yaml") == """
                id: kit-tag
                title: Tag
                implementations:
                  web:
                    language: typescript
                    types:
                      kit-tag:
                        kind: element
                        names:
                          javascript: Tag
                        module: a.ts
                        properties:
                          label: string
                          size:
                            type: number
                            default: 1
                        methods:
                          act:
                            parameters:
                              force: boolean

                """)
        #expect(try program.run("check").status == 0)
    }

    @Test("'import' detects the language of a string file by its name and names operators by their characters")
    func texts() throws {
        let program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Kit\n")
        try program.write("locales/en.json", #"{ "close": "Close" }"#)
        try program.write(
            "Kit.symbols.json",
            #"""
            { "module": { "name": "Kit" }, "relationships": [], "symbols": [ { "kind": { "identifier": "swift.func.op" },
              "identifier": { "precise": "s:3Kit" }, "pathComponents": ["...(_:)"], "accessLevel": "public",
              "declarationFragments": [ { "spelling": "static func ... (_ value: Int) -> Int" } ] } ] }
            """#)
        let imported = try program.run("import", "locales/en.json", "Kit.symbols.json")
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(
            try program.files(below: "components").values.map { String(decoding: $0, as: UTF8.self) }
                .filter { $0.contains("title: '...'\n") || $0.contains("close: Close\n") }.count == 2)
    }
}

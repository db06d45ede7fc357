import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Commands")
struct CommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    @Test("An empty catalog, an import and a build create a site from a source")
    func threeCommands() throws {
        let source = BrokenSourceTests.samples[0]
        try program.write(source.path, source.text)
        let started = try program.run("init", "kit", "--empty")
        #expect(
            started.output == """
                created kit/catalog.yaml
                created kit/schemas/entry.schema.json
                created kit/schemas/catalog.schema.json
                created kit/schemas/types.schema.json
                created kit/schemas/tokens.schema.json
                created kit/schemas/resolver.schema.json
                created kit/.gitignore
                Next: catalog import SOURCE… --catalog kit

                """)
        #expect(
            try program.read("kit/catalog.yaml") == """
                # yaml-language-server: $schema=schemas/catalog.schema.json
                format: 1
                name: kit
                version: 0.1.0
                entries: components

                outputs:
                  html: {}

                """)
        #expect(try program.run("import", source.path, "--catalog", "kit").status == 0)
        let built = try program.run("build", "--catalog", "kit")
        #expect(built.status == 0, "\(built.errors)")
        #expect(
            try program.files(below: "kit/Output/html/components").keys.contains("kit-tag.html"))
    }

    @Test("'init' creates a valid catalog that builds; a second build changes no file")
    func start() throws {
        let started = try program.run("init", "my-catalog")
        #expect(started.errors == "")
        #expect(
            started.output == """
                created my-catalog/catalog.yaml
                created my-catalog/components/button.yaml
                created my-catalog/tokens/base.tokens.json
                created my-catalog/tokens/dark.tokens.json
                created my-catalog/tokens/theme.resolver.json
                created my-catalog/schemas/entry.schema.json
                created my-catalog/schemas/catalog.schema.json
                created my-catalog/schemas/types.schema.json
                created my-catalog/schemas/tokens.schema.json
                created my-catalog/schemas/resolver.schema.json
                created my-catalog/.gitignore
                Next: catalog build --catalog my-catalog

                """)
        #expect(started.status == 0)

        let checked = try program.run("check", "--catalog", "my-catalog")
        #expect(checked.errors == "")
        #expect(checked.output == "my-catalog: 1 entry in 5 files, no findings\n")
        #expect(checked.status == 0)

        let built = try program.run("build", "--catalog", "my-catalog")
        #expect(built.errors == "")
        #expect(built.status == 0)
        #expect(program.exists("my-catalog/Output/html/components/button.html"))

        let again = try program.run("build", "--catalog", "my-catalog")
        #expect(again.output.hasPrefix("html: 0 written, "), "\(again.output)")
        #expect(again.status == 0)
    }

    @Test("'init' writes the schemas and the line by which editors find them")
    func modelines() throws {
        _ = try program.run("init", ".", "--name", "Named: with care")
        #expect(
            try program.read("catalog.yaml").hasPrefix("# yaml-language-server: $schema=schemas/catalog.schema.json\n"))
        #expect(try program.read("catalog.yaml").contains("\nname: \"Named: with care\"\n"))
        #expect(
            try program.read("components/button.yaml")
                .hasPrefix("# yaml-language-server: $schema=../schemas/entry.schema.json\n"))
        #expect(try program.read("schemas/entry.schema.json") == program.run("schema").output)
        #expect(
            try program.read("tokens/base.tokens.json")
                .hasPrefix("{\n  \"$schema\": \"../schemas/tokens.schema.json\",\n"))
        for name in ["catalog", "types", "tokens", "resolver"] {
            #expect(try program.read("schemas/\(name).schema.json") == program.run("schema", name).output)
        }
    }

    @Test("'init' quotes the next command for a shell")
    func nextCommand() throws {
        let started = try program.run("init", "it's mine/new")
        #expect(started.output.hasSuffix("Next: catalog build --catalog 'it'\\''s mine/new'\n"), "\(started.output)")
        #expect(try program.run("build", "--catalog", "it's mine/new").status == 0)
    }

    @Test("'init' overwrites no file and creates all files or none")
    func noOverwriting() throws {
        try program.write("mine/tokens/base.tokens.json", "{}")
        let refused = try program.run("init", "mine")
        #expect(
            refused.errors == """
                error: 'mine/tokens/base.tokens.json' already exists and was not changed [existing-file]
                1 error

                """)
        #expect(refused.status == 1)
        #expect(try program.files(below: "mine") == ["tokens/base.tokens.json": Data("{}".utf8)])
    }

    @Test("'new' creates a valid entry with its schema")
    func newEntry() throws {
        try program.writeSmallCatalog(in: "Catalog")
        let created = try program.run(
            "new", "text-field", "--title", "On: off", "--kind", "pattern", "--category", "Inputs")
        #expect(created.errors == "")
        #expect(
            created.output == """
                created Catalog/components/text-field.yaml
                created Catalog/schemas/entry.schema.json

                """)
        #expect(
            try program.read("Catalog/components/text-field.yaml") == """
                # yaml-language-server: $schema=../schemas/entry.schema.json
                id: text-field
                title: "On: off"
                summary: Its purpose, in one sentence.
                kind: pattern
                category: Inputs

                """)
        let checked = try program.run("check")
        #expect(checked.errors == "")
        #expect(checked.output == "Small: 2 entries in 3 files, no findings\n")

        #expect(
            try program.run("new", "app-bar", from: "Catalog/components").output
                == "created ../components/app-bar.yaml\n")
        #expect(try program.read("Catalog/components/app-bar.yaml").contains("title: App Bar\n"))
    }

    @Test("'new' writes to the first folder of entries, wherever it is")
    func entryFolders() throws {
        try program.write("catalog/catalog.yaml", "format: 1\nname: Far\nentries: [../far/away, near]\n")
        try program.write("far/away/divider.yaml", CatalogProgram.divider)
        try program.write("catalog/near/rule.yaml", "id: rule\ntitle: Rule\nsummary: A line.\n")
        let created = try program.run("new", "switch", "--catalog", "catalog")
        #expect(created.errors == "")
        #expect(
            try program.read("far/away/switch.yaml")
                .hasPrefix("# yaml-language-server: $schema=../../catalog/schemas/entry.schema.json\n"))
    }

    @Test("'new' rejects an id that exists")
    func takenID() throws {
        try program.writeSmallCatalog()
        let refused = try program.run("new", "divider")
        #expect(
            refused.errors == """
                components/divider.yaml:1:5: error: duplicate entry 'divider'; choose another id \
                [existing-file]
                    1 | id: divider
                      |     ^~~~~~~
                1 error

                """)
        #expect(refused.status == 1)
    }

    @Test(
        "'new' rejects an invalid id and suggests a valid one",
        arguments: [
            ("Text Field", "text-field"), ("TextField", "text-field"), ("BB.InputAmount", "bb-input-amount"),
            ("text_field", "text-field"), ("3d-Über-Karte", "uber-karte"), ("../evil", "evil"), ("a--b", "a-b"),
        ])
    func badID(text: String, suggestion: String) throws {
        let refused = try program.run("new", text)
        #expect(
            refused.errors.hasPrefix(
                "Error: '\(text)' is not in kebab case, as ids are; did you mean '\(suggestion)'?\n"))
        #expect(refused.status == 64)
        #expect(try program.files(below: "") == [:])
    }

    @Test("'new' creates no entry in a catalog with errors")
    func newInBrokenCatalog() throws {
        try program.writeSmallCatalog()
        try program.write("components/other.yaml", "id: other\n")
        let refused = try program.run("new", "third")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("components/other.yaml:1:1: error: "))
        #expect(!program.exists("components/third.yaml"))
    }

    @Test(
        "Names with control characters or without text are a usage error",
        arguments: [
            (["init", "mine", "--name", ""], "The catalog's name is empty."),
            (["init", "mine", "--name", " \t"], "The catalog's name is empty."),
            (
                ["init", "mine", "--name", "a\nb\u{1B}[31m"],
                "The catalog's name 'a␊b␛[31m' has a line break or another control character."
            ),
            (
                ["init", "mi\u{85}ne"],
                "The folder's name, which the catalog gets without --name, 'mi<U+0085>ne' has a line break or another "
                    + "control character."
            ),
            (["new", "rule", "--title", ""], "The title is empty."),
            (
                ["new", "rule", "--title", "a\u{2028}b"],
                "The title 'a<U+2028>b' has a line break or another control character."
            ),
            (
                ["new", "rule", "--title", "\u{FEFF}a"],
                "The title '<U+FEFF>a' has a line break or another control character."
            ),
            (["new", "rule", "--category", ""], "The category is empty."),
        ])
    func badNames(arguments: [String], message: String) throws {
        try program.writeSmallCatalog()
        let before = try program.files(below: "")
        let refused = try program.run(arguments)
        #expect(refused.errors.hasPrefix("Error: \(message)\n"), "\(refused.errors)")
        #expect(refused.status == 64)
        #expect(try program.files(below: "") == before)
    }

    @Test(
        "Any other name creates a valid catalog",
        arguments: ["\u{202E}evil", "\"'\\", "yes", "# no", "- a: b", "1.0", "Ünïcode 名前 👩‍👩‍👧", " a "])
    func oddNames(name: String) throws {
        #expect(try program.run("init", "mine", "--name=\(name)").status == 0)
        #expect(try program.run("new", "rule", "--title=\(name)", "--catalog", "mine").errors == "")
        let checked = try program.run("check", "--catalog", "mine")
        #expect(checked.errors == "")
        #expect(checked.output.hasPrefix("\(name.visible): 2 entries"))
    }
}

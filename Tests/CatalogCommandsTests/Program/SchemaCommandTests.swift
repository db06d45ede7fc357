import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The schema command")
struct SchemaCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    private static let names = ["entry", "catalog", "types", "tokens", "resolver"]

    private static func lines(_ change: String, _ folder: String = "Catalog/schemas") -> String {
        names.map { "\(change) \(folder)/\($0).schema.json\n" }.joined()
    }

    @Test("'schema --all' writes the schemas for editors, once")
    func all() throws {
        try program.writeSmallCatalog(in: "Catalog")
        #expect(try program.run("schema", "--all").output == Self.lines("created"))
        for name in Self.names {
            #expect(try program.read("Catalog/schemas/\(name).schema.json") == program.run("schema", name).output)
        }
        #expect(try program.run("schema", "--all").output == Self.lines("unchanged"))
        #expect(try program.run("schema", "--all", "--to", "else/where").output == Self.lines("created", "else/where"))
    }

    @Test("'schema --all' replaces schemas that an earlier version wrote")
    func update() throws {
        try program.writeSmallCatalog(in: "Catalog")
        let old = SealedSchema(["title": "Old", "properties": ["a": ["description": "An old key.", "type": "string"]]])
            .text
        try program.write("Catalog/schemas/entry.schema.json", old)
        let updated = try program.run("schema", "--all")
        #expect(updated.errors == "")
        #expect(updated.output.hasPrefix("updated Catalog/schemas/entry.schema.json\ncreated "))
        #expect(try program.read("Catalog/schemas/entry.schema.json") == program.run("schema").output)
        #expect(try program.files(below: "Catalog/schemas").count == 5)
    }

    @Test("'schema --all' keeps edited or foreign files and then writes no file")
    func edited() throws {
        try program.writeSmallCatalog(in: "Catalog")
        let edited = try program.run("schema").output.replacing("Entry of a", with: "My entry of a")
        try program.write("Catalog/schemas/entry.schema.json", edited)
        try program.write("Catalog/schemas/types.schema.json", "{}\n")
        let refused = try program.run("schema", "--all")
        #expect(refused.status == 1)
        #expect(refused.output == "")
        let words = "is not a generated schema and was not changed; move it, or write the schemas to another folder"
        #expect(
            refused.errors == """
                error: 'Catalog/schemas/entry.schema.json' \(words) with '--to' [existing-file]
                error: 'Catalog/schemas/types.schema.json' \(words) with '--to' [existing-file]
                  existing-file  2 errors
                2 errors

                """)
        #expect(
            try program.files(below: "Catalog/schemas").mapValues { String(decoding: $0, as: UTF8.self) } == [
                "entry.schema.json": edited, "types.schema.json": "{}\n",
            ])
    }

    @Test(
        "'schema' reports arguments that cannot be combined",
        arguments: [["entry", "--all"], ["--to", "x"], ["--catalog", "x"]])
    func usage(arguments: [String]) throws {
        let wrong = try program.run(["schema"] + arguments)
        #expect(wrong.status == 64)
        #expect(wrong.errors.hasPrefix("Error: --"))
    }
}

/// The schemas beside the example catalog are those that the program makes.
struct OwnAuthoringSchemaTests {
    /// Set CATALOG_RECORD to rewrite the schemas.
    @Test(arguments: SchemaFile.written)
    func schemasOfOwnCatalogAreCurrent(_ file: SchemaFile) throws {
        let url = SharedData.repository.appendingPathComponent("Catalog/\(file.path)")
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil { try Data(file.text.utf8).write(to: url) }
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text == file.text)
        #expect(SealedSchema.isUntouched(text))
    }
}

import ArgumentParser
import CatalogFormat
import CatalogModel

struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of a file that people write, for editors, or of the dump, for programs.")

    @Argument(help: "An entry, catalog.yaml, types.yaml, or what 'catalog dump' prints.")
    var file = SchemaFile.entry

    func run() async throws {
        try Terminal.output.write(file.schema.printed)
    }
}

/// A form that has a schema: the files that people write, which editors can check, and the dump.
enum SchemaFile: String, ExpressibleByArgument, CaseIterable {
    case entry, catalog, types, dump

    var schema: JSONValue {
        switch self {
        case .entry: AuthoringSchema.entry
        case .catalog: AuthoringSchema.catalog
        case .types: AuthoringSchema.types
        case .dump: DumpSchema.json
        }
    }

    /// The path of the schema within a catalog, where `init` and `new` put it.
    var path: String { "schemas/\(rawValue).schema.json" }
}

import ArgumentParser
import CatalogFormat
import CatalogModel

struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Prints a JSON Schema that editors check and complete the YAML files with.")

    @Argument(help: "The kind of file: an entry, catalog.yaml or types.yaml.")
    var file = SchemaFile.entry

    func run() async throws {
        try Terminal.output.write(file.schema.printed)
    }
}

/// A kind of file that people write, and that editors can check.
enum SchemaFile: String, ExpressibleByArgument, CaseIterable {
    case entry, catalog, types

    var schema: JSONValue {
        switch self {
        case .entry: AuthoringSchema.entry
        case .catalog: AuthoringSchema.catalog
        case .types: AuthoringSchema.types
        }
    }

    /// The path of the schema within a catalog, where `init` and `new` put it.
    var path: String { "schemas/\(rawValue).schema.json" }
}

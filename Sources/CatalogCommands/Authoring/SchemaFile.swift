import ArgumentParser
import CatalogChanges
import CatalogFormat
import CatalogModel
import TokenFormat

/// A form that has a schema: the files that people write, which editors can check, and what the program prints.
enum SchemaFile: String, ExpressibleByArgument, CaseIterable {
    case entry, catalog, types, tokens, resolver, dump, changes, migration, history

    var schema: JSONValue {
        switch self {
        case .entry: AuthoringSchema.entry
        case .catalog: AuthoringSchema.catalog
        case .types: AuthoringSchema.types
        case .tokens: TokenFileSchema.json
        case .resolver: ResolverFileSchema.json
        case .dump: DumpSchema.json
        case .changes: ChangeSchema.json
        case .migration: MigrationSchema.json
        case .history: AuthoringSchema.history
        }
    }

    /// The schemas of the files that people write.
    static let written = allCases.filter { ![.dump, .changes, .migration, .history].contains($0) }

    /// The name of the schema's file.
    var fileName: String { "\(rawValue).schema.json" }

    /// The path of the schema within a catalog, where `init` and `new` put it.
    var path: String { "\(Self.folder)/\(fileName)" }

    /// The folder of a catalog that holds its schemas.
    static let folder = "schemas"

    /// The schema as the program writes it into a file.
    var text: String { SealedSchema(schema).text }

    /// Returns the comment by which editors find the schema of a YAML file.
    static func modeline(_ path: String) -> String {
        "# yaml-language-server: $schema=\(path)"
    }
}

import ArgumentParser
import CatalogChanges
import CatalogFormat
import CatalogModel
import CatalogTokens

/// A format with a JSON Schema, as an argument of `catalog schema` and as a schema file in a catalog: entry,
/// `catalog.yaml`, token file, dump and so on.
enum SchemaFile: String, ExpressibleByArgument, CaseIterable {
    case entry, catalog, types, tokens, resolver, dump, findings, changes, migration, history

    var schema: JSONValue {
        switch self {
        case .entry: AuthoringSchema.entry
        case .catalog: AuthoringSchema.catalog
        case .types: AuthoringSchema.types
        case .tokens: TokenFileSchema.json
        case .resolver: ResolverFileSchema.json
        case .dump: DumpSchema.json
        case .findings: FindingSchema.json
        case .changes: ChangeSchema.json
        case .migration: MigrationSchema.json
        case .history: AuthoringSchema.history
        }
    }

    /// The schemas of files written by people.
    static let written = allCases.filter { ![.dump, .findings, .changes, .migration, .history].contains($0) }

    /// The name of the schema's file.
    var fileName: String { "\(rawValue).schema.json" }

    /// The path of the schema within a catalog, used by `init` and `new`.
    var path: String { "\(Self.folder)/\(fileName)" }

    /// The folder of a catalog's schemas.
    static let folder = "schemas"

    /// The schema as written into a file by the program.
    var text: String { SealedSchema(schema).text }

    /// Returns the comment for editors that names the schema of a YAML file.
    static func modeline(_ path: String) -> String {
        "# yaml-language-server: $schema=\(path)"
    }
}

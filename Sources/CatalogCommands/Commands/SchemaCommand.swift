import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog schema`: prints the JSON Schema of a format, or writes the schemas for editors to a folder.
struct SchemaCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of a file format, or update the schemas for editors.",
        discussion: """
            --all writes or updates the schemas of all hand-written files in the catalog's folder 'schemas', as 'init' \
            does. Edited schemas are kept.

            Example: catalog schema entry > entry.schema.json
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(
        help: """
            The format: an entry, catalog.yaml, types.yaml, a token file, a resolver document, or the output of \
            'catalog dump', 'catalog check --format json', 'catalog diff' or 'catalog history'.
            """)
    var file: SchemaFile?

    @Flag(help: "Write the schemas of all hand-written files.")
    var all = false

    @Option(help: "The folder for the schemas of --all.", completion: .directory)
    var to: String?

    func validate() throws {
        if all, file != nil { throw ValidationError("--all cannot be combined with the name of a schema.") }
        if !all, to != nil { throw ValidationError("--to requires --all.") }
        if !all, options.catalog != nil { throw ValidationError("--catalog requires --all.") }
    }

    func run() async throws {
        guard all else { return try Terminal.output.write((file ?? .entry).text) }
        let changes = try SchemaFolder(path: folder()).update()
        if options.quiet { return }
        try Terminal.output.write(changes.map { "\($0.change) \($0.path.visible)\n" }.joined())
    }

    private func folder() throws -> String {
        if let to { return PathText.normalized(to) }
        return CatalogFolder(of: try options.path()).path(SchemaFile.folder)
    }
}

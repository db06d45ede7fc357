import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog schema`: prints the JSON Schema of a format, or writes the schemas for editors to a folder.
struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of a file that people write, for editors, or of the dump, for programs.",
        discussion: """
            With --all it writes the schemas of all files that people write to the catalog's folder 'schemas', where \
            'init' puts them, and brings those up to date that are there. It leaves alone what somebody has edited.
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(
        help: """
            An entry, catalog.yaml, types.yaml, a token file, a resolver document, or what 'catalog dump', 'catalog check \
            --format json' or 'catalog diff' prints.
            """)
    var file: SchemaFile?

    @Flag(help: "Write the schemas of all files that people write.")
    var all = false

    @Option(help: "With --all: the folder to write to.", completion: .directory)
    var to: String?

    func validate() throws {
        if all, file != nil { throw ValidationError("'--all' is about all schemas; name one, or give '--all'.") }
        if !all, to != nil { throw ValidationError("'--to' goes with '--all'.") }
        if !all, options.catalog != nil { throw ValidationError("'--catalog' goes with '--all'.") }
    }

    func run() async throws {
        guard all else { return try Terminal.output.write((file ?? .entry).text) }
        let changes = try SchemaFolder(path: folder()).update()
        try Terminal.output.write(changes.map { "\($0.change) \($0.path.visible)\n" }.joined())
    }

    private func folder() throws -> String {
        if let to { return PathText.normalized(to) }
        return CatalogFolder(of: try options.path()).path(SchemaFile.folder)
    }
}

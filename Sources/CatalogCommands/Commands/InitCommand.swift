import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog init`: writes the starter files of a new catalog to a folder, without overwriting.
struct InitCommand: AsyncParsableCommand, PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Create a catalog in a folder without overwriting files.",
        discussion: "Example: catalog init my-catalog")

    @Argument(help: "The folder of the new catalog; . for the current folder.", completion: .directory)
    var folder: String

    @Option(help: "The catalog's name; the folder's name by default.")
    var name: String?

    @Flag(help: "Omit the sample entry and tokens, for use with 'catalog import'.")
    var empty = false

    @OptionGroup var printing: PrintingOptions

    func validate() throws {
        if folder.isEmpty { throw ValidationError("Missing name of the folder; use '.' for the current folder.") }
        if let name {
            try name.requireOneLine("The catalog's name")
        } else if let folderName {
            try folderName.requireOneLine("The folder's name, which the catalog gets without --name,")
        }
    }

    func run() async throws {
        let template = CatalogTemplate(name: name ?? folderName ?? "Catalog", isEmpty: empty)
        var files = NewFiles()
        for file in template.files { files.add(PathText.joined(folder, with: file.path), text: file.text) }
        try files.create()
        if printing.quiet { return }
        let list = files.files.map { "created \($0.path.visible)\n" }.joined()
        let next = empty ? "import SOURCE…" : "build"
        let isHere = PathText.normalized(folder) == "."
        let choice = isHere ? "" : " --catalog \(folder.visible.shellWord)"
        try Terminal.output.write("\(list)Next: catalog \(next)\(choice)\n")
    }

    /// Name of the new catalog's folder; nil for the root of the disk.
    private var folderName: String? {
        PathText.absolute(folder, from: System.workingFolder).split(separator: "/").last.map(String.init)
    }
}

import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog init`: writes the starter files of a new catalog to a folder, without overwriting.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Create a catalog in a folder without overwriting files.",
        discussion: "Example: catalog init my-catalog")

    @Argument(help: "The folder of the new catalog; . for the current folder.", completion: .directory)
    var folder: String

    @Option(help: "The catalog's name; the folder's name by default.")
    var name: String?

    @Flag(help: "Omit the sample entry and tokens, for use with 'catalog import'.")
    var empty = false

    @Flag(name: .shortAndLong, help: "Do not list the files.")
    var quiet = false

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
        if quiet { return }
        let list = files.files.map { "created \($0.path.visible)\n" }.joined()
        let next = empty ? "import SOURCE…" : "build"
        try Terminal.output.write(list + "Next: catalog \(next) --catalog \(folder.visible.shellWord)\n")
    }

    /// Name of the new catalog's folder; nil for the root of the disk.
    private var folderName: String? {
        PathText.absolute(folder, from: System.workingFolder).split(separator: "/").last.map(String.init)
    }
}

extension String {
    /// The text as a single word for a shell.
    fileprivate var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_./".unicodeScalars.contains($0)
        }
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

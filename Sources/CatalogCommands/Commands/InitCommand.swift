import ArgumentParser
import CatalogModel

struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Starts a catalog in a folder; overwrites nothing.")

    @Argument(help: "The folder of the new catalog.", completion: .directory)
    var folder: String

    @Option(help: "The catalog's name; the folder's name unless given.")
    var name: String?

    @Flag(name: .shortAndLong, help: "Do not list the files.")
    var quiet = false

    func validate() throws {
        if folder.isEmpty { throw ValidationError("The folder needs a name; '.' is the one you are in.") }
    }

    func run() async throws {
        let folderName = PathText.absolute(folder, from: System.workingFolder).split(separator: "/").last
        let template = CatalogTemplate(name: name ?? folderName.map(String.init) ?? "Catalog")
        var files = NewFiles()
        for file in template.files { files.add(PathText.joined(folder, file.path), file.text) }
        try files.create()
        if quiet { return }
        let list = files.files.map { "created \($0.path.visible)\n" }.joined()
        try Terminal.output.write(list + "Next: catalog build --catalog \(folder.visible.shellWord)\n")
    }
}

extension String {
    /// The text as one word for a shell.
    fileprivate var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789-_./".unicodeScalars.contains($0)
        }
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

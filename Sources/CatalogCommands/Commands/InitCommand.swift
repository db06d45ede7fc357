import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog init`: writes the starter files of a new catalog to a folder without overwriting, or the files
/// of a project for coding agents.
struct InitCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Create a catalog in a folder without overwriting files.",
        discussion: """
            --agents writes files for coding agents to the project's folder: a part of AGENTS.md between two markers, and \
            the folder .agents with a skill, DESIGN.md and the configuration of the MCP server. Repeated runs update \
            these files. Edited files are kept.

            Example: catalog init my-catalog
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(
        help: "The folder of the new catalog, or with --agents of the project; . for the current folder.",
        completion: .directory)
    var folder: String?

    @Option(help: "The catalog's name; the folder's name by default.")
    var name: String?

    @Flag(help: "Omit the sample entry and tokens, for use with 'catalog import'.")
    var empty = false

    @Flag(help: "Write the files for coding agents, in the current folder unless stated.")
    var agents = false

    func validate() throws {
        if agents, name != nil || empty { throw ValidationError("--agents cannot be combined with --name or --empty.") }
        if !agents, options.catalog != nil { throw ValidationError("--catalog requires --agents.") }
        if !agents, folder == nil { throw ValidationError("Missing expected argument '<folder>'") }
        if folder?.isEmpty == true {
            throw ValidationError("Missing name of the folder; use '.' for the current folder.")
        }
        if let name {
            try name.requireOneLine("The catalog's name")
        } else if !agents, let folderName {
            try folderName.requireOneLine("The folder's name, which the catalog gets without --name,")
        }
    }

    func run() async throws {
        let folder = folder ?? "."
        if agents { return try await writeAgentsFiles(to: folder) }
        let template = CatalogTemplate(name: name ?? folderName ?? "Catalog", isEmpty: empty)
        var files = NewFiles()
        for file in template.files { files.add(PathText.joined(folder, with: file.path), text: file.text) }
        try files.create()
        if options.quiet { return }
        let list = files.files.map { "created \($0.path.visible)\n" }.joined()
        let next = empty ? "import SOURCE…" : "build"
        let isHere = PathText.normalized(folder) == "."
        let choice = isHere ? "" : " --catalog \(folder.visible.shellWord)"
        try Terminal.output.write("\(list)Next: catalog \(next)\(choice)\n")
    }

    private func writeAgentsFiles(to project: String) async throws {
        let registry = try await options.load()
        let changes = try await AgentsFolder(project: project, catalog: options.path()).update(registry)
        if options.quiet { return }
        let list = changes.filter { $0.change != .unchanged }.map { "\($0.change) \($0.path.visible)\n" }.joined()
        try Terminal.output.write(list.isEmpty ? "The files for agents are up to date.\n" : list)
    }

    /// Name of the new catalog's folder; nil for the root of the disk.
    private var folderName: String? {
        PathText.absolute(folder ?? ".", from: System.workingFolder).split(separator: "/").last.map(String.init)
    }
}

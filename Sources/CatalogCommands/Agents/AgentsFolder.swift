import AgentsBackend
import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The files of a project for coding agents: a part of `AGENTS.md`, and the plugin folder with the skill, `DESIGN.md`
/// and the configuration of the MCP server.
///
/// The plugin folder has a list of the written files with hashes, so that edits by hand are never lost.
struct AgentsFolder {
    /// The folder of the project, as reached from the working directory.
    let project: String
    /// The path of `catalog.yaml`, as reached from the working directory.
    let catalog: String

    /// The effect on a file.
    enum Change: String { case created, updated, removed, unchanged }

    /// The list of the written files.
    private static let listName = ".catalog-agents"
    private static let largestFile = 50_000_000

    private var folder: String { PathText.joined(project, with: AgentsBackend.defaultFolder) }

    /// Writes the files, either all or none.
    /// - Returns: The change of each file, by path.
    func update(_ registry: ComponentRegistry) async throws -> [(path: String, change: Change)] {
        let rendered = try await rendered(registry)
        var edits: [FileEdit] = []
        var changes: [(path: String, change: Change)] = []
        func add(_ path: String, old: [UInt8]?, new: [UInt8]) {
            changes.append((path, old == nil ? .created : old == new ? .unchanged : .updated))
            if old == nil { edits.append(.creating(path, new)) }
            if let old, old != new { edits.append(.replacing(path, old, with: new)) }
        }
        let page = PathText.joined(project, with: "AGENTS.md")
        let old = try existing(page)
        add(
            page, old: old,
            new: try MarkedSection.replaced(in: SourceFile(path: page, bytes: old ?? []), with: rendered.fragment)
        )

        let listPath = PathText.joined(folder, with: Self.listName)
        let oldList = try existing(listPath)
        let recorded = (try? oldList.map { bytes throws in try Manifest(parsing: bytes) }) ?? Manifest()
        var list = Manifest()
        var refused: [Diagnostic] = []
        for (path, bytes) in rendered.files {
            let location = PathText.joined(folder, with: path.text)
            list[path] = ContentHash(of: bytes)
            let old = try existing(location)
            if let old, old != bytes, ContentHash(of: old) != recorded[path] {
                refused.append(.editedAgentsFile(location))
            } else {
                add(location, old: old, new: bytes)
            }
        }
        if !refused.isEmpty { throw CommandError(refused) }
        for path in recorded.paths where list[path] == nil {
            let location = PathText.joined(folder, with: path.text)
            guard let old = try existing(location), ContentHash(of: old) == recorded[path] else { continue }
            edits.append(try .removing(location, old))
            changes.append((location, .removed))
        }
        if oldList != list.printed {
            edits.append(
                oldList.map { .replacing(listPath, $0, with: list.printed) } ?? .creating(listPath, list.printed))
        }
        try FileEdits(edits).write(in: CatalogFolder(of: catalog))
        return changes
    }

    /// Returns the text of the fragment, and the files of the plugin folder.
    private func rendered(
        _ registry: ComponentRegistry
    ) async throws(CommandError) -> (fragment: String, files: [(path: OutputPath, bytes: [UInt8])]) {
        let backend = AgentsBackend()
        var diagnostics = Diagnostics()
        let output = registry.configuration.outputs(of: backend.name).first?.value
        // The links of the fragment start at AGENTS.md, wherever the output of a build is.
        let given = output?.options.orEmpty().filter { $0.name == "skill" || $0.name == BackendOption.visibility.name }
        let options = BackendOptions.checked(
            OrderedRecords(given ?? []), against: backend.options, backendName: backend.name, diagnostics: &diagnostics)
        var shown = registry
        if let disclosure = backend.disclosure(options) { shown = await registry.disclosed(disclosure) }
        var files: [(path: OutputPath, bytes: [UInt8])] = []
        var fragment = ""
        for unit in backend.plan(shown, options: options) {
            let rendering = unit.render()
            diagnostics.merge(rendering.diagnostics)
            for file in rendering.files {
                if file.path.text == AgentsBackend.fragmentPath {
                    fragment = String(decoding: file.bytes, as: UTF8.self)
                } else {
                    files.append((file.path, file.bytes))
                }
            }
        }
        let errors = diagnostics.weighed(by: registry.configuration).sorted().filter { $0.severity == .error }
        if !errors.isEmpty { throw CommandError(errors) }
        while fragment.last == "\n" { fragment.removeLast() }
        let skill = AgentsBackend.skillName(shown, options: options) ?? ""
        for (path, json) in [(".claude-plugin/plugin.json", manifest(of: shown, skill: skill)), (".mcp.json", servers)]
        {
            if let path = OutputPath(path) { files.append((path, Array(json.printed.utf8))) }
        }
        return (fragment, files)
    }

    private func manifest(of registry: ComponentRegistry, skill: String) -> JSONValue {
        let configuration = registry.configuration
        let name = configuration.name?.value ?? skill
        return [
            "name": .string(skill), "version": configuration.version.map { .string($0.value) },
            "description": .string("Components and tokens of \(name)."),
        ]
    }

    /// The configuration of the MCP server, which agents start in the folder of the project.
    private var servers: JSONValue {
        let page = PathText.joined(project, with: "AGENTS.md")
        let path = CatalogFolder.relativePath(from: page, to: catalog)
        return [
            "mcpServers": ["component-catalog": ["command": "catalog", "args": ["mcp", "--catalog", .string(path)]]]
        ]
    }

    private func existing(_ path: String) throws(CommandError) -> [UInt8]? {
        try NewFiles.bytes(at: path, limit: Self.largestFile)
    }
}

import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog new`: writes the file of a new entry, from a template or as a copy of another entry.
struct NewCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Create a valid entry without overwriting files.",
        discussion: """
            --from copies another entry with its comments, and replaces the id, the title and the names of types derived \
            from the id. The keys since, status, deprecated and figures are omitted, and so are the aliases, links and \
            date of the entry.

            Example: catalog new text-field --category Inputs --for react,swiftui
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The id of the entry: lowercase letters, digits and single hyphens.")
    var id: String

    @Option(help: "The title; the words of the id by default.")
    var title: String?

    @Option(help: ArgumentHelp("Copy this entry.", valueName: "id"), completion: .entryID)
    var from: String?

    @Option(help: "The kind of the entry; component by default.")
    var kind: EntryKindArgument?

    @Option(help: "The category of the entry.")
    var category: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "Add example implementations for these frameworks: "
                + ImplementationSkeleton.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "frameworks"),
        completion: .list(ImplementationSkeleton.allCases.map(\.rawValue)))
    var frameworks: String?

    private func skeletons() throws -> [ImplementationSkeleton] {
        try frameworks.map { try ImplementationSkeleton.list($0) } ?? []
    }

    func validate() throws {
        if from != nil, frameworks != nil { throw ValidationError("--for cannot be combined with --from.") }
        _ = try skeletons()
        try title?.requireOneLine("The title")
        try category?.requireOneLine("The category")
        if EntryID(id) != nil { return }
        let fix = EntryID.suggested(for: id).map { "; did you mean '\($0)'?" } ?? "."
        throw ValidationError("'\(id.visible)' is not in kebab case, as ids are\(fix)")
    }

    func run() async throws {
        guard let id = EntryID(id) else { return }
        let path = try options.path()
        let registry = try await options.load(from: MissingFoldersAsEmpty(files: DiskFiles()), isFirst: true)
        if let existing = registry[id] {
            throw CommandError(.existingEntry(id.rawValue, at: existing.entry.id?.range))
        }
        if let from { return try await copy(try registry.component(named: from), as: id, at: path) }
        let folder = CatalogFolder(of: path)
        let entries = registry.configuration.entries.orEmpty().first?.value ?? "components"
        let entry = folder.path("\(entries)/\(id).yaml")
        let schema = folder.path(SchemaFile.entry.path)
        let template = EntryTemplate(
            id: id, title: title ?? id.words, kind: kind?.kind ?? .component, category: category,
            skeletons: try skeletons(), schema: CatalogFolder.relativePath(from: entry, to: schema))
        var files = NewFiles()
        files.add(entry, text: template.text)
        if !DiskFiles().isFile(schema) { files.add(schema, text: SchemaFile.entry.text) }
        try files.create()
        if !options.quiet { try Terminal.output.write(files.files.map { "created \($0.path.visible)\n" }.joined()) }
    }

    /// Writes an entry made like another entry, beside the other.
    private func copy(_ other: Component, as id: EntryID, at catalog: String) async throws {
        let changes = EntryCopy.Changes(id: id, title: title ?? id.words, kind: kind?.kind, category: category)
        guard let file = other.entry.id?.range.file, let copy = EntryCopy(of: other, as: changes) else {
            throw CommandError(.uncopiableEntry(other.id, at: other.entry.id?.range))
        }
        let path = PathText.joined(CatalogFolder(of: file.path).path, with: "\(id).yaml")
        var files = NewFiles()
        files.add(path, bytes: copy.bytes)
        try files.requireNew()
        try await requireValid(copy, at: path, in: catalog)
        try files.create()
        if !options.quiet { try Terminal.output.write("created \(path.visible)\n" + copy.report) }
    }

    /// Requires the catalog with the copy to have no errors.
    private func requireValid(_ copy: EntryCopy, at path: String, in catalog: String) async throws(CommandError) {
        let files = OverlaidFiles(files: DiskFiles(), path: path, bytes: copy.bytes)
        let errors = await options.read(catalog, from: files).diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw CommandError(errors) }
    }
}

/// The kind of a new entry, as an argument of `catalog new`: component, pattern, guide and so on.
struct EntryKindArgument: ExpressibleByArgument {
    let kind: EntryKind

    init(kind: EntryKind) {
        self.kind = kind
    }

    init?(argument: String) {
        guard let kind = EntryKind(rawValue: argument) else { return nil }
        self.kind = kind
    }

    static var allValueStrings: [String] { EntryKind.allCases.map(\.rawValue) }
}

import ArgumentParser
import BuildEngine
import CatalogModel

/// The command `catalog new`: writes the file of a new entry, from a template or as a copy of another entry.
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Starts an entry that is valid from the beginning; overwrites nothing.",
        discussion: """
            With --from the new entry is made like another one: its text is copied, comments and all, with the new id and \
            title, and with new names for the types that are named after the id. What the other one says of its past \
            and looks is left out: since, status, deprecated and figures wherever they stand, and the aliases, links \
            and date of the entry.
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The id of the entry: small letters, digits and single hyphens.")
    var id: String

    @Option(help: "The title for people; the words of the id unless given.")
    var title: String?

    @Option(help: ArgumentHelp("An entry to make it like.", valueName: "id"), completion: .entryID)
    var from: String?

    @Option(help: "What is described; component unless given.")
    var kind: EntryKind?

    @Option(help: "Where the entry is listed.")
    var category: String?

    func validate() throws {
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
            schema: CatalogFolder.relativePath(from: entry, to: schema))
        var files = NewFiles()
        files.add(entry, text: template.text)
        if !DiskFiles().isFile(schema) { files.add(schema, text: SchemaFile.entry.text) }
        try files.create()
        try Terminal.output.write(files.files.map { "created \($0.path.visible)\n" }.joined())
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
        try Terminal.output.write("created \(path.visible)\n" + copy.report)
    }

    /// Requires the catalog with the copy to have no errors.
    private func requireValid(_ copy: EntryCopy, at path: String, in catalog: String) async throws(CommandError) {
        let files = OverlaidFiles(files: DiskFiles(), path: path, bytes: copy.bytes)
        let errors = await options.read(catalog, from: files).diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw CommandError(errors) }
    }
}

/// The kind of a new entry, as an argument of `catalog new`: component, pattern, guide and so on.
struct EntryKind: ExpressibleByArgument {
    let kind: Entry.Kind

    init(kind: Entry.Kind) {
        self.kind = kind
    }

    init?(argument: String) {
        guard let kind = Entry.Kind(rawValue: argument) else { return nil }
        self.kind = kind
    }

    static var allValueStrings: [String] { Entry.Kind.allCases.map(\.rawValue) }
}

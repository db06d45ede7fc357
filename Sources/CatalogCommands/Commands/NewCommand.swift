import ArgumentParser
import CatalogModel

struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Starts an entry that is valid from the beginning; overwrites nothing.")

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The id of the entry: small letters, digits and single hyphens.")
    var id: String

    @Option(help: "The title for people; the words of the id unless given.")
    var title: String?

    @Option(help: "What is described.")
    var kind = EntryKind.component

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
        let registry = try await options.load()
        if let existing = registry[id] {
            throw CommandFailure(.existingEntry(id.rawValue, at: existing.entry.id?.range))
        }
        let folder = CatalogFolder(of: path)
        let entries = registry.configuration.entries.orEmpty().first?.value ?? "components"
        let entry = folder.path("\(entries)/\(id).yaml")
        let schema = folder.path(SchemaFile.entry.path)
        let template = EntryTemplate(
            id: id, title: title ?? id.words, kind: kind.kind, category: category,
            schema: CatalogFolder.relativePath(from: entry, to: schema))
        var files = NewFiles()
        files.add(entry, template.text)
        if !DiskFiles().isFile(schema) { files.add(schema, SchemaFile.entry.text) }
        try files.create()
        try Terminal.output.write(files.files.map { "created \($0.path.visible)\n" }.joined())
    }
}

/// What an entry describes, as an argument.
struct EntryKind: ExpressibleByArgument {
    let kind: Entry.Kind

    static let component = EntryKind(kind: .component)

    init(kind: Entry.Kind) {
        self.kind = kind
    }

    init?(argument: String) {
        guard let kind = Entry.Kind(rawValue: argument) else { return nil }
        self.kind = kind
    }

    static var allValueStrings: [String] { Entry.Kind.allCases.map(\.rawValue) }
    var defaultValueDescription: String { kind.rawValue }
}

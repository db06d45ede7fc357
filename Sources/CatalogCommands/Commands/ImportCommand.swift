import ArgumentParser
import BuildEngine
import CatalogSync
import CatalogLoading
import CatalogModel
import CodeReaders

/// The command `catalog import`: makes entries of components declared in code, and merges later changes of the code.
struct ImportCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Create or update entries from declarations in code.",
        discussion: """
            Sources are Custom Elements Manifests, Swift symbol graphs, Kotlin signature files, the output of react-docgen \
            and react-docgen-typescript, string files, asset catalogs, Android color resources and Design Tokens files. \
            The kind of a file is detected from its content. Each component becomes an entry; colors and sizes become \
            token files. A later import updates the facts that changed in the source since the last import and keeps \
            edits by hand. The last state of each source is recorded in .imports; commit this folder.

            An error in the source or in the resulting catalog stops the import before any file is written.

            Example: catalog import custom-elements.json
            """)

    @OptionGroup var options: CatalogOptions
    @OptionGroup var formats: FindingOptions

    @Argument(help: "The files to read. Files of each kind are imported separately.", completion: .file())
    var sources: [String]

    @Option(
        help: "The folder for new entries; the catalog's first folder of entries by default.", completion: .directory)
    var into: String?

    @Option(help: "The kind of the sources, if it cannot be detected.")
    var kind: SourceKind?

    @Option(help: "The name of the import's record; the name of the first file by default.")
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Import only components with these names or supertypes, separated by '|', with * as a wildcard.",
            valueName: "pattern"))
    var component: String?

    @Option(help: "The source of categories: path for the folders of the code.")
    var categoryFrom: CategorySource?

    @Flag(help: "Import functions, variables and other declarations, too.")
    var allDeclarations = false

    @Flag(help: "Remove members and entries that are missing in the source.")
    var remove = false

    @Flag(help: "List the changes without writing files.")
    var dryRun = false

    /// A source for the category of imported entries, as an argument of `--category-from`.
    enum CategorySource: String, ExpressibleByArgument { case path }

    func validate() throws {
        if sources.isEmpty { throw ValidationError("Missing source; name at least one file.") }
        if let name, EntryID(name) == nil {
            throw ValidationError("Invalid name of an import; use lowercase letters, digits and single hyphens.")
        }
    }

    func run() async throws {
        try await formats.telling(detail: options.detail) {
            let groups = try ImportSources.read(sources, kind: kind)
            // Read all sources before writing, so that an error in a source leaves the catalog unchanged.
            let apis = groups.map { group in
                let api = group.kind.reader.read(group.files)
                return remove ? api : api.withoutUnreadRecords(of: SourceKind.recordRules)
            }
            let errors = apis.filter(\.diagnostics.hasErrors).flatMap { $0.diagnostics.sorted() }
            if !errors.isEmpty { throw CommandError(errors) }
            var findings: [Diagnostic] = []
            for (group, api) in zip(groups, apis) {
                findings += try await bring(api, of: group, isAlone: groups.count == 1)
            }
            try write(findings)
        }
    }

    /// Writes the findings: for the terminal an example of each rule, because a source has many of the same kind.
    private func write(_ findings: [Diagnostic]) throws {
        guard formats.isTextOnly, options.detail == .digest else {
            return try formats.write(findings, detail: options.detail)
        }
        let terminal = FindingFormat.text.terminal
        try terminal.write(FindingDigest(findings).text(terminal.layout))
    }

    /// Makes the entries of a source.
    /// - Returns: The findings about the source.
    private func bring(_ api: DeclaredAPI, of read: ImportSources, isAlone: Bool) async throws -> [Diagnostic] {
        let catalog = try options.path()
        if !dryRun { _ = try EditJournal.completed(in: CatalogFolder(of: catalog)) }
        let loaded = await options.read(catalog, from: MissingFoldersAsEmpty(files: DiskFiles()))
        guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
        try FindingFormat.text.print(
            loaded.diagnostics.filter { $0.rule != CatalogRules.noEntries }, detail: options.detail)
        let folder = CatalogFolder(of: catalog)
        // Each kind of source has its own record, so a shared name needs a suffix.
        let ending = isAlone ? "" : "-" + (EntryID(kebabCasing: read.kind.name)?.rawValue ?? "")
        let recordPath = folder.path(ImportRecord.path(of: name.map { $0 + ending } ?? read.name))
        let last = try record(at: recordPath)
        let outcome = try await outcome(of: api, from: read, in: registry, folder, last: last)
        if !dryRun { try write(outcome, to: recordPath, in: folder) }
        if !options.quiet, formats.leavesOutput {
            try Terminal.output.write(ImportReport(outcome, isDry: dryRun, isVerbose: options.verbose).text)
        }
        return outcome.findings.sorted()
    }

    /// Returns the files of an import, which leave the catalog without an error.
    func outcome(
        of api: DeclaredAPI, from read: ImportSources, in registry: ComponentRegistry, _ folder: CatalogFolder,
        last: ImportRecord
    ) async throws -> ImportOutcome {
        let outcome =
            api.tokens == nil
            ? try await entries(of: api, from: read, in: registry, folder, last: last)
            : try await tokens(of: read, in: registry, folder, last: last)
        if outcome.findings.hasErrors { throw CommandError(outcome.findings.sorted()) }
        // A source that has lost all declarations is more likely broken than empty on purpose.
        let isEmpty = api.tokens.map(\.tokens.isEmpty) ?? (outcome.isEmpty || api.components.isEmpty)
        if isEmpty, let file = read.files.first { throw CommandError(.emptySource(file)) }
        return outcome
    }

    private func record(at path: String) throws(CommandError) -> ImportRecord {
        guard DiskFiles().isFile(path) else { return ImportRecord() }
        var found = Diagnostics()
        let file = SourceFile(path: path, bytes: try DiskFiles().bytes(path))
        guard let record = ImportRecord(file, diagnostics: &found) else {
            throw CommandError(found.all)
        }
        return record
    }

    /// Returns the files of tokens, without the tokens that the loader rejects.
    private func tokens(
        of read: ImportSources, in registry: ComponentRegistry, _ folder: CatalogFolder, last: ImportRecord
    ) async throws -> ImportOutcome {
        let catalog = try options.path()
        let source = TokenSourceImport(
            catalog: catalog, configuration: registry.configuration, into: into ?? folder.path("tokens"),
            removesVanished: remove)
        let documents = TokenFileReader.designTokens(among: read.files)
        var accepted = AcceptedTokens(TokenFileReader().read(read.files.filter { !documents.contains($0) }))
        while true {
            var outcome = source.outcome(of: accepted.api, besides: documents, called: name ?? read.name, last: last)
            let errors = await errors(of: outcome, at: catalog)
            outcome.add(accepted.findings)
            if errors.isEmpty { return outcome }
            if !accepted.remove(at: errors, in: outcome) {
                throw CommandError(accepted.findings.sorted() + outcome.located(errors, in: read.files))
            }
        }
    }

    /// Returns the files of entries.
    private func entries(
        of api: DeclaredAPI, from read: ImportSources, in registry: ComponentRegistry, _ folder: CatalogFolder,
        last: ImportRecord
    ) async throws -> ImportOutcome {
        try requireOwnName(of: api, among: read, in: folder)
        let entries = into ?? folder.path(registry.configuration.entries.orEmpty().first?.value ?? "components")
        let schema = folder.path(SchemaFile.entry.path)
        let example = PathText.joined(entries, with: "x.yaml")
        let modeline = SchemaFile.modeline(CatalogFolder.relativePath(from: example, to: schema)) + "\n"
        let wishes = ImportOptions(
            components: component.map(SymbolPattern.init), takesCategoryFromPath: categoryFrom == .path,
            removesVanished: remove, includesSupporting: allDeclarations)
        let source = SourceImport(
            wishes, last: last, entries: CatalogEntries(registry),
            preamble: DiskFiles().isFile(schema) ? modeline : ""
        ) { PathText.joined(entries, with: "\($0).yaml") }
        let catalog = try options.path()
        let checked = await CheckedImport(of: source, api: api) { await errors(of: $0, at: catalog) }
        if !checked.errors.isEmpty { throw CommandError(checked.outcome.located(checked.errors, in: read.files)) }
        return checked.outcome
    }

    /// Requires a name where a later release in a file of another name would be taken for a source of its own, without
    /// changes.
    private func requireOwnName(
        of api: DeclaredAPI, among read: ImportSources, in folder: CatalogFolder
    ) throws(CommandError) {
        guard name == nil, let file = read.files.first,
            !DiskFiles().isFile(folder.path(ImportRecord.path(of: read.name))),
            let others = try? DiskFiles().files(below: folder.path(ImportRecord.folder))
        else { return }
        let symbols = Set(api.components.map(\.symbol.value))
        for path in others where try record(at: path).holds(anyOf: symbols) {
            throw CommandError(.importedBefore(as: CatalogPath.stem(of: path), kind: read.kind.name, file: file))
        }
    }

    /// Returns the errors of the resulting catalog.
    private func errors(of outcome: ImportOutcome, at catalog: String) async -> [Diagnostic] {
        var contents: [[UInt8]: (path: String, bytes: [UInt8])] = [:]
        for file in outcome.files where file.change == .created || file.change == .changed {
            contents[Array(file.path.utf8)] = (file.path, file.bytes)
        }
        let files = OverlaidFiles(files: MissingFoldersAsEmpty(files: DiskFiles()), contents: contents)
        return await options.read(catalog, from: files).diagnostics.filter { $0.severity == .error }
    }

    private func write(_ outcome: ImportOutcome, to recordPath: String, in folder: CatalogFolder) throws {
        var edits = FileEdits()
        for file in outcome.files {
            switch (file.change, file.old) {
            case (.created, _): edits.add(.creating(file.path, file.bytes))
            case (.changed, let old?): edits.add(.replacing(file.path, old, with: file.bytes))
            case (.removed, let old?): edits.add(try FileEdit.removing(file.path, old))
            case (.changed, nil), (.removed, nil), (.unchanged, _): break
            }
        }
        let record = Array(outcome.record.text.utf8)
        if DiskFiles().isFile(recordPath) {
            let old = try DiskFiles().bytes(recordPath)
            if old != record { edits.add(.replacing(recordPath, old, with: record)) }
        } else if !outcome.record.isEmpty {
            edits.add(.creating(recordPath, record))
        }
        try edits.write(in: folder)
    }
}

import CatalogFormat
import CatalogModel

/// The second stage of loading: the contents of all files named by `catalog.yaml`, each decoded by itself.
struct CatalogContents: Sendable {
    let configuration: ConfigurationFile
    let named: NamedFileReading
    let tokens: TokenReading
    let strings: StringTables
    let entries: ReadEntries
    let published: PublishedFileReading
    let verifications: VerificationReading
    let diagnostics: Diagnostics
    /// The number of files read, `catalog.yaml` included.
    let fileCount: Int
    /// The duration of reading entries; the files of tokens are read at the same time.
    let entryTime: Duration

    /// The suppressions in records of all files.
    var acceptances: [Suppression] {
        named.acceptances + configuration.mentions.acceptances + entries.drafts.flatMap(\.mentions.acceptances)
    }

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - configuration: The statements of `catalog.yaml`.
    ///   - found: The findings about `catalog.yaml`.
    ///   - root: The catalog's folder.
    ///   - cache: The decoded entries of other states of the catalog.
    ///   - backendFiles: Returns the files named by `catalog.yaml` for backends.
    ///   - laterChecks: Checks `catalog.yaml` and these files for backends.
    init(
        _ configuration: ConfigurationFile, found: Diagnostics, in root: CatalogRoot, reusing cache: CatalogMemory?,
        backendFiles: (CatalogConfiguration) -> [Text],
        laterChecks: (CatalogConfiguration, [String: SourceFile]) -> Diagnostics
    ) async {
        let clock = ContinuousClock()
        let start = clock.now
        let record = configuration.record
        // Resolving tokens uses one processor, so read the entries on the others at the same time.
        async let tokenReading = TokenReading(record, in: root)
        let named = NamedFileReading(record, backendFiles: backendFiles(record), in: root)
        let paths = EntryPaths(record, in: root)
        let strings = StringReading(record.strings.orEmpty(), in: root)
        let entries = await EntryReader.read(
            paths.all, linkBase: record.linkBase?.value, from: root.files(in: record.entryFolders), reusing: cache)
        entryTime = clock.now - start
        let files = entries.drafts.map { (CatalogPath.folder(of: $0.path), $0.mentions.publishedFiles) }
        let published = await PublishedFileReading(
            [(root.folder, configuration.mentions.publishedFiles)] + files, folder: root.folder,
            entryFolders: record.entryFolders, from: root.files)
        let verifications = VerificationReading(of: record, folder: root.folder, from: root.files())
        let tokens = await tokenReading

        var diagnostics = found
        diagnostics.merge(named.diagnostics)
        diagnostics.merge(laterChecks(record, named.backendFiles))
        diagnostics.merge(paths.diagnostics)
        diagnostics.merge(strings.diagnostics)
        diagnostics.merge(tokens.diagnostics)
        if paths.all.isEmpty, !record.canLackEntries, !diagnostics.hasErrors {
            diagnostics.report(.noEntries(in: record.entryFolders, at: record.entries?.first?.range))
        }
        diagnostics.merge(entries.diagnostics)
        diagnostics.merge(published.diagnostics)
        diagnostics.merge(verifications.diagnostics)

        self.configuration = configuration
        self.named = named
        self.tokens = tokens
        self.strings = strings.tables
        self.entries = entries
        self.published = published
        self.verifications = verifications
        self.diagnostics = diagnostics
        fileCount =
            1 + named.fileCount + tokens.fileCount + strings.fileCount + entries.fileCount + published.fileCount
            + verifications.fileCount
    }
}

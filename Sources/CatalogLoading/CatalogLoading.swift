import CatalogFormat
import CatalogModel
import CatalogSyntax
import CatalogReview
import CatalogTokens

/// A single run of `CatalogLoader`, from reading `catalog.yaml` to the finished registry.
struct CatalogLoading {
    let path: String
    let files: any CatalogFiles
    let known: CatalogMemory?
    let asksForErrors: Bool
    let findNamedFiles: @Sendable (CatalogConfiguration) -> [Text]
    let laterChecks: @Sendable (CatalogConfiguration, [String: SourceFile]) -> Diagnostics
    var severities: DiagnosticPolicy
    var ownRules = OwnRules(CatalogConfiguration())
    var found = Diagnostics()
    var fileCount = 0
    var timings = LoadTimings()

    /// The folder of entries in a catalog that names none.
    private static let defaultEntries = "components"

    private var folder: String { CatalogPath.folder(of: path) }

    mutating func load() async -> LoadedCatalog {
        let clock = ContinuousClock()
        let start = clock.now
        guard let decoded = readConfiguration(), let configuration = decoded.record else { return result(nil) }
        let types = readTypes(configuration.types)
        let namedFiles = readNamedFiles(configuration)
        let history = readHistory(configuration.history)
        // Resolving tokens keeps one processor busy, reading entries all the others.
        let home = folder
        let tokenFiles = confined(configuration.tokens.orEmpty().map { CatalogPath.folder(of: $0.value) })
        async let reading = TokenReading(configuration, folder: home, from: tokenFiles)
        let paths = entryPaths(of: configuration)
        let entryFiles = confined(entryFolders(of: configuration))
        let strings = StringReading(
            configuration.strings.orEmpty(), folder: folder,
            from: confined(
                configuration.strings.orEmpty().compactMap { $0.file.map { CatalogPath.folder(of: $0.value) } })
        )
        found.merge(strings.diagnostics)
        fileCount += strings.fileCount
        var entries = await EntryReader.read(
            paths, linkBase: configuration.linkBase?.value, from: entryFiles, reusing: known)
        timings.entries = clock.now - start
        let resolved = await reading
        timings.tokens = resolved.time
        fileCount += resolved.fileCount
        let linkingStart = clock.now
        let tokens = ThemedTokens(themes: resolved.isComplete ? resolved.themes : [])
        found.merge(resolved.diagnostics)
        if paths.isEmpty && !found.hasErrors { reportNoEntries(of: configuration) }
        found.merge(entries.diagnostics)
        fileCount += entries.fileCount
        var texts = StringTexts(strings.tables)
        entries.drafts = texts.fill(entries.drafts)
        found.merge(texts.diagnostics)

        let checks = MentionChecks(
            knownIDs: entries.knownIDs, tokens: tokens, files: entryFiles,
            within: FileBounds(catalog: folder, folders: entryFolders(of: configuration)))
        var mentioned = Diagnostics()
        checks.check(decoded.mentions, folder: folder, unread: decoded.unreadKeys, diagnostics: &mentioned)
        found.merge(mentioned)
        severities.accept(decoded.mentions.acceptances)
        let pictures = await pictures(of: decoded.mentions, configuration: configuration, entries: entries)
        found.merge(pictures.diagnostics)
        fileCount += pictures.pictures.count

        let linked = await Linker(entries: entries, tokens: tokens, mentions: checks).link()
        found.merge(linked.diagnostics)
        for draft in entries.drafts { severities.accept(draft.mentions.acceptances) }
        let records = VerificationReading(of: configuration, folder: folder, from: confined())
        found.merge(records.diagnostics)
        fileCount += records.fileCount
        async let tokenUsers = linked.tokenUsers(tokenCount: tokens.themes.first?.tokens.all.count ?? 0)
        let registry = ComponentRegistry(
            configuration: configuration, components: await linked.components(relativeTo: folder, verified: records),
            themes: resolved.themes, types: types, tokenUsers: await tokenUsers, pictures: pictures.pictures,
            namedFiles: namedFiles, history: history)
        await review(registry)
        timings.linking = clock.now - linkingStart
        return result(registry)
    }

    private func pictures(
        of mentions: UnresolvedReferences, configuration: CatalogConfiguration, entries: ReadEntries
    ) async -> PictureReading {
        let figures = entries.drafts.map { (CatalogPath.folder(of: $0.path), $0.mentions.figures) }
        return await PictureReading(
            [(folder, mentions.figures)] + figures, folder: folder, entryFolders: entryFolders(of: configuration),
            from: files)
    }

    private func entryFolders(of configuration: CatalogConfiguration) -> [String] {
        configuration.entries.map { $0.map(\.value) } ?? [Self.defaultEntries]
    }

    /// Returns the files that really lie in the catalog's folder, or in other folders named by the catalog.
    private func confined(_ folders: [String] = []) -> any CatalogFiles {
        files.confined(to: FileBounds(catalog: folder, folders: folders))
    }

    /// Asks the questions answered only by a catalog without errors.
    private mutating func review(_ registry: ComponentRegistry) async {
        let wanted = ReviewRules.all.filter { asksForErrors ? severities.canFail($0) : severities.asks(for: $0) }
        let asksOwnRules = ownRules.rules.contains { !asksForErrors || severities.canFail($0) }
        if wanted.isEmpty, !asksOwnRules { return }
        if severities.result(of: found).remaining.contains(where: { $0.severity == .error }) { return }
        if wanted.contains(ReviewRules.exampleCall) {
            _ = await Parallel.map(registry.components, transform: CatalogReview.prepare)
        }
        let review = CatalogReview(of: registry, for: wanted)
        if review.isEmpty, !asksOwnRules { return }
        if !review.isEmpty {
            // Each of these two keeps one processor busy, and leaves all others to the components.
            async let tokenFindings = review.tokenFindings
            async let catalogFindings = review.findings
            let examples = review.examples
            let findings = await Parallel.map(registry.components) { review.findings(of: $0, examples: examples) }
            await found.merge(tokenFindings)
            await found.merge(catalogFindings)
            for findings in findings { found.merge(findings) }
        }
        found.merge(ownRules.check(registry))
        severities.settle()
    }

    /// Returns the registry only in the absence of errors.
    private func result(_ registry: ComponentRegistry?) -> LoadedCatalog {
        let (diagnostics, accepted) = severities.result(of: found)
        let isValid = !diagnostics.contains { $0.severity == .error }
        return LoadedCatalog(
            registry: isValid ? registry : nil, diagnostics: diagnostics, accepted: accepted, fileCount: fileCount,
            timings: timings)
    }

    private mutating func readConfiguration() -> DecodedFile<CatalogConfiguration>? {
        guard let file = read(path, at: nil, from: confined()) else { return nil }
        let decoded = FormatDecoder.configuration(file)
        found.merge(decoded.diagnostics)
        guard let configuration = decoded.record else { return nil }
        ownRules = OwnRules(configuration)
        severities.apply(configuration, own: ownRules)
        if let format = configuration.format, format.value != "1" { found.report(.unknownFormat(format)) }
        if let base = configuration.linkBase, !SiteRootAddress.isOne(base.value) { found.report(.noLinkBase(base)) }
        return decoded
    }

    private mutating func readTypes(_ file: Text?) -> OrderedRecords<OrderedRecords<TypeMapping>> {
        guard let file,
            let source = read(
                CatalogPath.join(folder, with: file.value), at: file.range,
                from: confined([CatalogPath.folder(of: file.value)]))
        else { return OrderedRecords() }
        let decoded = FormatDecoder.types(source)
        found.merge(decoded.diagnostics)
        severities.accept(decoded.mentions.acceptances)
        return decoded.record ?? OrderedRecords()
    }

    private mutating func readHistory(_ file: Text?) -> ReleaseLog? {
        guard let file else { return nil }
        let path = CatalogPath.join(folder, with: file.value)
        let files = confined([CatalogPath.folder(of: file.value)])
        // The command that writes the file reads the catalog first.
        if CatalogPath.contains(folder, path: path), !files.isFile(path) {
            found.report(.missingHistory(file))
            return nil
        }
        guard let source = read(path, at: file.range, from: files) else { return nil }
        let decoded = FormatDecoder.history(source)
        found.merge(decoded.diagnostics)
        if let version = decoded.record?.version, version.value != "1" { found.report(.unknownHistory(version)) }
        return decoded.record
    }

    /// Reads the files named for backends, each once, and notes findings about the files.
    private mutating func readNamedFiles(_ configuration: CatalogConfiguration) -> [String: SourceFile] {
        var namedFiles: [String: SourceFile] = [:]
        for file in findNamedFiles(configuration) where namedFiles[file.value] == nil {
            let path = CatalogPath.join(folder, with: file.value)
            if CatalogPath.contains(folder, path: path) {
                namedFiles[file.value] = read(path, at: file.range, from: confined())
                if let picture = namedFiles[file.value] { found.merge(SVGCheck.findings(picture)) }
            } else {
                found.report(.namedFileOutside(file))
            }
        }
        found.merge(laterChecks(configuration, namedFiles))
        return namedFiles
    }

    /// Returns the entry files of all folders, in the order of their paths.
    private mutating func entryPaths(of configuration: CatalogConfiguration) -> [String] {
        let files = confined(entryFolders(of: configuration))
        let stated = configuration.entries
        let folders = stated.orEmpty().map { ($0.value, Optional($0.range)) }
        var paths: [String] = []
        for (name, range) in stated == nil ? [(Self.defaultEntries, nil)] : folders {
            let path = CatalogPath.join(folder, with: name)
            do {
                paths += try files.files(below: path)
            } catch {
                // Version control has no empty folders, so a new catalog has none. A similar name is a mistake.
                let isNew = name == Self.defaultEntries && error.kind == .missing
                let listings = FolderListings(FileBounds(catalog: folder), files: files)
                if isNew, listings.likely(path) == nil { continue }
                found.report(.unreadable(error, at: range, below: folder, among: files))
            }
        }
        return paths.uniqued().filter { path in [".yaml", ".yml", "/"].contains(where: path.hasSuffix) }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Reports that no folder has entries, unless the catalog is new or about tokens only.
    private mutating func reportNoEntries(of configuration: CatalogConfiguration) {
        let isNew = configuration.entries.map { $0.map(\.value) == [Self.defaultEntries] } ?? true
        if isNew || configuration.tokens?.isEmpty == false { return }
        found.report(.noEntries(in: entryFolders(of: configuration), at: configuration.entries?.first?.range))
    }

    private mutating func read(
        _ path: String, at range: SourceRange?, from files: any CatalogFiles
    ) -> SourceFile? {
        do {
            let file = SourceFile(path: path, bytes: try files.read(path))
            fileCount += 1
            return file
        } catch {
            found.report(.unreadable(error, at: range, below: folder, among: files))
            return nil
        }
    }
}

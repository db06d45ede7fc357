import ArgumentParser
import BuildEngine
import CatalogChanges
import CatalogLoading
import CatalogModel

/// The command `catalog history`: prints a changelog of the catalog by release and entry, or writes the changelog to a
/// file.
struct HistoryCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Print a changelog of the catalog by release and entry.",
        discussion: """
            Releases are the git tags with a version as name, with or without the name of a package, in version order; or \
            the given folders and revisions, oldest first. Tags older than the catalog, moving tags such as 'v1' beside \
            'v1.2.0', and dates beside versions are skipped. Notes under 'changes' of an entry are printed before the \
            detected changes of the same version.

            '--write' saves the changelog in the file named by 'history' in catalog.yaml, for the pages of the catalog. \
            Releases in the file do not change; missing releases are inserted in order.

            Example: catalog history --unreleased
            """)

    @Argument(help: "Two or more folders or git revisions, oldest first; all version tags by default.")
    var releases: [String] = []

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: ReportOptions<HistoryFormat>

    @Flag(help: "Add the changes since the last release.")
    var unreleased = false

    @Flag(help: "Write the changelog as JSON to the catalog, for its pages.")
    var write = false

    func validate() throws {
        if releases.count == 1, !unreleased {
            throw ValidationError("Missing second release; name two releases, or add --unreleased.")
        }
    }

    func run() async throws {
        let (history, findings) = try await formats.telling(detail: options.detail) { try await read() }
        if write {
            try FindingFormat.text.print(findings, detail: options.detail)
            return try await formats.telling(detail: options.detail) { try await keep(history) }
        }
        let summary = counted(history.releases.count, noun: "release")
        try formats.write(findings: findings, reported: findings, detail: options.detail, summary: summary) { form, _ in
            switch form {
            case .markdown: history.markdown
            case .json: history.json.printed
            }
        }
    }

    /// Returns the releases, and findings on releases that may be missing.
    private func read() async throws -> (history: ReleaseHistory, findings: [Diagnostic]) {
        var cache = GitObjectCache(memory: CatalogMemory())
        let (names, findings) =
            releases.isEmpty ? try await ComparedCatalog.releases(options, cache: &cache) : (releases, [])
        guard let first = names.first else { throw CommandError([.noReleases()] + findings) }
        let start = try await ComparedCatalog.read(first, options: options, cache: &cache)
        var history = ReleaseHistory(from: start.registry, named: first)
        let dates = try await cache.repository?.repository.tagDates() ?? [:]
        for name in names.dropFirst() {
            let registry = try await ComparedCatalog.read(name, options: options, cache: &cache).registry
            history.append(registry, named: name, date: dates[name])
        }
        if unreleased {
            history.append(
                try await ComparedCatalog.current(options, cache: cache).registry, named: ReleaseHistory.unreleased)
        } else if releases.isEmpty, let current = try? await ComparedCatalog.current(options, cache: cache) {
            // Authors often write the notes on a release after it, so keep the current notes.
            history.keepNotes(of: current.registry)
        }
        if history.releases.isEmpty { throw CommandError([.noReleases()] + findings) }
        return (history, findings)
    }
}

extension HistoryCommand {
    private func report(_ words: String) throws {
        if !options.quiet { try Terminal.output.write(words) }
    }

    private func keep(_ history: ReleaseHistory) async throws {
        let path = try options.path()
        let configured = try options.configuration()?.decoded.record?.history?.value
        let name = configured ?? "history.json"
        let file = CatalogFolder(of: path).path(name)
        if let kept = try KeptHistory(at: file) {
            guard let result = kept.adding(history) else {
                return try report("\(file.visible) has all releases.\n")
            }
            try NewFiles.replace(file, with: result.bytes)
            let count = counted(result.count, noun: "release")
            try report("Added \(count) to \(file.visible); other releases are unchanged.\n")
        } else {
            try NewFiles.replace(file, with: history.json.prettyPrintedBytes)
            try report("Wrote \(file.visible): \(counted(history.releases.count, noun: "release")).\n")
        }
        if configured == nil {
            try report("Next: add 'history: \(name)' to \(path.visible) to show it on pages.\n")
        }
    }
}

/// An output format of `catalog history`, as an argument of `--format`, apart from the formats of findings.
enum HistoryFormat: String, CaseIterable { case markdown, json }

extension Diagnostic {
    fileprivate static func noReleases() -> Diagnostic {
        Diagnostic(
            CommandRules.missingBaseline,
            "fewer than two releases: the catalog has fewer than two git tags with versions; name folders or revisions, or add '--unreleased'",
            at: nil)
    }
}

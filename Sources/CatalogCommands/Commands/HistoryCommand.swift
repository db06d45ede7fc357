import ArgumentParser
import BuildEngine
import CatalogChanges
import CatalogLoading
import CatalogModel

/// The command `catalog history`: prints a changelog of the catalog by release and entry, or writes the changelog to a
/// file.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Writes a changelog of the catalog, by release and entry.",
        discussion: """
            Releases are the tags of the repository of git around the catalog whose names are versions, perhaps after the \
            name of a package, in their order; or the folders and revisions that are named, oldest first. Tags from before \
            the catalog, tags that move along with a version, such as 'v1' beside 'v1.2.0', and dates beside versions are \
            left out. Each object of git is read once, whatever releases have it. What people have written under 'changes' of an entry, by \
            version, stands before the changes that the program finds.

            '--write' keeps the changelog in the file that 'history' of catalog.yaml names, for the pages of the catalog. \
            Releases that the file has stay as they are, to the byte; those that it lacks are added in their place.
            """)

    @Argument(help: "Two or more folders or revisions of git, oldest first; the tags that are versions unless stated.")
    var releases: [String] = []

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: ReportOptions<HistoryFormat>

    @Flag(help: "Add what has changed since the last release.")
    var unreleased = false

    @Flag(help: "Write the changelog as JSON into the catalog, whose pages then show it.")
    var write = false

    func validate() throws {
        if releases.count == 1, !unreleased {
            throw ValidationError("One release has no history; name two, or give '--unreleased'.")
        }
    }

    func run() async throws {
        let (history, findings) = try await formats.telling(isVerbose: options.verbose) { try await read() }
        if write {
            try FindingFormat.text.print(findings, isVerbose: options.verbose)
            return try await formats.telling(isVerbose: options.verbose) { try await keep(history) }
        }
        let summary = counted(history.releases.count, noun: "release")
        try formats.write(findings: findings, told: findings, isVerbose: options.verbose, summary: summary) { form, _ in
            switch form {
            case .markdown: history.markdown
            case .json: history.json.printed
            }
        }
    }

    /// Returns the releases, and findings on releases that may be missing.
    private func read() async throws -> (history: ReleaseHistory, findings: [Diagnostic]) {
        var known = GitObjectCache(memory: CatalogMemory())
        let (names, findings) =
            releases.isEmpty ? try await ComparedCatalog.releases(options, known: &known) : (releases, [])
        guard let first = names.first else { throw CommandError([.noReleases()] + findings) }
        let start = try await ComparedCatalog.read(first, options: options, known: &known)
        var history = ReleaseHistory(from: start.registry, named: first)
        let dates = try await known.repository?.repository.tagDates() ?? [:]
        for name in names.dropFirst() {
            let registry = try await ComparedCatalog.read(name, options: options, known: &known).registry
            history.append(registry, named: name, date: dates[name])
        }
        if unreleased {
            history.append(
                try await ComparedCatalog.current(options, known: known).registry, named: ReleaseHistory.unreleased)
        } else if releases.isEmpty, let current = try? await ComparedCatalog.current(options, known: known) {
            // Authors often write the notes on a release after it, so keep the current notes.
            history.keepNotes(of: current.registry)
        }
        if history.releases.isEmpty { throw CommandError([.noReleases()] + findings) }
        return (history, findings)
    }
}

extension HistoryCommand {
    private func keep(_ history: ReleaseHistory) async throws {
        let path = try options.path()
        let configured = try options.configuration()?.decoded.record?.history?.value
        let name = configured ?? "history.json"
        let file = CatalogFolder(of: path).path(name)
        if let kept = try KeptHistory(at: file) {
            guard let result = kept.adding(history) else {
                return try Terminal.output.write("\(file.visible) has every release already.\n")
            }
            try NewFiles.replace(file, with: result.bytes)
            let count = counted(result.count, noun: "release")
            try Terminal.output.write("Added \(count) to \(file.visible); the others are as they were.\n")
        } else {
            try NewFiles.replace(file, with: history.json.prettyPrintedBytes)
            try Terminal.output.write("Wrote \(file.visible): \(counted(history.releases.count, noun: "release")).\n")
        }
        if configured == nil {
            try Terminal.output.write("Next: say 'history: \(name)' in \(path.visible), and pages show it.\n")
        }
    }
}

/// An output format of `catalog history`, as an argument of `--format`, apart from the formats of findings.
enum HistoryFormat: String, CaseIterable { case markdown, json }

extension Diagnostic {
    fileprivate static func noReleases() -> Diagnostic {
        Diagnostic(
            CommandRules.missingBaseline,
            "there are not two releases to compare: no two tags of git that are versions have the catalog; name folders or revisions, or give '--unreleased'",
            at: nil)
    }
}

import ArgumentParser
import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogSync
import CodeReaders

/// The command `catalog verify`: reports disagreements between entries and the shipped code.
struct VerifyCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare the entries with the code and report differences.",
        discussion: """
            Entries are compared with the sources in catalog.yaml, as in 'sources: { ios: { symbolGraphs: \
            ../.build/symbol-graphs } }'. Generate each source from code first, with the tools of its language. Each \
            difference is a finding at the text of the entry, with a note at the source. Facts that a source cannot \
            express are counted as not verified.

            Exit status: 0 if all entries match; 2 for differences; 1 if a source is missing, empty or only partly \
            readable, shares fewer types with the entries than its 'floor', or the catalog has errors.

            Example: catalog verify --source ios
            """)

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: FindingOptions
    @OptionGroup var fixes: FixOptions

    @Option(help: ArgumentHelp("Compare with this source only. Can be repeated.", valueName: "name"))
    var source: [String] = []

    @Flag(help: "Record matching parts in .verified, for the pages of the catalog.")
    var record = false

    /// The selection of printed findings: with `--quiet`, errors and differences.
    private var detail: FindingDetail { options.quiet ? .only(.warning) : options.detail }

    func validate() throws {
        if record, fixes.diff { throw ValidationError("--record cannot be combined with --diff.") }
        if fixes.diff, !formats.leavesOutput { throw ValidationError("--diff requires standard output.") }
    }

    func run() async throws {
        let (findings, unapplied, summary) = try await formats.telling(detail: detail) {
            try await outcome()
        }
        try formats.write(findings, detail: detail)
        if !options.quiet, formats.leavesOutput { try Terminal.output.write(summary) }
        let drift = Set(VerificationRules.drift)
        if findings.contains(where: { $0.severity == .error && !drift.contains($0.rule) }) {
            throw ExitCode.catalogErrors
        }
        if findings.contains(where: { $0.severity > .note && drift.contains($0.rule) }) { throw ExitCode.outOfDate }
        if unapplied > 0 { throw ExitCode.catalogErrors }
    }

    private func outcome() async throws -> (findings: [Diagnostic], unapplied: Int, summary: String) {
        let path = try options.path()
        if fixes.fix, !fixes.diff { _ = try EditJournal.completed(in: CatalogFolder(of: path)) }
        let first = try await verify(path, from: DiskFiles(), records: record && !fixes.fix)
        guard fixes.fix, !first.findings.isEmpty else { return (first.findings, 0, first.summary) }
        let fix = await CatalogFix(allowsUnsafe: fixes.includesUnsafe) { files in
            do { return try await verify(path, from: files).findings } catch {
                return (error as? CommandError)?.findings ?? []
            }
        }
        let summary = try fixes.write(fix, in: CatalogFolder(of: path))
        let rest = try await verify(path, from: DiskFiles(), records: record)
        return (fix.findings, fix.unapplied.count, summary + rest.summary)
    }

    private func verify(
        _ path: String, from files: any CatalogFiles, records: Bool = false
    ) async throws -> (findings: [Diagnostic], summary: String) {
        let loaded = await options.read(path, from: files)
        guard let registry = loaded.registry else { throw CommandError(loaded.diagnostics) }
        let all = registry.configuration.sources.orEmpty()
        guard !all.isEmpty else { throw CommandError(.noSources(at: registry.configuration.name?.range)) }
        for name in source where all[name] == nil {
            throw CommandError(.unknownSource(name, candidates: all.names))
        }
        let sources = CatalogSources(of: path)
        var found = Diagnostics()
        var summary = ""
        for element in all where source.isEmpty || source.contains(element.name) {
            let read = sources.read(element)
            let verification = SourceVerification(element, holding: read.content, in: registry)
            found.merge(verification.diagnostics)
            summary += verification.words
            // A source with errors cannot be compared: do not record it, and do not report it as changed.
            if verification.diagnostics.hasErrors { continue }
            if records {
                try write(read, verification, in: registry, of: path)
            } else if !record,
                !verification.diagnostics.all.contains(where: { VerificationRules.drift.contains($0.rule) }),
                let record = VerificationRecord(of: element.name, catalog: path, from: files),
                let finding = record.staleness(against: read, as: element.name)
            {
                // Drift already implies that the source has changed.
                found.report(finding)
            }
        }
        return (found.weighed(by: registry.configuration).sorted(), summary)
    }
}

extension VerifyCommand {
    /// Records the parts in agreement with a source, unless already recorded.
    private func write(
        _ source: ReadSource, _ verification: SourceVerification, in registry: ComponentRegistry, of catalog: String
    ) throws(CommandError) {
        let path = CatalogFolder(of: catalog).path(VerificationRecord.path(of: verification.name))
        let record = VerificationRecord(
            kinds: source.kinds, version: source.version, digest: source.digest,
            entries: verification.agreeing(in: registry), tokens: verification.parity)
        let bytes = Array(record.text.utf8)
        if !DiskFiles().isFile(path) {
            var files = NewFiles()
            files.add(path, bytes: bytes)
            try files.create()
        } else if (try? DiskFiles().read(path)) != bytes {
            try NewFiles.replace(path, with: bytes)
        }
    }
}

extension SourceVerification {
    /// How far the entries are verified, for people.
    fileprivate var words: String {
        if diagnostics.hasErrors { return "\(name.visible): not verified\n" }
        let unknown = coverage.unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let facts = unknown.reduce(0) { $0 + $1.value }
        let list = unknown.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return "\(name.visible): \(coverage.declared) declared, \(coverage.verified) verified, "
            + "\(coverage.drifted) drifted, \(coverage.missing) without an entry, \(coverage.gone) not in the code\n"
            + (facts == 0 ? "" : "  \(counted(facts, noun: "fact")) not known from this source: \(list)\n")
            + (parity?.words ?? "")
    }
}

extension TokenParity {
    /// A line with the number of each difference, and a line for each theme.
    fileprivate var words: String {
        let counts = Category.allCases.map { "\($0.rawValue) \(self[$0].count)" }.joined(separator: ", ")
        let themes = themes.map { theme in
            "  theme '\(theme.name.visible)': \(counted(theme.pairs, noun: "pair")), \(theme.differing) with another value\n"
        }
        return "  tokens: \(counts)\n" + themes.joined()
    }
}

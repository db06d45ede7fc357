import ArgumentParser
import CatalogModel
import CatalogSyntax

/// The command-line options `--baseline` and `--baseline-update`, for a file of recorded findings left out of reports.
struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Omit the warnings and notes recorded in this file; fail if the file lists resolved findings.",
            valueName: "file"),
        completion: .file())
    var baseline: String?

    @Flag(
        help: """
            Remove resolved findings from the baseline; new findings are never added. Create a missing file with all \
            warnings and notes.
            """)
    var baselineUpdate = false

    func validate() throws {
        if baseline?.isEmpty == true { throw ValidationError("--baseline requires the name of a file.") }
        if baselineUpdate, baseline == nil { throw ValidationError("--baseline-update requires --baseline.") }
    }

    /// Makes sure that the baseline can be read, before any work that needs the baseline.
    func requireReadable() throws(CommandError) {
        guard let path = baseline, try Self.existing(at: path) == nil, !baselineUpdate else { return }
        throw CommandError(.missingFindingBaseline(path))
    }

    /// Returns the baseline of an existing file.
    static func required(_ path: String) throws(CommandError) -> FindingBaseline {
        guard let existing = try existing(at: path) else { throw CommandError(.missingFindingBaseline(path)) }
        return existing
    }

    /// Returns the findings that count, new findings and findings about the baseline, and the recorded findings.
    ///
    /// Changed names are in the declarations of the catalog.
    func parted(
        _ findings: [Diagnostic], of configuration: CatalogConfiguration?
    ) throws(CommandError) -> (remaining: [Diagnostic], recorded: [Diagnostic]) {
        guard let path = baseline else { return (findings, []) }
        // With errors, the list of findings may be incomplete, so do not record it.
        let isHalf = findings.contains { $0.severity == .error }
        guard let existing = try Self.existing(at: path) else {
            guard baselineUpdate else { return ([.missingFindingBaseline(path)] + findings, []) }
            if isHalf { return ([.unchangedBaseline(path)] + findings, []) }
            let recorded = FindingBaseline(of: findings, reading: YAMLReader.tree(of:))
            try NewFiles.replace(path, with: Array(recorded.text.utf8))
            let (new, old, _) = recorded.parted(findings, reading: YAMLReader.tree(of:))
            return (new, old)
        }
        let (new, old, shrunk) = existing.parted(
            findings, renames: configuration?.findingRenames ?? [], reading: YAMLReader.tree(of:))
        if shrunk == existing { return (new, old) }
        if isHalf { return ((baselineUpdate ? [.unchangedBaseline(path)] : []) + new, old) }
        guard baselineUpdate else { return ([.staleBaseline(path, count: existing.count - shrunk.count)] + new, old) }
        try NewFiles.replace(path, with: Array(shrunk.text.utf8))
        return (new, old)
    }

    /// Returns the baseline of a file; nil where there is none.
    private static func existing(at path: String) throws(CommandError) -> FindingBaseline? {
        let bytes: [UInt8]?
        do throws(ReadingError) {
            bytes = try NewFiles.existing(path, limit: 1 << 28)
        } catch {
            throw CommandError(.brokenFindingBaseline(path, problem: error.words, at: nil))
        }
        guard let bytes else { return nil }
        var problem: SourceRange?
        let baseline = FindingBaseline(SourceFile(path: path, bytes: bytes), problem: &problem)
        guard let baseline else {
            throw CommandError(
                .brokenFindingBaseline(path, problem: "it does not have the format of '--baseline-update'", at: problem)
            )
        }
        return baseline
    }
}

extension CatalogConfiguration {
    /// The declared renames, those of entries last.
    fileprivate var findingRenames: [FindingRename] {
        let all = (changes?.renamed).orEmpty().elements
        return (all.filter { $0.name.contains("/") } + all.filter { !$0.name.contains("/") }).map {
            FindingRename(from: $0.name, to: $0.value.value)
        }
    }
}

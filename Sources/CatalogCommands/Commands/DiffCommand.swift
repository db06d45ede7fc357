import ArgumentParser
import CatalogChanges
import CatalogModel

/// The command `catalog diff`: prints the differences between two catalogs and the meaning for users of the components.
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Says what differs between two catalogs, and what that means for those who use the components.",
        discussion: """
            OLD and NEW are folders, catalog.yaml files, what 'catalog dump' has printed into a file (.json), or revisions of the repository of git around the catalog: a \
            branch, a tag, HEAD~3. A file or folder of that name comes first. Without NEW the catalog itself counts. Git \
            is asked for objects only: the work tree stays as it is, and nothing that the repository configures is run.

            Entries, types and members are the same where their ids and names are, or where the new catalog says so: under \
            'changes: { renamed: … }' of catalog.yaml, or among the aliases of an entry. A rename is never guessed.

            '--format migration' prints what users have to do, for programs: renames and replacements that the catalogs \
            declare, defaults that changed, and what needs a person; '--format guide' says the same to people, in Markdown. \
            The forms of findings show a breaking change as an error at its place, a dangerous one as a warning, a safe \
            one as a note.

            Exit status: 1 where either catalog cannot be read, has errors or has no entries; 2 where there are changes \
            that --fail-on names, or the version is too low for them.
            """)

    @Argument(help: "The old catalog: a folder, a dump, or a revision of git.")
    var old: String?

    @Argument(help: "The new catalog; the one that the command works on unless stated.")
    var new: String?

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: ReportOptions<ChangeFormat>

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "End with status 2 where there is such a change; can be given again.", valueName: "effect"))
    var failOn: [FailureReason] = []

    @Flag(help: "Print the version that the changes ask for, and why.")
    var suggestVersion = false

    @Option(help: "Another policy than that of the new catalog.")
    var policy: PresetName?

    @Flag(help: "List the rules of changes.")
    var rules = false

    @Flag(help: "Print settings with which 'git diff' tells changes in entries by their keys, or by their facts.")
    var gitConfig = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Print each fact of an entry on a line of its own, for 'git diff'; what is no entry as it is.",
            valueName: "file"), completion: .file())
    var textconv: String?

    func validate() throws {
        if rules, old != nil { throw ValidationError("'--rules' compares nothing.") }
        if gitConfig, old != nil || rules { throw ValidationError("'--git-config' compares nothing.") }
        if textconv != nil, old != nil || rules || gitConfig { throw ValidationError("'--textconv' compares nothing.") }
        if !rules, !gitConfig, textconv == nil, old == nil {
            throw ValidationError("Name the old catalog: a folder, or a revision of git.")
        }
    }

    func run() async throws {
        if gitConfig { return try Terminal.output.write(GitSettings.text) }
        if let textconv { return try GitSettings.printFacts(of: textconv) }
        guard let old, !rules else { return try Terminal.output.write(ruleList) }
        let (report, settings) = try await formats.telling(isVerbose: options.verbose) { try await compared(with: old) }
        let findings = report.findings(weighedBy: settings)
        try formats.write(
            findings: findings.changes, told: findings.deprecations, isVerbose: options.verbose, summary: report.summary
        ) { form, layout in text(of: report, as: form, layout: layout) }
        let failures = FailureReason.allCases.filter { failOn.contains($0) && $0.holds(report) }
        if failures.isEmpty { return }
        let reasons = failures.map { "\($0.rawValue) (\($0.words(about: report)))" }.joined(separator: ", ")
        try Terminal.errors.write("fails on \(reasons)\n")
        throw ExitCode.outOfDate
    }

    private func compared(with old: String) async throws -> (ChangeReport, settings: CatalogConfiguration) {
        var known = GitObjectCache()
        let before = try await ComparedCatalog.read(old, options: options, known: &known)
        let after: ComparedCatalog
        if let new {
            after = try await ComparedCatalog.read(new, options: options, known: &known)
        } else {
            after = try await ComparedCatalog.current(options)
        }
        let report = ChangeReport(
            from: before.registry, named: before.name, to: after.registry, named: after.name, preset: policy?.preset)
        return (report, after.registry.configuration)
    }

    private var ruleList: String {
        formats.reports.contains(.json) ? ChangeRules.json.printed : ChangeText.rules(Terminal.output.layout)
    }

    private func text(of report: ChangeReport, as form: ChangeFormat, layout: TextLayout) -> String {
        switch form {
        case .text: suggestVersion ? report.versionWords.visible + "\n" : ChangeText(report, layout: layout).text
        case .json: report.json.printed
        case .migration: report.migration.printed
        case .markdown: report.markdown
        case .guide: report.migrationGuide
        }
    }
}

/// An output format of `catalog diff`, as an argument of `--format`, apart from the formats of findings.
enum ChangeFormat: String, CaseIterable { case text, json, markdown, migration, guide }

/// A reason for `diff` to fail, as an argument of `--fail-on`: breaking changes, too low a version, and so on.
enum FailureReason: String, ExpressibleByArgument, CaseIterable {
    case breaking, dangerous, any, version, deprecation

    func holds(_ report: ChangeReport) -> Bool {
        switch self {
        case .breaking: !report.changes(.breaking).isEmpty
        case .dangerous: !report.changes(.breaking).isEmpty || !report.changes(.dangerous).isEmpty
        case .any: report.changes.count > report.accepted.count
        case .version: report.advice.isTooLow
        case .deprecation: !report.findings.isEmpty
        }
    }

    /// Returns the facts that make a comparison fail.
    func words(about report: ChangeReport) -> String {
        switch self {
        case .breaking: counted(report.changes(.breaking).count, noun: "change")
        case .dangerous: counted(report.changes(.breaking).count + report.changes(.dangerous).count, noun: "change")
        case .any: counted(report.changes.count - report.accepted.count, noun: "change")
        case .version:
            "is \(report.advice.new?.description ?? "not stated"), and needs "
                + "\(report.advice.suggestion?.description ?? "another one")"
        case .deprecation: counted(report.findings.count, noun: "finding")
        }
    }
}

/// The name of a preset version policy, as an argument of `catalog diff --policy`: `strict`, `source` or
/// `visual-is-minor`.
struct PresetName: ExpressibleByArgument {
    let preset: ChangePolicy.Preset

    init?(argument: String) {
        guard let preset = ChangePolicy.Preset(rawValue: argument) else { return nil }
        self.preset = preset
    }

    static var allValueStrings: [String] { ChangePolicy.Preset.allCases.map(\.rawValue) }
}

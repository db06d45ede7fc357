import ArgumentParser
import CatalogAnswers
import CatalogChanges
import CatalogModel

/// The command `catalog diff`: prints the differences between two catalogs and the meaning for users of the components.
struct DiffCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two catalogs and classify the changes for users of the components.",
        discussion: """
            OLD and NEW are folders, catalog.yaml files, files written by 'catalog dump' (.json), or git revisions of the \
            catalog's repository: a branch, a tag, HEAD~3. An existing file or folder takes precedence over a revision of \
            the same name. NEW defaults to the current catalog. Git reads objects only: the work tree does not change, and \
            no hook or filter of the repository runs.

            Entries, types and members are matched by id and name, by 'changes: { renamed: … }' in catalog.yaml, or by \
            the aliases of an entry. Renames are never guessed.

            '--format migration' prints the required changes for programs: declared renames and replacements, changed \
            defaults, and manual steps. '--format guide' prints the same for people, as Markdown. Formats of findings \
            show a breaking change as an error, a dangerous change as a warning and a safe change as a note.

            Exit status: 1 if a catalog cannot be read, has errors or has no entries; 2 for changes selected by \
            --fail-on, or a version too low for the changes.

            Example: catalog diff v1.2.0 --fail-on breaking
            """)

    @Argument(help: "The old catalog: a folder, a dump or a git revision.")
    var old: String?

    @Argument(help: "The new catalog; the current catalog by default.")
    var new: String?

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: ReportOptions<ChangeFormat>

    @Option(help: "Print this entry only, with --format agent.", completion: .entryID)
    var id: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Exit with 2 if there is such a change. Can be repeated.", valueName: "effect"))
    var failOn: [FailureReason] = []

    @Flag(help: "Print the version that the changes require, with the reason.")
    var suggestVersion = false

    @Option(help: "Use this version policy instead of the new catalog's policy.")
    var policy: PresetName?

    @Flag(help: "List the rules for changes.")
    var rules = false

    @Flag(help: "Print git settings for 'git diff' with the keys or the facts of entries.")
    var gitConfig = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Print each fact of an entry on its own line, for 'git diff'; print other files unchanged.",
            valueName: "file"), completion: .file())
    var textconv: String?

    func validate() throws {
        if rules, old != nil { throw ValidationError("--rules does not compare catalogs; remove OLD.") }
        if gitConfig, old != nil || rules {
            throw ValidationError("--git-config does not compare catalogs; remove the other arguments.")
        }
        if textconv != nil, old != nil || rules || gitConfig {
            throw ValidationError("--textconv does not compare catalogs; remove the other arguments.")
        }
        if !rules, !gitConfig, textconv == nil, old == nil {
            throw ValidationError("Missing old catalog; name a folder, a dump or a git revision.")
        }
    }

    func run() async throws {
        if gitConfig { return try Terminal.output.write(GitSettings.text) }
        if let textconv { return try GitSettings.printFacts(of: textconv) }
        guard let old, !rules else { return try Terminal.output.write(ruleList) }
        let (report, settings) = try await formats.telling(detail: options.detail) {
            do {
                return try await compared(with: old)
            } catch let failure as CommandError where formats.reports.contains(.agent) {
                let values: JSONObject = ["from": .string(old), "to": new.map { .string($0) }]
                let arguments = try AgentArguments(values, of: .changes)
                try await AgentCatalog.changes(arguments, options: options).print()
                throw failure
            }
        }
        let findings = report.findings(weighedBy: settings)
        try formats.write(
            findings: findings.changes, reported: findings.deprecations, detail: options.detail, summary: report.summary
        ) { form, layout in try text(of: report, as: form, layout: layout) }
        let failures = FailureReason.allCases.filter { failOn.contains($0) && $0.holds(report) }
        if failures.isEmpty { return }
        let reasons = failures.map { "\($0.rawValue) (\($0.words(about: report)))" }.joined(separator: ", ")
        try Terminal.errors.write("fails on \(reasons)\n")
        throw ExitCode.outOfDate
    }

    private func compared(with old: String) async throws -> (ChangeReport, settings: CatalogConfiguration) {
        var cache = GitObjectCache()
        let before = try await ComparedCatalog.read(old, options: options, cache: &cache)
        let after: ComparedCatalog
        if let new {
            after = try await ComparedCatalog.read(new, options: options, cache: &cache)
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

    private func text(of report: ChangeReport, as form: ChangeFormat, layout: TextLayout) throws -> String {
        switch form {
        case .text: suggestVersion ? report.versionWords.visible + "\n" : ChangeText(report, layout: layout).text
        case .json: report.json.printed
        case .migration: report.migration.printed
        case .markdown: report.markdown
        case .guide: report.migrationGuide
        case .agent: try ChangesAnswer(report).answer(id: id).printable()
        }
    }
}

/// An output format of `catalog diff`, as an argument of `--format`, apart from the formats of findings.
enum ChangeFormat: String, CaseIterable { case text, json, markdown, migration, guide, agent }

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

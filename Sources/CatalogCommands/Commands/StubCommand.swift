import ArgumentParser
import BuildEngine
import CatalogModel
import CatalogRendering

/// The command `catalog stub`: prints, writes, merges or compares the code stubs of entries.
struct StubCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "stub",
        abstract: "Print, write, compare or merge the code stubs of entries.",
        discussion: """
            Stubs are printed unless --to, --merge or --diff is given. --merge updates the stubs of the catalog's outputs \
            and keeps edits by hand. Lines changed differently by an edit and by the catalog get git conflict markers, \
            with exit status 2. --diff prints the changes of --merge as a git patch; the exit status is 0 without changes \
            and 2 with changes.

            Example: catalog stub button --target swiftui
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The ids of entries; with --merge or --diff all entries by default.", completion: .entryID)
    var ids: [String] = []

    @Option(
        help: ArgumentHelp("Print only the stubs of this target. Can be repeated.", valueName: "name"),
        completion: .stubTarget)
    var target: [String] = []

    @Option(
        help: ArgumentHelp("Use the options and files of this output.", valueName: "name"),
        completion: .outputName)
    var only: String?

    @Option(
        help: ArgumentHelp(
            """
            The folder for the stubs of one target and their placeholders, without subfolders for target and entry; - \
            for standard output.
            """,
            valueName: "folder"),
        completion: .directory)
    var to: String?

    @Flag(help: "Merge changes of the catalog into the stubs on disk.")
    var merge = false

    @Flag(help: "Print the changes of --merge as a patch without writing files; with --to those of --overwrite.")
    var diff = false

    @Flag(help: "List the files without writing them.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("Overwrite this file although it differs. Can be repeated.", valueName: "file"),
        completion: .file())
    var overwrite: [String] = []

    func validate() throws {
        if ids.isEmpty, !(diff || merge) || folder != nil { throw ValidationError("Missing id of an entry.") }
        if to?.isEmpty == true { throw ValidationError("--to requires the name of a folder.") }
        if folder != nil, target.count != 1 {
            throw ValidationError("--to requires exactly one --target.")
        }
        if merge, to != nil { throw ValidationError("--merge cannot be combined with --to.") }
        if merge, diff { throw ValidationError("--diff cannot be combined with --merge.") }
        if diff, to == "-" { throw ValidationError("--diff cannot be combined with '--to -'; name a folder.") }
        if diff, dryRun || !overwrite.isEmpty {
            throw ValidationError("--diff cannot be combined with --dry-run or --overwrite.")
        }
        if merge, dryRun { throw ValidationError("--merge cannot be combined with --dry-run; use --diff.") }
        if folder == nil, dryRun { throw ValidationError("--dry-run requires --to.") }
        if folder == nil, !overwrite.isEmpty { throw ValidationError("--overwrite requires --to.") }
    }

    func run() async throws {
        let path = try options.path()
        let registry = try await options.load()
        let components = try ids.map { try registry.component(named: $0) }
        var findings = Diagnostics()
        let sources = await StubSources(
            registry, catalogFolder: CatalogFolder(of: path).path, only: only, diagnostics: &findings)
        if findings.all.contains(where: { $0.rule == OutputRules.unknownOutput }) {
            try FindingFormat.text.print(findings.sorted(), detail: options.detail)
            throw ExitCode.validationFailure
        }
        if findings.hasErrors { throw CommandError(findings.sorted()) }
        let request = StubRequest(
            ids: components.map(\.id), targets: target, registry: registry, detail: options.detail)
        if merge || diff, folder == nil { return try await merge(request, with: sources) }
        guard let source = try sources.single() else { throw CommandError(.noOutputHasStubs(isComparison: true)) }
        guard let folder else { return try print(await request.stubs(of: source)) }
        let stubs = try await request.stubs(of: source, in: folder)
        if diff { return try compare(stubs) }
        let written = try StubFolder(stubs, overwriting: overwrite)
        try FindingFormat.text.print(written.needless, detail: options.detail)
        if !dryRun { try written.write() }
        if dryRun || !options.quiet { try Terminal.output.write(written.report(isWritten: !dryRun)) }
    }

    /// The folder to write to; nil where the stubs are to be printed.
    private var folder: String? { to == "-" ? nil : to }

    /// Merges the changes of the catalog into the stubs of outputs, or prints the changes.
    private func merge(_ request: StubRequest, with sources: StubSources) async throws {
        let outputs = try await request.outputs(from: sources)
        if outputs.isEmpty { throw CommandError(.noOutputHasStubs(isComparison: diff)) }
        let result: MergeResult
        do throws(DiskError) {
            result = try await CatalogCommandLine.engine.merge(
                outputs, configuration: request.registry.configuration, writes: merge)
        } catch {
            throw CommandError(.disk(error))
        }
        let report = MergeReport(result: result)
        try FindingFormat.text.print(report.findings(isWritten: merge && !result.isRefused), detail: options.detail)
        if result.isRefused { throw ExitCode.catalogErrors }
        if merge {
            if !options.quiet { try Terminal.output.write(report.summary) }
        } else {
            try Terminal.output.write(file: report.patch)
        }
        if report.hasConflicts || diff && report.hasChanges { throw ExitCode.outOfDate }
    }

    /// Prints the changes that would turn the files in a folder into the stubs.
    private func compare(_ stubs: [PlacedStub]) throws {
        let differences = try stubs.map { try $0.difference() }
        for difference in differences { try Terminal.output.write(file: difference.printed) }
        if !differences.allSatisfy(\.isEmpty) { throw ExitCode.outOfDate }
    }

    /// Prints a single file unchanged, several with their names in between.
    private func print(_ stubs: [OutputFile]) throws {
        for (index, stub) in stubs.enumerated() {
            if stubs.count > 1 {
                try Terminal.output.write("\(index > 0 ? "\n" : "")==> \(stub.path.text.visible) <==\n")
            }
            try Terminal.output.write(file: stub.bytes)
        }
    }
}

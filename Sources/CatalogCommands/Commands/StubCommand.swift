import ArgumentParser
import BuildEngine
import CatalogModel
import CatalogRendering

/// The command `catalog stub`: prints, writes or compares the code stubs of an entry.
struct StubCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stub",
        abstract: "Prints, writes or compares the stubs of one entry, whether or not an output has them.",
        discussion: """
            Without --to the stubs are printed. With --diff nothing is written: it shows how the stubs on disk, those of \
            the catalog's outputs or those in the folder of --to, would have to change to be what the catalog says, in \
            the form that patch and git apply read; then the exit status is 0 for no difference and 2 for some.
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The id of the entry; with --diff all entries unless given.", completion: .entryID)
    var id: String?

    @Option(
        help: ArgumentHelp("A target to take instead of all; may be repeated.", valueName: "name"),
        completion: .stubTarget)
    var target: [String] = []

    @Option(
        help: ArgumentHelp("The output whose options count, and whose files are compared.", valueName: "name"),
        completion: .outputName)
    var only: String?

    @Option(
        help: ArgumentHelp(
            """
            The folder to write the stubs of one target to, without folders for target and entry, and with the \
            placeholders that they need; - to print them.
            """,
            valueName: "folder"),
        completion: .directory)
    var to: String?

    @Flag(help: "Compare with what is on disk.")
    var diff = false

    @Flag(help: "With --diff: compare with what a build wrote last, not with what people have made of it since.")
    var base = false

    @Flag(help: "Write nothing; list what would be written.")
    var dryRun = false

    @Option(
        help: ArgumentHelp("A file that may be overwritten though it differs; may be repeated.", valueName: "file"),
        completion: .file())
    var overwrite: [String] = []

    func validate() throws {
        if id == nil, !diff || folder != nil { throw ValidationError("The id of an entry is missing.") }
        if to?.isEmpty == true { throw ValidationError("--to needs the name of a folder.") }
        if folder != nil, target.count != 1 {
            throw ValidationError("--to takes the stubs of one target; name it with --target.")
        }
        if diff, to == "-" { throw ValidationError("--diff compares with files; --to has to be a folder.") }
        if base, !diff || folder != nil { throw ValidationError("--base goes with --diff of the catalog's outputs.") }
        if diff, dryRun || !overwrite.isEmpty { throw ValidationError("--diff writes nothing anyway.") }
        if folder == nil, dryRun { throw ValidationError("--dry-run goes with --to.") }
        if folder == nil, !overwrite.isEmpty { throw ValidationError("--overwrite goes with --to.") }
    }

    func run() async throws {
        let path = try options.path()
        let registry = try await options.load()
        var component: Component?
        if let id { component = try registry.component(named: id) }
        var findings = Diagnostics()
        let sources = await StubSources(
            registry, catalogFolder: CatalogFolder(of: path).path, only: only, diagnostics: &findings)
        if findings.all.contains(where: { $0.rule == OutputRules.unknownOutput }) {
            try FindingFormat.text.print(findings.sorted())
            throw ExitCode.validationFailure
        }
        if findings.hasErrors { throw CommandError(findings.sorted()) }
        let request = StubRequest(id: component?.id, targets: target, registry: registry)
        if diff { return try await compare(request, with: sources) }
        guard let source = try sources.single() else { throw CommandError(.noOutputHasStubs()) }
        guard let folder else { return try print(await request.stubs(of: source)) }
        let written = try StubFolder(await request.stubs(of: source, in: folder), overwriting: overwrite)
        try FindingFormat.text.print(written.needless)
        if !dryRun { try written.write() }
        try Terminal.output.write(written.report(isWritten: !dryRun))
    }

    /// The folder to write to; nil where the stubs are to be printed.
    private var folder: String? { to == "-" ? nil : to }

    private func compare(_ request: StubRequest, with sources: StubSources) async throws {
        let differences =
            if let folder, let source = try sources.single() {
                try await request.stubs(of: source, in: folder).map { try $0.difference() }
            } else {
                try await request.differences(from: sources, sinceBuilt: base)
            }
        for difference in differences { try Terminal.output.write(file: difference.printed) }
        if !differences.allSatisfy(\.isEmpty) { throw ExitCode.outOfDate }
    }

    /// Prints a single file as it is, several with their names in between.
    private func print(_ stubs: [OutputFile]) throws {
        for (index, stub) in stubs.enumerated() {
            if stubs.count > 1 {
                try Terminal.output.write("\(index > 0 ? "\n" : "")==> \(stub.path.text.visible) <==\n")
            }
            try Terminal.output.write(file: stub.bytes)
        }
    }
}

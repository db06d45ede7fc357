import ArgumentParser
import CatalogModel
import CatalogVerification
import DeclaredAPI

struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Says where entries and the code that ships do not agree.",
        discussion: """
            Entries are held against the sources that catalog.yaml names, as in 'sources: { ios: { symbolGraphs: \
            ../.build/symbol-graphs } }'. A source is made of code by its own tools before. Each difference is a finding at \
            the entry's text, with a note at the source's; what a source cannot say is counted, never taken for the same.

            Exit status: 0 where all agree; 2 where some do not; 1 where a source is missing, empty or not understood as a \
            whole, has fewer types in common with the entries than its 'floor', or the catalog has errors.
            """)

    @OptionGroup var options: CatalogOptions

    @OptionGroup var formats: FindingOptions

    @Option(help: ArgumentHelp("Only this source; can be given again.", valueName: "name"))
    var source: [String] = []

    @Flag(name: .shortAndLong, help: "Print findings only.")
    var quiet = false

    func run() async throws {
        let (findings, summary) = try await formats.telling(isVerbose: options.verbose) { try await verify() }
        try formats.write(findings, isVerbose: options.verbose)
        if !quiet, formats.leavesOutput { try Terminal.output.write(summary) }
        let drift = Set(VerificationRules.drift)
        if findings.contains(where: { $0.severity == .error && !drift.contains($0.rule) }) {
            throw ExitCode.catalogErrors
        }
        if findings.contains(where: { $0.severity > .note && drift.contains($0.rule) }) { throw ExitCode.outOfDate }
    }

    private func verify() async throws -> (findings: [Diagnostic], summary: String) {
        let path = try options.path()
        let loaded = await options.read(path)
        guard let registry = loaded.registry else { throw CommandFailure(loaded.diagnostics) }
        let all = registry.configuration.sources.orEmpty()
        guard !all.isEmpty else { throw CommandFailure(.noSources(at: registry.configuration.name?.range)) }
        for name in source where all[name] == nil {
            throw CommandFailure(.unknownSource(name, known: all.names))
        }
        let sources = CatalogSources(of: path)
        var found = Diagnostics()
        var summary = ""
        for element in all where source.isEmpty || source.contains(element.name) {
            let verification = SourceVerification(element, declaring: sources.read(element), in: registry)
            found.merge(verification.diagnostics)
            summary += verification.words
        }
        return (found.weighed(by: registry.configuration).sorted(), summary)
    }
}

extension SourceVerification {
    /// How far the entries are verified, for people.
    fileprivate var words: String {
        if diagnostics.hasErrors { return "\(name.visible): not verified\n" }
        let unknown = coverage.unknown.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let facts = unknown.reduce(0) { $0 + $1.value }
        let list = unknown.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return "\(name.visible): \(counted(coverage.declared, "type")) declared, \(coverage.verified) verified, "
            + "\(coverage.drifted) drifted, \(coverage.missing) without an entry, \(coverage.gone) not in the code\n"
            + (facts == 0 ? "" : "  \(counted(facts, "fact")) not known from this source: \(list)\n")
    }
}

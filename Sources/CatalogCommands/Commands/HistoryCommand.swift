import ArgumentParser
import CatalogChanges
import CatalogModel

struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Writes a changelog of the catalog, by release and entry.",
        discussion: """
            Releases are the tags of the repository of git around the catalog whose names are versions, in their order; or \
            the folders and revisions that are named, oldest first. Tags from before the catalog are left out. Each object \
            of git is read once, whatever releases have it.
            """)

    @Argument(help: "Two or more folders or revisions of git, oldest first; the tags that are versions unless stated.")
    var releases: [String] = []

    @OptionGroup var options: CatalogOptions

    @Option(help: "How the changelog is printed.")
    var format = HistoryFormat.markdown

    @Flag(help: "Add what has changed since the last release.")
    var unreleased = false

    func validate() throws {
        if releases.count == 1, !unreleased {
            throw ValidationError("One release has no history; name two, or give '--unreleased'.")
        }
    }

    func run() async throws {
        let names = releases.isEmpty ? try await CatalogSide.releases(options) : releases
        var known: [String: [UInt8]] = [:]
        guard let first = names.first else { throw CommandFailure(.noReleases()) }
        let start = try await CatalogSide.read(first, options, known: &known)
        var history = ReleaseHistory(from: start.registry, named: first)
        for name in names.dropFirst() {
            history.append(try await CatalogSide.read(name, options, known: &known).registry, named: name)
        }
        if unreleased { history.append(try await CatalogSide.current(options).registry, named: "Unreleased") }
        if history.releases.isEmpty { throw CommandFailure(.noReleases()) }
        try Terminal.output.write(format == .json ? history.json.printed : history.markdown)
    }
}

/// A form in which a changelog is printed.
enum HistoryFormat: String, ExpressibleByArgument, CaseIterable { case markdown, json }

extension Diagnostic {
    fileprivate static func noReleases() -> Diagnostic {
        Diagnostic(
            CommandRules.missingBaseline,
            "there are not two releases to compare: no two tags of git that are versions have the catalog; name folders or revisions, or give '--unreleased'",
            at: nil)
    }
}

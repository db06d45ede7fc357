import ArgumentParser
import CatalogAnswers
import CatalogModel

/// The command `catalog token`: prints the value of a design token in each theme with the dependents, or a list of
/// tokens.
struct TokenCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "token",
        abstract: "Show the value of a token in each theme and its dependents, or list tokens.",
        discussion: """
            Lists the tokens of a group, or all tokens without a path.

            Example: catalog token color.brand
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The path of a token or a group, for example color.border.default.", completion: .tokenPath)
    var path: String?

    @Flag(help: "Print all facts of the token as JSON.")
    var json = false

    @OptionGroup var format: AgentFormat

    @Option(help: "Print this theme only, with --format agent.")
    var theme: String?

    func run() async throws {
        let registry = try await options.load()
        if format.isAgent {
            try registry.print(.token, with: ["token": path.map { .string($0) }, "theme": theme.map { .string($0) }])
            return
        }
        let terminal = Terminal.output
        // Accept an alias in braces, as copied from a token file.
        let path = path.map { TokenAlias.path(in: $0) ?? $0 } ?? ""
        if registry.themes.contains(where: { $0.tokens[path] != nil }) {
            let facts = TokenFacts(path, in: registry)
            try terminal.write(json ? facts.json.printed : TokenView.text(facts, layout: terminal.layout))
            return
        }
        let list = TokenList(group: path, in: registry)
        guard !list.paths.isEmpty || path.isEmpty else {
            let candidates = registry.themes.flatMap { $0.tokens.all.map(\.path) + $0.tokens.groups }
            throw CommandError(
                .unknownTokenPath(path, suggestion: suggestion(for: path, among: Array(Set(candidates)).sorted())))
        }
        try terminal.write(json ? list.json.printed : list.text(layout: terminal.layout))
    }
}

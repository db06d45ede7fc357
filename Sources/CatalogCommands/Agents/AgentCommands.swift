import ArgumentParser
import BuildEngine
import CatalogAnswers
import CatalogModel

/// The command `catalog search`: prints the hits of a search for words, as the tool `search` answers agents.
struct SearchCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Find entries, members, tokens and guidance by words.",
        discussion: "Example: catalog search date input")

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The words.")
    var words: [String]

    @Option(help: "Print only hits of this kind.")
    var kind: SearchKind?

    @Option(help: ArgumentHelp("The greatest number of hits.", valueName: "count"))
    var limit: Int?

    @Option(help: "The format of the output: the same answer for people and agents.")
    var format = AnswerFormat.agent

    func run() async throws {
        try await options.load().print(
            .search,
            with: [
                "query": .string(words.joined(separator: " ")), "kind": (kind?.rawValue).map { .string($0) },
                "limit": limit.map { .integer($0) },
            ])
    }
}

/// The command `catalog check-usage`: checks calls of components in a file, as the tool `check_usage` answers agents.
struct CheckUsageCommand: AsyncParsableCommand, CatalogReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-usage", abstract: "Check calls of components in code against the catalog.",
        discussion: """
            Checks labels, required arguments and cases of calls in Swift and Kotlin, and attributes of tags in HTML and \
            JSX. Types of values other than literals are not checked. Calls that the catalog does not declare completely are listed.

            Exit status: 1 if the language has no reader; 2 for differences.

            Example: catalog check-usage Sources/App/LoginView.swift --platform swiftui
            """)

    @OptionGroup var options: CatalogOptions

    @Argument(help: "The file with the code; '-' for standard input.", completion: .file())
    var file: String

    @Option(help: "The language of the code; by default from the extension of the file.")
    var language: String?

    @Option(help: "The implementation, such as swiftui; all in the language by default.")
    var platform: String?

    @Option(help: "The format of the output: the same answer for people and agents.")
    var format = AnswerFormat.agent

    func run() async throws {
        let language = language ?? String(file.split(separator: ".").last ?? "")
        let answer = try await options.load().print(
            .checkUsage,
            with: [
                "code": .string(try code()), "language": .string(language),
                "platform": platform.map { .string($0) },
            ])
        if answer.facts["verdict"] == "wrong" { throw ExitCode.outOfDate }
    }

    private func code() throws -> String {
        if file == "-" {
            var code = ""
            while let line = readLine(strippingNewline: false) { code += line }
            return code
        }
        guard let bytes = try NewFiles.bytes(at: file, limit: 1 << 22) else { throw CommandError(.missingPath(file)) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension SearchKind: ExpressibleByArgument {}

extension ComponentRegistry {
    /// Prints the answer of a query, byte for byte the text of the tool of `catalog mcp`.
    @discardableResult
    func print(_ query: AgentQuery, with values: JSONObject) throws -> Answer {
        let arguments: AgentArguments
        do {
            arguments = try AgentArguments(values, of: query)
        } catch {
            let answer = Answer(error: error.text)
            try answer.print()
            return answer
        }
        let answer =
            CatalogAnswers(self).answer(query, with: arguments)
            ?? Answer(error: "Two catalogs are needed; use `catalog diff`.")
        try answer.print()
        return answer
    }
}

extension Answer {
    /// Prints the text; ends the command with a status for a question without an answer.
    func print() throws {
        try Terminal.output.write(try printable())
    }

    /// Returns the text; prints it and ends the command where the question has no answer.
    func printable() throws -> String {
        guard isError else { return text }
        try Terminal.output.write(text)
        throw ExitCode.catalogErrors
    }
}

/// The format of commands whose answer is the same for people and agents.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument { case agent }

/// The option `--format` of commands with a text for people and an answer for agents.
struct AgentFormat: ParsableArguments {
    /// The formats of the output.
    enum Name: String, CaseIterable, ExpressibleByArgument { case text, agent }

    @Option(help: "The format of the output: text for people, or the answer of the tool of 'catalog mcp'.")
    var format = Name.text

    var isAgent: Bool { format == .agent }
}

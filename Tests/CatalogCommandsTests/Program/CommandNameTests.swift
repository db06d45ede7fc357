import ArgumentParser
import CatalogTestSupport
import Testing

@testable import CatalogCommands

@Suite("Names and help of commands")
struct CommandNameTests {
    @Test(
        "An unknown command is a usage error with the likely name, also after help",
        arguments: [
            (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
            (["help", "chekc"], "unknown command 'chekc'; did you mean 'check'?"),
            (["hepl"], "unknown command 'hepl'; did you mean 'help'?"),
            (["frobnicate", "--json"], "unknown command 'frobnicate'"),
            (["help", "frobnicate"], "unknown command 'frobnicate'"),
            (["rename", "tokne", "a", "b"], "unknown command 'rename tokne'; did you mean 'rename token'?"),
            (["help", "rename", "tokne"], "unknown command 'rename tokne'; did you mean 'rename token'?"),
            (["backends", "tset"], "unknown command 'backends tset'; did you mean 'backends test'?"),
            ([""], "unknown command ''"),
        ])
    func unknown(arguments: [String], message: String) throws {
        let verdict = try CatalogProgram().run(arguments)
        #expect(
            verdict.errors == """
                Error: \(message)
                Usage: catalog <subcommand>
                  See 'catalog --help' for more information.

                """)
        #expect(verdict.output == "")
        #expect(verdict.status == 64)
    }

    @Test(
        "Names of commands and arguments of commands are accepted",
        arguments: [["help"], ["help", "rename", "token"], ["help", "backends"], ["--help"], ["check", "--help"]])
    func accepted(arguments: [String]) throws {
        let verdict = try CatalogProgram().run(arguments)
        #expect(verdict.status == 0)
        #expect(verdict.output.hasPrefix("OVERVIEW: "))
    }

    @Test("The help of the program lists the commands in groups")
    func groups() throws {
        let help = try CatalogProgram().run("--help").output
        let headers = help.split(separator: "\n").filter { $0.hasSuffix(" SUBCOMMANDS:") }
        #expect(
            headers == [
                "AUTHOR SUBCOMMANDS:", "CHECK SUBCOMMANDS:", "COMPARE SUBCOMMANDS:", "PUBLISH SUBCOMMANDS:",
                "EXTEND SUBCOMMANDS:",
            ])
        #expect(help.contains("\nCHECK SUBCOMMANDS:\n  check                   Validate the catalog without writing"))
    }

    /// All commands without subcommands, with their words.
    private static let commands = leaves(of: CatalogCommand.self, [])

    private static func leaves(
        of command: any ParsableCommand.Type, _ words: [String]
    ) -> [(words: [String], type: any ParsableCommand.Type)] {
        let subcommands = command.configuration.subcommands
        if subcommands.isEmpty { return [(words, command)] }
        return subcommands.flatMap { leaves(of: $0, words + [$0.configuration.commandName ?? ""]) }
    }

    @Test("The help of each command has an example that the program accepts")
    func examples() throws {
        #expect(Self.commands.count == 25)
        for command in Self.commands {
            let text = command.type.configuration.discussion
            let example = try #require(text.firstMatch(of: /Example: catalog (.+)$/), "\(command.words)").1
            #expect(example.hasPrefix(command.words.joined(separator: " ")), "\(command.words)")
            let words = example.split(separator: " ").prefix { $0 != ">" }.map(String.init)
            #expect(throws: Never.self, "\(example)") { try CatalogCommand.parseAsRoot(words) }
        }
    }

    @Test("The summary of each command is one imperative sentence")
    func summaries() {
        for command in Self.commands {
            let summary = command.type.configuration.abstract
            #expect(summary.hasSuffix(".") && !summary.contains(". "), "\(command.words)")
            let verb = summary.prefix { $0.isLetter }
            #expect(!verb.hasSuffix("s") || verb.hasSuffix("ss"), "\(command.words): \(verb)")
        }
    }

    @Test("Each command has the options --color and --quiet")
    func printing() {
        for command in Self.commands {
            let help = CatalogCommand.helpMessage(for: command.type)
            #expect(help.contains("--color <when>") && help.contains("-q, --quiet"), "\(command.words)")
            #expect(command.type is any PrintingCommand.Type, "\(command.words)")
        }
    }
}

import CatalogTestSupport
import Testing

@testable import CatalogCommands

@Suite("The options --color and --quiet, and the count of other findings")
struct QuietTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Sample\nrules: { missing-example: warning, missing-description: note }\n"
                + "outputs:\n  html: {}\n")
        try program.write(
            "components/divider.yaml",
            CatalogProgram.divider + "category: Layout\nstates: { on: {}, off: {} }\n")
    }

    private static let remark = "3 other findings (1 warning, 2 notes); run 'catalog check' to see them.\n"

    @Test(
        "A command about other things than findings prints their number on a line",
        arguments: [
            ["show", "divider"], ["token"], ["list"], ["dump"], ["new", "switch"],
            ["stub", "divider", "--target", "outline"],
        ])
    func number(arguments: [String]) throws {
        let verdict = try program.run(arguments)
        #expect(verdict.errors == Self.remark)
        #expect(verdict.status == 0)
        #expect(try program.run(arguments + ["--quiet", "--verbose"]).errors.contains("other finding") == false)
    }

    @Test("The line names the catalog of the command; --verbose prints the findings")
    func catalog() throws {
        let verdict = try program.run("list", "--catalog", "./catalog.yaml")
        #expect(
            verdict.errors == Self.remark.replacing("check", with: "check --catalog ./catalog.yaml"))
        let verbose = try program.run("list", "--verbose")
        #expect(verbose.errors.hasSuffix("1 warning, 2 notes\n"))
        #expect(verbose.errors == (try program.run("check", "--verbose")).errors)
    }

    @Test("Errors that prevent an answer are printed with the number of the other findings")
    func errors() throws {
        try program.write("components/switch.yaml", "id: switch\ntitel: Switch\nsummary: Turns on or off.\n")
        let verdict = try program.run("show", "divider")
        #expect(
            verdict.errors.contains("error: 'titel' is not a key of an entry; did you mean 'title'? [unknown-key]\n"))
        #expect(!verdict.errors.contains("warning:") && !verdict.errors.contains("note:"))
        #expect(verdict.status == 1)
        #expect(verdict.output == "")
    }

    @Test("--quiet prints errors and requested data, without summaries")
    func quiet() throws {
        for arguments in [["check", "-q"], ["build", "--quiet"], ["new", "tab", "-q"], ["init", "mine", "-q"]] {
            let verdict = try program.run(arguments)
            #expect(verdict.errors == "", "\(arguments)")
            #expect(verdict.output == "", "\(arguments)")
            #expect(verdict.status == 0, "\(arguments)")
        }
        #expect(try program.run("list", "-q").output == program.run("list").output)
        let strict = try program.run("check", "--strict", "-q")
        #expect(strict.errors.contains(": warning: ") && !strict.errors.contains("note"))
        #expect(!strict.errors.contains("2 warnings"))
        #expect(strict.status == 1)
        let usual = try program.run("check")
        #expect(usual.errors.hasSuffix("2 warnings, 2 notes\n"))
    }

    @Test(
        "Colors follow the option, then NO_COLOR, CLICOLOR_FORCE and the terminal",
        arguments: [
            (ColorChoice.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
            (.never, ["CLICOLOR_FORCE": "1"], true, false),
            (.auto, [:], true, true), (.auto, [:], false, false),
            (.auto, ["NO_COLOR": ""], true, true), (.auto, ["NO_COLOR": "0"], true, false),
            (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm"], true, true),
            (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
            (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], false, true),
            (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
        ])
    func colors(choice: ColorChoice, environment: [String: String], isInteractive: Bool, isColored: Bool) {
        #expect(choice.usesColor(onTerminal: isInteractive, environment) == isColored)
    }

    @Test("--color reaches findings, tables and errors, also those of a recorded check")
    func colored() throws {
        for arguments in [["check"], ["check"], ["check", "--no-cache"]] {
            #expect(
                try program.run(arguments + ["--color", "always"]).errors.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
            #expect(try !program.run(arguments).errors.contains("\u{1B}"))
        }
        #expect(try program.run("show", "divider", "--color=always").output.contains("\u{1B}[1m"))
        #expect(try program.run("show", "none", "--color", "always").errors.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        let refused = try program.run("list", "--color", "red")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("'red' is invalid for '--color <when>'"), "\(refused.errors)")
        var forced = program
        forced.environment["CLICOLOR_FORCE"] = "1"
        #expect(try forced.run("check").errors.contains("\u{1B}[1;33mwarning:"))
        #expect(try !forced.run("check", "--color", "never").errors.contains("\u{1B}"))
    }
}

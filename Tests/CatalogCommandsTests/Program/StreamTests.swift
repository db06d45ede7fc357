import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Streams, colors and exit statuses")
struct StreamTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    private func writeMistake() throws {
        try program.write("components/divider.yaml", "id: divider\ntitel: Divider\nsummary: A thin line.\n")
    }

    @Test("Findings as text go to standard error")
    func text() throws {
        try writeMistake()
        let checked = try program.run("check")
        #expect(checked.output == "")
        #expect(checked.errors.hasPrefix("components/divider.yaml:"))
        #expect(checked.errors.contains("'titel'"))
        #expect(checked.status == 1)
    }

    @Test("Findings as JSON are the only content of standard output")
    func json() throws {
        try writeMistake()
        let checked = try program.run("check", "--format", "json")
        #expect(checked.errors == "")
        #expect(checked.status == 1)
        let document = try JSONSerialization.jsonObject(with: Data(checked.output.utf8)) as? NSDictionary
        let findings = document?["findings"] as? [NSDictionary]
        #expect(findings?.contains { $0["rule"] as? String == "unknown-key" } == true)

        let fine = try CatalogProgram()
        try fine.writeSmallCatalog()
        let clean = try fine.run("check", "--format", "json")
        #expect(
            clean.output == """
                { "version": 1, "findings": [], "summary": { "errors": 0, "warnings": 0, "notes": 0 } }

                """)
        #expect(clean.status == 0)
    }

    @Test("A missing catalog is a finding in JSON")
    func missingCatalogInJSON() throws {
        let empty = try CatalogProgram()
        let checked = try empty.run("check", "--format", "json")
        #expect(checked.output.contains("\"rule\": \"missing-catalog\""))
        #expect(checked.errors == "")
        #expect(checked.status == 1)
    }

    @Test("Warnings fail only a strict check")
    func strict() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\noutputs: { docs: { backend: markdown } }\nrules: { missing-example: warning }\n")
        let checked = try program.run("check")
        #expect(checked.errors.hasSuffix("1 warning\n"), "\(checked.errors)")
        #expect(checked.output == "Small: 1 entry in 2 files, 1 warning\n")
        #expect(checked.status == 0)
        #expect(try program.run("check", "--strict").status == 1)
        #expect(try program.run("build").status == 0)
    }

    @Test("'--quiet' prints findings only")
    func quiet() throws {
        #expect(try program.run("check", "-q").output == "")
        let built = try program.run("build", "--quiet")
        #expect(built.output == "")
        #expect(built.errors == "")
        #expect(built.status == 0)
        #expect(program.exists("Output/docs/components/divider.md"))
    }

    @Test(
        "A usage error exits with 64 and suggests the right usage",
        arguments: [
            ["chek"], ["check", "--format", "xml"], ["build", "--check", "--dry-run"], ["show"], ["new"],
            ["new", "a", "--kind", "thing"], ["schema", "nothing"], ["build", "--output", ""], ["init", ""],
        ])
    func usage(arguments: [String]) throws {
        let verdict = try Program.run(CatalogProgram.executable.path, arguments, folder: program.folder.url)
        #expect(verdict.status == 64)
        #expect(verdict.output == "")
        #expect(verdict.errors.hasPrefix("Error: "))
        #expect(verdict.errors.contains("Usage: catalog"))
    }

    @Test(
        "'--help' and '--version' print to standard output and succeed",
        arguments: [["--help"], ["help", "build"], ["build", "-h"], ["--version"]])
    func help(arguments: [String]) throws {
        let verdict = try Program.run(CatalogProgram.executable.path, arguments, folder: program.folder.url)
        #expect(verdict.status == 0)
        #expect(verdict.errors == "")
        #expect(!verdict.output.isEmpty)
    }

    @Test(
        "Output that cannot be written is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let command = "'\(CatalogProgram.executable.path)' list > /dev/full"
        let verdict = try Program.run("/bin/sh", ["-c", command], folder: program.folder.url)
        #expect(verdict.errors == "error: cannot write the command's output [unwritable-file]\n1 error\n")
        #expect(verdict.status == 1)
    }

    @Test(
        "Findings have colors on a terminal unless the environment disables them",
        .enabled(if: OnTerminal.isPossible, "there is no util-linux 'script' here, which makes a terminal"),
        arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
    func colors(environment: [String: String], isColored: Bool) throws {
        try writeMistake()
        let shown = try OnTerminal.run("check", in: program.folder, environment: environment)
        #expect(shown.contains("error:"))
        #expect(shown.contains("\u{1B}[") == isColored)
    }

    @Test("Files and pipes get no colors")
    func noColors() throws {
        try writeMistake()
        #expect(!(try program.run("check").errors.contains("\u{1B}")))
        #expect(!(try program.run("check", "--format", "json").output.contains("\u{1B}")))
    }
}

/// A terminal to run the program on.
private enum OnTerminal {
    private static let script = "/usr/bin/script"

    static let isPossible = (try? Program.run(script, ["-qec", "true", "/dev/null"]).status) == 0

    static func run(_ arguments: String, in folder: TemporaryFolder, environment: [String: String]) throws -> String {
        let environment = environment.merging(["PATH": "/usr/bin:/bin", "TERM": "xterm"]) { given, _ in given }
        let command = "'\(CatalogProgram.executable.path)' \(arguments)"
        return try Program.run(
            script, ["-qec", command, "/dev/null"], environment: environment, folder: folder.url
        ).output
    }
}

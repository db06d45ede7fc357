import CatalogTestSupport
import Foundation
import Testing

@Suite("Fixing findings")
struct FixCommandTests {
    private let program: CatalogProgram

    private static let wrong = """
        # Kept
        id: switch
        title:   "Switch 🎉"   # kept, too
        sumary: No: way
        related: [dividr]
        properties:
          isOn: { typ: Bool }

        """

    private static let right = """
        # Kept
        id: switch
        title:   "Switch 🎉"   # kept, too
        summary: 'No: way'
        related: [divider]
        properties:
          isOn: { type: Bool }

        """

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("components/switch.yaml", Self.wrong)
    }

    @Test("'--fix' applies certain fixes and keeps all other bytes; a second run changes no file")
    func fix() throws {
        let fixed = try program.run("check", "--fix")
        #expect(fixed.errors == "")
        #expect(fixed.output == "fixed 4 findings in 1 file\n")
        #expect(fixed.status == 0)
        #expect(try program.read("components/switch.yaml") == Self.right)
        let again = try program.run("check", "--fix")
        #expect(again.output == "no finding has a certain fix\n")
        #expect(try program.read("components/switch.yaml") == Self.right)
    }

    @Test(
        "'--fix --diff' prints the same fixes as a patch without writing files",
        .enabled(if: PatchProgram.allArePresent, PatchProgram.reason),
        arguments: PatchProgram.allCases)
    func patch(applying patch: PatchProgram) throws {
        let before = try program.files(below: "")
        let printed = try program.run("check", "--fix", "--diff")
        #expect(printed.status == 2)
        #expect(try program.files(below: "") == before)
        try program.write("a.patch", printed.output)
        try patch.apply("a.patch", in: program)
        #expect(try program.read("components/switch.yaml") == Self.right)
        let rest = try program.run("check", "--fix", "--diff")
        #expect(rest.output == "")
        #expect(rest.status == 0)
    }

    @Test("Ambiguous fixes need '--unsafe'")
    func unsafe() throws {
        try program.write("components/switch.yaml", "id: swich\ntitle: Switch\nsummary: A switch.\n")
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "no finding has a certain fix; 1 more with --unsafe\n")
        #expect(fixed.status == 1)
        #expect(fixed.errors.contains("[file-name]"))
        let all = try program.run("check", "--fix", "--unsafe")
        #expect(all.output == "fixed 1 finding in 1 file\n")
        #expect(try program.read("components/switch.yaml") == "id: switch\ntitle: Switch\nsummary: A switch.\n")
    }

    @Test("A fix that would add a duplicate key is not applied")
    func worse() throws {
        let text = "id: switch\ntitle: Switch\nsummary: A switch.\nsumary: Another.\n"
        try program.write("components/switch.yaml", text)
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 0 findings in 0 files; 1 fix not applied\n")
        #expect(fixed.status == 1)
        #expect(try program.read("components/switch.yaml") == text)
    }

    @Test("'--fix' removes facts that an implementation repeats and keeps other facts of the same name")
    func repeatedFacts() throws {
        func text(_ own: String) -> String {
            """
            id: switch
            title: Switch
            summary: A switch.
            states:
              on: It is on.
              off: { title: Off, description: It is off. }
            implementations:
              web:
                states:
            \(own)

            """
        }
        try program.write(
            "components/switch.yaml",
            text("      on: It is on.\n      off: { title: Off, since: 1.0 } # kept\n      # Above.\n      half: Half.")
        )
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 2 findings in 1 file\n", "\(fixed.errors)")
        #expect(
            try program.read("components/switch.yaml")
                == text("      on: {}\n      off: { since: 1.0 } # kept\n      # Above.\n      half: Half."))
        #expect(try program.run("check", "--fix").output == "no finding has a certain fix\n")

        let contradiction = text("      on: It is off.")
        try program.write("components/switch.yaml", contradiction)
        #expect(try program.run("check", "--fix").status == 1)
        #expect(try program.read("components/switch.yaml") == contradiction)
    }

    @Test("'--fix' sorts suppressed rules with their reasons")
    func sortedAcceptances() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Small\nrules: { unsorted-allow: warning, missing-example: note, missing-keyboard: note, missing-accessibility: note }\n"
        )
        func text(_ rules: [String]) -> String {
            "id: switch\ntitle: Switch\nsummary: A switch.\nallow:\n" + rules.map { "  \($0)\n" }.joined()
        }
        let rules = [
            "missing-keyboard: None.", "missing-example: >-\n    It is\n    trivial.", "missing-accessibility: None.",
        ]
        try program.write("components/switch.yaml", text(rules))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 1 finding in 1 file\n", "\(fixed.errors)")
        #expect(try program.read("components/switch.yaml") == text(rules.reversed()))
        let commented = text(["missing-keyboard: None.", "# Sure?", "missing-example: None."])
        try program.write("components/switch.yaml", commented)
        #expect(try program.run("check", "--fix").output == "no finding has a certain fix\n")
        #expect(try program.read("components/switch.yaml") == commented)
    }

    @Test("'--fix' keeps a link to a file")
    func link() throws {
        try program.write("components/real.txt", Self.wrong)
        let folder = program.folder.url.appendingPathComponent("components")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("switch.yaml"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("switch.yaml").path, withDestinationPath: "real.txt")
        _ = try program.run("check", "--fix")
        #expect(try program.read("components/real.txt") == Self.right)
        let link = folder.appendingPathComponent("switch.yaml").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.txt")
    }

    @Test("'--statistics' counts findings by rule and those that have a fix")
    func statistics() throws {
        let checked = try program.run("check", "--statistics", "--quiet")
        #expect(
            checked.output.hasPrefix("Rule            Findings  Fixed by --fix  With --unsafe\n"), "\(checked.output)")
        #expect(checked.output.contains("unquoted-colon  1         1               1\n"), "\(checked.output)")
    }

    @Test("'check' writes several formats at once, each to its destination")
    func forms() throws {
        let checked = try program.run(
            "check", "--format", "text", "--format", "sarif:a.sarif", "--format", "junit:a.xml")
        #expect(checked.status == 1)
        #expect(checked.errors.contains("[unquoted-colon]"))
        #expect(try program.read("a.sarif").contains("\"version\": \"2.1.0\""))
        #expect(try program.read("a.xml").contains("<testsuites name=\"catalog\""))
        let built = try program.run("build", "--format", "github", "--format", "gitlab:b.json")
        #expect(built.status == 1)
        #expect(built.errors == "")
        #expect(built.output.hasPrefix("::error file=components/switch.yaml,line="), "\(built.output)")
        #expect(try program.read("b.json").contains("\"check_name\": \"unquoted-colon\""))
    }

    @Test(
        "Incompatible formats are a usage error",
        arguments: [
            ["--format", "sarif", "--format", "json"], ["--format", "sarif:a", "--format", "json:a"],
            ["--format", "word"], ["--format", "sarif:"], ["--format", "sarif", "--watch"], ["--diff"], ["--unsafe"],
            ["--baseline-update"], ["--statistics", "--format", "json"], ["--fix", "--watch"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try program.run(["check"] + arguments).status == 64)
    }

    @Test("A baseline hides old warnings, must shrink with them, and is not updated while there are errors")
    func baseline() throws {
        let rules = "format: 1\nname: Small\nrules: { missing-example: warning }\n"
        try program.write("catalog.yaml", rules)
        let arguments = ["check", "--strict", "--baseline", "known.json"]
        #expect(
            try program.run(arguments + ["--baseline-update"]).errors.contains("not updated because there are errors"))
        #expect(!program.exists("known.json"))
        try program.write("components/switch.yaml", Self.right)
        let missing = try program.run(arguments)
        #expect(missing.status == 1)
        #expect(missing.errors.contains("missing baseline 'known.json'"))
        let recorded = try program.run(arguments + ["--baseline-update"])
        #expect(recorded.status == 0, "\(recorded.errors)")
        #expect(recorded.output.hasSuffix("no findings\n"))
        #expect(try program.run(arguments).status == 0)

        try program.write("components/menu.yaml", "id: menu\ntitle: Menu\nsummary: A menu.\n")
        let grown = try program.run(arguments + ["--baseline-update"])
        #expect(grown.status == 1)
        #expect(grown.errors.contains("the component 'menu' has no example"))
        #expect(!grown.errors.contains("'switch'"))

        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("components/menu.yaml"))
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("components/switch.yaml"))
        let stale = try program.run(arguments)
        #expect(stale.status == 1)
        #expect(stale.errors.hasPrefix("error: 1 finding of the baseline 'known.json' is resolved"), "\(stale.errors)")
        #expect(try program.run(arguments + ["--baseline-update"]).status == 0)
        #expect(try program.run(arguments).status == 0)
        try program.write("known.json", "{}")
        let broken = try program.run(arguments)
        #expect(broken.status == 1)
        #expect(broken.errors.hasPrefix("known.json:1:1: error: cannot read the baseline"), "\(broken.errors)")
    }
}

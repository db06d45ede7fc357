import CatalogTestSupport
import Foundation
import Testing

@Suite("The rename command")
struct RenameCommandTests {
    private let program: CatalogProgram

    private static let line = "id: line\ntitle: Line\nsummary: Like a [divider](entry:divider).\n"

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("components/line.yaml", Self.line)
    }

    @Test("'rename entry' changes the id and moves the file")
    func entry() throws {
        let renamed = try program.run("rename", "entry", "divider", "separator")
        #expect(renamed.errors == "")
        #expect(
            renamed.output
                == "renamed 'divider' to 'separator': 2 locations in 3 files\n"
                + "moved components/divider.yaml to components/separator.yaml\n")
        #expect(
            try program.read("components/line.yaml") == Self.line.replacing("entry:divider", with: "entry:separator"))
        #expect(!program.exists("components/divider.yaml"))
        #expect(try program.run("check").status == 0)
    }

    @Test(
        "'rename --diff' prints a patch that moves the file, and writes no file",
        .enabled(if: PatchProgram.allArePresent, PatchProgram.reason),
        arguments: PatchProgram.allCases)
    func patch(applying patch: PatchProgram) throws {
        let before = try program.files(below: "")
        let printed = try program.run("rename", "entry", "divider", "separator", "--diff")
        #expect(printed.status == 0)
        #expect(try program.files(below: "") == before)
        try program.write("a.patch", printed.output)
        try patch.apply("a.patch", in: program)
        #expect(!program.exists("components/divider.yaml"))
        #expect(
            try program.read("components/separator.yaml")
                == CatalogProgram.divider.replacing("id: divider", with: "id: separator"))
        #expect(try program.read("components/line.yaml").contains("entry:separator"))
    }

    @Test(
        "Baseline findings survive a rename, by the declared name or by an updated baseline", arguments: [true, false])
    func baselineFindings(isDeclared: Bool) throws {
        let check = ["check", "--strict", "--baseline", "known.json"]
        try program.write("catalog.yaml", "format: 1\nname: Small\nrules: { missing-example: warning }\n")
        #expect(try program.run(check).errors.contains("missing baseline"))
        #expect(try program.run(check + ["--baseline-update"]).status == 0)
        let recorded = try program.read("known.json")
        let option = isDeclared ? ["--declare"] : ["--baseline", "known.json"]
        #expect(try program.run(["rename", "entry", "divider", "edge"] + option).errors == "")
        let checked = try program.run(check)
        #expect(checked.status == 0, "\(checked.errors)")
        #expect(try program.read("known.json") == (isDeclared ? recorded : recorded.replacing("divider", with: "edge")))
    }

    @Test("A missing baseline is reported before any rename")
    func missingBaseline() throws {
        let refused = try program.run("rename", "entry", "divider", "separator", "--baseline", "none.json")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("missing baseline 'none.json'"))
        #expect(program.exists("components/divider.yaml"))
    }

    @Test(
        "'rename' reports invalid requests with a reason and writes no file",
        arguments: [
            ("entry dividr other", 1, "did you mean 'divider'?"),
            ("entry divider line", 1, "duplicate entry 'line'"),
            ("entry divider NotKebab", 64, "did you mean 'not-kebab'?"),
            ("token color.brand accent", 1, "unknown token or group 'color.brand'"),
            ("state hover hovered", 1, "no entry has a state 'hover'"),
        ])
    func refusals(arguments: String, status: Int32, words: String) throws {
        let before = try program.files(below: "")
        let refused = try program.run(["rename"] + arguments.split(separator: " ").map(String.init))
        #expect(refused.status == status)
        #expect(refused.errors.contains(words), "\(refused.errors)")
        #expect(try program.files(below: "") == before)
    }

    @Test("A new name that would cause a finding is rejected with that finding")
    func spoiling() throws {
        try program.write("other.yaml", "text\n")
        try program.write(
            "components/line.yaml",
            "id: line\ntitle: Line\nsummary: A line.\nstates: [on]\ntokens: { a.b: { state: on, default: { on: 1 }, by: state } }\n"
        )
        let renamed = try program.run("rename", "state", "on", "a: b")
        #expect(renamed.status == 1)
        #expect(renamed.errors.contains("not renamed because"), "\(renamed.errors)")
    }

    @Test("'diff' pairs entries by a declared rename, and reverting the rename restores all bytes")
    func declared() throws {
        try program.write("old.json", try program.run("dump").output)
        let before = try program.files(below: "")
        #expect(try program.run("rename", "entry", "divider", "separator", "--declare").errors == "")
        #expect(try program.read("catalog.yaml").hasSuffix("changes:\n  renamed:\n    divider: separator\n"))
        let paired = try program.run("diff", "old.json", ".")
        #expect(paired.output.contains("component-renamed"), "\(paired.output)\(paired.errors)")
        #expect(!paired.output.contains("component-removed"))
        #expect(try program.run("rename", "entry", "separator", "rule", "--declare").errors == "")
        #expect(
            try program.read("catalog.yaml").hasSuffix(
                "changes:\n  renamed:\n    divider: rule\n    separator: rule\n"))
        #expect(try program.run("rename", "entry", "rule", "separator", "--declare").errors == "")
        #expect(try program.run("rename", "entry", "separator", "divider", "--declare").errors == "")
        #expect(try program.files(below: "") == before)
    }
}

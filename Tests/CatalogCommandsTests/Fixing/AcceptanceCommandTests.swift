import CatalogTestSupport
import Foundation
import Testing

@Suite("Suppressing findings in bulk")
struct AcceptanceCommandTests {
    private let program: CatalogProgram

    private static let catalog = """
        format: 1
        name: Small
        rules: { missing-description: warning, missing-example: warning }

        """

    private static let entry = """
        id: box
        title: Box   # kept
        summary: A box.
        implementations:
          web:
            types:
              Box:
                kind: class
                description: The box.
                properties:
                  label: { type: String }
                  size: Int   # short
                methods:
                  - name: open

        """

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", Self.catalog)
        try program.write(
            "components/box.yaml", Self.entry.replacing("        methods:\n          - name: open\n", with: ""))
    }

    @Test("'--add-allow' adds suppressions to the innermost records and leaves no finding")
    func accept() throws {
        let before = try program.run("check", "--strict")
        #expect(before.status == 1)
        let accepted = try program.run("check", "--add-allow", "missing-description", "--reason", "Says it: all.")
        #expect(accepted.output.hasPrefix("accepted 2 findings in 1 file\n"), "\(accepted.output)\(accepted.errors)")
        let text = try program.read("components/box.yaml")
        #expect(text.contains("label: { type: String, allow: { missing-description: "), "\(text)")
        #expect(text.contains("title: Box   # kept\n"))
        #expect(text.contains("size: Int   # short\n"))
        let after = try program.run("check")
        #expect(!after.errors.contains("missing-description"))
        #expect(after.errors.contains("missing-example"))
        let again = try program.run("check", "--add-allow", "missing-description", "--reason", "Again.")
        #expect(again.output.hasPrefix("accepted 0 findings in 0 files\n"))
        #expect(try program.read("components/box.yaml") == text)
    }

    @Test("'--fix' removes only suppressions that are no longer needed")
    func remove() throws {
        let before = try program.read("components/box.yaml")
        _ = try program.run("check", "--add-allow", "missing-example", "--reason", "None.")
        #expect(try program.read("components/box.yaml") != before)
        try program.write("catalog.yaml", "format: 1\nname: Small\n")
        // A rule that nobody asks for has no findings that could be missed.
        #expect(try program.run("check", "--fix").output.hasPrefix("no finding has a certain fix"))
        try program.write("catalog.yaml", Self.catalog)
        try program.write(
            "components/box.yaml", try program.read("components/box.yaml") + "examples: { language: css, code: a }\n")
        #expect(try program.run("check", "--fix").output.hasPrefix("fixed 1 finding in 1 file"))
        #expect(try program.read("components/box.yaml") == before + "examples: { language: css, code: a }\n")
    }

    @Test(
        "Invalid uses of '--add-allow' are reported with the reason",
        arguments: [
            (["--add-allow", "missing-example"], 64, "--add-allow requires --reason"),
            (["--reason", "A."], 64, "--reason requires --add-allow"),
            (["--add-allow", "missing-exmple", "--reason", "A."], 1, "did you mean 'missing-example'?"),
            (["--add-allow", "unknown-key", "--reason", "A."], 1, "are errors and cannot be suppressed"),
        ] as [([String], Int32, String)])
    func refusals(arguments: [String], status: Int32, words: String) throws {
        let refused = try program.run(["check"] + arguments)
        #expect(refused.status == status)
        #expect(refused.errors.contains(words), "\(refused.errors)")
        #expect(try program.read("components/box.yaml").contains("allow") == false)
    }

    @Test("A missing baseline is reported before any fix")
    func baseline() throws {
        try program.write("components/box.yaml", "id: box\ntitle: Box\nsumary: A box.\n")
        let fixed = try program.run("check", "--fix", "--baseline", "none.json")
        #expect(fixed.status == 1)
        #expect(fixed.errors.contains("none.json"))
        #expect(try program.read("components/box.yaml").contains("sumary"))
    }

    @Test("Findings that are written only to a file are summarized on the terminal")
    func file() throws {
        let checked = try program.run("check", "--format", "sarif:found.sarif")
        #expect(checked.errors == "5 warnings, written to found.sarif\n")
        #expect(program.exists("found.sarif"))
    }
}

import CatalogTestSupport
import Foundation
import Testing

@Suite("Findings in machine-readable formats")
struct FindingSchemaTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    @Test(
        "JSON output conforms to the published schema, with and without findings",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func schema() throws {
        let folder = try TemporaryFolder()
        let schema = try folder.write("schema.json", try program.run("schema", "findings").output)
        let none = try folder.write("none.json", try program.run("check", "--format", "json").output)
        try program.write("components/a.yaml", "id: a\ntitle: A 🎉\nsummary: One.\nsummary: Two.\nstaets: {}\n")
        let output = try program.run("check", "--format", "json").output
        #expect(output.contains(#""replacement": "states""#) && output.contains("the first 'summary' is here"))
        let some = try folder.write("some.json", output)
        let wrong = try folder.write("wrong.json", output.replacing(#""column": 1"#, with: #""column": 0"#))
        let script = Judge.scripts.appendingPathComponent("validate_json.py").path
        let verdict = try Judge.python.run([script, schema.path, none.path, some.path])
        #expect(verdict.output == "2 valid, 0 invalid\n")
        #expect(try Judge.python.run([script, schema.path, wrong.path]).output.hasSuffix("0 valid, 1 invalid\n"))
    }

    /// The rules of findings in a document of JSON.
    private func rules(_ output: String) -> [String] {
        output.matches(of: /"rule": "([a-z-]+)"/).map { String($0.output.1) }
    }

    @Test("'rename' and 'import' report failure and success in every format")
    func otherCommands() throws {
        let stopped = try program.run("rename", "token", "color.none", "color.some", "--format", "json")
        #expect(rules(stopped.output) == ["unknown-token-path"])
        #expect(stopped.errors == "")
        #expect(stopped.status == 1)
        let renamed = try program.run("rename", "entry", "divider", "line", "--format", "json")
        #expect(renamed.output.contains(#""findings": []"#), "\(renamed.output) \(renamed.errors)")
        #expect(renamed.status == 0)
        #expect(program.exists("components/line.yaml"))
        let both = try program.run("rename", "entry", "line", "divider", "--diff", "--format", "json")
        #expect(both.status == 64)

        try program.write("broken.json", "{ \"schemaVersion\": \"1.0.0\", \"modules\": [ }")
        let imported = try program.run(
            "import", "broken.json", "--kind", "manifest", "--format", "sarif:a.sarif", "--format", "text")
        #expect(imported.errors.contains("error: "))
        #expect(imported.status == 1)
        #expect(try program.read("a.sarif").contains(#""level": "error""#))
    }

    @Test("SARIF contains suppressed and baseline findings after '--fix'")
    func suppressedAfterMending() throws {
        try program.write(
            "components/a.yaml",
            "id: a\ntitle: A\nsummary: One.\ncategory: B # c\nallow: { comment-behind-value: It is short. }\nstaets: { on: On. }\n"
        )
        let before = try program.run("check", "--format", "sarif").output
        let mended = try program.run("check", "--fix", "--format", "sarif").output
        for report in [before, mended] {
            #expect(report.matches(of: /"kind": "inSource"/).count == 1, "\(report.suffix(2_000))")
            #expect(report.contains("It is short."))
        }
        #expect(before.contains("'staets' is not a key") && !mended.contains("'staets' is not a key"))
    }
}

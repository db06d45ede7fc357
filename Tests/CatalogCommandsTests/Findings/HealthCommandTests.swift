import CatalogTestSupport
import Testing

/// Scores of a catalog's documentation, and their required minimum.
@Suite("The health command")
struct HealthCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Example\n")
        try describe("summary: Does something.\ndescription: It is pressed.\n")
    }

    private func describe(_ keys: String) throws {
        try program.write("components/button.yaml", "id: button\ntitle: Button\n\(keys)")
    }

    @Test("'health' prints several formats at once, with findings in formats of findings")
    func forms() throws {
        let verdict = try program.run(
            "health", "--fail-below", "100", "--format", "json:health.json", "--format", "badge:health.svg", "--format",
            "sarif")
        #expect(verdict.status == 2)
        #expect(verdict.output.contains("\"ruleId\": \"health-score\""))
        #expect(verdict.errors == "")
        #expect(try program.read("health.json").contains("\"button\""))
        #expect(try program.read("health.svg").hasPrefix("<svg"))
    }

    @Test("'health' reports scores that are too low on the terminal, also if the report goes to a file")
    func low() throws {
        let verdict = try program.run("health", "--fail-below", "100", "--format", "markdown:health.md")
        #expect(verdict.status == 2)
        #expect(verdict.output == "")
        #expect(verdict.errors.contains(", below the required 100 [health-score]"), "\(verdict.errors)")
        #expect(verdict.errors.contains(", written to health.md\n"))
        let enough = try program.run("health", "--fail-below", "0", "--format", "github")
        #expect(enough.output + enough.errors == "")
        #expect(enough.status == 0)
    }

    @Test("'health --ratchet' rejects lower scores and reports unreadable files in every format")
    func ratchet() throws {
        #expect(try program.run("health", "--ratchet", "scores.json").status == 1)
        #expect(try program.run("health", "--ratchet", "scores.json", "--ratchet-update").status == 0)
        #expect(try program.run("health", "--ratchet", "scores.json", "--format", "gitlab").output == "[]\n")
        try describe("summary: Does something.\n")
        let worse = try program.run("health", "--ratchet", "scores.json", "--format", "gitlab")
        #expect(worse.output.contains("the score of 'button' is "), "\(worse.output)\(worse.errors)")
        #expect(worse.status == 2)
        try program.write("scores.json", "{")
        let broken = try program.run("health", "--ratchet", "scores.json", "--format", "github")
        #expect(
            broken.output.hasPrefix(
                "::error file=catalog.yaml,title=health-ratchet::cannot read the scores in 'scores.json'"))
        #expect(broken.status == 1)
    }
}

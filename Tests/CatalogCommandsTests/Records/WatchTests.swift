import CatalogTestSupport
import Foundation
import Testing

@Suite("Watching", .serialized)
struct WatchTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    @Test("'--watch' ends without a catalog", arguments: ["build", "check", "serve"])
    func nothing(command: String) throws {
        let program = try CatalogProgram()
        let arguments = command == "serve" ? ["--port", "0"] : ["--watch"]
        let result = try program.run([command] + arguments)
        #expect(result.status == 1)
        #expect((result.output + result.errors).contains("[missing-catalog]"), "\(result)")
    }

    @Test("'--watch' prints the initial findings once")
    func beginning() throws {
        try program.replace("components/divider.yaml", CatalogProgram.divider + "sumary: Twice.\n")
        let running = try RunningProgram(["build", "--watch"], in: program)
        #expect(running.says("watching for changes"), "\(running.said)")
        try program.replace("components/divider.yaml", CatalogProgram.divider)
        #expect(running.says("gone: components/divider.yaml: "), "\(running.said)")
        #expect(running.says("docs: "), "\(running.said)")
        #expect(
            running.said.components(separatedBy: "not built because there are errors").count == 2, "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("'--watch' builds when a file is saved and prints new and resolved findings")
    func saves() throws {
        let running = try RunningProgram(["build", "--watch"], in: program)
        #expect(running.says("watching for changes"), "\(running.said)")
        #expect(program.exists("Output/docs/components/divider.md"))

        try program.replace("components/divider.yaml", CatalogProgram.divider + "sumary: Twice.\n")
        #expect(running.says("error: "), "\(running.said)")
        try program.replace("components/divider.yaml", CatalogProgram.divider + "description: Thinner than others.\n")
        #expect(running.says("gone: components/divider.yaml: "), "\(running.said)")
        #expect(running.says("docs: ", times: 2), "\(running.said)")
        #expect(try program.read("Output/docs/components/divider.md").contains("Thinner than others."))
        #expect(running.interrupt() == 130)
    }

    @Test("'--watch' finds files in new folders and in folders that are moved away and back")
    func folders() throws {
        let running = try RunningProgram(["build", "--watch"], in: program)
        #expect(running.says("watching for changes"), "\(running.said)")
        try program.replace("components/more/rule.yaml", "id: rule\ntitle: Rule\nsummary: A line.\n")
        #expect(running.says("docs: ", times: 2), "\(running.said)")
        #expect(program.exists("Output/docs/components/rule.md"))

        let (here, away) = ("components", "away")
        let manager = FileManager.default
        let folder = program.folder.url
        try manager.moveItem(at: folder.appendingPathComponent(here), to: folder.appendingPathComponent(away))
        #expect(running.says("docs: ", times: 3), "\(running.said)")
        #expect(!program.exists("Output/docs/components/rule.md"))
        try manager.moveItem(at: folder.appendingPathComponent(away), to: folder.appendingPathComponent(here))
        #expect(running.says("docs: ", times: 4), "\(running.said)")
        #expect(program.exists("Output/docs/components/rule.md"))
        // A file that an editor puts in the place of the other one.
        try program.write("components/.divider.new", CatalogProgram.divider + "description: Replaced.\n")
        let (new, old) = ("components/.divider.new", "components/divider.yaml")
        #expect(rename(folder.appendingPathComponent(new).path, folder.appendingPathComponent(old).path) == 0)
        for _ in 0..<500 {
            if try program.read("Output/docs/components/divider.md").contains("Replaced.") { break }
            Thread.sleep(forTimeInterval: 0.02)
        }
        #expect(try program.read("Output/docs/components/divider.md").contains("Replaced."), "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("'check --watch' runs beside a build of the same catalog")
    func check() throws {
        let running = try RunningProgram(["check", "--watch"], in: program)
        #expect(running.says("0 findings; watching for changes"), "\(running.said)")
        try program.replace("components/divider.yaml", "id: divider\n")
        #expect(running.says("error: "), "\(running.said)")
        #expect(try program.run("build").status == 1)
        #expect(running.interrupt() == 130)
    }

    @Test("'--watch' prints a new warning in a valid catalog once")
    func warning() throws {
        let running = try RunningProgram(["check", "--watch"], in: program)
        #expect(running.says("0 findings; watching for changes"), "\(running.said)")
        try program.replace("components/divider.yaml", "id: divider\ntitle: Divider\nsummary: Separates # groups.\n")
        #expect(running.says("1 finding; watching for changes"), "\(running.said)")
        #expect(running.said.components(separatedBy: "[comment-behind-value]").count == 2, "\(running.said)")
        #expect(running.interrupt() == 130)
    }

    @Test("'--watch' with '--check' or '--format json' is a usage error")
    func usage() throws {
        #expect(try program.run("build", "--watch", "--check").status == 64)
        #expect(try program.run("check", "--watch", "--format", "json").status == 64)
    }
}

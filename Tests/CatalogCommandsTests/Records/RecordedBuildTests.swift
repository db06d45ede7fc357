import CatalogTestSupport
import Foundation
import Testing

@Suite("A build with a record of the previous one", .serialized)
struct RecordedBuildTests {
    private let twins: TwinCatalogs

    init() throws {
        twins = try TwinCatalogs()
    }

    private func timings(_ arguments: String...) throws -> String {
        try twins.run(["build", "--timings"] + arguments).recorded.output
    }

    @Test("An up-to-date build opens no files and repeats its messages")
    func nothingChanged() throws {
        for program in twins.both { try program.writeSmallCatalog() }
        try twins.write("components/divider.yaml", CatalogProgram.divider + "what: no\n")
        #expect(try twins.differences(after: ["check"]) == [])
        #expect(try twins.differences(after: ["check"]) == [])
        try twins.write("components/divider.yaml", CatalogProgram.divider)
        #expect(try timings().contains("no record of the previous run"))
        #expect(try timings().contains("no changes since the last build"))
        #expect(try twins.differences(after: ["build"]) == [])
        #expect(try twins.differences(after: ["build", "--check"]) == [])
        #expect(try twins.differences(after: ["build", "--dry-run"]) == [])
        #expect(try timings("--verbose").contains("with other options"))
        try twins.write("components/divider.yaml", CatalogProgram.divider + "category: Lines\n")
        #expect(try timings("--verbose").contains("'components/divider.yaml' has changed"))
    }

    /// Numbers as a program reads them from `--timings-json`.
    private struct Report: Decodable {
        struct Output: Decodable, Equatable {
            let name, folder: String
            let changed, unchanged, removed, kept: Int
        }

        let isWritten: Bool
        let read: String
        let seconds: Double
        let stages: [String: Double]
        let outputs: [Output]
        let remark: String?
    }

    @Test("'build --timings-json' prints the time of each stage and the changes of each output")
    func timingsAsJSON() throws {
        for program in twins.both { try program.writeSmallCatalog() }
        func report() throws -> Report {
            let words = try twins.run(["build", "--timings-json"]).recorded.output
            return try JSONDecoder().decode(Report.self, from: Data(words.utf8))
        }
        let first = try report()
        let written = try #require(first.outputs.first)
        #expect(written.changed > 0 && written.unchanged == 0)
        #expect(first.isWritten && first.read.hasPrefix("1 entry"))
        #expect(Set(first.stages.keys) == ["entries", "tokens", "linking", "rendering", "comparing", "writing"])
        let second = try report()
        #expect(Set(second.stages.keys) == ["looking"])
        #expect(second.remark?.hasPrefix("no changes since the last build") == true)
        #expect(
            second.outputs.first
                == Report.Output(
                    name: written.name, folder: written.folder, changed: 0, unchanged: written.changed, removed: 0,
                    kept: 0))
    }

    @Test("A build after a changed description renders only the files that show it")
    func oneDescriptionChanged() throws {
        for program in twins.both { try program.writeSmallCatalog() }
        func entry(_ name: String, _ text: String) -> String {
            "id: \(name)\ntitle: \(name)\nsummary: Short.\ndescription: \(text)\n"
        }
        for name in ["rule", "line", "bar"] {
            try twins.write("components/\(name).yaml", entry(name, "First."))
        }
        _ = try timings()
        try twins.write("components/rule.yaml", entry("rule", "Second."))
        #expect(try timings().contains("4 entries read, and 1 of 5 parts rendered"))
        try twins.write("components/rule.yaml", entry("rule", "Second.") + "# Only a comment.\n")
        #expect(try timings().contains("4 entries read, and 0 of 5 parts rendered"))
        #expect(try twins.differences(after: ["build"]) == [])
        // A new key is another structure.
        try twins.write("components/rule.yaml", entry("rule", "Second.") + "headline: New.\n")
        #expect(try timings().contains("4 entries read, and 5 of 5 parts rendered"))
        #expect(try twins.differences(after: ["build"]) == [])
    }

    @Test("A build reuses units with findings, and prints the findings again in order")
    func reusedFindings() throws {
        func entry(_ name: String, _ text: String) -> String {
            """
            id: \(name)
            title: \(name)
            summary: Short.
            description: \(text)
            implementations: { swiftui: { imports: X, types: { \(name.capitalized): { properties: {
              size: { type: Int, default: a b } } } } } }

            """
        }
        for program in twins.both { try program.writeSmallCatalog() }
        try twins.write("catalog.yaml", "format: 1\nname: Small\noutputs:\n  code: { backend: stub }\n")
        for name in ["rule", "line"] { try twins.write("components/\(name).yaml", entry(name, "First.")) }
        let first = try twins.run(["build"]).recorded
        #expect(first.errors.contains("rule.yaml:6:"), "\(first.errors)")
        try twins.write("components/line.yaml", entry("line", "Second."))
        let counts = try #require(try timings().firstMatch(of: #/and (\d+) of (\d+) parts rendered/#))
        #expect((Int(counts.1) ?? 0) < (Int(counts.2) ?? 0))
        try twins.write("components/line.yaml", "# The lines below move.\n" + entry("line", "Third."))
        #expect(try twins.differences(after: ["build"]) == [])
        // The findings of the unchanged entry, with its lines.
        try twins.write("components/rule.yaml", "# A comment.\n" + entry("rule", "First."))
        #expect(try twins.differences(after: ["build"]) == [])
    }

    @Test("A changed token rerenders only pages that show its value and pages that list its users")
    func oneTokenChanged() throws {
        func tokens(width: Int, after alias: String) -> String {
            """
            {
              "line": { "$type": "number", "width": { "$value": \(width) }, "used": { "$value": "{\(alias)}" } },
              "space": { "$type": "number", "gap": { "$value": 4 } }
            }
            """
        }
        for program in twins.both { try program.writeSmallCatalog() }
        let outputs = """
            outputs:
              docs: { backend: markdown }
              schemas: { backend: json-schema }

            """
        try twins.write("catalog.yaml", "format: 1\nname: Small\ntokens: tokens.json\n" + outputs)
        try twins.write("components/divider.yaml", CatalogProgram.divider + "tokens: [line.used]\n")
        try twins.write("tokens.json", tokens(width: 1, after: "space.gap"))
        _ = try timings()
        // The page of the group is the only file with the width.
        try twins.write("tokens.json", tokens(width: 2, after: "space.gap"))
        #expect(try timings().contains(", and 1 of "))
        #expect(try twins.differences(after: ["build"]) == [])
        let page = twins.recorded.folder.url.appendingPathComponent("Output/docs/tokens/space.md")
        func saysUser() throws -> Bool { try String(contentsOf: page, encoding: .utf8).contains("divider.md") }
        #expect(try saysUser())
        // The page of the other group says who uses its token, and by now nobody does.
        try twins.write("tokens.json", tokens(width: 2, after: "line.width"))
        #expect(try twins.differences(after: ["build"]) == [])
        #expect(try !saysUser())
    }

    @Test("A changed description of a token group rerenders the pages that show it")
    func groupOfTokensDescribed() throws {
        func tokens(_ description: String) -> String {
            #"{ "line": { "$description": "\#(description)", "$type": "number", "width": { "$value": 1 } } }"#
        }
        for program in twins.both { try program.writeSmallCatalog() }
        let outputs = "outputs: { markdown: {}, tokens: {}, html: {}, json-schema: {} }\n"
        try twins.write("catalog.yaml", "format: 1\nname: Small\ntokens: tokens.json\n" + outputs)
        for description in ["Lines.", "Strokes."] {
            try twins.write("tokens.json", tokens(description))
            #expect(try twins.differences(after: ["build"]) == [])
        }
    }

    @Test("A build continues after a killed build")
    func killed() throws {
        var edits = try RandomEdits(seed: 7, twins)
        var numbers = SeededNumbers(seed: 8)
        for number in 0..<Thoroughness.rounds(8, of: 200) {
            _ = try edits.step()
            let process = Process()
            process.executableURL = CatalogProgram.executable
            process.arguments = ["build", "--cache-folder", twins.cacheFolder.path]
            process.currentDirectoryURL = twins.recorded.folder.url
            process.standardError = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            Thread.sleep(forTimeInterval: Double.random(in: 0...0.4, using: &numbers))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            // How much was left to do is not the same.
            let found = try twins.differences(after: ["build"], countsWork: false)
            try #require(found.isEmpty, "\(number): \(found.joined(separator: "\n"))")
        }
    }

    @Test("Concurrent builds with a record do not disturb each other")
    func twoAtOnce() async throws {
        for program in twins.both { try program.writeSmallCatalog() }
        let (program, cache) = (twins.recorded, twins.cacheFolder.path)
        for number in 0..<4 {
            try twins.write("components/divider.yaml", CatalogProgram.divider + "category: Lines \(number)\n")
            let verdicts = try await withThrowingTaskGroup(of: Judge.Verdict.self) { group in
                for _ in 0..<3 { group.addTask { try program.run(["build", "--cache-folder", cache]) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(verdicts.map(\.status) == [0, 0, 0], "\(verdicts)")
            #expect(try twins.differences(after: ["build"], countsWork: false) == [])
        }
    }
}

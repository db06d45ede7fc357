import CatalogTestSupport
import Foundation
import Testing

@Suite("A build with a record of the last one", .serialized)
struct RecordedBuildTests {
    private let twins: TwinCatalogs

    init() throws {
        twins = try TwinCatalogs()
    }

    private func timings(_ arguments: String...) throws -> String {
        try twins.run(["build", "--timings"] + arguments).recorded.output
    }

    @Test("opens nothing and says the same when nothing has changed")
    func nothingChanged() throws {
        for program in twins.both { try program.writeSmallCatalog() }
        try twins.write("components/divider.yaml", CatalogProgram.divider + "what: no\n")
        #expect(try twins.differences(after: ["check"]) == [])
        #expect(try twins.differences(after: ["check"]) == [])
        try twins.write("components/divider.yaml", CatalogProgram.divider)
        #expect(try timings().contains("there is no record of the last run"))
        #expect(try timings().contains("nothing has changed since the last build"))
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

    @Test("says for programs how long each stage took, and what became of each output")
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
        #expect(second.remark?.hasPrefix("nothing has changed") == true)
        #expect(
            second.outputs.first
                == Report.Output(
                    name: written.name, folder: written.folder, changed: 0, unchanged: written.changed, removed: 0,
                    kept: 0))
    }

    @Test("renders only what reads an entry that has changed")
    func oneEntryChanged() throws {
        for program in twins.both { try program.writeSmallCatalog() }
        for name in ["rule", "line", "bar"] {
            try twins.write("components/\(name).yaml", "id: \(name)\ntitle: \(name)\nsummary: Short.\n")
        }
        _ = try timings()
        let said = "id: rule\ntitle: rule\nsummary: Short.\ndescription: Longer.\n"
        try twins.write("components/rule.yaml", said)
        let words = try timings()
        let counts = try #require(words.firstMatch(of: #/and (\d+) of (\d+) parts rendered/#), "\(words)")
        let (rendered, all) = (Int(counts.1) ?? 0, Int(counts.2) ?? 0)
        // The pages of the three others stay.
        #expect(rendered == all - 3, "\(words)")
        #expect(words.contains(": 1 of 4 entries parsed, and "), "\(words)")
        try twins.write("components/rule.yaml", said + "# No more than a comment.\n")
        #expect(try timings().contains(": 1 of 4 entries parsed, and 0 of "))
        #expect(try twins.differences(after: ["build"]) == [])
    }

    @Test("renders only pages that show the value of a token that has changed, and all that tell who uses it")
    func oneTokenChanged() throws {
        func tokens(width: Int, behind alias: String) -> String {
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
        try twins.write("tokens.json", tokens(width: 1, behind: "space.gap"))
        _ = try timings()
        // The page of the group is the only file with the width.
        try twins.write("tokens.json", tokens(width: 2, behind: "space.gap"))
        #expect(try timings().contains(", and 1 of "))
        #expect(try twins.differences(after: ["build"]) == [])
        let page = twins.recorded.folder.url.appendingPathComponent("Output/docs/tokens/space.md")
        func saysUser() throws -> Bool { try String(contentsOf: page, encoding: .utf8).contains("divider.md") }
        #expect(try saysUser())
        // The page of the other group says who uses its token, and by now nobody does.
        try twins.write("tokens.json", tokens(width: 2, behind: "line.width"))
        #expect(try twins.differences(after: ["build"]) == [])
        #expect(try !saysUser())
    }

    @Test("renders what shows the description of a group of tokens")
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

    @Test("parses only what neither a build nor a check has parsed")
    func commonTranscripts() throws {
        for program in twins.both { try program.writeSmallCatalog() }
        _ = try timings()
        try twins.write("components/divider.yaml", CatalogProgram.divider + "headline: Now with one.\n")
        #expect(try twins.differences(after: ["check"]) == [])
        #expect(try timings().contains(": 0 of 1 entry parsed, and "))
        // Options that ask for another record have the same entries; another place for records has none.
        #expect(try timings("--verbose").contains(": 0 of 1 entry parsed, and "))
        let other = twins.recorded.folder.url.appendingPathComponent(".other").path
        let elsewhere = try twins.recorded.run(["build", "--timings", "--cache-folder", other]).output
        #expect(elsewhere.contains(": 1 of 1 entry parsed, and "), "\(elsewhere)")
        // The start of links is no matter of the bytes.
        let catalog = "format: 1\nname: Small\noutputs:\n  docs: { backend: markdown }\n"
        try twins.write("components/divider.yaml", CatalogProgram.divider + "description: '[All](/all)'\n")
        try twins.write("catalog.yaml", catalog + "linkBase: https://example.org/\n")
        #expect(try timings().contains(": 1 of 1 entry parsed, and "))
        try twins.write("catalog.yaml", catalog)
        #expect(try twins.differences(after: ["check"]) == [])
        #expect(try twins.differences(after: ["build"]) == [])
        // A file with a finding is parsed each time.
        try twins.write("components/divider.yaml", CatalogProgram.divider + "features: [Green, and bright.]\n")
        for options in [[], ["--verbose"]] {
            let words = try twins.run(["build", "--timings"] + options).recorded.output
            #expect(words.contains(": 1 of 1 entry parsed, and "), "\(words)")
        }
        #expect(try twins.differences(after: ["build"]) == [])
    }

    @Test("carries on after a build that was killed")
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

    @Test("is in nobody's way when another one runs at the same time")
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

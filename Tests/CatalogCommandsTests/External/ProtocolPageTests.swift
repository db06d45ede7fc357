import CatalogTestSupport
import Foundation
import Testing

/// What the page of the protocol shows is what happens.
@Suite(
    "The protocol page",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no /usr/bin/python3 here"))
struct ProtocolPageTests {
    private static let page = try? String(
        contentsOf: SharedData.repository.appendingPathComponent(
            "Sources/ExternalBackends/ExternalBackends.docc/Protocol.md"),
        encoding: .utf8)

    private static func blocks(_ language: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String]
    {
        try #require(page, sourceLocation: sourceLocation).components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap {
                $0.components(separatedBy: "```").first
            }
    }

    /// A catalog with the files that the page shows.
    private func program(sourceLocation: SourceLocation = #_sourceLocation) throws -> CatalogProgram {
        let program = try CatalogProgram()
        let yaml = try Self.blocks("yaml")
        try program.write("catalog.yaml", yaml[0])
        try program.write("components/divider.yaml", yaml[1])
        try program.write(
            "tools/titles.py", try #require(try Self.blocks("python").first, sourceLocation: sourceLocation))
        try program.setPermissions("tools/titles.py", 0o755)
        return program
    }

    private func document(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> NSDictionary {
        try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary, sourceLocation: sourceLocation)
    }

    @Test("The requests, answers and findings on the protocol page equal those of a real build")
    func example() throws {
        let program = try program()
        try program.write("tools/real.py", try program.read("tools/titles.py"))
        try program.write(
            "tools/titles.py",
            "#!/bin/sh\nn=$(ls request* 2> /dev/null | wc -l)\ntee request$n | python3 tools/real.py | tee answer$n\n")
        let built = try program.run("build")
        let shown = try #require(try Self.blocks("text").first)
        #expect(built.errors == shown)
        #expect(built.status == 0)
        let json = try Self.blocks("json")
        #expect(json.count == 4)
        for (file, block) in zip(["request0", "answer0", "request1", "answer1"], json) {
            #expect(try document(program.read(file)) == document(block), "\(file)")
        }
        #expect(try program.read("Output/titles/titles.txt") == "Divider!\n")
    }

    @Test("The program on the protocol page passes the trial that the page names")
    func trial() throws {
        let tried = try program().run("backends", "test", "tools/titles.py")
        #expect(!tried.output.contains("FAIL"), "\(tried.output)")
        #expect(tried.status == 0)
    }

    @Test("The second catalog.yaml on the protocol page is valid and can be built")
    func limits() throws {
        let program = try program()
        let all = try Self.blocks("yaml")
        let head = all[0].components(separatedBy: "backends:")[0]
        try program.write("catalog.yaml", head + all[2])
        #expect(try program.run("check").errors == "")
        #expect(try program.run("build").status == 0)
    }
}

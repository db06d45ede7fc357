import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogBenchmark

@Suite("The floor")
struct FloorTests {
    private static func count(_ text: String) -> (isParsed: Bool, count: EventCount) {
        var count = EventCount()
        let isParsed = Array(text.utf8).withUnsafeBufferPointer { count.parse($0) }
        return (isParsed, count)
    }

    @Test("takes every event up to the end of the stream")
    func events() {
        let (isParsed, count) = Self.count("a: [one, 'two']\nb: {}\n")
        #expect(isParsed)
        // Stream, document and three collections, each with a start and an end, and four scalars.
        #expect(count.events == 14)
        #expect(count.scalars == 4)
        #expect(count.scalarBytes == 8)
    }

    @Test("adds up the files that it parses")
    func sum() {
        var count = EventCount()
        for text in ["a", "bc"] { _ = Array(text.utf8).withUnsafeBufferPointer { count.parse($0) } }
        #expect(count.scalars == 2)
        #expect(count.scalarBytes == 3)
        #expect(count.events == 10)
    }

    @Test("says when libyaml stops")
    func broken() {
        let (isParsed, count) = Self.count("a: [one\nb: 'two\n")
        #expect(!isParsed)
        #expect(count.scalars < 4)
    }

    @Test("reads every file of a catalog and writes every byte of an output")
    func files() throws {
        let folder = try TemporaryFolder()
        let catalog = folder.url.appendingPathComponent("catalog").path
        try GeneratedCatalog(size: 3, backends: ["markdown"]).write(to: catalog)
        // Longer than one call of the system reads into the buffer, and not ASCII.
        let long = String(repeating: "größer\n", count: 300_000)
        try folder.write("output/markdown/index.md", "# Index\n")
        try folder.write("output/markdown/components/a.md", long)
        try folder.write("output/markdown/.catalog-manifest", "")
        let output = folder.url.appendingPathComponent("output").path
        let goal = folder.url.appendingPathComponent("floor").path

        let result = try Floor(catalog: catalog, output: output).run(writingTo: goal)

        let files = ["markdown/.catalog-manifest", "markdown/components/a.md", "markdown/index.md"]
        #expect(try Disk.files(below: goal) == files)
        for file in files {
            let written = try Data(contentsOf: URL(fileURLWithPath: "\(goal)/\(file)"))
            #expect(written == (try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(file)"))), "\(file)")
        }
        #expect(result.outputBytes == 8 + long.utf8.count)
        let catalogBytes = try Disk.files(below: catalog).map {
            try Data(contentsOf: URL(fileURLWithPath: "\(catalog)/\($0)")).count
        }
        #expect(result.inputBytes == catalogBytes.reduce(0, +))
        #expect(result.count.scalars > 3 * 200)
        #expect(Floor.Result(result.answer) == result)
    }

    @Test("refuses a folder that is there already, where writing would cost something else")
    func existingFolder() throws {
        let folder = try TemporaryFolder()
        let catalog = folder.url.appendingPathComponent("catalog").path
        try GeneratedCatalog(size: 2, backends: []).write(to: catalog)
        let floor = try Floor(catalog: catalog, output: catalog)
        #expect(throws: SystemFailure.self) { try floor.run(writingTo: folder.url.path) }
    }
}

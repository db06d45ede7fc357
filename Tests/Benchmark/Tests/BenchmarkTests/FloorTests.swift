import Floor
import Foundation
import Testing

@testable import catalog_bench

@Suite("The floor of the benchmark")
struct FloorTests {
    /// The floor of a catalog with these files, and the output that it was given.
    private static func run(_ inputs: [String: String], outputs: [String: String], in folder: TemporaryFolder) throws
        -> floor_result
    {
        for (path, text) in inputs { try folder.write("catalog/\(path)", text) }
        for (path, text) in outputs { try folder.write("output/\(path)", text) }
        var result = floor_result()
        var failure = [CChar](repeating: 0, count: 1_000)
        let status = floor_run(
            folder.path("catalog"), folder.path("output"), folder.path("floor"), &result, &failure, failure.count)
        let message = String(decoding: failure.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        if status != 0 { throw BenchmarkFailure(message.replacing(folder.url.path, with: "")) }
        return result
    }

    @Test("The floor parses every file to the end of its stream and adds up the counts")
    func events() throws {
        let folder = try TemporaryFolder()
        let inputs = ["a.yaml": "a: [one, 'two']\nb: {}\n", "deeper/still/c.yaml": "bc"]
        let result = try Self.run(inputs, outputs: ["a": ""], in: folder)
        // Stream, document and three collections, each with a start and an end, and four scalars; the second has one.
        #expect(result.events == 14 + 5)
        #expect(result.scalars == 5)
        #expect(result.scalar_bytes == 8 + 2)
        #expect(result.input_bytes == 22 + 2)
    }

    @Test("The floor reports the file that libyaml cannot parse")
    func broken() throws {
        let folder = try TemporaryFolder()
        #expect(throws: BenchmarkFailure("cannot parse with libyaml '/catalog/a.yaml'")) {
            try Self.run(["a.yaml": "a: [one\nb: 'two\n"], outputs: ["a": ""], in: folder)
        }
    }

    @Test("The floor writes every byte of an output")
    func files() throws {
        let folder = try TemporaryFolder()
        // Longer than one call of the system reads into the buffer, and not ASCII.
        let long = String(repeating: "größer\n", count: 300_000)
        let outputs = ["markdown/index.md": "# Index\n", "markdown/components/a.md": long, "markdown/.manifest": ""]
        let result = try Self.run(["a.yaml": "a"], outputs: outputs, in: folder)
        for (path, text) in outputs {
            let written = try Data(contentsOf: folder.url.appendingPathComponent("floor/\(path)"))
            #expect(written == Data(text.utf8), "\(path)")
        }
        #expect(result.output_bytes == 8 + Int64(long.utf8.count))
    }

    @Test("The floor rejects an existing folder, where writing has another cost")
    func existingFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("floor/a", "")
        #expect(throws: BenchmarkFailure("cannot make the folder '/floor': File exists")) {
            try Self.run(["a.yaml": "a"], outputs: ["a": ""], in: folder)
        }
    }
}

/// A folder that goes with its last reference.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-bench-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

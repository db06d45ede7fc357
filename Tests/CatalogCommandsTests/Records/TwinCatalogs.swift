import CatalogTestSupport
import Foundation
import Testing

/// Two catalogs with the same files: one is built with a record, the other from nothing every time.
final class TwinCatalogs {
    let recorded: CatalogProgram
    let plain: CatalogProgram

    /// How often the command from nothing had nothing to find fault with.
    private var soundCount = 0
    var isSound = true {
        didSet { if isSound { soundCount += 1 } }
    }

    init() throws {
        recorded = try CatalogProgram()
        plain = try CatalogProgram()
    }

    var both: [CatalogProgram] { [recorded, plain] }

    var cacheFolder: URL { recorded.folder.url.appendingPathComponent(".cache") }

    func write(_ path: String, _ text: String) throws {
        for program in both { try program.write(path, text) }
    }

    func remove(_ path: String) throws {
        for program in both {
            try? FileManager.default.removeItem(at: program.folder.url.appendingPathComponent(path))
        }
    }

    /// The same command with a record and without one.
    func run(_ arguments: [String]) throws -> (recorded: Judge.Verdict, plain: Judge.Verdict) {
        (
            try recorded.run(arguments + ["--cache-folder", cacheFolder.path]),
            try plain.run(arguments + ["--no-cache"])
        )
    }

    /// What is other than it would be from nothing, in words.
    func differences(after arguments: [String], countsWork: Bool = true) throws -> [String] {
        let (recorded, plain) = try run(arguments)
        isSound = plain.status == 0
        var found: [String] = []
        if recorded.status != plain.status { found.append("status \(recorded.status), not \(plain.status)") }
        if recorded.errors != plain.errors {
            found.append("findings:\n\(recorded.errors)\ninstead of:\n\(plain.errors)")
        }
        if countsWork, Self.withoutTime(recorded.output) != Self.withoutTime(plain.output) {
            found.append("words:\n\(recorded.output)\ninstead of:\n\(plain.output)")
        }
        return try found + differentOutputs.map { "'\($0)'" }
    }

    /// Holds one catalog to the other after each of many edits; `edit` makes an edit and says which, and `compare` has
    /// both catalogs built and returns their differences in words.
    func hold(
        _ count: Int, edit: (_ number: Int) async throws -> String, compare: (_ number: Int) async throws -> [String]
    ) async throws {
        let soundBefore = soundCount
        var steps: [String] = []
        for number in 0..<count {
            steps.append(try await edit(number))
            let found = try await compare(number)
            let location = "step \(number) after \(steps.suffix(5))"
            try #require(found.isEmpty, "\(location): \(found.joined(separator: "\n"))")
        }
        // Catalogs with errors alone would show nothing.
        #expect(soundCount - soundBefore > count / 3, "\(soundCount - soundBefore)")
    }

    /// The files of the outputs that are not the same.
    var differentOutputs: [String] {
        get throws {
            let files = try (outputs(of: recorded), outputs(of: plain))
            return Set(files.0.keys).union(files.1.keys).sorted().filter { files.0[$0] != files.1[$0] }
        }
    }

    private func outputs(of program: CatalogProgram) throws -> [String: Data] {
        program.exists("Output") ? try program.files(below: "Output") : [:]
    }

    private static func withoutTime(_ text: String) -> String {
        text.replacing(#/in \d+(\.\d\d)? m?s\n/#, with: "in no time\n")
    }
}

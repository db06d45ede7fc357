import CatalogTestSupport
import Foundation
import Testing

/// Stored verdicts equal those that the external validator would give now.
@Suite("Verdicts of external validators")
struct VerdictStoreTests {
    @Test("Verdicts apply to equal files at any path and name the current path")
    func remembered() throws {
        let judge = try CountingJudge()
        let first = try judge.ask("sound", input: "more")
        let second = try judge.ask("sound", input: "more")
        #expect(first.file != second.file)
        #expect(first.verdict.output == "read \(first.file.path)\nsoundmore")
        #expect(second.verdict.output == "read \(second.file.path)\nsoundmore")
        #expect(judge.count == 1)
    }

    @Test("A verdict applies only to the same question")
    func questions() throws {
        let judge = try CountingJudge()
        try judge.ask("sound")
        try judge.ask("other")
        try judge.ask("sound", name: "other")
        try judge.ask("sound", input: "other")
        try judge.ask("sound", arguments: ["other"])
        try judge.ask("sound", environment: ["JUDGED": "other"])
        #expect(judge.count == 6)
        #expect(try judge.recordFiles().count == 6)
        try judge.ask("sound")
        #expect(judge.count == 6)
    }

    @Test("A verdict applies to the validator version and all of its files")
    func versions() throws {
        let judge = try CountingJudge()
        try judge.ask("sound", of: judge.judge(named: "one"))
        try judge.install(version: "2")
        // A program is asked for its version once in a run; another name stands for another run.
        let later = Judge(name: "one", command: judge.command, version: ["--version", "again"])
        try judge.ask("sound", of: later)
        #expect(judge.count == 2)
        let part = try TemporaryFolder()
        for (index, text) in ["a", "b", "b"].enumerated() {
            let file = try part.write("part", text)
            let whole = Judge(
                name: "one", command: judge.command, version: ["--version", "\(index)"], parts: [file])
            try judge.ask("sound", of: whole)
        }
        #expect(judge.count == 4)
    }

    @Test("The verdict on a folder depends on all files in it")
    func folders() throws {
        let judge = try CountingJudge()
        let folder = try TemporaryFolder()
        let file = try folder.write("in/text", "sound")
        func ask() throws {
            _ = try VerdictStore.$current.withValue(judge.store) {
                try judge.judge.verdict([file.path], reads: [folder.url])
            }
        }
        try ask()
        try ask()
        #expect(judge.count == 1)
        try folder.write("in/beside", "")
        try ask()
        #expect(judge.count == 2)
        try folder.write("in/beside", "changed")
        try ask()
        #expect(judge.count == 3)
    }

    @Test("A failing verdict is not stored, and the validator runs each time")
    func faults() throws {
        let judge = try CountingJudge()
        for count in 1...3 {
            #expect(try judge.ask("a fault").verdict.status == 1)
            #expect(judge.count == count)
        }
        #expect(try judge.recordFiles() == [])
        // Nor when the test finds one in them.
        let file = try TemporaryFolder().write("text", "sound")
        _ = try? VerdictStore.$current.withValue(judge.store) {
            try judge.judge.verdict([file.path], reads: [file]) { _ in false }
        }
        #expect(try judge.recordFiles() == [])
    }

    @Test("A fault in a file is found with and without a stored verdict on the correct file")
    func planted() throws {
        let judge = try CountingJudge()
        #expect(try judge.ask("a fault").verdict.status == 1)
        #expect(try judge.ask("a file").verdict.status == 0)
        #expect(try judge.ask("a fault").verdict.status == 1)
    }

    @Test("Stored verdicts are ignored and renewed when a fresh run is requested")
    func fresh() throws {
        let judge = try CountingJudge()
        try judge.ask("sound")
        try judge.ask("sound", store: VerdictStore(judge.records, isFresh: true))
        #expect(judge.count == 2)
        try judge.ask("sound")
        #expect(judge.count == 2)
        try judge.ask("sound", store: VerdictStore(nil))
        #expect(judge.count == 3)
    }

    @Test("An argument that names an undeclared file is an error")
    func undeclared() throws {
        let judge = try CountingJudge()
        let other = try TemporaryFolder()
        let file = try other.write("other", "")
        for argument in [file.path, "--other=\(file.path)", "@\(file.path)"] {
            #expect(throws: Question.Undeclared.self) { try judge.ask("sound", arguments: [argument]) }
        }
        #expect(judge.count == 0)
    }

    // MARK: Records on the disk

    @Test("A truncated record of a verdict is rejected")
    func truncated() throws {
        let judge = try CountingJudge()
        try judge.ask("sound")
        let record = try #require(try judge.recordFiles().first)
        let whole = try Data(contentsOf: record)
        let lengths = Array(stride(from: 0, to: whole.count, by: 97)) + [63, 64, 65, whole.count - 1]
        for (index, length) in lengths.enumerated() {
            try whole.prefix(length).write(to: record)
            #expect(try judge.ask("sound").verdict.status == 0)
            #expect(judge.count == index + 2, "\(length)")
            #expect(try Data(contentsOf: record) == whole)
        }
    }

    @Test("A record of a verdict with a flipped bit is rejected")
    func flipped() throws {
        let judge = try CountingJudge()
        try judge.ask("sound")
        let record = try #require(try judge.recordFiles().first)
        let whole = try Data(contentsOf: record)
        for (index, location) in stride(from: 0, to: whole.count, by: 41).enumerated() {
            var changed = whole
            changed[location] ^= 1 << UInt8(location % 8)
            try changed.write(to: record)
            try judge.ask("sound")
            #expect(judge.count == index + 2, "\(location)")
        }
    }

    @Test("A record under the name of another question is rejected")
    func misplaced() throws {
        let judge = try CountingJudge()
        try judge.ask("sound")
        let first = try #require(try judge.recordFiles().first)
        try judge.ask("a fault of no weight".replacing("fault", with: "word"))
        let second = try #require(try judge.recordFiles().first { $0 != first })
        try Data(contentsOf: first).write(to: second)
        #expect(try judge.ask("a word of no weight").verdict.output.hasSuffix("a word of no weight"))
        #expect(judge.count == 3)
    }

    @Test("The least recently used verdicts are removed beyond the limit")
    func bounded() throws {
        let judge = try CountingJudge()
        for (index, text) in ["a", "b", "c", "d"].enumerated() {
            try judge.ask(text)
            let new = try #require(try judge.recordFiles().first { (try? Self.date($0)) ?? Date() > Self.old(10) })
            try FileManager.default.setAttributes(
                [.modificationDate: Self.old(index)], ofItemAtPath: new.path)
        }
        let sizes = try judge.recordFiles().map { try Data(contentsOf: $0).count }
        // Using the oldest makes it the newest.
        try judge.ask("a")
        #expect(judge.count == 4)
        let store = VerdictStore(judge.records, byteLimit: sizes.reduce(0, +) - 1)
        #expect(try judge.recordFiles().count == 2)
        for text in ["a", "d"] { try judge.ask(text, store: store) }
        #expect(judge.count == 4)
    }

    private static func date(_ file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }

    private static func old(_ index: Int) -> Date { Date(timeIntervalSince1970: 1_000_000 + Double(index)) }

    @Test("Verdicts are complete when many tests ask concurrently")
    func parallel() async throws {
        let judge = try CountingJudge()
        let store = judge.store
        let outputs = try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<24 {
                group.addTask {
                    let (verdict, file) = try judge.ask("text \(index % 3)", store: store)
                    return verdict.output.replacing(file.path, with: "it")
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(outputs == ["read it\ntext 0", "read it\ntext 1", "read it\ntext 2"])
        #expect(try judge.recordFiles().count == 3)
        let count = judge.count
        for index in 0..<3 { try judge.ask("text \(index)") }
        #expect(judge.count == count)
    }
}

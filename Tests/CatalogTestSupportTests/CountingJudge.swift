import CatalogTestSupport
import Foundation

/// A program that notes each time it is asked: it prints a file, and faults as soon as that says so.
struct CountingJudge {
    private let folder: TemporaryFolder
    let records: URL

    init(version: String = "1") throws {
        folder = try TemporaryFolder()
        records = folder.url.appendingPathComponent("records")
        try install(version: version)
    }

    /// Puts another version of the program in the place of this one.
    func install(version: String) throws {
        let program = try folder.write(
            "judge",
            """
            #!/bin/sh
            [ "$1" = --version ] && { echo "judge \(version)"; exit; }
            echo asked >> '\(folder.url.path)/count'
            echo "read $1"
            cat "$1" -
            grep -q fault "$1" && exit 1
            exit 0

            """)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }

    var judge: Judge { judge(named: "judge") }

    /// The judge under a name of its own, so that it is asked for its version anew.
    func judge(named name: String) -> Judge { Judge(name: name, command: command) }

    var command: [String] { [folder.url.appendingPathComponent("judge").path] }

    /// How often the program has been asked.
    var count: Int {
        let text = try? String(contentsOf: folder.url.appendingPathComponent("count"), encoding: .utf8)
        return text?.split(separator: "\n").count ?? 0
    }

    var store: VerdictStore { VerdictStore(records) }

    /// The files of all records.
    func recordFiles() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: records, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    /// Asks about a text, which stands in a file of a new folder each time.
    @discardableResult
    func ask(
        _ text: String, name: String = "text", input: String = "", arguments: [String] = [],
        environment: [String: String] = [:], of judge: Judge? = nil, store: VerdictStore? = nil
    ) throws -> (verdict: Judge.Verdict, file: URL) {
        let file = try TemporaryFolder.kept.write("\(UUID().uuidString)/\(name)", text)
        let verdict = try VerdictStore.$current.withValue(store ?? self.store) {
            try (judge ?? self.judge).verdict(
                [file.path] + arguments, input: input, environment: environment, reads: [file])
        }
        return (verdict, file)
    }
}

extension TemporaryFolder {
    /// Holds the texts that are asked about, for all tests.
    fileprivate static let kept: TemporaryFolder = {
        do { return try TemporaryFolder() } catch { fatalError("no temporary folder: \(error)") }
    }()
}

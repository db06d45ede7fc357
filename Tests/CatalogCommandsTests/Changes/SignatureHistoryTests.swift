import CatalogTestSupport
import Foundation
import Testing

/// Versions of a real library for Compose, imported from its signatures and compared.
@Suite(
    "Histories of signatures", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
    .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
struct SignatureHistoryTests {
    private static let dates = ["2023-12", "2024-02", "2026-04"]

    @Test("what came and went is what an independent count says")
    func counts() throws {
        let program = try CatalogProgram()
        let folder = SharedData.url("data/compose-signatures")
        for date in Self.dates {
            try program.write("\(date)/catalog.yaml", "format: 1\nname: Signatures\nrules: { no-entries: off }\n")
            try program.write("\(date)/components/.keep", "")
            let files = SharedData.files(below: "data/compose-signatures", suffix: ".\(date).api").map(\.path)
            #expect(files.count == 4)
            let imported = try program.run(["import", "--catalog", date, "--name", "signatures"] + files)
            #expect(imported.status == 0, "\(imported.errors)")
        }
        var lines: [String] = []
        for (index, pair) in zip(Self.dates, Self.dates.dropFirst()).enumerated() {
            let changes = try changes(program.run("diff", pair.0, pair.1, "--format", "json").output)
            func count(_ rules: String...) -> Int { changes.count { rules.contains($0) } }
            lines.append("\(index + 1) components \(count("component-added")) \(count("component-removed"))")
            let more = count("initializer-added", "function-added")
            lines.append("\(index + 1) overloads \(more - count("initializer-removed", "function-removed"))")
        }
        let script = Judge.scripts.appendingPathComponent("count_changes.py").path
        let versions = Self.dates.map { folder.appendingPathComponent($0).path }
        let verdict = try Judge.python.verdict([script, "signatures"] + versions, reads: [folder])
        #expect(lines == verdict.output.split(separator: "\n").map(String.init), "\(verdict.errors)")
        let history = try program.run(["history"] + Self.dates + ["--catalog", "2026-04"])
        #expect(history.output.hasPrefix("# Changes of Signatures\n\n## 2026-04\n"))
    }

    /// The rules of changes.
    private func changes(_ json: String) throws -> [String] {
        let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let changes = try #require(report?["changes"] as? [[String: Any]])
        return changes.compactMap { $0["rule"] as? String }
    }
}

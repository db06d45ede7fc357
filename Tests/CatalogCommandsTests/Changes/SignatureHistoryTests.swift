import CatalogTestSupport
import Foundation
import Testing

/// Versions of a real library for Compose, imported from its signatures and compared.
@Suite(
    "Histories of signatures", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
    .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
struct SignatureHistoryTests {
    private static let dates = ["2023-12", "2024-02", "2026-04"]

    @Test("Additions and removals in a history of signatures equal an independent count")
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
            let counts = try counts(program.run("diff", pair.0, pair.1, "--format", "json").output)
            func line(_ thing: String) -> String { "\(counts.added[thing] ?? -1) \(counts.removed[thing] ?? -1)" }
            lines.append("\(index + 1) components \(line("components"))")
            lines.append("\(index + 1) types \(line("types"))")
            lines.append("\(index + 1) overloads \((counts.added["members"] ?? 0) - (counts.removed["members"] ?? 0))")
        }
        let script = Judge.scripts.appendingPathComponent("count_changes.py").path
        let versions = Self.dates.map { folder.appendingPathComponent($0).path }
        let verdict = try Judge.python.verdict([script, "signatures"] + versions, reads: [folder])
        #expect(lines == verdict.output.split(separator: "\n").map(String.init), "\(verdict.errors)")
        let history = try program.run(["history"] + Self.dates + ["--catalog", "2026-04"])
        #expect(history.output.hasPrefix("# Changes of Signatures\n\n## 2026-04\n"))
    }

    /// The numbers of things that came and went.
    private struct Counts: Decodable {
        let added: [String: Int]
        let removed: [String: Int]
    }

    private struct Report: Decodable {
        let counts: Counts
    }

    private func counts(_ json: String) throws -> Counts {
        try JSONDecoder().decode(Report.self, from: Data(json.utf8)).counts
    }
}

import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CodeReaders
import Foundation
import Testing

/// Releases of a real library, imported one after the other into entries that people have worked on since.
@Suite("Imports of consecutive releases", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
struct ImportedReleaseTests {
    /// 0.19.5, 0.25, 0.29 and 0.34.
    private static let releases = ["2025-02-20", "2025-04-30", "2025-07-17", "2025-10-13"]

    private func release(_ date: String) throws -> DeclaredAPI {
        let url = SharedData.folder.appendingPathComponent("data/glide-core-history/\(date).custom-elements.json")
        let file = SourceFile(path: "custom-elements.json", bytes: Array(try Data(contentsOf: url)))
        return ManifestReader().read([file])
    }

    @Test("An import changes only facts that changed in the source and keeps all edits")
    func rounds() async throws {
        let releases = try Self.releases.map(release)
        var first = ImportWorkbench()
        _ = try await first.importing(releases[0])
        var edits = 0
        for round in 0..<Thoroughness.rounds(1, of: 12) {
            edits += try await edit(first, releases, seed: UInt64(22 + round))
        }
        #expect(edits > 1000)
    }

    /// - Returns: The number of edits.
    private func edit(_ first: ImportWorkbench, _ releases: [DeclaredAPI], seed: UInt64) async throws -> Int {
        var bench = first
        var edits = PeoplesEdits(seed: seed)
        var own: [String: Range<Int>] = [:]
        for path in bench.texts.keys.sorted() {
            let start = edits.marks.count
            bench.texts[path] = bench.texts[path].map { edits.edited($0) }
            own[path] = start..<edits.marks.count
        }
        for (index, release) in releases.enumerated() {
            let before = bench
            let changed = try await bench.importing(release)
            if index == 0 { #expect(changed == [], "seed \(seed)") }
            let loaded = await CatalogLoader.load("catalog.yaml", from: bench.files)
            #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription) == [], "seed \(seed)")
            for (path, range) in own {
                let text = bench.texts[path] ?? ""
                let lost = edits.marks[range].filter { !text.contains($0) }
                let lines = (before.texts[path] ?? "").split(whereSeparator: \.isNewline)
                let words = lines.filter { line in lost.contains { line.contains($0) } }
                #expect(lost == [], "seed \(seed), \(path), release \(index): \(words)")
            }
            let changes = ImportedChanges(from: before.record.text, to: bench.record.text)
            let faults = before.texts.flatMap { path, text in
                changes.faults(in: path, from: text, to: bench.texts[path] ?? "")
            }
            #expect(faults.sorted() == [], "seed \(seed), release \(index)")
            let after = bench.texts
            #expect(try await bench.importing(release) == [], "seed \(seed), release \(index)")
            #expect(bench.texts == after)
        }
        return edits.count
    }

    @Test("The check of this suite reports an unexplained change")
    func judge() {
        func record(_ type: String) -> String {
            "entries: { a: { symbol: A, entry: { id: a, properties: { x: \(type), y: { type: int } } } } }"
        }
        let old = "# Ours.\nid: a\n\nproperties:\n  x: a  # why\n  y:\n    type: int\n"
        let changes = ImportedChanges(from: record("a"), to: record("b"))
        func faults(_ new: String) -> [String] { changes.faults(in: "components/a.yaml", from: old, to: new) }
        #expect(faults(old.replacing("x: a", with: "x: b")) == [])
        #expect(faults(old.replacing("type: int", with: "type: Int")).first == "components/a.yaml: properties/y/type")
        #expect(faults(old.replacing("# Ours.\n", with: "")) == ["components/a.yaml - # Ours."])
        #expect(faults(old.replacing("\n\n", with: "\n")) == ["components/a.yaml: 1 empty lines fewer"])
        #expect(faults(old.replacing("  y:\n    type", with: "  y: \n    type")) != [])
        #expect(faults("id: a\n# Ours.\n" + old.dropFirst("# Ours.\nid: a\n".count)).count == 2)
    }
}

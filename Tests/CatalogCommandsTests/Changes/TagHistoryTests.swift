import CatalogLoading
import CatalogTestSupport
import Foundation
import Testing

/// Many states of a catalog, of which each takes over what the one before has found out.
@Suite("The history of tags")
struct TagHistoryTests {
    @Test(
        "A history of tags equals a comparison of the same states as separate folders", arguments: [3, 4] as [UInt64])
    func folders(seed: UInt64) async throws {
        let program = try CatalogProgram()
        var edits = CatalogEdits(seed: seed)
        try program.write("work/notes.txt", "Not of the catalog.\n")
        try program.git("init", "-q")
        var releases = 0
        while releases < 9 {
            for _ in 0..<3 { _ = edits.step() }
            let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(edits.files))
            guard loaded.registry?.components.isEmpty == false else { continue }
            releases += 1
            try? FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("work/Catalog"))
            for (path, text) in edits.files {
                try program.write("work/Catalog/\(path)", text)
                try program.write("v\(releases)/\(path)", text)
            }
            try program.git("add", "-A")
            try program.git("commit", "-q", "--allow-empty", "-m", "\(releases)")
            // A tag that is an object of its own leads to its commit, too.
            _ =
                try releases % 2 == 0
                ? program.git("tag", "v\(releases)") : program.git("tag", "-a", "-m", "A", "v\(releases)")
        }
        let tags = try program.run("history", from: "work")
        #expect(tags.status == 0, "\(tags.errors)")
        let folders = try program.run(["history"] + (1...releases).map { "v\($0)" } + ["--catalog", "v\(releases)"])
        #expect(folders.status == 0, "\(folders.errors)")
        #expect(tags.output == folders.output)
        #expect(tags.output.contains("**Breaking:**"))
        // What comes next is read from the disk, and compared with what git has.
        try program.write("work/Catalog/components/last.yaml", Snippet.entry("last"))
        let next = try program.run("history", "--unreleased", from: "work")
        #expect(next.output.contains("## Unreleased") && next.output.contains("The entry is new"), "\(next)")
    }
}

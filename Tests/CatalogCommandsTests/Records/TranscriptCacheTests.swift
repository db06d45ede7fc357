import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Transcripts kept from run to run")
struct TranscriptCacheTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A run that reads a catalog, and returns the digests of its entries with and without the kept hashes.
    private func run() async throws -> (kept: RegistryDigests, fresh: RegistryDigests, parsedCount: Int) {
        let trace = FileTrace()
        let file = CacheFile(folder: folder.url.path + "/cache", name: ContentHash(of: [1]))
        let cache = TranscriptCache(file, program: ContentHash(of: [2]), trace: trace)
        let loaded = await CatalogLoader.load(
            folder.url.path + "/catalog.yaml", from: TracedFiles(in: trace, transcripts: cache))
        let registry = try #require(loaded.registry, "\(loaded.diagnostics)")
        let kept = await RegistryDigests.of([registry], remembering: DigestMemory(knowing: cache))[0]
        let fresh = await RegistryDigests.of([registry], remembering: DigestMemory())[0]
        cache.save()
        return (kept, fresh, cache.parsedCount)
    }

    @Test("have the hashes of the records, also of entries filled in from others")
    func hashes() async throws {
        let text = "id: a\ntitle: A\nsummary: Says `a`.\ndescription: First.\n"
        let types = "implementations: { swiftui: { types: { T: { kind: struct, description: One. } } } }\n"
        let taker = "implementations: { swiftui: { types: { T: { from: a } } } }\n"
        try folder.write("catalog.yaml", "format: 1\nname: C\n")
        try folder.write("components/a.yaml", text + types)
        try folder.write("components/b.yaml", text.replacingOccurrences(of: "id: a", with: "id: b") + taker)
        try folder.write("components/c.yaml", text.replacingOccurrences(of: "id: a", with: "id: c"))
        let first = try await run()
        #expect(first.parsedCount == 3)
        #expect(first.kept.entries == first.fresh.entries)
        let second = try await run()
        #expect(second.parsedCount == 0)
        #expect(second.kept.entries == first.fresh.entries)
        #expect(second.fresh.entries == first.fresh.entries)

        // What is taken from another entry is another fact, though the file is the same.
        try folder.write("components/a.yaml", text + types.replacingOccurrences(of: "One", with: "Another"))
        let third = try await run()
        #expect(third.parsedCount == 1)
        #expect(third.kept.entries == third.fresh.entries)
        let ids = try ["a", "b", "c"].map { try #require(EntryID($0)) }
        #expect(ids.map { third.kept.entries[$0] == second.kept.entries[$0] } == [false, false, true])
    }
}

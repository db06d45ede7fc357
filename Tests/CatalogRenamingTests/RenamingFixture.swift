import CatalogLoading
import CatalogModel
import CatalogSync
import CatalogTestSupport
import Testing

/// A catalog in memory whose names are changed.
struct RenamingFixture {
    var files: [String: String]

    func load() async -> LoadedCatalog { await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(files)) }

    func texts() async throws -> CatalogTexts {
        let loaded = await load()
        #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription) == [])
        let registry = try #require(loaded.registry)
        return try CatalogTexts(of: registry) { Array(try #require(files[$0]).utf8) }
    }

    /// The catalog behind a renaming, which nothing stands in the way of.
    func renamed(_ renaming: Renaming) -> RenamingFixture {
        #expect(renaming.obstacles.map(\.testDescription) == [])
        var result = self
        for file in renaming.files { result.files[file.file.path] = nil }
        for file in renaming.files { result.files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        return result
    }
}

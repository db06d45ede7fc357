package import CatalogLoading
package import CatalogModel
import Foundation

/// Registries that several backends are judged with.
package enum JudgedRegistries {
    /// The repository's own catalog; all tests share one.
    package static func own() async throws -> ComponentRegistry { try await ownLoading.value }

    private static let ownLoading = Task {
        try require(await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: try ownFiles())))
    }

    /// The files of the repository's own catalog, by path.
    package static func ownFiles() throws -> [String: [UInt8]] {
        let folder = SharedData.repository.appendingPathComponent("Catalog")
        var files: [String: [UInt8]] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let isData = [".yaml", ".json", ".svg", ".png"].contains { file.hasSuffix($0) }
            if isData, !file.hasPrefix("Output") {
                files[file] = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
            }
        }
        return files
    }

    /// The entries that tried the format out; all tests share them.
    package static func trialEntries() async throws -> ComponentRegistry { try await trialLoading.value }

    private static let trialLoading = Task {
        var entries: [String: String] = [:]
        for file in SharedData.files(below: "format-trial/entries", suffix: ".yaml") {
            let id = file.deletingPathExtension().lastPathComponent
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            // A guide's figure shows states that only the entries have which it is about.
            entries[id] = text.replacing("      states: [active, typing, typed]\n", with: "")
        }
        return try require(
            await Snippet.load(entries, files: ["components/do.png": "", "components/do-dark.png": ""]))
    }

    /// The registry of a catalog in which nothing is wrong.
    package static func require(_ loaded: LoadedCatalog) throws -> ComponentRegistry {
        guard let registry = loaded.registry else {
            throw Faults(description: loaded.diagnostics.map(\.testDescription).joined(separator: "\n"))
        }
        return registry
    }

    /// What is wrong with a catalog.
    private struct Faults: Error, CustomStringConvertible {
        let description: String
    }
}

import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

/// A registry for judging: the repository's own catalog, the trial entries, an entry with everything, and texts that
/// mean something to Markdown.
enum JudgedCatalog: String, CaseIterable, Sendable {
    case own, trial, everything, awkward, contract, govuk, fluent, backbase, glide, dnn

    /// What needs the real data is not part of the repository.
    static var present: [JudgedCatalog] {
        allCases.filter { SharedData.isPresent || ($0 != .trial && $0.converted == nil) }
    }

    /// The set of real data that a converter turns into the catalog.
    private var converted: TrialCatalog? { TrialCatalog(rawValue: rawValue) }

    func registry() async throws -> ComponentRegistry {
        switch self {
        case .own: try await Self.load(SharedData.repository.appendingPathComponent("Catalog"))
        case .trial: try await Self.trial()
        case .everything: try await Self.everything()
        case .awkward: try await ContractCatalogs.load().awkward
        case .contract: try await ContractCatalogs.load().full
        case .govuk, .fluent, .backbase, .glide, .dnn: try Self.require(try await #require(converted).load())
        }
    }

    private static func load(_ folder: URL) async throws -> ComponentRegistry {
        var files: [String: [UInt8]] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let isData = [".yaml", ".json"].contains { file.hasSuffix($0) } && !file.hasPrefix("Output")
            if isData { files[file] = Array(try Data(contentsOf: folder.appendingPathComponent(file))) }
        }
        return try require(await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: files)))
    }

    /// Each trial entry as far as it loads; some of them were written to show mistakes.
    private static func trial() async throws -> ComponentRegistry {
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

    private static func everything() async throws -> ComponentRegistry {
        let entry = EverythingEntry(try AuthoringSchema.load(), implementations: ["uikit", "compose"])
        return try require(
            await Snippet.load(
                EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files))
    }

    private static func require(_ loaded: LoadedCatalog) throws -> ComponentRegistry {
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        try #require(errors.map(\.testDescription) == [])
        return try #require(loaded.registry)
    }
}

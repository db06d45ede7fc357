import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Foundation
import Synchronization
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
        case .own: try await JudgedRegistries.own()
        case .trial: try await JudgedRegistries.trialEntries()
        case .everything: try await Self.everything()
        case .awkward: try await ContractCatalogs.load().awkward
        case .contract: try await ContractCatalogs.load().full
        case .govuk, .fluent, .backbase, .glide, .dnn:
            try JudgedRegistries.require(try await #require(converted).load())
        }
    }

    /// The files that the backend makes of it, and the pages among them as GitHub's parser reads them; all tests share them.
    func pages() async throws -> (rendered: RenderedCatalog, pages: [String: HTMLPage]) {
        let reading = Self.reading.withLock { tasks in
            let task =
                tasks[self]
                ?? Task {
                    let rendered = RenderedCatalog(try await registry())
                    return (rendered, try HTMLPage.pages(of: rendered.files))
                }
            tasks[self] = task
            return task
        }
        return try await reading.value
    }

    private static let reading = Mutex<
        [JudgedCatalog: Task<(rendered: RenderedCatalog, pages: [String: HTMLPage]), any Error>]
    >([:])

    private static func everything() async throws -> ComponentRegistry {
        let entry = EverythingEntry(try AuthoringSchema.load(), implementations: ["uikit", "compose"])
        return try JudgedRegistries.require(
            await Snippet.load(
                EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files))
    }
}

import CatalogModel
import CatalogTestSupport
import SourceCode
import Testing
import TrialCatalogs

@Suite("The types of real catalogs")
struct RealTypeTests {
    private static func unreadable(in registry: ComponentRegistry) -> (count: Int, unreadable: [String]) {
        let texts = CatalogTypeTexts.all(in: registry)
        return (texts.count, texts.filter { TypeParser.parse($0) == nil }.sorted())
    }

    @Test("All types in this repository's own catalog can be parsed")
    func own() async throws {
        let (count, unreadable) = Self.unreadable(in: try await JudgedRegistries.own())
        #expect(count >= 30)
        #expect(unreadable == [])
    }

    @Test("All types in the format's trial can be parsed", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func trial() async throws {
        let (count, unreadable) = Self.unreadable(in: try await JudgedRegistries.trialEntries())
        #expect(count == 93)
        #expect(unreadable == [])
    }

    /// How many different texts each has.
    private static let counts: [TrialCatalog: Int] = [.govuk: 9, .fluent: 7, .backbase: 69, .glide: 46, .dnn: 40]

    @Test(
        "All types in the trial catalogs can be parsed", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"),
        arguments: TrialCatalog.allCases)
    func sets(catalog: TrialCatalog) async throws {
        let registry = try #require(try await catalog.load().registry)
        let (count, unreadable) = Self.unreadable(in: registry)
        #expect(unreadable == [])
        #expect(count == Self.counts[catalog])
    }
}

import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Testing
import TrialCatalogs

@Suite("The dump of a trial catalog", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct DumpTests {
    @Test("The dump of a trial catalog contains all facts of the source", arguments: TrialCatalog.allCases)
    func facts(catalog: TrialCatalog) async throws {
        let dump = RegistryDump.json(try await catalog.registry())
        let facts = try catalog.facts()
        #expect(Self.missing(facts, in: dump) == [])
        print("\(catalog) in the dump: \(facts.totals)")
        #expect(facts.totals.description == Self.totals[catalog])
    }

    private static let totals: [TrialCatalog: String] = [
        .govuk: "1299 names, 617 types, 4997 values, 648 descriptions",
        .fluent: "817 names, 490 types, 372 defaults, 959 values, 537 descriptions",
        .backbase: "319 names, 161 types, 44 defaults, 122 values, 43 descriptions",
        .glide: "1132 names, 524 types, 231 defaults, 590 values, 43 descriptions",
        .dnn: "536 names, 199 types, 72 defaults, 169 values, 297 descriptions",
    ]

    /// What the source says and the dump does not.
    static func missing(_ facts: SourceFacts, in dump: JSONValue) -> [String] {
        let components = dump["components"]?.elements ?? []
        let missing = facts.entries.flatMap { entry -> [String] in
            guard let scope = components.lazy.compactMap(entry.scope).first else {
                return ["\(entry.location): there is no such entry"]
            }
            return DumpRecord(scope).missing(entry.record, at: entry.location)
        }
        return missing + DumpRecord(dump["catalog"] ?? .null).missing(facts.catalog, at: "the catalog")
    }
}

import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

@Suite(
    "An output of a trial catalog", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
    .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
struct OutputTests {
    @Test("shows what the source says", arguments: TrialCatalog.allCases, Reading.all)
    func facts(catalog: TrialCatalog, reading: Reading) async throws {
        let registry = try await catalog.registry()
        let search = OutputSearch(try reading.read(registry))
        let result = try search.look(for: try catalog.facts(), in: RegistryDump.json(registry))
        #expect(result.missing == [])
        print("\(catalog) in \(reading): \(result.summary)")
        #expect(result.summary == Self.summaries["\(catalog) in \(reading)"])
    }

    private static let summaries = [
        "govuk in markdown": "4838 facts shown, 4413 of them beside their names, "
            + "1 not: a flag that is acted on, not shown, 2722 not: an example for tests, not for pages",
        "fluent in markdown": "3175 facts shown, 2723 of them beside their names",
        "backbase in markdown": "687 facts shown, 536 of them beside their names, 2 not: where the data comes from",
    ]

    @Test("has no files that are one on some disk", arguments: TrialCatalog.allCases, Reading.all)
    func paths(catalog: TrialCatalog, reading: Reading) async throws {
        let files = try reading.render(try await catalog.registry())
        let paths = Dictionary(grouping: files.map(\.path.text)) {
            $0.precomposedStringWithCanonicalMapping.lowercased()
        }
        #expect(paths.values.filter { $0.count > 1 } == [])
        #expect(files.count == paths.count)
    }
}

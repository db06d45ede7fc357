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
        var facts = try catalog.facts()
        facts.catalog.isHidden = reading.catalogOmission
        let search = OutputSearch(passages: try reading.read(registry), words: try reading.words(of: facts.all))
        let result = search.look(for: facts, in: RegistryDump.json(registry))
        #expect(result.missing == [])
        print("\(catalog) in \(reading): \(result.summary); \(result.together) stand beside the name of their record")
        #expect(result.summary == Self.summaries["\(catalog) in \(reading)"])
    }

    private static let summaries: [String: String] = [
        "govuk in markdown":
            "4838 facts shown, 2722 not: an example for tests, not for pages, 1 not: said without words",
        "govuk in json-schema":
            "4221 facts shown, 2722 not: an example for tests, not for pages, 618 not: said without words",
        "govuk in stub": "4839 facts shown, 2722 not: an example for tests, not for pages",
        "fluent in markdown": "3175 facts shown",
        "fluent in json-schema": "3175 facts shown",
        "fluent in stub": "3175 facts shown",
        "backbase in markdown":
            "671 facts shown, 16 not: how much of a page is known, 2 not: where the data comes from",
        "backbase in json-schema": "633 facts shown, 16 not: how much of a page is known, "
            + "34 not: said without words, 6 not: text about the whole catalog, for people",
        "backbase in stub": "646 facts shown, 16 not: how much of a page is known, "
            + "21 not: said without words, 6 not: text about the whole catalog, for people",
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

import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Foundation
import Testing
import TrialCatalogs

@Suite(
    "An output of a trial catalog", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)),
    .enabled(if: Judge.cmarkGFM.isPresent, Comment(rawValue: Judge.cmarkGFM.reason)))
struct OutputTests {
    @Test("An output of a trial catalog shows the facts of the source", arguments: TrialCatalog.allCases, Reading.all)
    func facts(catalog: TrialCatalog, reading: Reading) async throws {
        try await expect("\(catalog) in \(reading)", of: catalog, in: reading)
    }

    @Test(
        "A finished site of a trial catalog shows the facts of the pages of other sites",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)), arguments: TrialCatalog.allCases)
    func siteFacts(catalog: TrialCatalog) async throws {
        try await expect("\(catalog) in markdown", of: catalog, in: .site)
    }

    private func expect(
        _ expected: String, of catalog: TrialCatalog, in reading: Reading,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let registry = try await catalog.registry()
        let facts = try catalog.facts()
        let search = OutputSearch(
            passages: try await catalog.output(as: reading).passages,
            words: try reading.words(of: facts.all),
            isForPeople: reading.isForPeople, catalogOmission: reading.catalogOmission)
        let result = search.look(for: facts, in: RegistryDump.json(registry))
        #expect(result.missing == [], sourceLocation: sourceLocation)
        let summary = result.summary + ["beside the name of their record: \(result.together)"]
        print((["\(catalog) in \(reading)"] + summary).joined(separator: "\n  "))
        #expect(summary == Self.summaries[expected], sourceLocation: sourceLocation)
    }

    private static let summaries: [String: [String]] = [
        "govuk in markdown": [
            "885 names, 617 types, 2692 values, 643 descriptions",
            "not 414 names, 2303 values, 5 descriptions: an example for tests, not for pages",
            "not 2 values: said by being on the page",
            "beside the name of their record: 885 names, 617 types, 2649 values, 635 descriptions",
        ],
        "govuk in json-schema": [
            "1299 names, 617 types, 4997 values, 648 descriptions",
            "beside the name of their record: 1299 names, 617 types, 1063 values, 640 descriptions",
        ],
        "govuk in stub": [
            "1299 names, 617 types, 4997 values, 648 descriptions",
            "beside the name of their record: 1299 names, 606 types, 4832 values, 640 descriptions",
        ],
        "fluent in markdown": [
            "817 names, 490 types, 372 defaults, 959 values, 537 descriptions",
            "beside the name of their record: 760 names, 490 types, 372 defaults, 600 values, 507 descriptions",
        ],
        "fluent in json-schema": [
            "817 names, 490 types, 372 defaults, 959 values, 537 descriptions",
            "beside the name of their record: 760 names, 490 types, 372 defaults, 270 values, 507 descriptions",
        ],
        "fluent in stub": [
            "817 names, 490 types, 372 defaults, 959 values, 537 descriptions",
            "beside the name of their record: 760 names, 490 types, 372 defaults, 168 values, 503 descriptions",
        ],
        "backbase in markdown": [
            "319 names, 161 types, 44 defaults, 104 values, 43 descriptions",
            "not 16 values: how much of a page is known", "not 2 values: where the data comes from",
            "beside the name of their record: 287 names, 161 types, 44 defaults, 43 values, 1 descriptions",
        ],
        "backbase in json-schema": [
            "319 names, 161 types, 44 defaults, 122 values, 43 descriptions",
            "beside the name of their record: 287 names, 158 types, 44 defaults, 43 values, 1 descriptions",
        ],
        "backbase in stub": [
            "318 names, 161 types, 44 defaults, 120 values, 40 descriptions",
            "not 1 names, 2 values, 3 descriptions: about the whole catalog, and a stub is about one entry",
            "beside the name of their record: 284 names, 161 types, 44 defaults, 43 values, 1 descriptions",
        ],
        "glide in markdown": [
            "1132 names, 524 types, 231 defaults, 590 values, 43 descriptions",
            "beside the name of their record: 1132 names, 524 types, 231 defaults, 512 values, 43 descriptions",
        ],
        "glide in json-schema": [
            "1132 names, 524 types, 231 defaults, 590 values, 43 descriptions",
            "beside the name of their record: 1132 names, 474 types, 231 defaults, 512 values, 43 descriptions",
        ],
        "glide in stub": [
            "1132 names, 524 types, 231 defaults, 590 values, 43 descriptions",
            "beside the name of their record: 1132 names, 517 types, 231 defaults, 512 values, 43 descriptions",
        ],
        "dnn in markdown": [
            "535 names, 199 types, 72 defaults, 169 values, 297 descriptions", "not 1 names: white space alone",
            "beside the name of their record: 535 names, 199 types, 72 defaults, 169 values, 283 descriptions",
        ],
        "dnn in json-schema": [
            "535 names, 199 types, 72 defaults, 169 values, 297 descriptions", "not 1 names: white space alone",
            "beside the name of their record: 535 names, 167 types, 72 defaults, 167 values, 283 descriptions",
        ],
        "dnn in stub": [
            "535 names, 199 types, 72 defaults, 169 values, 297 descriptions", "not 1 names: white space alone",
            "beside the name of their record: 535 names, 199 types, 71 defaults, 169 values, 279 descriptions",
        ],
    ]

    @Test(
        "An output of a trial catalog has no paths that are equal on some disk", arguments: TrialCatalog.allCases,
        Reading.all)
    func paths(catalog: TrialCatalog, reading: Reading) async throws {
        let paths = try await catalog.output(as: reading).files.map {
            $0.path.text.precomposedStringWithCanonicalMapping.lowercased()
        }
        let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 } == [:])
        #expect(paths.filter { path in paths.contains { $0.hasPrefix(path + "/") } } == [], "a file is a folder, too")
        print("\(catalog) in \(reading): \(paths.count) files")
        #expect(paths.count == Self.files["\(catalog) in \(reading)"])
    }

    private static let files = [
        "govuk in markdown": 39,
        "govuk in json-schema": 38,
        "govuk in stub": 37,
        "fluent in markdown": 51,
        "fluent in json-schema": 48,
        "fluent in stub": 117,
        "backbase in markdown": 26,
        "backbase in json-schema": 23,
        "backbase in stub": 53,
        "glide in markdown": 41,
        "glide in json-schema": 41,
        "glide in stub": 80,
        "dnn in markdown": 29,
        "dnn in json-schema": 29,
        "dnn in stub": 57,
    ]
}

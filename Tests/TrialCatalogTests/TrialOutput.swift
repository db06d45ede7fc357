import CatalogModel
import CatalogRendering
import Testing
import TrialCatalogs

/// What a backend makes of a trial catalog.
struct TrialOutput: Sendable {
    let files: [OutputFile]
    /// The passages of all files that are about an entry, by id, and under no id those of all files.
    let passages: [String: Passages]

    init(_ registry: ComponentRegistry, as reading: Reading) async throws {
        files = try await reading.render(registry)
        let ids = Set(registry.components.map(\.id.rawValue))
        var found: [String: Passages] = [:]
        for (file, passages) in zip(files, try reading.passages(files)) {
            for id in [""] + ids.intersection(Self.names(in: file.path.text)).sorted() {
                found[id, default: Passages()].add(file: passages)
            }
        }
        passages = found
    }

    /// The names of its folders and its file, without what follows a period: one is the id that a file is about.
    private static func names(in path: String) -> [String] {
        path.split(separator: "/").map { part in String(part.prefix { $0 != "." }) }
    }
}

extension TrialCatalog {
    /// The output of a backend; all tests share one.
    func output(as reading: Reading) async throws -> TrialOutput {
        try await #require(Self.outputs["\(self) in \(reading)"]).value
    }

    private static let outputs = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { catalog in
            (Reading.all + [.site]).map { reading in
                ("\(catalog) in \(reading)", Task { try await TrialOutput(try await catalog.registry(), as: reading) })
            }
        })
}

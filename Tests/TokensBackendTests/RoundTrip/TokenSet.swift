import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Foundation
import Synchronization
import Testing

/// Tokens for a round trip through the formats: the fixture, the repository's own, real systems and imported sets.
enum TokenSet: String, CaseIterable, Sendable {
    /// Every type of token, in two themes.
    case fixture
    /// The tokens of the repository's own catalog.
    case repository
    // Sets of the shared data, imported by the program.
    case synergy, swisspost, baloise, polaris
    // Token systems of the shared data.
    case figma = "figma-sds"
    case carbon = "ibm-carbon"
    case fluent = "microsoft-fluent"
    case shopify = "shopify-polaris"

    var isShared: Bool { self != .fixture && self != .repository }

    /// The catalog with the tokens; all tests share it.
    func catalog() async throws -> TokenCatalog {
        let loading = Self.loading.withLock { cached in
            let task = cached[self] ?? Task { try await loaded() }
            cached[self] = task
            return task
        }
        return try await loading.value
    }

    private static let loading = Mutex<[TokenSet: Task<TokenCatalog, any Error>]>([:])

    private func loaded() async throws -> TokenCatalog {
        switch self {
        case .fixture: try TokenCatalog(["light": EveryType.file, "dark": EveryType.darkFile])
        case .repository: try await Self.catalog(in: SharedData.repository.appendingPathComponent("Catalog"))
        case .synergy: try await imported("figma-variables.json")
        case .swisspost: try await imported("tokens.json")
        case .baloise: try await imported("Base.tokens.json", "Tcs.tokens.json")
        case .polaris: try await imported("colors.json")
        case .figma:
            try system(["light", "dark"]) { ["color", "theme-\($0)", "size", "typography"] }
        case .carbon:
            try system(["md", "lg", "xlg", "max"]) {
                ["colors", "layout", "typography"] + ($0 == "md" ? [] : ["typography-\($0)"])
            }
        case .fluent:
            try system(["default", "inverted"]) { ["palette", "effects", "fonts", "spacing", "theme-\($0)"] }
        case .shopify: try system(["default"]) { _ in ["colors", "font", "space"] }
        }
    }

    /// Imports files of a shared set with `catalog import` into an empty catalog.
    private func imported(_ names: String...) async throws -> TokenCatalog {
        let folder = try TemporaryFolder()
        try folder.write("catalog.yaml", "format: 1\nname: \(rawValue)\n")
        for name in names {
            let url = SharedData.url("data/token-sets/\(rawValue)/\(name)")
            try FileManager.default.copyItem(at: url, to: folder.url.appendingPathComponent(name))
        }
        let verdict = try Program.run(BuiltProgram.url.path, ["import"] + names, folder: folder.url)
        #expect(verdict.status == 0, "\(verdict.errors)")
        return try await Self.catalog(in: folder.url)
    }

    private static func catalog(in folder: URL) async throws -> TokenCatalog {
        var bytes: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            bytes[name] = (try? Data(contentsOf: folder.appendingPathComponent(name))).map { Array($0) }
        }
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(bytes: bytes))
        return TokenCatalog(registry: try #require(loaded.registry, "\(loaded.diagnostics.map(\.message))"))
    }

    /// Loads the valid tokens of a system with the files of each theme.
    private func system(_ themes: [String], files: (String) -> [String]) throws -> TokenCatalog {
        TokenCatalog(
            try themes.map { theme in
                let tokens = try RealTokenSystem(rawValue, files(theme)).sound
                return TokenTheme(name: theme, inputs: TokenInputs(), tokens: tokens)
            })
    }
}

extension EveryType {
    /// The same tokens with other values of a dark theme.
    static var darkFile: String {
        [
            ("[0.2471, 0.298, 0.7216], \"hex\": \"#3F4CB8\"", "[1, 0.6, 0.2], \"hex\": \"#FF9933\""),
            ("\"components\": [1, 0, 0], \"alpha\": 0.5", "\"components\": [0, 1, 1], \"alpha\": 0.25"),
            ("{ \"value\": 1.6E1, \"unit\": \"px\" }", "{ \"value\": 1.5, \"unit\": \"rem\" }"),
            ("{ \"value\": 100, \"unit\": \"ms\" }", "{ \"value\": 0.25, \"unit\": \"s\" }"),
            ("\"$value\": 350.5", "\"$value\": 700"), ("\"$value\": 1.50", "\"$value\": 1.25"),
            ("[0.5, -1, 1, 2.0]", "[0, 0, 0.5, 1]"), ("\"groove\"", "\"dotted\""),
            ("\"system-ui\"", "\"serif\""),
        ].reduce(file) { $0.replacing($1.0, with: $1.1) }
    }
}

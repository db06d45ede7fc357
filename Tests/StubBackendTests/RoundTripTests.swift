import CatalogModel
import CatalogTestSupport
import CatalogSync
import CodeReaders
import Foundation
import Testing

/// Entries, made into stubs, compiled, read back by their symbol graphs and imported, say what they said.
@Suite("The round trip from entries through stubs to entries")
struct RoundTripTests {
    /// Set CATALOG_RECORD to write the lists of differences anew.
    private static let records = ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil

    @Test(
        "Entries are unchanged after a round trip through Swift stubs, except for recorded differences",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: ["swiftui", "uikit"])
    func roundTrip(target: String) async throws {
        let registry = try await JudgedRegistries.own()
        let stubs = Stubs(registry)
        let graphs = try SwiftCompiler.symbolGraphs(of: stubs.all(of: target))
        let api = SymbolGraphReader().read(
            graphs.enumerated().map { SourceFile(path: "\($0).symbols.json", bytes: Array($1)) })
        let verification = Self.verify(registry, against: api, as: target)
        #expect(!verification.diagnostics.hasErrors)
        #expect(verification.coverage.gone == 0)
        #expect(verification.coverage.pairs >= (target == "swiftui" ? 13 : 28))

        // Entries that were made of the graphs say what the graphs say.
        let imported = try await Catalogs.imported(api)
        let again = Self.verify(imported, against: api, as: "swift")
        #expect(again.coverage.gone == 0)
        #expect(again.drifts.map { Self.line($0) } == [])

        try Self.expect(verification, of: stubs, toBe: target)
    }

    private static let node = Judge(name: "node", command: ["node"])

    @Test(
        "Entries are unchanged after a round trip through web stubs, except for recorded differences",
        .enabled(if: Self.node.isPresent, "\(Self.node.reason)"),
        .enabled(if: SourceJudge.web.judge.isPresent, "\(SourceJudge.web.judge.reason)"),
        arguments: [Catalogs.glide, .dnn].filter(Catalogs.present.contains))
    func elements(catalog: Catalogs) async throws {
        let registry = try await catalog.registry()
        let stubs = Stubs(registry)
        let folder = try TemporaryFolder()
        let paths = try stubs.files(of: "web").sorted { $0.key < $1.key }.map {
            try folder.write($0.key, $0.value).path
        }
        let script = Judge.scripts.appendingPathComponent("stub_manifest.js").path
        let verdict = try Self.node.run([script] + paths)
        #expect(verdict.status == 0, "\(verdict.errors)")
        let api = ManifestReader().read([SourceFile(path: "custom-elements.json", text: verdict.output)])
        let verification = Self.verify(registry, against: api, as: "web")
        #expect(!verification.diagnostics.hasErrors)
        #expect(verification.coverage.gone == 0)
        #expect(verification.coverage.pairs == (catalog == .glide ? 39 : 28))
        let again = Self.verify(try await Catalogs.imported(api), against: api, as: "web")
        #expect(again.drifts.map { Self.line($0) } == [])
        try Self.expect(verification, of: stubs, toBe: "web-\(catalog.rawValue)")
    }

    /// Expects each difference to have a reason, and to be among those listed in a file.
    private static func expect(_ verification: SourceVerification, of stubs: Stubs, toBe name: String) throws {
        let reported = Set(stubs.diagnostics.compactMap(\.range))
        let found = verification.drifts.map { (reason: reason(for: $0, reported: reported), line: line($0)) }
        #expect(found.filter { $0.reason == nil }.map(\.line) == [])
        let reasons = Set(found.compactMap(\.reason)).sorted()
        let text = reasons.map { reason in
            "\(reason)\n" + found.filter { $0.reason == reason }.map { "- \($0.line)\n" }.sorted().joined()
        }.joined(separator: "\n")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden/RoundTrip/\(name).txt")
        if records {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(try text == String(contentsOf: file, encoding: .utf8))
    }

    private static func verify(
        _ registry: ComponentRegistry, against api: DeclaredAPI, as name: String
    ) -> SourceVerification {
        let location = SourceFile(path: "catalog.yaml", text: "").range(ofBytes: 0..<0)
        return SourceVerification(
            .init(key: Text(name, at: location), value: SourceConfiguration()), declaring: api, in: registry)
    }

    private static func line(_ drift: Drift) -> String {
        let id = drift.component?.rawValue ?? ""
        return
            "\(id)/\(drift.path.joined(separator: "/")): \(drift.statedText ?? "nothing") → \(drift.declaredText ?? "nothing")"
    }

    /// The reason that Swift says something else than the entry; nil where there is none to give.
    private static func reason(for drift: Drift, reported: Set<SourceRange>) -> String? {
        if drift.path.last == "default", let range = drift.statedRange, reported.contains(range) {
            return "A default that names nothing known stands in the stub's documentation, and the build says so:"
        }
        if drift.path.last == "type", drift.statedText == nil, drift.declaredText?.contains("Any") == true {
            return "A type that nobody has stated has to be some type in Swift:"
        }
        if drift.path.contains("web") { return reasonOnTheWeb(for: drift) }
        if drift.statedText == nil, drift.path.contains("initializers") {
            return "A view without a stated initializer has a public one in Swift:"
        }
        return nil
    }

    /// The reason that TypeScript says something else than the entry; nil where there is none to give.
    private static func reasonOnTheWeb(for drift: Drift) -> String? {
        let isUnstated = drift.statedText == nil
        if isUnstated, drift.path.contains("names") { return "A class that nobody has named has a name in TypeScript:" }
        if isUnstated, drift.path.last == "type" || drift.path.contains("returns") {
            return "A type that nobody has stated has to be some type in TypeScript:"
        }
        if isUnstated, drift.path.last == "default", ["false", "0", "\"\"", "null"].contains(drift.declaredText ?? "") {
            return "A property with an attribute and without a stated default has some first value in TypeScript:"
        }
        if drift.path.last?.allSatisfy(\.isWhitespace) == true { return "A name of blanks is no name in a comment:" }
        return nil
    }
}

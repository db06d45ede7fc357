import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import CodeReaders
import Foundation
import StubBackend
import Testing
import TrialCatalogs

/// The files that the backend makes of a registry, by path.
struct Stubs {
    let files: [String: String]
    let diagnostics: [Diagnostic]

    init(_ registry: ComponentRegistry, options: [String: JSONValue] = [:]) {
        let backend = StubBackend()
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        let given = options.sorted { $0.key < $1.key }.map { name, value in
            OrderedRecords<Located<JSONValue>>.Element(key: Text(name, at: range), value: Located(value, at: range))
        }
        var found = Diagnostics()
        let checked = BackendOptions.checked(
            OrderedRecords(given), against: backend.options(in: registry.configuration), backendName: backend.name,
            diagnostics: &found)
        var files: [String: String] = [:]
        for unit in backend.plan(registry, options: checked) {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            for file in rendering.files { files[file.path.text] = String(decoding: file.bytes, as: UTF8.self) }
        }
        self.files = files
        diagnostics = found.sorted()
    }

    /// The stubs of one entry, written inline.
    init(of entry: String, options: [String: JSONValue] = [:]) async throws {
        self.init(try await Catalogs.registry(["sample": Snippet.entry("sample", entry)]), options: options)
    }

    /// The stubs of a target, without its folder.
    func files(of target: String) -> [String: String] { all(of: target).filter { $0.key.contains("/") } }

    /// The placeholders of a target.
    func support(of target: String) -> String? { all(of: target).first { !$0.key.contains("/") }?.value }

    /// The files of a target, with its placeholders and without its folder.
    func all(of target: String) -> [String: String] {
        let mine = files.filter { $0.key.hasPrefix(target + "/") }
        return Dictionary(uniqueKeysWithValues: mine.map { (String($0.key.dropFirst(target.count + 1)), $0.value) })
    }
}

/// Registries to make stubs of.
enum Catalogs: String, CaseIterable, Sendable {
    case own, contract, awkward, hostile, accepted
    case trial, govuk, fluent, backbase, glide, dnn

    /// The trial entries and the real sets are not part of the repository.
    static var present: [Catalogs] {
        SharedData.isPresent ? allCases : [.own, .contract, .awkward, .hostile, .accepted]
    }

    /// Whether it is written further, so that there is no saying how many stubs it has.
    var isGrowing: Bool { [.own, .trial].contains(self) }

    func registry() async throws -> ComponentRegistry {
        switch self {
        case .own: try await JudgedRegistries.own()
        case .trial: try await JudgedRegistries.trialEntries()
        case .contract: try await ContractCatalogs.load().full
        case .awkward: try await ContractCatalogs.load().awkward
        case .hostile: try await Self.registry(HostileEntries.all)
        case .accepted: try await Self.registry(AcceptedSourceTests.entries)
        case .govuk, .fluent, .backbase, .glide, .dnn:
            try JudgedRegistries.require(await #require(TrialCatalog(rawValue: rawValue)).load())
        }
    }

    static func registry(_ entries: [String: String], files: [String: String] = [:]) async throws -> ComponentRegistry {
        try JudgedRegistries.require(await Snippet.load(entries, files: files))
    }

    /// Returns the catalog that the import of some code makes.
    static func imported(_ api: DeclaredAPI) async throws -> ComponentRegistry {
        var texts = ["catalog.yaml": "format: 1\nname: Test\n", "components/z.yaml": Snippet.entry("z")]
        let empty = try #require(await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(texts)).registry)
        let outcome = SourceImport(
            ImportOptions(), last: ImportRecord(), entries: CatalogEntries(empty), preamble: ""
        ) { "components/\($0).yaml" }.outcome(of: api)
        for file in outcome.files { texts[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(texts))
        return try #require(
            loaded.registry, "\(loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription))")
    }
}

import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

@testable import JSONSchemaBackend

/// The schemas of whole catalogs before two validators that are not ours, in one run.
@Suite("The schemas of real catalogs")
struct RealCatalogTests {
    @Test(
        "are valid, and accept and reject what they should",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func catalog() async throws {
        let folder = try TemporaryFolder()
        let registry = try await Self.registry(of: SharedData.repository.appendingPathComponent("Catalog"))
        try write(registry, to: folder)
        let verdict = try Self.judge(folder)
        #expect(verdict.errors == "")
        #expect(verdict.output.hasPrefix("extra key: "), "\(verdict.output)")
        #expect(verdict.status == 0)
        let counts = Self.counts(verdict.output)
        #expect(registry.components.count >= 30)
        #expect(counts["schemas"] == registry.components.count + 2)
        for mistake in ["wrong type", "unknown value", "missing required", "extra key", "unknown component"] {
            #expect(counts[mistake, default: 0] > 0, "\(mistake)")
        }
    }

    @Test(
        "of the format's trial are, too", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func trial() async throws {
        let folder = try TemporaryFolder()
        try write(try await Self.trialRegistry(), to: folder)
        let verdict = try Self.judge(folder)
        #expect(verdict.errors == "")
        #expect(verdict.status == 0, "\(verdict.output)")
        let counts = Self.counts(verdict.output)
        #expect(counts["schemas"] == 31)
        for mistake in ["wrong type", "unknown value", "missing required", "missing alternative", "outside of limits"] {
            #expect(counts[mistake, default: 0] > 0, "\(mistake)")
        }
    }

    /// How many schemas each set has, one for each entry and the bundle; instances that are right, and such with a value
    /// of a wrong type. Fluent has tokens, and no properties.
    private static let counts: [TrialCatalog: [Int]] = [
        .govuk: [38, 74, 3105], .fluent: [48, 102, 0], .backbase: [23, 48, 126], .glide: [41, 80, 1165],
        .dnn: [29, 56, 695],
    ]

    @Test(
        "of the trial catalogs are, too", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), arguments: TrialCatalog.allCases)
    func sets(catalog: TrialCatalog) async throws {
        let folder = try TemporaryFolder()
        let registry = try #require(try await catalog.load().registry)
        try write(registry, to: folder)
        let verdict = try Self.judge(folder)
        #expect(verdict.errors == "")
        #expect(verdict.status == 0, "\(verdict.output)")
        let counts = Self.counts(verdict.output)
        print("\(catalog): \(verdict.output)")
        #expect(["schemas", "instance", "wrong type"].map { counts[$0, default: 0] } == Self.counts[catalog])
        #expect(counts["schemas"] == registry.components.count + (registry.themes.isEmpty ? 1 : 2))
        #expect(
            ["extra key", "unknown component"].allSatisfy {
                counts[$0, default: 0] >= counts["implementations", default: 1]
            })
    }

    /// What the judge says of good schemas is worth something only if it notices bad ones.
    @Test(
        "with a mistake are refused by both validators",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        arguments: [
            (#"{ "type": "strnig" }"#, "box.schema.json: $.type: 'strnig' is not valid"),
            (#"{ "properties": { "size": { "minLength": -1 } } }"#, "box.schema.json: $.properties.size.minLength: -1"),
        ])
    func mistakes(schema: String, fault: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("box.schema.json", schema)
        try folder.write("catalog.schema.json", "{}")
        let verdict = try Self.judge(folder)
        #expect(verdict.status == 1)
        #expect(verdict.output.contains(fault), "\(verdict.output)")
        #expect(verdict.output.contains("box.schema.json: not valid against its metaschema"), "\(verdict.output)")
    }

    @Test(
        "with a reference that leads nowhere are refused, also where a property has the name of a keyword",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: ["size", "default"])
    func deadReference(name: String) throws {
        let folder = try TemporaryFolder()
        let schema = ##"{ "properties": { "\##(name)": { "$ref": "#/$defs/size" } } }"##
        try folder.write("catalog.schema.json", schema)
        let verdict = try Self.judge(folder)
        #expect(verdict.status == 1)
        #expect(verdict.output.contains("catalog.schema.json: the reference #/$defs/size leads nowhere"))
    }

    @Test("use only keywords that are documented", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func vocabulary() async throws {
        let page = try String(
            contentsOf: SharedData.repository.appendingPathComponent(
                "Sources/JSONSchemaBackend/JSONSchemaBackend.docc/JSONSchemaBackend.md"), encoding: .utf8)
        let known = Set(page.matches(of: /`(x-[a-zA-Z]+)`/).map { String($0.output.1) })
        let catalogs = [
            try await Self.registry(of: SharedData.repository.appendingPathComponent("Catalog")),
            try await Self.trialRegistry(),
        ]
        var used: Set<String> = []
        for catalog in catalogs {
            for unit in JSONSchemaBackend().plan(
                catalog, options: BackendOptions(defaultsOf: JSONSchemaBackend().options))
            {
                for file in unit.render().files {
                    let text = String(decoding: file.bytes, as: UTF8.self)
                    used.formUnion(
                        text.matches(of: #/[\n{] *"(x-[a-z][a-zA-Z]+)": |, "(x-[a-z][a-zA-Z]+)": /#).compactMap {
                            ($0.output.1 ?? $0.output.2).map { String($0) }
                        })
                }
            }
        }
        #expect(used.subtracting(known) == [])
        #expect(used.count > 40)
    }

    private func write(_ registry: ComponentRegistry, to folder: TemporaryFolder) throws {
        let backend = JSONSchemaBackend()
        for unit in backend.plan(registry, options: BackendOptions(defaultsOf: backend.options)) {
            let rendering = unit.render()
            #expect(rendering.diagnostics.all.filter { $0.severity > .note }.isEmpty)
            for file in rendering.files {
                try folder.write(file.path.text, String(decoding: file.bytes, as: UTF8.self))
            }
        }
    }

    private static func judge(_ folder: TemporaryFolder) throws -> Judge.Verdict {
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/judge_schemas.py")
        return try Judge.python.run([script.path, folder.url.path])
    }

    /// `what: count; …` at the end of the judge's output.
    private static func counts(_ output: String) -> [String: Int] {
        let line = output.split(separator: "\n").last ?? ""
        let pairs = line.components(separatedBy: "; ").compactMap { item -> (String, Int)? in
            let parts = item.components(separatedBy: ": ")
            return parts.count == 2 ? Int(parts[1]).map { (parts[0], $0) } : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    static func registry(of folder: URL) async throws -> ComponentRegistry {
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            guard path.hasSuffix(".yaml") || path.hasSuffix(".json"), !path.hasPrefix("Output/") else { continue }
            texts[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        return try await load(texts)
    }

    private static func trialRegistry() async throws -> ComponentRegistry {
        var texts = [
            "catalog.yaml": "format: 1\nname: Trial\ntypes: types.yaml\n",
            // Pictures that an entry shows, which the trial does without.
            "components/do.png": "", "components/do-dark.png": "",
        ]
        for file in SharedData.files(below: "format-trial/entries", suffix: ".yaml") {
            texts["components/\(file.lastPathComponent)"] = try String(contentsOf: file, encoding: .utf8)
        }
        texts["types.yaml"] = try String(contentsOf: SharedData.url("format-trial/types.yaml"), encoding: .utf8)
        return try await load(texts)
    }

    private static func load(_ texts: [String: String]) async throws -> ComponentRegistry {
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(texts))
        return try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
    }
}

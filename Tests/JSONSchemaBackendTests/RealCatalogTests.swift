import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

@testable import JSONSchemaBackend

/// The schemas of whole catalogs before two validators that are not ours.
///
/// How many instances of which kind broke which keyword is recorded for the catalogs that never change.
@Suite("The schemas of real catalogs")
struct RealCatalogTests {
    @Test(
        "Schemas of this repository's catalog are valid, and accept and reject the expected instances",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func own() async throws {
        let registry = try await JudgedRegistries.own()
        let verdict = try JudgedSchemas(registry).verdict()
        #expect(verdict.faults == [])
        #expect(registry.components.count >= 30)
        #expect(verdict.counts["schemas"] == registry.components.count + 2)
        #expect(verdict.counts["instance", default: 0] == 2 * verdict.counts["implementations", default: 0])
        for kind in [
            "wrong type", "unknown value", "missing required", "extra key", "unknown component",
            "unknown implementation", "bad slot", "choice", "default",
        ] {
            #expect(verdict.counts[kind, default: 0] > 0, "\(kind)")
        }
    }

    @Test(
        "Schemas of the format's trial are valid, and accept and reject the expected instances",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func trial() async throws {
        let verdict = try JudgedSchemas(try await Self.trialRegistry()).verdict()
        #expect(verdict.faults == [])
        try Recorded("verdicts/trial.txt").expect(verdict.table)
    }

    @Test(
        "Schemas of the trial catalogs are valid, and accept and reject the expected instances",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), arguments: TrialCatalog.allCases)
    func sets(catalog: TrialCatalog) async throws {
        let registry = try #require(try await catalog.load().registry)
        let verdict = try JudgedSchemas(registry).verdict()
        #expect(verdict.faults == [])
        try Recorded("verdicts/\(catalog).txt").expect(verdict.table)
        #expect(verdict.counts["schemas"] == registry.components.count + (registry.themes.isEmpty ? 1 : 2))
    }

    /// The external validator's verdict on good schemas is meaningful only if it rejects bad ones.
    @Test(
        "A schema with a mistake is rejected by both validators",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        arguments: [
            (#"{ "type": "strnig" }"#, "box.schema.json: $.type: 'strnig' is not valid"),
            (#"{ "properties": { "size": { "minLength": -1 } } }"#, "box.schema.json: $.properties.size.minLength: -1"),
        ])
    func mistakes(schema: String, fault: String) throws {
        let verdict = try JudgedSchemas(["box.schema.json": schema, "catalog.schema.json": "{}"]).verdict()
        #expect(verdict.faults.contains { $0.contains(fault) }, "\(verdict)")
        #expect(
            verdict.faults.contains { $0.hasSuffix("box.schema.json: not valid against its metaschema") }, "\(verdict)")
    }

    @Test(
        "A reference without a target is rejected, also below a property named as a keyword",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: ["size", "default"])
    func deadReference(name: String) throws {
        let schema = ##"{ "properties": { "\##(name)": { "$ref": "#/$defs/size" } } }"##
        let verdict = try JudgedSchemas(["catalog.schema.json": schema]).verdict()
        let fault = "catalog.schema.json: the reference #/$defs/size leads nowhere"
        #expect(verdict.faults == [fault, "7/" + fault])
    }

    @Test(
        "A fault in a schema is found with and without a stored verdict on the correct schema",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"), arguments: [false, true])
    func planted(isCached: Bool) throws {
        func faults(_ definitions: String) throws -> [String] {
            let schema = ##"{ "$defs": \##(definitions), "properties": { "a": { "$ref": "#/$defs/size" } } }"##
            return try JudgedSchemas(["catalog.schema.json": schema]).verdict().faults
        }
        let records = try TemporaryFolder()
        try VerdictStore.$current.withValue(VerdictStore(records.url)) { () throws in
            if isCached { #expect(try faults(#"{ "size": {} }"#) == []) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: records.url.path).isEmpty == !isCached)
            let fault = "catalog.schema.json: the reference #/$defs/size leads nowhere"
            #expect(try faults(#"{ "siez": {} }"#) == [fault, "7/" + fault])
        }
    }

    @Test("Schemas use only documented keywords", .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func vocabulary() async throws {
        let page = try String(
            contentsOf: SharedData.repository.appendingPathComponent(
                "Sources/JSONSchemaBackend/JSONSchemaBackend.docc/JSONSchemaBackend.md"), encoding: .utf8)
        let documented = Set(page.matches(of: /`(x-[a-zA-Z]+)`/).map { String($0.output.1) })
        let catalogs = [
            try await JudgedRegistries.own(),
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
        #expect(used.subtracting(documented) == [])
        #expect(used.count > 40)
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

    private static func load(_ texts: [String: String], sourceLocation: SourceLocation = #_sourceLocation) async throws
        -> ComponentRegistry
    {
        let loaded = await CatalogLoader.load("catalog.yaml", from: InMemoryFiles(texts))
        return try #require(
            loaded.registry, "\(loaded.diagnostics.map(\.testDescription))", sourceLocation: sourceLocation)
    }
}

import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing
import TrialCatalogs

@testable import JSONSchemaBackend

@Suite("References between schemas", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
struct ReferenceTests {
    /// Options of an output: without identifiers, with them, and both in the other draft.
    enum Setting: String, CaseIterable {
        case plain, identified, old, oldAndIdentified, hinted

        var options: [(String, JSONValue)] {
            let base: [(String, JSONValue)] = [("baseURL", "http://design.invalid/schemas")]
            let old: [(String, JSONValue)] = [("draft", "7")]
            return switch self {
            case .plain: []
            case .identified: base
            case .old: old
            case .oldAndIdentified: base + old
            case .hinted: base + [("editorHints", true)]
            }
        }
    }

    @Test(
        "References between schemas of this repository's own catalog resolve from disk and over HTTP",
        arguments: Setting.allCases)
    func own(setting: Setting) async throws {
        let registry = try await JudgedRegistries.own()
        let counts = try judge(registry, setting)
        #expect(counts["files from disk"] == registry.components.count + 2)
        #expect(counts["references over HTTP", default: 0] > 100)
        #expect(counts["references over HTTP"] == counts["references from disk"])
    }

    @Test(
        "References between schemas of a trial catalog resolve, and its examples are valid",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), arguments: [Setting.identified, .oldAndIdentified])
    func trial(setting: Setting) async throws {
        let registry = try #require(try await TrialCatalog.govuk.load().registry)
        let counts = try judge(registry, setting)
        #expect(counts["examples", default: 0] >= 50)
    }

    @Test("A reference to a schema that does not exist is reported")
    func dead() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.schema.json",
            ##"{ "$id": "http://a.invalid/1/a.schema.json", "properties": { "b": { "$ref": "b.schema.json#/$defs/x" } } }"##
        )
        try folder.write("b.schema.json", ##"{ "$id": "http://a.invalid/2/b.schema.json", "$defs": { "x": {} } }"##)
        let verdict = try Self.run(folder)
        #expect(verdict.status == 1)
        #expect(
            verdict.output.hasPrefix("http://a.invalid/1/a.schema.json: b.schema.json#/$defs/x leads nowhere over HTTP")
        )
    }

    private func judge(
        _ registry: ComponentRegistry, _ setting: Setting, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String: Int] {
        let folder = try TemporaryFolder()
        for file in RenderedSchemas.files(of: registry, setting.options) {
            try folder.write(file.path.text, String(decoding: file.bytes, as: UTF8.self))
        }
        let verdict = try Self.run(folder)
        #expect(verdict.errors == "", sourceLocation: sourceLocation)
        #expect(verdict.status == 0, "\(verdict.output)", sourceLocation: sourceLocation)
        return Dictionary(
            (verdict.output.split(separator: "\n").last ?? "").split(separator: ";").compactMap { item in
                let parts = item.split(separator: ":")
                return parts.count == 2
                    ? Int(parts[1].drop { $0 == " " }).map { (String(parts[0].drop { $0 == " " }), $0) } : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func run(_ folder: TemporaryFolder) throws -> Judge.Verdict {
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/resolve_references.py")
        return try Judge.python.verdict([script.path, folder.url.path], reads: [folder.url])
    }
}

import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogFormat
import Foundation
import Testing
import TrialCatalogs

@testable import BuildEngine

/// The published schema of the dump, and dumps, judged by validators that we did not write.
@Suite("The schema of the dump", .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)))
struct DumpSchemaTests {
    /// The verdict on dumps of a schema that knows every member.
    private func verdict(_ dumps: [String]) throws -> String {
        let folder = try TemporaryFolder()
        let schema = try folder.write("schema.json", DumpSchema.schema(isClosed: true).prettyPrinted)
        let files = try dumps.enumerated().map { try folder.write("\($0.offset).json", $0.element) }
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/validate_json.py")
        return try Judge.python.verdict([script.path, schema.path] + files.map(\.path), reads: [schema] + files).output
            .replacingOccurrences(of: folder.url.path + "/", with: "")
    }

    private func ownDump() async throws -> String {
        let path = SharedData.repository.appendingPathComponent("Catalog/catalog.yaml").path
        let loaded = await CatalogLoader.load(path, from: DiskFiles())
        return RegistryDump.json(try #require(loaded.registry)).prettyPrinted
    }

    @Test("The dump schema describes every member of the dump of the example catalog")
    func ownCatalog() async throws {
        #expect(try verdict([try await ownDump()]) == "1 valid, 0 invalid\n")
    }

    @Test(
        "The dump schema describes every member of the dumps of the trial catalogs",
        .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
    func trialCatalogs() async throws {
        var dumps: [String] = []
        for catalog in TrialCatalog.allCases {
            dumps.append(RegistryDump.json(try await catalog.registry()).prettyPrinted)
        }
        #expect(try verdict(dumps) == "5 valid, 0 invalid\n")
    }

    @Test(
        "The dump schema rejects a dump with an unexpected value or member",
        arguments: [
            (#""dumpVersion": 2"#, #""dumpVersion": 3"#, "$.dumpVersion: 2 was expected"),
            (#""kind": "utility""#, #""kind": "gadget""#, "$.components[0].kind: 'gadget' is not one of"),
            (#""summary": "Formats amounts"#, #""sumary": "Formats amounts"#, "'sumary' was unexpected"),
            (#""title": "Amount""#, #""title": 7"#, "$.components[0].title: 7 is not of type 'string'"),
        ])
    func planted(text: String, other: String, finding: String) async throws {
        let dump = try await ownDump()
        let planted = dump.replacingOccurrences(of: text, with: other)
        #expect(planted != dump)
        let verdict = try verdict([planted])
        #expect(verdict.contains(finding))
        #expect(verdict.hasSuffix("0 valid, 1 invalid\n"))
    }

    @Test("The dump schema allows members that a later version adds")
    func openness() throws {
        #expect(!DumpSchema.json.compact.contains("additionalProperties\":false"))
        #expect(DumpSchema.schema(isClosed: true).compact.contains("additionalProperties\":false"))
    }
}

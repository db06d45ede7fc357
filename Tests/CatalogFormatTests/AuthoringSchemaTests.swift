import CatalogFormat
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// The schemas for editors, judged by a validator that we did not write.
struct AuthoringSchemaTests {
    private func validate(_ schema: JSONValue, _ files: [URL]) throws -> Judge.Verdict {
        let folder = try TemporaryFolder()
        let file = try folder.write("schema.json", schema.prettyPrinted)
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/validate_yaml.py")
        return try Judge.python.verdict([script.path, file.path] + files.map(\.path), reads: [file] + files)
    }

    private func catalogFiles(_ path: String) -> [URL] {
        let folder = SharedData.repository.appendingPathComponent("Catalog/\(path)")
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
    }

    @Test(.enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func ownCatalogIsValid() throws {
        let entries = catalogFiles("components")
        #expect(try validate(AuthoringSchema.entry, entries).output == "\(entries.count) valid, 0 invalid\n")
        let folder = SharedData.repository.appendingPathComponent("Catalog")
        let configuration = [folder.appendingPathComponent("catalog.yaml")]
        #expect(try validate(AuthoringSchema.catalog, configuration).output == "1 valid, 0 invalid\n")
        let types = [folder.appendingPathComponent("types.yaml")]
        #expect(try validate(AuthoringSchema.types, types).output == "1 valid, 0 invalid\n")
    }

    @Test(
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"))
    func trialEntriesAreValid() throws {
        let entries = SharedData.files(below: "format-trial/entries", suffix: ".yaml")
        #expect(entries.count == 30)
        #expect(try validate(AuthoringSchema.entry, entries).output == "30 valid, 0 invalid\n")
    }

    @Test(
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        arguments: [
            ("missing title", "id: a\nsummary: A."),
            ("unknown key", "id: a\ntitle: A\nsummary: A.\ncatgory: x"),
            ("id", "id: A B\ntitle: A\nsummary: A."),
            ("word", "id: a\ntitle: A\nsummary: A.\nkind: widget"),
            ("list for text", "id: a\ntitle: [A]\nsummary: A."),
            ("flag", "id: a\ntitle: A\nsummary: A.\nproperties: { a: { required: \"yes\" } }"),
            (
                "nested unknown key",
                "id: a\ntitle: A\nsummary: A.\nimplementations: { u: { types: { T: { color: red } } } }"
            ),
        ])
    func mistakesAreFound(name: String, entry: String) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("entry.yaml", entry)
        let verdict = try validate(AuthoringSchema.entry, [file])
        #expect(verdict.status == 1)
        #expect(verdict.output.hasSuffix("0 valid, 1 invalid\n"))
    }
}

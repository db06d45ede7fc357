import CatalogModel
import CatalogTestSupport
import Testing

@testable import HTMLBackend

/// Sites of several versions beside each other on a server, in a browser.
@Suite(
    "Versions of a site", .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
    .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)))
struct VersionTests {
    @Test("Choosing another version keeps the page, and older versions link to the newest")
    func versions() async throws {
        let folder = try TemporaryFolder()
        let list = """
            { "versions": [{ "name": "2.0", "path": "2.0" }, { "name": "1.0", "path": "1.0" }] }
            """
        try folder.write("versions.json", list)
        for (version, ids) in [("1.0", ["button"]), ("2.0", ["button", "tabs"])] {
            let entries = Dictionary(uniqueKeysWithValues: ids.map { ($0, Snippet.entry($0)) })
            let registry = try JudgedRegistries.require(await Snippet.load(entries))
            let site = await RenderedSite(registry, options: ["versions": "../versions.json"])
            for (path, text) in site.files { try folder.write("\(version)/\(path)", text) }
        }
        let script = Judge.scripts.appendingPathComponent("judge_versions.py")
        let verdict = try Judge.python.verdict([script.path, folder.url.path], reads: [folder.url], with: [.chromium]) {
            $0.status == 0 && $0.output.isEmpty
        }
        #expect(verdict.output == "")
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))")
    }
}

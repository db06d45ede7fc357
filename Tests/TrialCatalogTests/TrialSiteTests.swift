import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing
import TrialCatalogs

/// Finished sites of real data, read by external validators.
@Suite(
    "The finished site of a trial catalog", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct TrialSiteTests {
    @Test(
        "The finished site of a trial catalog is valid for the W3C's checker",
        .enabled(if: Judge.markup.isPresent, Comment(rawValue: Judge.markup.reason)), arguments: TrialCatalog.allCases)
    func markup(catalog: TrialCatalog) async throws {
        let folder = try await site(of: catalog)
        let verdict = try Judge.markup.verdict(["--root", folder.url.path], reads: [folder.url]) {
            $0.status == 0 && $0.output.isEmpty
        }
        #expect(verdict.output + verdict.errors == "")
        #expect(verdict.status == 0)
    }

    @Test(
        "The finished site of a trial catalog works in a browser without broken links or axe violations",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
        .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)),
        arguments: TrialCatalog.allCases)
    func browser(catalog: TrialCatalog) async throws {
        let folder = try await site(of: catalog)
        let questions = try #require(SiteQuestions.byCatalog[catalog])
        var asked = JSONObject()
        for (question, page) in questions.sorted(by: { $0.key < $1.key }) {
            asked[question] = .string("components/\(page).html")
        }
        let pages = try await kinds(of: catalog)
        let script = Judge.scripts.appendingPathComponent("judge_site.py")
        let verdict = try Judge.python.verdict(
            [script.path, folder.url.path, JSONValue.object(asked).compact, ""] + pages,
            reads: [folder.url], with: [.chromium]
        ) { $0.status == 0 && $0.output.isEmpty }
        #expect(verdict.output == "")
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))")
    }

    /// A page of each kind, the longest where there are several.
    ///
    /// An ordinary run judges the first page and a component of each catalog.
    private func kinds(of catalog: TrialCatalog) async throws -> [String] {
        var longest: [Substring: OutputFile] = [:]
        for file in try await catalog.output(as: .site).files where file.path.text.hasSuffix(".html") {
            let path = file.path.text
            let kind = path.hasSuffix("/index.html") ? path[...] : path.prefix { $0 != "/" }
            if file.bytes.count > longest[kind]?.bytes.count ?? 0 { longest[kind] = file }
        }
        let ordinary: [Substring] = ["index.html", "components"]
        #expect(longest.keys.filter(ordinary.contains).count == ordinary.count)
        return longest.filter { Thoroughness.isFull || ordinary.contains($0.key) }.map(\.value.path.text).sorted()
    }

    private func site(of catalog: TrialCatalog) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for file in try await catalog.output(as: .site).files {
            try folder.write(file.path.text, String(decoding: file.bytes, as: UTF8.self))
        }
        return folder
    }
}

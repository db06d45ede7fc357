import CatalogModel
import CatalogTestSupport
import Testing
import TrialCatalogs

/// Finished sites of real data, as judges read them.
@Suite(
    "The finished site of a trial catalog", .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
struct TrialSiteTests {
    @Test(
        "has no fault to the W3C's checker",
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
        "answers readers in a browser, with links that lead somewhere and nothing that axe finds",
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
        let longest = try #require(
            try await catalog.output(as: .site).files.filter { $0.path.text.hasPrefix("components/") }
                .max { $0.bytes.count < $1.bytes.count })
        let script = Judge.scripts.appendingPathComponent("judge_site.py")
        let verdict = try Judge.python.verdict(
            [script.path, folder.url.path, JSONValue.object(asked).compact, "", "index.html", longest.path.text],
            reads: [folder.url], with: [.chromium]
        ) { $0.status == 0 && $0.output.isEmpty }
        #expect(verdict.output == "")
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))")
    }

    private func site(of catalog: TrialCatalog) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for file in try await catalog.output(as: .site).files {
            try folder.write(file.path.text, String(decoding: file.bytes, as: UTF8.self))
        }
        return folder
    }
}

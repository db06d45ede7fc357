import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import HTMLBackend

/// Sites as a browser shows them from a folder, without any server.
@Suite(
    "In a browser, a site", .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
    .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)))
struct BrowserTests {
    @Test("has links that lead somewhere, nothing that the policy forbids, and nothing that axe finds")
    func own() async throws {
        try judge(
            RenderedSite(try await JudgedRegistries.own()),
            axe: [
                "index.html", "components/checkbox.html", "components/button.html", "tokens/index.html",
                "tokens/theme.html", "platforms.html", "accessibility.html", "deprecations.html", "a-z.html",
                "404.html",
            ],
            questions: [
                "checkbox": "components/checkbox.html", "isEna": "components/checkbox.html",
                "buton": "components/button.html",
                "chekbox": "components/checkbox.html", "prop:cornerRadius": "components/button.html",
                "token:input error": "tokens/theme.html", "case:radioButton": "", "shimer": "components/shimmer.html",
                "loading": "components/loading-indicator.html", "page:dialog": "components/dialog.html",
                "normalBackground": "components/button.html", "amount format": "components/amount-formatter.html",
                "#ffffff": "tokens/palette.html", "deprecations": "deprecations.html",
            ].filter { !$0.value.isEmpty })
    }

    @Test("shows whatever authors write and runs none of it")
    func hostile() async throws {
        let schema = try AuthoringSchema.load()
        var count = 0
        let entry = EverythingEntry(schema, depth: 5) { word, _, isProse in
            count += 1
            let phrase = Self.phrases[count % Self.phrases.count]
            let text = isProse ? phrase.map { $0.isASCII && $0.isPunctuation ? "\\\($0)" : "\($0)" }.joined() : phrase
            return "\(text) \(word)"
        }
        let registry = try JudgedRegistries.require(
            await Snippet.load(
                EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files))
        try judge(RenderedSite(registry), axe: [], questions: [:], opens: ["components/everything.html", "index.html"])
    }

    private func judge(
        _ site: RenderedSite, axe: [String], questions: [String: String], opens: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TemporaryFolder()
        try site.write(to: folder)
        let script = Judge.scripts.appendingPathComponent("judge_site.py")
        var asked = JSONObject()
        for (question, answer) in questions.sorted(by: { $0.key < $1.key }) { asked[question] = .string(answer) }
        let verdict = try Judge.python.verdict(
            [script.path, folder.url.path, JSONValue.object(asked).compact, opens.joined(separator: ",")] + axe,
            reads: [folder.url],
            with: [.chromium]
        ) { $0.status == 0 && $0.output.isEmpty }
        #expect(verdict.output == "", sourceLocation: sourceLocation)
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))", sourceLocation: sourceLocation)
    }

    private static let phrases = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(2)>", "' onmouseover='alert(3)",
        "</title></style></script><script>alert(4)</script>", "javascript:alert(5)", "-->", "</template>",
        "&lt;b&gt; &amp;", "\u{202E}back", "日本語 한국어", "`${alert(6)}`", "{{7*7}}", "\\u003cscript>",
    ]
}

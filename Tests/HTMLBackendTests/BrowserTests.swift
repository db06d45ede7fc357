import CatalogModel
import CatalogTestSupport
import Foundation
import StubBackend
import Testing

@testable import HTMLBackend

/// Sites as a browser shows them from a folder, without any server.
@Suite(
    "A site in a browser", .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
    .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)))
struct BrowserTests {
    @Test("A site has working links, obeys its content security policy and has no axe violations")
    func own() async throws {
        try judge(
            await RenderedSite(try await JudgedRegistries.own(), stubs: StubBackend()),
            axe: [
                "index.html", "components/button.html", "components/checkbox.html", "tokens/index.html",
                "tokens/theme.html", "platforms.html", "accessibility.html", "deprecations.html", "whats-new.html",
                "localization.html", "a-z.html", "404.html", "stubs/button.html",
            ],
            questions: [
                "checkbox": "components/checkbox.html", "isEna": "components/checkbox.html",
                "buton": "components/button.html",
                "chekbox": "components/checkbox.html", "prop:cornerRadius": "components/button.html",
                "token:input error": "tokens/theme.html", "case:radioButton": "", "shimer": "components/shimmer.html",
                "loading": "components/loading-indicator.html", "page:dialog": "components/dialog.html",
                "normalBackground": "components/button.html", "amount format": "components/amount-formatter.html",
                "#ffffff": "tokens/palette.html", "deprecations": "deprecations.html",
                "terms and conditions": "components/checkbox.html", "irreversible": "components/button.html",
                "platforms": "platforms.html", "overview": "index.html",
                "token:palette iris": "tokens/palette.html", "text:numeric phone": "components/text-inputs.html",
            ].filter { !$0.value.isEmpty })
    }

    @Test("The search finds words of scripts without spaces, and translations")
    func wideScripts() async throws {
        let translated = """
            implementations:
              ios:
                strings:
                  delete.confirm: { text: Delete it?, translations: { ja: 完全に削除しますか, ko: 정말 삭제하시겠습니까 } }
            """
        let registry = try JudgedRegistries.require(
            await Snippet.load([
                "alert": Snippet.entry("alert", translated),
                "sheet": "id: sheet\ntitle: 共有シート\nsummary: 写真を友達に送るときに使います。\n",
                "tabs": "id: tabs\ntitle: 탭 막대\nsummary: 화면 사이를 이동합니다.\n", "other": Snippet.entry("other"),
            ]))
        try judge(
            await RenderedSite(registry), axe: [],
            questions: [
                "削除": "components/alert.html", "삭제하": "components/alert.html", "共有": "components/sheet.html",
                "シート": "components/sheet.html", "写真": "components/sheet.html", "막대": "components/tabs.html",
                "이동": "components/tabs.html", "string:削除し": "components/alert.html",
            ])
    }

    @Test("A site shows hostile author text without running it")
    func hostile() async throws {
        let registry = try await HostileEntry.registry()
        try judge(
            await RenderedSite(registry), axe: [], questions: [:], opens: ["components/everything.html", "index.html"])
    }

    private func judge(
        _ site: RenderedSite, axe: [String], questions: [String: String], opens: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TemporaryFolder()
        try site.write(to: folder)
        let verdict = try SiteJudges.browser(folder.url, axe: axe, questions: questions, opens: opens)
        #expect(verdict.output == "", sourceLocation: sourceLocation)
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))", sourceLocation: sourceLocation)
    }
}

/// Sites as the W3C's checker reads them.
@Suite("A site in the W3C's checker", .enabled(if: Judge.markup.isPresent, Comment(rawValue: Judge.markup.reason)))
struct MarkupJudgeTests {
    @Test("Every page is valid for the W3C's checker", arguments: [false, true])
    func pages(isHostile: Bool) async throws {
        let registry = isHostile ? try await HostileEntry.registry() : try await JudgedRegistries.own()
        let folder = try TemporaryFolder()
        let options = ["url": "https://example.com/design"]
        try await RenderedSite(registry, options: options, stubs: StubBackend()).write(to: folder)
        let verdict = try SiteJudges.markup(folder.url)
        #expect(verdict.output + verdict.errors == "")
        #expect(verdict.status == 0)
    }
}

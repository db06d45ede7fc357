import CatalogPages
import Testing

@testable import HTMLBackend

@Suite("Markup")
struct MarkupTests {
    private func text(_ build: (inout Markup) -> Void) -> String {
        String(decoding: Markup(build).bytes, as: UTF8.self)
    }

    @Test("Text is escaped, and characters that are invalid in HTML become replacement characters")
    func escaping() {
        #expect(
            text { $0.text("<a href='x'>&amp;\"é日👩\u{A0}") } == "&lt;a href=&#39;x&#39;&gt;&amp;amp;&quot;é日👩\u{A0}")
        #expect(
            text { $0.text("a\u{0}b\u{1B}c\u{7F}d\u{85}e\r\nf\tg") } == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\n\nf\tg")
        #expect(text { $0.attribute("title", "\" onclick=\"x") } == " title=\"&quot; onclick=&quot;x\"")
    }

    @Test(
        "Only web addresses and addresses of the site become links",
        arguments: [
            ("https://example.com/a?b#c", true), ("HTTP://x", true), ("mailto:a@b.c", true), ("../a.html#b", true),
            ("#a:b", true), ("?a:b", true), ("./a:b", true), ("javascript:alert(1)", false), ("JavaScript:x", false),
            ("data:text/html,x", false), (" javascript:x", false), ("file:///etc/passwd", false),
        ])
    func addresses(address: String, isFollowed: Bool) {
        #expect((WebAddress(address) != nil) == isFollowed)
    }

    @Test(
        "Syntax highlighting does not change the code",
        arguments: [
            ("swift", "let a: [Int] = \"\\\"b\" // c < d"), ("tsx", "<Button kind=\"x\">{a < b}</Button>"),
            ("json", "{\"a\": [1, true, null]}"), ("css", ".a::before { color: #fff; }"),
            ("html", "<!-- a --><b c='d'>e</b>"),
            ("kotlin", "\"\"\"a\nb\"\"\" + 'c'"), ("yaml", "a: # b\n  - 'c'"), ("shell", "echo \"$A\" # b"),
            ("swift", "\"never ends"), ("swift", "/* never ends"), ("xml", "<a"), ("swift", "\"\"\""),
            ("swift", "\"\\"),
            ("unknown", "<>&"), ("", ""),
        ])
    func code(language: String, code: String) {
        let html = text { CodeColors.write(code, language: language, to: &$0) }
        let plain = html.replacing(#/<[^>]*>/#, with: "")
        #expect(plain == text { $0.text(code) })
    }

    @Test("Syntax highlighting marks the kinds of tokens")
    func kinds() {
        let html = text { CodeColors.write("let a = Button(2) // b", language: "swift", to: &$0) }
        #expect(
            html == "<i class=\"k\">let</i> a = <i class=\"t\">Button</i>(<i class=\"n\">2</i>) <i class=\"c\">// b</i>"
        )
    }
}

@Suite("Keys of the search")
struct SearchKeysTests {
    @Test(
        "Search keys contain each suffix of words of a name",
        arguments: [
            ("isEnabled", ["isenabled", "enabled"]), ("theme.color.text", ["themecolortext", "colortext", "text"]),
            ("URLSession", ["urlsession", "session"]), ("保存する", ["保存", "存す", "する"]), ("저장", ["저장"]),
        ])
    func names(name: String, keys: [String]) {
        #expect(SearchKeys.ofName(name) == keys)
    }

    @Test("Search keys contain a word with one letter removed")
    func slips() {
        #expect(SearchKeys.slips(of: "card") == ["ard", "crd", "cad", "car"])
        #expect(SearchKeys.slips(of: "box") == [])
    }
}

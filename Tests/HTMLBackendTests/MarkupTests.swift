import Testing

@testable import HTMLBackend

@Suite("Markup")
struct MarkupTests {
    private func text(_ build: (inout Markup) -> Void) -> String {
        String(decoding: Markup(build).bytes, as: UTF8.self)
    }

    @Test("shows every sign as itself, and what HTML cannot hold as a mark")
    func escaping() {
        #expect(
            text { $0.text("<a href='x'>&amp;\"é日👩\u{A0}") } == "&lt;a href=&#39;x&#39;&gt;&amp;amp;&quot;é日👩\u{A0}")
        #expect(
            text { $0.text("a\u{0}b\u{1B}c\u{7F}d\u{85}e\r\nf\tg") } == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\n\nf\tg")
        #expect(text { $0.attribute("title", "\" onclick=\"x") } == " title=\"&quot; onclick=&quot;x\"")
    }

    @Test(
        "follows addresses of the web and of the site only",
        arguments: [
            ("https://example.com/a?b#c", true), ("HTTP://x", true), ("mailto:a@b.c", true), ("../a.html#b", true),
            ("#a:b", true), ("?a:b", true), ("./a:b", true), ("javascript:alert(1)", false), ("JavaScript:x", false),
            ("data:text/html,x", false), (" javascript:x", false), ("file:///etc/passwd", false),
        ])
    func addresses(address: String, isFollowed: Bool) {
        #expect((WebAddress(address) != nil) == isFollowed)
    }

    @Test(
        "colors code without a change to it",
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

    @Test("gives pieces of code their kinds")
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
        "find a name by each of its parts",
        arguments: [
            ("isEnabled", ["isenabled", "enabled"]), ("theme.color.text", ["themecolortext", "colortext", "text"]),
            ("URLSession", ["urlsession", "session"]), ("保存する", ["保存", "存す", "する"]), ("저장", ["저장"]),
        ])
    func names(name: String, keys: [String]) {
        #expect(SearchKeys.ofName(name) == keys)
    }

    @Test("find a word in spite of a slip")
    func slips() {
        #expect(SearchKeys.slips(of: "card") == ["ard", "crd", "cad", "car"])
        #expect(SearchKeys.slips(of: "box") == [])
    }
}

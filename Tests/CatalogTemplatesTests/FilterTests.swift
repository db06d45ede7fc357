import StubBackend
import Testing

@Suite("Filters of templates")
struct FilterTests {
    @Test(
        "Filters change the case of names word by word",
        arguments: [
            ("text-field", "textField TextField text-field text_field TEXT_FIELD"),
            ("TextField", "textField TextField text-field text_field TEXT_FIELD"),
            ("HTMLInput", "htmlInput HTMLInput html-input html_input HTML_INPUT"),
            ("BB.InputAmount", "bbInputAmount BBInputAmount bb-input-amount bb_input_amount BB_INPUT_AMOUNT"),
            ("size2xl", "size2xl Size2xl size2xl size2xl SIZE2XL"),
            ("größe Über", "größeÜber GrößeÜber größe-über größe_über GRÖSSE_ÜBER"),
            ("+", "+ + + + +"),
            ("", ""),
        ])
    func cases(text: String, expected: String) {
        let template = ["camel", "pascal", "kebab", "snake", "constant"].map { "{{ title | \($0) }}" }
        #expect(rendered(template.joined(separator: " "), Shop(title: text)) == expected)
    }

    @Test("Literals round-trip in each language")
    func literals() {
        let text = "a\"b\\c\n\t$d {{ \u{1}\u{2028}é👍?"
        func literal(_ language: String) -> String {
            rendered("{{ title | literal \"\(language)\" }}", Shop(title: text))
        }
        #expect(literal("json") == #""a\"b\\c\n\t$d {{ \u0001\u2028é👍?""#)
        #expect(literal("javascript") == literal("json"))
        #expect(literal("python") == literal("json"))
        #expect(literal("kotlin") == #""a\"b\\c\n\t\$d {{ \u0001\u2028é👍?""#)
        #expect(literal("swift") == #""a\"b\\c\n\t$d {{ \u{1}\u{2028}é👍?""#)
        #expect(literal("dart") == #""a\"b\\c\n\t\$d {{ \u{1}\u{2028}é👍?""#)
        #expect(literal("c") == #""a\"b\\c\n\t$d {{ \001\342\200\250é👍\?""#)
    }

    @Test("Filters join lists, print them in lines and remove duplicates")
    func lists() {
        let shop = Shop(tags: ["b", "a", "b\nc", "a"])
        #expect(rendered("{{ tags | unique | join \"+\" }}", shop) == "b+a+b\nc")
        #expect(rendered("  {{ tags | lines \"# \" }}", shop) == "  # b\n  # a\n  # b\n  # c\n  # a")
        #expect(rendered("x\n{{ tags | lines \"# \" }}\ny", Shop(tags: [])) == "x\ny")
    }

    @Test("Filters replace text, join lines and convert to uppercase")
    func texts() {
        let shop = Shop(title: "End */ here\u{2028}and\r\nthere")
        #expect(rendered("{{ title | replace \"*/\" \"* /\" | oneLine | upper }}", shop) == "END * / HERE AND THERE")
    }
}

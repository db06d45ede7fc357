import CatalogModel
import Testing

@testable import CatalogCommands

/// What comes from a file must not act on the terminal.
@Suite("Findings about hostile text")
struct UntrustedTextTests {
    private let hostile = "\u{1B}[31mred\u{7}\u{7F}\u{9B}2J\u{202E}evil\u{2028}\u{AD}"
    private let shown = "␛[31mred␇␡<U+009B>2J<U+202E>evil<U+2028><U+00AD>"

    @Test("Control characters are shown visibly in every part of a finding")
    func everywhere() {
        let file = SourceFile(path: hostile, text: "\(hostile)x\n")
        let column = hostile.unicodeScalars.count + 1
        let location = file.range(1, column, 1, column + 1)
        let finding = Diagnostic(
            .sample, hostile, at: location, notes: [.init(hostile)],
            fixIts: [.init(replace: location, with: hostile)])
        let text = TextFindings.text([finding], layout: .wide)
        #expect(
            text == """
                \(shown):1:\(column): error: \(shown) [sample]
                    1 | \(shown)x
                      | \(String(repeating: " ", count: shown.count))^
                 fix: | \(String(repeating: " ", count: shown.count))\(shown)
                note: \(shown)

                """)
    }

    @Test("JSON escapes characters that a terminal would interpret or hide")
    func json() {
        #expect(
            JSONValue.string(hostile + "é名").printed
                == #""\u001b[31mred\u0007\u007f\u009b2J\u202eevil\u2028\u00adé名""# + "\n")
    }

    @Test("Letters of all scripts, joiners and flags are printed unchanged")
    func innocent() {
        let text = "Ünïcode 名前 👩‍👩‍👧 می‌خواهم 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} ❤️ e\u{301}"
        #expect(text.visible == text)
    }

    @Test("Line breaks are shown, so that a message stays one line")
    func lineBreaks() {
        #expect("a\r\nb\tc".visible == "a␍␊b␉c")
    }
}

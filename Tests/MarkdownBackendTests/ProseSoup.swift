/// Random texts that are full of markup, the same ones in every run.
struct ProseSoup {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Pieces of lines: what begins, ends and confuses inlines.
    static let inlinePieces = [
        "a", "b", "word", "é", "ß", "1", "snake_case", " ", " ", " ", " ", "  ", ".", ",", "!", "(", ")", "\"", "'",
        "-",
        "*", "*", "*", "**", "**", "***", "_", "_", "__", "___", "****", "`", "`", "``", "```", "[", "]", "](b)",
        "](c \"t\")",
        "](<d e>)", "](f(g))", "](entry:x)", "](#y)", "[a](b)", "`code`", "``c`d``", "*em*", "**strong**", "_em_",
        "<https://e.org>", "<m@e.org>", "<b>", "</b>", "<T>", "<a href=\"x\">", "<", ">", "&amp;", "&#42;", "&#x5F;",
        "&lt;", "&", "\\",
        "\\*", "\\_", "\\[", "\\`", "\\\\", "\\<", "\\&", "https://e.org", "www.e.org", "m@e.org", "~", "|", ":", "#",
        "##", "+", "=",
        "1.", "1)", "$", "$", "$$", ":smile:", "{", "}", "%", "@", "^", "/", "\u{A0}", "…", "«",
    ]

    /// What lines begin with.
    static let lineStarts = [
        "", "", "", "", "", " ", "  ", "   ", "- ", "- ", "* ", "+ ", "1. ", "2. ", "1) ", "  - ", "  * ", "   1. ",
        "> ", "> ",
        ">", ">> ", "> - ", "- > ", "# ", "## ", "###### ", "#", "```", "~~~", "```swift", "  ```", "- # ", "- - ",
        "1. - ", "    ",
        "<div>", "<T>", "-", "1.", "10. ", "\\", "&#32;", "-a", "    - ", "<!-- c -->", "</p>",
    ]

    mutating func text() -> String {
        (0..<number(below: 9) + 1).map { _ in line() }.joined(separator: "\n")
    }

    mutating func inlineText() -> String {
        pieces(below: 14)
    }

    private mutating func line() -> String {
        if number(below: 6) == 0 { return "" }
        let ending = number(below: 12)
        return pick(Self.lineStarts) + pieces(below: 9) + (ending == 0 ? "  " : ending == 1 ? "\\" : "")
    }

    private mutating func pieces(below count: Int) -> String {
        (0..<number(below: count)).map { _ in pick(Self.inlinePieces) }.joined()
    }

    mutating func pick(_ choices: [String]) -> String {
        choices[number(below: choices.count)]
    }

    /// SplitMix64.
    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }
}

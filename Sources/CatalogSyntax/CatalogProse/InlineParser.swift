import CatalogModel

/// A parser of the inline markup in a block of prose: code spans, emphasis, links (CommonMark 0.31, appendix "A parsing
/// strategy", phase 2).
///
/// Goes through the text once and gathers pieces; delimiter runs and brackets become emphasis and links afterwards.
struct InlineParser {
    /// A piece of inline text before matching delimiters: text, code, a break, a delimiter run, or an end of a link.
    enum Piece {
        case text(String)
        case code(String)
        case softBreak
        case lineBreak
        /// A delimiter run by its number.
        case run(Int)
        case linkStart(ProseLink)
        case linkEnd
    }

    let leaf: LeafText
    let bytes: ArraySlice<UInt8>
    var index: Int
    var pieces: [Piece] = []
    var emphasis = EmphasisMatcher()
    var brackets = BracketStack()
    var marks: UnlocatedProseMarks
    /// The address at the start of links from the root of a site; nil if there is none.
    let root: String?
    private var html: HTMLScanner
    private var backticks: BacktickRuns?
    /// The place of two tildes, possibly to be closed by a later pair.
    private var openTildes: Int?

    /// `byteRange` is the part of the leaf's text to read.
    init(_ leaf: LeafText, byteRange: Range<Int>, root: String?, marks: UnlocatedProseMarks) {
        self.leaf = leaf
        self.root = root
        self.marks = marks
        bytes = leaf.bytes[byteRange].trimmed
        index = bytes.startIndex
        html = HTMLScanner(bytes)
    }

    mutating func parse() -> [ProseInline] {
        while index < bytes.endIndex { parseNext() }
        emphasis.match(after: nil)
        var builder = InlineBuilder(runs: emphasis.runs)
        let inlines = builder.inlines(of: pieces)
        if let deep = builder.firstDeepRun {
            let start = emphasis.runs[deep].start
            report(at: start..<(start + 1)) { .deepProse(limit: InlineBuilder.depthLimit, at: $0) }
        }
        return inlines
    }

    func byte(_ index: Int) -> UInt8? {
        bytes.indices.contains(index) ? bytes[index] : nil
    }

    mutating func report(at byteRange: Range<Int>, _ make: @escaping (SourceRange) -> Diagnostic) {
        marks.add(at: leaf.sourceByteRange(byteRange), make)
    }

    /// Takes the next `count` bytes as text.
    mutating func takeText(_ count: Int) {
        pieces.append(.text(String(utf8: bytes[index..<(index + count)])))
        index += count
    }

    private mutating func parseNext() {
        switch bytes[index] {
        case .lineFeed: takeLineEnd(isHard: false)
        case UInt8(ascii: "\\"): parseEscape()
        case UInt8(ascii: "`"): parseCode()
        case UInt8(ascii: "&"): parseReference()
        case UInt8(ascii: "<"): parseAngleBracket()
        case UInt8(ascii: "*"), UInt8(ascii: "_"): parseRun()
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"): parseBracket()
        case UInt8(ascii: "~"): parseTildes()
        default: parseText()
        }
    }

    /// Parses text up to the next character with a possible meaning.
    ///
    /// Spaces at the end of a line are not text; two spaces ask for a line break.
    private mutating func parseText() {
        let end = bytes[index...].firstIndex(where: \.isInlineMarkup) ?? bytes.endIndex
        let text = bytes[index..<end]
        guard byte(end) == .lineFeed else { return takeText(text.count) }
        let visible = text.trimmedAtEnd
        if !visible.isEmpty { takeText(visible.count) }
        index = end
        takeLineEnd(isHard: text.suffix(2).count == 2 && text.suffix(2).allSatisfy { $0 == .space })
    }

    private mutating func takeLineEnd(isHard: Bool) {
        pieces.append(isHard ? .lineBreak : .softBreak)
        index += 1
        while byte(index)?.isBlank == true { index += 1 }
    }

    private mutating func parseEscape() {
        guard let next = byte(index + 1) else { return takeText(1) }
        if next == .lineFeed {
            index += 1
            takeLineEnd(isHard: true)
        } else if next.isASCIIPunctuation {
            index += 1
            takeText(1)
        } else {
            takeText(1)
        }
    }

    private mutating func parseCode() {
        let length = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
        let runs = backticks ?? BacktickRuns(in: bytes)
        backticks = runs
        guard let closing = runs.next(of: length, after: index) else { return takeText(length) }
        pieces.append(.code(Self.codeText(bytes[(index + length)..<closing])))
        index = closing + length
    }

    /// Returns the text of a code span.
    ///
    /// Line endings are spaces; a single space at both ends goes away, unless there are only spaces.
    private static func codeText(_ content: ArraySlice<UInt8>) -> String {
        let text = content.map { $0 == .lineFeed ? UInt8.space : $0 }
        let isPadded = text.count > 2 && text.first == .space && text.last == .space
        guard isPadded, text.contains(where: { $0 != .space }) else { return String(utf8: text) }
        return String(utf8: text[1..<(text.count - 1)])
    }

    private mutating func parseReference() {
        guard let reference = CharacterReference(in: bytes, at: index) else { return takeText(1) }
        switch reference {
        case .supported(let text, let end):
            pieces.append(.text(text))
            index = end
        case .unknown(let end):
            let name = String(utf8: bytes[index..<end])
            report(at: index..<end) { .unknownReference(name, at: $0) }
            takeText(end - index)
        }
    }

    /// Parses an autolink, raw HTML, or the character itself.
    private mutating func parseAngleBracket() {
        let links = LinkScanner(bytes)
        if let end = links.autolinkEnd(at: index) {
            takeAutolink(to: end, prefix: "")
        } else if let end = links.emailEnd(at: index) {
            takeAutolink(to: end, prefix: "mailto:")
        } else if let end = html.end(at: index) {
            takeRawHTML(to: end)
        } else {
            takeText(1)
        }
    }

    private mutating func takeRawHTML(to end: Int) {
        let lines = bytes[index..<end].split(separator: .lineFeed, omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            if number > 0 { pieces.append(.softBreak) }
            pieces.append(.text(String(utf8: number < lines.count - 1 ? line.trimmedAtEnd : line)))
        }
        index = end
    }

    private mutating func parseRun() {
        let run = DelimiterRun(in: bytes, at: index)
        pieces.append(.run(emphasis.append(run)))
        index += run.length
    }

    /// Parses tildes.
    ///
    /// Two tildes on both sides of words are GitHub's strikethrough.
    private mutating func parseTildes() {
        let length = bytes[index...].prefix { $0 == UInt8(ascii: "~") }.count
        if length == 2 {
            if let start = openTildes, byte(index - 1)?.isASCIIWhitespace == false {
                report(at: start..<(index + 2)) { .unsupported(.strikethrough, at: $0) }
                openTildes = nil
            } else if byte(index + 2)?.isASCIIWhitespace == false {
                openTildes = index
            }
        }
        takeText(length)
    }
}

extension UInt8 {
    fileprivate var isInlineMarkup: Bool {
        switch self {
        case .lineFeed, UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: "*"),
            UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

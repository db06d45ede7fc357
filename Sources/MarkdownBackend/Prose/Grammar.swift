import CatalogPages

/// The Markdown grammar of a docs host's parser, such as GitHub's or VitePress's: the syntax taken for markup, and the
/// escaped form of text.
enum Grammar: Sendable {
    /// GitHub Flavored Markdown (0.29) with GitHub's formulas and names of emoji.
    case gitHub
    /// markdown-it with the extensions of VitePress, where pages are templates of Vue.
    case vitePress
    /// MDX as read by Docusaurus: `{` begins an expression and `<` an element.
    case mdx
    /// swift-markdown as used by DocC: straight quotes become curly quotes, HTML is dropped, `@` begins a directive.
    case docC
    /// Python-Markdown with the extensions recommended by Material for MkDocs.
    case pythonMarkdown
    /// kramdown with GitHub's additions, as used by Jekyll. Liquid, which comes first, is kept off whole pages.
    case kramdown

    /// Whether the rules of CommonMark apply: the characters escaped by a backslash, and the beginnings and ends of
    /// emphasis, lists and code.
    ///
    /// The other grammars get character references, which have the same meaning everywhere.
    var isCommonMark: Bool {
        switch self {
        case .gitHub, .vitePress, .mdx, .docC: true
        case .pythonMarkdown, .kramdown: false
        }
    }

    /// Whether elements of HTML are shown.
    var hasHTML: Bool { self != .docC }

    /// The end of a line within a paragraph or a cell, or at least a separator of the text before and after.
    var lineBreak: String {
        switch self {
        case .gitHub, .vitePress, .pythonMarkdown, .kramdown: "<br>"
        case .mdx: "<br />"
        case .docC: " · "
        }
    }

    /// Element around the name of a place that is neither in a heading nor made of the place's words; nil where there
    /// is none.
    var anchorElement: (start: String, end: String)? {
        switch self {
        case .gitHub, .vitePress, .pythonMarkdown, .kramdown: ("<a id=\"", "\"></a>")
        // An element whose names Docusaurus registers.
        case .mdx: ("<Link id=\"", "\" />")
        case .docC: nil
        }
    }

    /// Returns the element for a spot of a color; nil where the host drops styles.
    ///
    /// The spot has a fixed size, because the host's style has no rule for such a spot. The spot is not a box, so that
    /// no line ends between the spot and the words. The words name the color for readers unable to see the spot.
    func swatch(_ color: String) -> String? {
        switch self {
        case .vitePress, .pythonMarkdown, .kramdown:
            #"<span class="swatch" aria-hidden="true" style="padding:0 .5em;margin-right:.4em;border:1px solid #888;"#
                + #"font-size:.8em;background:\#(Self.background(color))"></span>"#
        case .mdx:
            #"<span className="swatch" aria-hidden="true" style={{padding: '0 .5em', marginRight: '.4em', "#
                + "border: '1px solid #888', fontSize: '.8em', background: '\(Self.background(color))'}} />"
        case .gitHub, .docC: nil
        }
    }

    /// Returns the background of a spot.
    ///
    /// A translucent color is drawn over squares, so that readers can distinguish translucent from opaque.
    private static func background(_ color: String) -> String {
        if color.utf8.count < "#rrggbbaa".utf8.count { return color }
        return "linear-gradient(\(color),\(color)),repeating-conic-gradient(#999 0 25%,#fff 0 50%) 0/.8em .8em"
    }

    /// A separator without visible text for neighbors that would run together.
    var separator: String {
        switch self {
        case .mdx: "{/* */}"
        case .docC: "\u{200B}"
        default: "<!-- -->"
        }
    }

    /// Whether `<https://…>` is a link.
    var hasAutolinks: Bool { self != .mdx }

    /// Whether `https://…` is a link without further signs.
    var linksBareAddresses: Bool {
        switch self {
        case .gitHub, .vitePress, .mdx: true
        case .docC, .pythonMarkdown, .kramdown: false
        }
    }

    /// Whether `:smile:` is a picture.
    var hasShortcodes: Bool { self != .docC && self != .kramdown }

    /// Whether formulas are written between dollar signs.
    var hasMath: Bool { self != .docC }

    /// Whether a cell of a table can contain lists and quotes, as elements of HTML.
    var hasBlocksInCells: Bool { self != .docC && self != .kramdown }

    /// Returns the info string of a fence.
    ///
    /// Only GitHub accepts any info string: other hosts read options in the words, or no fence. So these hosts get the
    /// language and the attributes that they document. DocC, which warns about words similar to an option, gets the
    /// languages with colors.
    func infoString(_ text: String) -> String {
        if self == .gitHub { return text }
        let info = CodeInfo(text)
        let language = info.language
        if self == .docC { return Self.languagesOfDocC.contains(language.lowercased()) ? language : "" }
        guard !language.isEmpty, language.utf8.allSatisfy({ $0.isASCIIWord || "+-#.".utf8.contains($0) }) else {
            return ""
        }
        return ([language] + attributes(of: info)).joined(separator: " ")
    }

    /// Returns the attributes of a code block in the form of the host.
    private func attributes(of info: CodeInfo) -> [String] {
        let lines = info.highlightedLines
        let title = info.title.flatMap(Self.quoted)
        switch self {
        case .gitHub, .docC, .kramdown: return []
        case .vitePress:
            return [lines.map { "{\($0)}" }, info.hasLineNumbers ? ":line-numbers" : nil].compactMap(\.self)
        case .mdx:
            return [
                title.map { "title=\($0)" }, lines.map { "{\($0)}" }, info.hasLineNumbers ? "showLineNumbers" : nil,
            ].compactMap(\.self)
        case .pythonMarkdown:
            return [
                title.map { "title=\($0)" }, lines.map { "hl_lines=\"\($0.replacing(",", with: " "))\"" },
                info.hasLineNumbers ? "linenums=\"1\"" : nil,
            ].compactMap(\.self)
        }
    }

    /// Returns the value of an attribute between quotes; nil for a value that quotes cannot represent.
    private static func quoted(_ value: String) -> String? {
        if value.contains(where: { "\"`\\&{}<>".contains($0) || $0.isNewline }) { return nil }
        return "\"\(value)\""
    }

    private static let languagesOfDocC: Set<String> = [
        "bash", "c", "cpp", "css", "diff", "html", "http", "java", "javascript", "js", "json", "kotlin", "markdown",
        "objc", "objective-c", "objectivec", "perl", "php", "python", "ruby", "scss", "sh", "shell", "sql", "swift",
        "ts", "tsx", "typescript", "xml", "yaml",
    ]

    /// The ASCII bytes that can be markup in the grammar and not in GitHub's.
    var additionalMarks: ASCIISet {
        switch self {
        case .gitHub: []
        case .vitePress: "{"
        case .mdx: "{}"
        case .docC: "\"'-@}^"
        case .pythonMarkdown: "{>^=+?"
        case .kramdown: "{>^=+\"'-"
        }
    }
}

/// A set of ASCII characters with a fast membership test.
struct ASCIISet: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(stringLiteral characters: String) {
        for byte in characters.utf8 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
    }

    init(arrayLiteral characters: Never...) {}

    func contains(_ byte: UInt8) -> Bool {
        byte < 128 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
    }
}

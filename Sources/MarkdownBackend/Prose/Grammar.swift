/// How a host's parser reads Markdown: what it takes for markup, and in which form text is kept from being that.
enum Grammar: Sendable {
    /// GitHub Flavored Markdown (0.29) with GitHub's formulas and names of emoji.
    case gitHub
    /// markdown-it with the extensions of VitePress, whose pages are templates of Vue.
    case vitePress
    /// MDX, in which `{` begins an expression and `<` an element, as Docusaurus reads it.
    case mdx
    /// swift-markdown as DocC uses it: straight quotes become curly ones, HTML is dropped, `@` begins a directive.
    case docC
    /// Python-Markdown with the extensions that Material for MkDocs recommends.
    case pythonMarkdown
    /// kramdown with GitHub's additions, as Jekyll uses it. Liquid, which comes first, is kept off whole pages.
    case kramdown

    /// Whether the rules of CommonMark hold: what a backslash escapes, and where emphasis, lists and code begin and end.
    ///
    /// The others get character references, which mean the same wherever they stand.
    var isCommonMark: Bool {
        switch self {
        case .gitHub, .vitePress, .mdx, .docC: true
        case .pythonMarkdown, .kramdown: false
        }
    }

    /// Whether elements of HTML are shown.
    var hasHTML: Bool { self != .docC }

    /// Ends a line within a paragraph or a cell, or at least sets apart what stands before and behind it.
    var lineBreak: String {
        switch self {
        case .gitHub, .vitePress, .pythonMarkdown, .kramdown: "<br>"
        case .mdx: "<br />"
        case .docC: " · "
        }
    }

    /// Element around the name of a place that is neither in a heading nor made of its words; nil where there is none.
    var anchorElement: (start: String, end: String)? {
        switch self {
        case .gitHub, .vitePress, .pythonMarkdown, .kramdown: ("<a id=\"", "\"></a>")
        // An element that Docusaurus knows the names of.
        case .mdx: ("<Link id=\"", "\" />")
        case .docC: nil
        }
    }

    /// Returns the element for a spot of a color; nil where the host drops styles.
    ///
    /// The spot brings its own size, because the style of the host knows nothing of it, and is no box of its own, so that no
    /// line ends between it and its words, which tell the color to those who cannot see it.
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

    /// A color that lets something through lies on squares, by which people tell it from an opaque one.
    private static func background(_ color: String) -> String {
        if color.utf8.count < "#rrggbbaa".utf8.count { return color }
        return "linear-gradient(\(color),\(color)),repeating-conic-gradient(#999 0 25%,#fff 0 50%) 0/.8em .8em"
    }

    /// Keeps apart what would run together, and shows nothing.
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

    /// Whether formulas stand between dollar signs.
    var hasMath: Bool { self != .docC }

    /// Whether a cell of a table can hold lists and quotes, as elements of HTML.
    var hasBlocksInCells: Bool { self != .docC && self != .kramdown }

    /// Returns a fence's words on its code. Only GitHub has any text there: others read options in it, or no fence at
    /// all. DocC, which warns of words that look like an option, is told the languages that it colors.
    func infoString(_ language: String) -> String {
        switch self {
        case .gitHub: language
        case .docC: Self.languagesOfDocC.contains(language.lowercased()) ? language : ""
        case .vitePress, .mdx, .pythonMarkdown, .kramdown:
            language.utf8.allSatisfy { $0.isASCIIWord || "+-#.".utf8.contains($0) } ? language : ""
        }
    }

    private static let languagesOfDocC: Set<String> = [
        "bash", "c", "cpp", "css", "diff", "html", "http", "java", "javascript", "js", "json", "kotlin", "markdown",
        "objc", "objective-c", "objectivec", "perl", "php", "python", "ruby", "scss", "sh", "shell", "sql", "swift",
        "ts", "tsx", "typescript", "xml", "yaml",
    ]

    /// The bytes of ASCII that can be markup in this grammar and are not in GitHub's.
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

/// A set of characters of ASCII that is quick to ask.
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

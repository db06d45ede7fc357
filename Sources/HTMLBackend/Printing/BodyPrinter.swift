import CatalogModel
import CatalogPages

/// A printer of the content of a documentation page as HTML: sections, paragraphs, lists, tables and further blocks.
struct BodyPrinter {
    let addresses: SiteAddresses
    /// The titles of the catalog's themes, if there are several.
    ///
    /// Statements about a single theme can be chosen.
    let themes: [String]
    /// The origin of the site; nil where unknown.
    let siteOrigin: String?
    var html = Markup(reserving: 32_768)
    /// The names of places, to find free names for headings without a name.
    private var taken: Set<String>
    private(set) var contents: [ContentsEntry] = []

    /// A heading as shown in the list of contents.
    struct ContentsEntry {
        let title: String
        let anchor: String
        let level: Int
    }

    init(_ page: Page, addresses: SiteAddresses, themes: [String], siteOrigin: String? = nil) {
        self.siteOrigin = siteOrigin
        self.addresses = addresses
        self.themes = themes.count > 1 ? themes : []
        var anchors = AnchorCollector()
        anchors.walk(page)
        taken = anchors.found
    }

    /// A collector of the anchors already taken on the page.
    private struct AnchorCollector: PageVisitor {
        var found: Set<String> = ["content", "nav", "toc"]

        mutating func visit(_ section: PageSection, in path: [PageSection]) {
            if let anchor = section.anchor { found.insert(anchor) }
        }

        mutating func visit(_ inline: Inline) {
            if case .anchor(let name) = inline { found.insert(name) }
        }
    }

    // MARK: - Sections

    mutating func write(_ sections: [PageSection], level: Int = 2) {
        for section in sections { write(section, level: level) }
    }

    /// Writes a section of the first level with content printed in a special way.
    mutating func writeSection(_ section: PageSection, content: (inout BodyPrinter) -> Void) {
        let anchor = section.anchor ?? freeAnchor(for: section.title.plainText)
        contents.append(ContentsEntry(title: section.title.plainText, anchor: anchor, level: 2))
        html.raw("<section>\n")
        write(heading: section.title, level: 2, anchor: anchor)
        content(&self)
        html.raw("</section>\n")
    }

    private mutating func write(_ section: PageSection, level: Int) {
        let anchor = section.anchor ?? freeAnchor(for: section.title.plainText)
        contents.append(ContentsEntry(title: section.title.plainText, anchor: anchor, level: level))
        let isImplementation = level == 2 && anchor.hasPrefix("implementation--")
        html.raw("<section")
        if isImplementation { html.attribute("data-impl", section.title.plainText) }
        switch section.look {
        case .plain: break
        case .goodUse: html.raw(" class=\"use do\"")
        case .badUse: html.raw(" class=\"use dont\"")
        }
        html.raw(">\n")
        write(heading: section.title, level: level, anchor: anchor)
        write(section.content.blocks, level: level)
        write(section.content.sections, level: level + 1)
        html.raw("</section>\n")
    }

    private mutating func write(heading title: [Inline], level: Int, anchor: String) {
        html.raw("<h")
        html.number(min(level, 6))
        html.attribute("id", anchor)
        html.raw(">")
        write(title, in: .heading)
        writePermalink(anchor, to: title.plainText)
        html.raw("</h")
        html.number(min(level, 6))
        html.raw(">\n")
    }

    mutating func writePermalink(_ anchor: String, to words: String) {
        guard let address = addresses.of(.anchor(anchor)) else { return }
        html.raw("<a class=\"pl\"")
        html.attribute("href", address)
        html.attribute("aria-label", "Link to " + words)
        html.raw(">#</a>")
    }

    private mutating func freeAnchor(for words: String) -> String {
        taken.insertNumbered(Slug.of(words), separator: "-")
    }

    // MARK: - Blocks

    mutating func write(_ blocks: [Block], level: Int) {
        for block in blocks { write(block, level: level) }
    }

    private mutating func write(_ block: Block, level: Int) {
        switch block {
        case .paragraph(let inlines): write(paragraph: inlines, level: level)
        case .prose(let prose): write(prose.blocks, level: level, offset: prose.headingOffset(below: level))
        case .list(let items): write(list: items, level: level)
        case .table(let table): write(table)
        case .code(let code, let language): write(code: code, language: language)
        case .alert(let kind, let blocks): write(alert: kind, blocks, level: level)
        case .picture(let picture): write(picture)
        case .demo(let demo): write(demo)
        case .details(let summary, let blocks):
            html.raw("<details><summary>")
            html.text(summary)
            html.raw("</summary>\n")
            write(blocks, level: level)
            html.raw("</details>\n")
        case .tabs(let tabs): write(tabs, level: level)
        }
    }

    private mutating func write(paragraph inlines: [Inline], level: Int) {
        if inlines.isEmpty { return }
        // In HTML, a paragraph cannot contain lists and quotes.
        let isFlow = inlines.contains { if case .markup(let prose) = $0 { !prose.isOneParagraph } else { false } }
        html.raw(isFlow ? "<div class=\"p\">" : "<p>")
        write(inlines, in: isFlow ? .flow : .line)
        html.raw(isFlow ? "</div>\n" : "</p>\n")
    }

    private mutating func write(list items: [[Block]], level: Int) {
        if items.isEmpty { return }
        let isFacts = items.allSatisfy { $0.fact != nil }
        html.raw(isFacts ? "<ul class=\"facts\">\n" : "<ul>\n")
        for item in items {
            html.raw("<li>")
            if isFacts, let (word, value) = item.fact {
                write([.strong(word)] + value, in: .flow)
            } else if item.count == 1, case .paragraph(let inlines)? = item.first {
                write(inlines, in: .flow)
            } else {
                write(item, level: level)
            }
            html.raw("</li>\n")
        }
        html.raw("</ul>\n")
    }

    private mutating func write(alert kind: Block.Alert, _ blocks: [Block], level: Int) {
        let (name, word) = kind.names
        html.raw("<div role=\"note\"")
        html.attribute("class", "alert " + name)
        html.raw("><p class=\"alert-t\">")
        html.text(word)
        html.raw("</p>\n")
        write(blocks, level: level)
        html.raw("</div>\n")
    }

    /// Writes the contents below each other, each under a title; only with the site's script can readers switch between
    /// the contents.
    private mutating func write(_ tabs: [Tab], level: Int) {
        html.raw("<div class=\"tabs\">\n")
        for tab in tabs {
            html.raw("<div class=\"tab\"")
            html.attribute("data-impl", tab.title)
            html.raw("><p class=\"tab-t\">")
            html.text(tab.title)
            html.raw("</p>\n")
            write(tab.blocks, level: level)
            html.raw("</div>\n")
        }
        html.raw("</div>\n")
    }

    mutating func write(code: String, language: String, title: String? = nil) {
        html.raw("<div class=\"code\"")
        if let title { html.attribute("data-title", title) }
        if !language.isEmpty { html.attribute("data-lang", language) }
        html.raw("><pre tabindex=\"0\"><code>")
        CodeColors.write(code, language: language, to: &html)
        html.raw("</code></pre></div>\n")
    }
}

extension [Block] {
    /// The name and value of a fact, if stated by an item of a list.
    fileprivate var fact: (name: String, value: [Inline])? {
        guard count == 1, case .paragraph(let inlines)? = first, case .strong(let word)? = inlines.first,
            word.hasSuffix(":")
        else { return nil }
        return (String(word.dropLast()), [Inline](inlines.dropFirst()))
    }
}

extension Block.Alert {
    fileprivate var names: (String, String) {
        switch self {
        case .note: ("note", "Note")
        case .tip: ("tip", "Tip")
        case .important: ("important", "Important")
        case .warning: ("warning", "Warning")
        case .caution: ("caution", "Caution")
        }
    }
}

import CatalogModel
import CatalogPages

extension BodyPrinter {
    /// The place of words, deciding the allowed content.
    enum Location {
        case heading, line, flow
        /// Inside a link, without further links.
        case link
    }

    mutating func write(_ inlines: [Inline], in location: Location) {
        for inline in inlines { write(inline, in: location) }
    }

    private mutating func write(_ inline: Inline, in location: Location) {
        switch inline {
        case .text(let text), .sentence(let text): html.text(text)
        case .code(let code): write(code: code)
        case .emphasis(let text):
            html.raw("<em>")
            html.text(text)
            html.raw("</em>")
        case .strong(let text):
            html.raw("<strong>")
            html.text(text)
            html.raw("</strong>")
        case .link(let inlines, let target): write(link: inlines, to: addresses.of(target), in: location)
        case .markup(let prose): write(prose, in: location)
        case .picture(let file, let alt): write(image: file, alt: alt)
        case .lineBreak: html.raw("<br>")
        case .anchor(let name):
            html.raw("<span")
            html.attribute("id", name)
            html.raw("></span>")
        case .swatch(let color): write(swatch: color)
        case .badge(let text, let judgment): write(badge: text, judgment)
        }
    }

    private mutating func write(link inlines: [Inline], to address: WebAddress?, in location: Location) {
        guard let address, location != .link else { return write(inlines, in: location) }
        html.raw("<a")
        html.attribute("href", address)
        html.raw(">")
        write(inlines, in: .link)
        html.raw("</a>")
    }

    private mutating func write(badge text: String, _ judgment: Inline.Judgment) {
        switch judgment {
        case .good: html.raw("<span class=\"badge good\">")
        case .fair: html.raw("<span class=\"badge fair\">")
        case .bad: html.raw("<span class=\"badge bad\">")
        case .none: html.raw("<span class=\"badge\">")
        }
        html.text(text)
        html.raw("</span>")
    }

    private mutating func write(code: String) {
        html.raw("<code>")
        html.text(breaking: code)
        html.raw("</code>")
    }

    /// Writes a round color sample as an SVG picture, because pages have no inline styles.
    mutating func write(swatch color: String) {
        html.raw("<svg class=\"sw\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><circle cx=\"8\" cy=\"8\" r=\"7.5\"")
        html.attribute("fill", color)
        html.raw("/></svg>")
    }

    // MARK: - Prose

    private mutating func write(_ prose: Prose, in location: Location) {
        if prose.isOneParagraph, case .paragraph(let inlines)? = prose.blocks.first {
            return write(inlines, in: location)
        }
        if case .flow = location { return write(prose.blocks, level: 3, offset: prose.headingOffset(below: 3)) }
        html.text(prose.plainText)
    }

    mutating func write(_ blocks: [ProseBlock], level: Int, offset: Int) {
        for block in blocks { write(block, level: level, offset: offset) }
    }

    private mutating func write(_ block: ProseBlock, level: Int, offset: Int) {
        switch block {
        case .paragraph(let inlines):
            html.raw("<p>")
            write(inlines, in: .line)
            html.raw("</p>\n")
        case .heading(let own, let inlines):
            html.raw("<h")
            html.number(min(own + offset, 6))
            html.raw(">")
            write(inlines, in: .line)
            html.raw("</h")
            html.number(min(own + offset, 6))
            html.raw(">\n")
        case .list(let list): write(list, level: level, offset: offset)
        case .code(let info, let text):
            let info = CodeInfo(info)
            let code = text.hasSuffix("\n") ? String(text.dropLast()) : text
            write(code: code, language: info.language, title: info.title)
        case .quote(let blocks):
            html.raw("<blockquote>\n")
            write(blocks, level: level, offset: offset)
            html.raw("</blockquote>\n")
        }
    }

    private mutating func write(_ list: ProseList, level: Int, offset: Int) {
        if let start = list.start {
            html.raw("<ol")
            if start != 1 { html.attribute("start", String(start)) }
            html.raw(">\n")
        } else {
            html.raw("<ul>\n")
        }
        for item in list.items {
            html.raw("<li>")
            for block in item {
                if list.isTight, case .paragraph(let inlines) = block {
                    write(inlines, in: .line)
                } else {
                    write(block, level: level, offset: offset)
                }
            }
            html.raw("</li>\n")
        }
        html.raw(list.start == nil ? "</ul>\n" : "</ol>\n")
    }

    private mutating func write(_ inlines: [ProseInline], in location: Location) {
        for inline in inlines {
            switch inline {
            case .text(let text): html.text(text)
            case .code(let code): write(code: code)
            case .emphasis(let inlines):
                html.raw("<em>")
                write(inlines, in: location)
                html.raw("</em>")
            case .strong(let inlines):
                html.raw("<strong>")
                write(inlines, in: location)
                html.raw("</strong>")
            case .link(let link, let inlines): write(link, words: inlines, in: location)
            case .softBreak: html.raw("\n")
            case .lineBreak: html.raw("<br>")
            }
        }
    }

    private mutating func write(_ link: ProseLink, words inlines: [ProseInline], in location: Location) {
        guard let address = addresses.of(prose: link.destination), location != .link else {
            return write(inlines, in: location)
        }
        html.raw("<a")
        html.attribute("href", address)
        if let title = link.title { html.attribute("title", title) }
        html.raw(">")
        write(inlines, in: .link)
        html.raw("</a>")
    }
}

extension Prose {
    /// Whether the prose can be written on a line among other words.
    var isOneParagraph: Bool {
        guard blocks.count == 1, case .paragraph? = blocks.first else { return blocks.isEmpty }
        return true
    }

    /// Returns the number of levels to lower the headings, placing the highest right below the heading around the
    /// prose.
    func headingOffset(below level: Int) -> Int {
        let levels = blocks.compactMap { block in if case .heading(let level, _) = block { level } else { nil } }
        return level + 1 - (levels.min() ?? 1)
    }
}

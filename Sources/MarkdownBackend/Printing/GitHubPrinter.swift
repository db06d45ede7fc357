import CatalogModel

/// Prints a page as GitHub Flavored Markdown (GFM 0.29): pipe tables, alerts, `<details>`, `<picture>`.
///
/// GitHub makes an anchor of each heading's text; a section whose anchor is just that gets no second one.
struct GitHubPrinter {
    private let targets: any LinkTargets
    let inlines: GitHubInlines
    private let addresses: LinkAddress
    private var chunks: [String] = []
    private var headings = HeadingAnchors()

    init(targets: any LinkTargets, addresses: LinkAddress) {
        self.targets = targets
        self.addresses = addresses
        inlines = GitHubInlines(links: ProseAddresses(targets: targets, addresses: addresses), addresses: addresses)
    }

    /// The page as text that ends with a line break.
    func printed(_ page: Page) -> String {
        var printer = self
        _ = printer.headings.take(page.title.plainText)
        printer.chunks.append("# " + inlines.heading(page.title))
        printer.print(page.lead, level: 1)
        let contentsIndex = printer.chunks.endIndex
        let anchors = page.sections.map { printer.print($0, level: 2) }
        if page.sections.count > 3 {
            printer.chunks.insert(contents(page.sections, anchors), at: contentsIndex)
        }
        return printer.chunks.joined(separator: "\n\n") + "\n"
    }

    /// Links to the sections of the page, for those who look for one of them.
    private func contents(_ sections: [PageSection], _ anchors: [String]) -> String {
        let links = zip(sections, anchors).map { section, anchor in
            [Inline.link([.text(section.title.plainText)], .anchor(anchor))]
        }
        return inlines.line(links.asFacts)
    }

    /// Returns an anchor of the section.
    @discardableResult
    private mutating func print(_ section: PageSection, level: Int) -> String {
        // Markdown has six levels; what lies deeper stays on the last.
        let marks = String(repeating: "#", count: min(level, 6))
        let own = headings.take(section.title.plainText)
        var title = section.title
        if let anchor = section.anchor, anchor != own { title.insert(.anchor(anchor), at: 0) }
        chunks.append(marks + " " + inlines.heading(title))
        print(section.content.blocks, level: level)
        for section in section.content.sections { print(section, level: level + 1) }
        return section.anchor ?? own
    }

    private mutating func print(_ blocks: [Block], level: Int) {
        for block in blocks {
            let text = text(of: block, level: level)
            if !text.isEmpty { chunks.append(text) }
        }
    }

    private func text(of block: Block, level: Int) -> String {
        switch block {
        case .paragraph(let content): inlines.line(content)
        case .prose(let prose): inlines.prose(headingOffset: level + 1 - prose.highestHeadingLevel).block(prose)
        case .list(let items): items.map { listItem($0, level: level) }.joined(separator: "\n")
        case .table(let table): text(of: table)
        case .code(let code, let language): MarkdownEscaping.fence(code, language: language)
        case .alert(let kind, let blocks): alert(kind, text(of: blocks, level: level))
        case .picture(let picture): text(of: picture)
        case .details(let summary, let blocks):
            "<details>\n<summary>\(HTML.escaped(summary))</summary>\n\n\(text(of: blocks, level: level))\n\n</details>"
        }
    }

    private func text(of blocks: [Block], level: Int) -> String {
        blocks.map { text(of: $0, level: level) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func listItem(_ blocks: [Block], level: Int) -> String {
        let lines = text(of: blocks, level: level).split(separator: "\n", omittingEmptySubsequences: false)
        return "- " + lines.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : "  " + $1 }.joined(separator: "\n")
    }

    private func text(of table: Table) -> String {
        var text = "|"
        for column in table.columns { text += " " + inlines.cell(Cell([.text(column)])) + " |" }
        text += "\n|" + String(repeating: " --- |", count: table.columns.count)
        for row in table.rows {
            text += "\n|"
            for cell in row {
                text += " "
                text += inlines.cell(cell)
                text += " |"
            }
        }
        return text
    }

    private func alert(_ kind: Block.Alert, _ text: String) -> String {
        let name =
            switch kind {
            case .note: "NOTE"
            case .tip: "TIP"
            case .important: "IMPORTANT"
            case .warning: "WARNING"
            case .caution: "CAUTION"
            }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (["> [!\(name)]"] + lines.map { $0.isEmpty ? ">" : "> " + $0 }).joined(separator: "\n")
    }

    private func text(of picture: Picture) -> String {
        let file = HTML.escaped(addresses.file(picture.file))
        let image = "<img src=\"\(file)\" alt=\"\(HTML.escaped(picture.alt))\">"
        guard let dark = picture.dark else { return image }
        let source = HTML.escaped(addresses.file(dark))
        return """
            <picture>
            <source media="(prefers-color-scheme: dark)" srcset="\(source)">
            \(image)
            </picture>
            """
    }
}

/// Text within HTML.
enum HTML {
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// Whether a byte stands for itself, whatever comes next.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x80..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }
}

extension Prose {
    /// The level of its most important heading, which stands one level below the heading above the prose, however the
    /// author counts; 1 where there is none.
    fileprivate var highestHeadingLevel: Int {
        blocks.compactMap { block in if case .heading(let level, _) = block { level } else { nil } }.min() ?? 1
    }
}

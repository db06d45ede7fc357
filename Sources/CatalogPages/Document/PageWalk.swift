/// A visitor of the sections, blocks and inline elements of a page, in order.
package protocol PageVisitor {
    /// Visits a section. `path`: the enclosing sections, the outermost first.
    mutating func visit(_ section: PageSection, in path: [PageSection])
    mutating func visit(_ block: Block)
    /// Visits inline content, except within a link.
    mutating func visit(_ inline: Inline)
}

extension PageVisitor {
    package mutating func visit(_ section: PageSection, in path: [PageSection]) {}
    package mutating func visit(_ block: Block) {}

    package mutating func walk(_ page: Page) {
        for inline in page.title { visit(inline) }
        walk(page.lead)
        walk(page.sections, in: [])
    }

    private mutating func walk(_ sections: [PageSection], in path: [PageSection]) {
        for section in sections {
            visit(section, in: path)
            for inline in section.title { visit(inline) }
            walk(section.content.blocks)
            walk(section.content.sections, in: path + [section])
        }
    }

    private mutating func walk(_ blocks: [Block]) {
        for block in blocks {
            visit(block)
            switch block {
            case .paragraph(let inlines): for inline in inlines { visit(inline) }
            case .list(let items): for item in items { walk(item) }
            case .table(let table):
                for row in 0..<table.rowCount {
                    for column in table.shown {
                        for inline in table.cell(row: row, column: column).inlines { visit(inline) }
                    }
                }
            case .alert(_, let blocks), .details(_, let blocks): walk(blocks)
            case .tabs(let tabs): for tab in tabs { walk(tab.blocks) }
            case .prose, .code, .picture, .demo: break
            }
        }
    }
}

import CatalogModel
import CatalogPages
import MarkdownBackend

/// A reduction of the content of a page to words for agents: without names for links, pictures and demos, and with links
/// to entries by id.
struct PlainContent {
    let site: SiteLinks

    /// Returns blocks as Markdown, below a heading of a level.
    func text(_ blocks: [Block], level: Int) -> String {
        PlainBlocks(targets: PlainTargets()).text(self.blocks(blocks), level: level)
    }

    private func blocks(_ blocks: [Block]) -> [Block] { blocks.flatMap(block) }

    private func block(_ block: Block) -> [Block] {
        switch block {
        case .paragraph(let inlines): return [.paragraph(self.inlines(inlines))]
        case .list(let items): return [.list(items.map(blocks).filter { !$0.isEmpty })]
        case .table(let table):
            return [.table(Table(table.columns, rows: table.rows.map { $0.map { Cell(inlines($0.inlines)) } }))]
        case .alert(let kind, let inner): return [.alert(kind, blocks(inner))]
        case .details(let summary, let inner): return [.paragraph([.strong(summary)])] + blocks(inner)
        case .tabs(let tabs):
            return tabs.flatMap { [.paragraph([.strong($0.title)])] + blocks($0.blocks) }
        case .picture(let picture): return picture.alt.isEmpty ? [] : [.paragraph([.text("Picture: " + picture.alt)])]
        case .demo: return []
        case .prose, .code: return [block]
        }
    }

    private func inlines(_ inlines: [Inline]) -> [Inline] {
        inlines.flatMap { inline -> [Inline] in
            switch inline {
            case .anchor, .picture, .swatch: return []
            case .link(let words, .address(let address)): return [.link(self.inlines(words), .address(address))]
            case .link(let words, .page(let path, anchor: nil)):
                guard let id = site.entry(at: path)?.id.rawValue, Slug.of(words.plainText) != id else {
                    return self.inlines(words)
                }
                return self.inlines(words) + [.text(" ("), .code(id), .text(")")]
            case .link(let words, _): return self.inlines(words)
            default: return [inline]
            }
        }
    }
}

/// The targets of links in prose for agents: addresses, and entries by id.
struct PlainTargets: LinkTargets {
    func target(of destination: ProseLink.Destination) -> Target? {
        switch destination {
        case .address(let address): .address(address)
        case .entry(let id, _): .address("entry:\(id)")
        case .token(let path): .address("token:\(path)")
        case .anchor, .file: nil
        }
    }
}

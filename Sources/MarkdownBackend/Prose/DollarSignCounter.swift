import CatalogModel
import CatalogPages

/// A counter of the dollar signs in prose, for deciding whether a Markdown parser could read two of the signs as the
/// ends of a formula.
///
/// Dollar signs in code are not markup and do not count.
///
/// GitHub reads two dollar signs of a block as the ends of a formula (`$x$`); a single dollar sign needs no escape.
enum DollarSignCounter {
    static func count(_ text: String) -> Int {
        text.utf8.withContiguousStorageIfAvailable { $0.count { $0 == UInt8(ascii: "$") } }
            ?? text.utf8.count { $0 == UInt8(ascii: "$") }
    }

    static func count(_ inlines: [ProseInline]) -> Int {
        inlines.reduce(0) { $0 + count($1) }
    }

    static func count(_ blocks: [ProseBlock]) -> Int {
        blocks.reduce(0) { $0 + count($1) }
    }

    static func areSeveral(in inlines: [Inline]) -> Bool {
        var sum = 0
        return inlines.contains { inline in
            sum += count(inline)
            return sum > 1
        }
    }

    private static func count(_ inline: ProseInline) -> Int {
        switch inline {
        case .text(let text): count(text)
        case .emphasis(let inlines), .strong(let inlines), .link(_, let inlines): count(inlines)
        case .code, .softBreak, .lineBreak: 0
        }
    }

    private static func count(_ block: ProseBlock) -> Int {
        switch block {
        case .paragraph(let inlines), .heading(_, let inlines): count(inlines)
        case .list(let list): list.items.reduce(0) { $0 + count($1) }
        case .quote(let blocks): count(blocks)
        case .code: 0
        }
    }

    private static func count(_ inline: Inline) -> Int {
        switch inline {
        case .text(let text), .badge(let text, _), .emphasis(let text), .strong(let text), .sentence(let text):
            count(text)
        case .link(let inlines, _): inlines.reduce(0) { $0 + count($1) }
        case .picture(_, let alt): count(alt)
        case .markup(let prose): count(prose.blocks)
        case .code, .lineBreak, .anchor, .swatch: 0
        }
    }
}

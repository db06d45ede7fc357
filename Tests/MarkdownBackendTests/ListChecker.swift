import CatalogModel

@testable import CatalogPages
@testable import MarkdownBackend

/// Compares the lists of documents, with all lists in them, with those that a host has made of their Markdown.
///
/// A list is told by its items and by the lists in each: `ul(li li(ol3(li)))` has two items, of which the second holds a
/// numbered list that starts at three.
struct ListChecker {
    private let grammar: Grammar

    /// What is wrong with one page.
    ///
    /// - `found`: The lists that a host has made of the page.
    static func problems(_ page: Page, lists found: [String], as grammar: Grammar) -> [String] {
        let wanted = lists(of: page, as: grammar)
        if wanted == found { return [] }
        let index = zip(wanted, found).prefix { $0 == $1 }.count
        let read = index < found.count ? found[index] : "nothing"
        return ["\(page.path): list \(index + 1), \(index < wanted.count ? wanted[index] : "none"), became \(read)"]
    }

    /// The lists in the order of the page, without those that stand in others.
    static func lists(of page: Page, as grammar: Grammar) -> [String] {
        let checker = ListChecker(grammar: grammar)
        return checker.lists(page.lead) + page.sections.flatMap(checker.lists)
    }

    private func lists(_ section: PageSection) -> [String] {
        lists(section.content.blocks) + section.content.sections.flatMap(lists)
    }

    private func lists(_ blocks: [Block]) -> [String] { blocks.flatMap(lists) }

    private func lists(_ block: Block) -> [String] {
        switch block {
        case .list(let items): [Self.list(start: nil, items.map(lists))]
        case .prose(let prose): lists(prose.blocks)
        case .paragraph(let inlines): lists(inlines)
        case .table(let table): table.rows.joined().flatMap { lists($0.inlines) }
        case .alert(_, let blocks), .details(_, let blocks): lists(blocks)
        case .tabs(let tabs): tabs.flatMap { lists($0.blocks) }
        case .code, .picture, .demo: []
        }
    }

    /// Prose within a line, whose lists some hosts show as lines with a sign.
    private func lists(_ inlines: [Inline]) -> [String] {
        inlines.flatMap { inline in
            switch inline {
            case .markup(let prose) where grammar.hasBlocksInCells: lists(prose.blocks)
            case .link(let words, _): lists(words)
            default: [String]()
            }
        }
    }

    private func lists(_ blocks: [ProseBlock]) -> [String] {
        blocks.flatMap { block in
            switch block {
            case .list(let list): [Self.list(start: list.start, list.items.map(lists))]
            case .quote(let blocks): lists(blocks)
            case .paragraph, .heading, .code: [String]()
            }
        }
    }

    private static func list(start: Int?, _ items: [[String]]) -> String {
        let name = start.map { $0 == 1 ? "ol" : "ol\($0)" } ?? "ul"
        let items = items.map { $0.isEmpty ? "li" : "li(\($0.joined(separator: " ")))" }
        return "\(name)(\(items.joined(separator: " ")))"
    }
}

import CatalogModel
import CatalogPages

/// The layout of a Markdown list as required by a docs host's parser: indentation, blank lines between items, number of
/// the first item.
struct ListForm {
    /// The kind of content at the start of a list item, deciding the layout of the item.
    enum Start {
        case nothing, text, code
        /// A line of attributes, which kramdown would give to the item instead of the content below.
        case attributes
        case other
    }

    let grammar: Grammar

    /// Returns the text before the first line of an item, and the number of spaces by which further lines are set in.
    ///
    /// Python-Markdown counts levels by four spaces, regardless of the length of the number before an item.
    func start(_ label: String) -> (text: String, indent: Int) {
        let width = label.utf8.count
        let indent = grammar == .pythonMarkdown ? 4 : max(width + 1, 2)
        return (label + String(repeating: " ", count: max(indent - width, 1)), indent)
    }

    /// Whether the separator is placed beside the sign of an item, and the content below, because the parser would not
    /// find an item with such a beginning.
    func separatesContent(startingWith start: Start) -> Bool {
        switch grammar {
        case .pythonMarkdown: start != .text
        case .kramdown: start != .text && start != .other
        case .gitHub, .vitePress, .mdx, .docC: false
        }
    }

    /// Whether all items have empty lines between them, because Python-Markdown takes text directly below an item of
    /// several blocks for text of the last block.
    func setsApart(_ items: [[Block]]) -> Bool {
        grammar == .pythonMarkdown
            && items.contains { item in
                item.count > 1 || item.first.map { $0.isSeveral || separatesContent(startingWith: $0.start) } ?? false
            }
    }

    /// Whether no empty lines separate the items of an author's list.
    func isTight(_ list: ProseList) -> Bool {
        list.isTight && (grammar != .pythonMarkdown || list.isCompact)
    }

    /// Returns the line above a list that states the number of the first item; nil where the numbers themselves do.
    func attributes(of list: ProseList) -> String? {
        guard grammar == .kramdown, let start = list.start, start != 1 else { return nil }
        return "{: start=\"\(start)\"}"
    }
}

extension ProseList {
    /// Whether each item is a paragraph, at most with another compact list below.
    fileprivate var isCompact: Bool {
        isTight
            && items.allSatisfy { item in
                guard case .paragraph? = item.first else { return false }
                if case .list(let inner)? = item.last { return item.count == 2 && inner.isCompact }
                return item.count == 1
            }
    }
}

extension ProseBlock {
    var start: ListForm.Start {
        switch self {
        case .paragraph: .text
        case .list(let list) where list.start ?? 1 != 1: .attributes
        case .code: .code
        case .list, .heading, .quote: .other
        }
    }
}

extension Block {
    var start: ListForm.Start {
        switch self {
        case .paragraph, .picture: .text
        case .demo(let demo): demo.link == nil ? .nothing : .text
        case .prose(let prose): prose.plain == nil ? prose.blocks.first?.start ?? .nothing : .text
        case .alert: .attributes
        case .code: .code
        case .list, .table, .details, .tabs: .other
        }
    }

    fileprivate var isSeveral: Bool {
        if case .prose(let prose) = self { prose.plain == nil && prose.blocks.count > 1 } else { false }
    }
}

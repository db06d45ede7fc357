import CatalogModel

@testable import CatalogPages
@testable import MarkdownBackend

/// Compares the tables of documents with what cmark-gfm makes of their Markdown, cell by cell.
struct TableChecker {
    /// What is wrong with one page.
    static func problems(_ page: Page, markdown: String) throws -> [String] {
        problems(page, tables: try HTMLPage(markdown: markdown).tables.map(\.rows))
    }

    /// - `found`: The tables that a host has made of the page.
    static func problems(_ page: Page, tables found: [[[String]]], isDocC: Bool = false) -> [String] {
        let wanted = page.tables
        if wanted.count != found.count { return ["\(page.path): \(wanted.count) tables became \(found.count)"] }
        return zip(wanted, found).flatMap { table, read -> [String] in
            let rows =
                [table.columns] + table.rows.map { $0.map { $0.inlines.textOfCell(lineBreak: isDocC ? " · " : "\n") } }
            if rows.map(\.count) != read.map(\.count) {
                return ["\(page.path): the table of '\(table.columns)' has another shape"]
            }
            return zip(rows.joined(), read.joined()).compactMap { cell, read in
                words(cell) == words(read) || cell.isEmpty && read == Self.nothing
                    ? nil : "\(page.path): '\(cell)' became '\(read)'"
            }
        }
    }

    /// What kramdown makes of an empty cell.
    private static let nothing = "\u{A0}"

    /// White space between words is not told apart: HTML does not either.
    ///
    /// Signs of a list's items are text where a host has no lists in cells.
    private static func words(_ text: String) -> [Substring] {
        // Where a line may end within a name, DocC has a sign that takes no room.
        text.replacing("\u{200B}", with: "").split { $0.isWhitespace && $0 != "\u{A0}" || $0 == "•" }
    }
}

extension Page {
    /// The documents' tables in the order of the page, as Markdown has them.
    var tables: [Table] {
        (lead.flatMap(\.tables) + sections.flatMap(\.tables)).map { $0.fitted(to: .phone) }
    }
}

extension Table {
    /// How many cells it has, its head included.
    var cellCount: Int { columns.count + rows.map(\.count).reduce(0, +) }
}

extension PageSection {
    fileprivate var tables: [Table] { content.blocks.flatMap(\.tables) + content.sections.flatMap(\.tables) }
}

extension Block {
    fileprivate var tables: [Table] {
        switch self {
        case .table(let table): [table]
        case .list(let items): items.joined().flatMap(\.tables)
        case .alert(_, let blocks), .details(_, let blocks): blocks.flatMap(\.tables)
        case .tabs(let tabs): tabs.flatMap(\.blocks).flatMap(\.tables)
        case .paragraph, .prose, .code, .picture, .demo: []
        }
    }
}

extension [Inline] {
    /// The text of a cell as it should be read: code and words to the letter, prose by its words.
    fileprivate func textOfCell(lineBreak: String) -> String {
        map { inline in
            switch inline {
            case .text(let text), .code(let text), .emphasis(let text), .strong(let text), .sentence(let text): text
            case .link(let inlines, _): inlines.textOfCell(lineBreak: lineBreak)
            case .markup(let prose): prose.plainText
            case .picture(_, let alt): alt
            case .lineBreak: lineBreak
            case .badge(let text, _): text
            case .anchor, .swatch: ""
            }
        }.joined()
    }
}

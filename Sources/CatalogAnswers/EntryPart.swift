import CatalogModel
import CatalogPages

/// A part of an entry's documentation that can be requested by name: a section of the page, with the sections within.
struct EntryPart {
    /// Names of the sections around and of the section itself, for example `swiftui/badge/properties`.
    let name: String
    /// Empty for the beginning of the page.
    private let title: String
    /// The title as Markdown; for parts about a member with the titles of the sections around.
    private(set) var heading: String
    /// The blocks as on the page, for finding members.
    private var blocks: [Block]
    private let anchor: String?
    private(set) var parts: [EntryPart]
    private let level: Int
    private let plain: PlainContent

    /// The tokens of a part, by the estimate, that an answer has no room for.
    struct LeftOut {
        let part: String
        let tokens: Int
    }

    init(_ page: Page, plain: PlainContent) {
        self.plain = plain
        (name, title, heading, anchor, level) = ("overview", "", "", nil, 1)
        blocks = page.lead
        parts = Self.parts(page.sections, in: "", level: 2, plain: plain)
    }

    private init(_ section: PageSection, name: String, level: Int, plain: PlainContent) {
        self.plain = plain
        self.level = level
        self.name = name
        title = section.title.plainText
        heading = Self.heading([title], level: level)
        blocks = section.content.blocks
        anchor = section.anchor
        parts = Self.parts(section.content.sections, in: name + "/", level: level + 1, plain: plain)
    }

    private static func heading(_ titles: [String], level: Int) -> String {
        String(repeating: "#", count: min(level, 6)) + " " + titles.joined(separator: " · ")
    }

    private static func parts(
        _ sections: [PageSection], in path: String, level: Int, plain: PlainContent
    ) -> [EntryPart] {
        var names: [String: Int] = [:]
        return sections.map { section in
            let slug = Slug.of(section.title.plainText)
            names[slug, default: 0] += 1
            let number = names[slug, default: 1]
            return EntryPart(
                section, name: path + (number > 1 ? "\(slug)-\(number)" : slug), level: level, plain: plain)
        }
    }

    /// Returns the part without the parts within.
    func alone() -> EntryPart { alone(blocks) }

    private func alone(_ blocks: [Block]) -> EntryPart {
        var copy = self
        (copy.parts, copy.blocks) = ([], blocks)
        return copy
    }

    /// Returns the sections with an anchor, and the rows of tables with an anchor or a name, below the titles of the
    /// sections around.
    func matching(
        _ anchors: Set<String>, in titles: [String] = [], name isWanted: (String) -> Bool
    ) -> [EntryPart] {
        let titles = level == 1 ? [] : titles + [title]
        var named = self
        if level > 1 { named.heading = Self.heading(titles, level: level) }
        if let anchor, anchors.contains(anchor) { return [named] }
        let tables = blocks.compactMap { block -> Block? in
            guard case .table(let table) = block else { return nil }
            let rows = table.rows.filter { row in
                (row.first?.inlines).orEmpty().contains { inline in
                    switch inline {
                    case .anchor(let anchor), .link(_, .anchor(let anchor)): anchors.contains(anchor)
                    default: false
                    }
                } || Self.names(of: row).contains(where: isWanted)
            }
            return rows.isEmpty ? nil : .table(Table(table.columns, rows: rows))
        }
        return (tables.isEmpty ? [] : [named.alone(tables)])
            + parts.flatMap { $0.matching(anchors, in: titles, name: isWanted) }
    }

    /// The names in the first column of tables, such as the names of parameters.
    var rowNames: [String] {
        blocks.flatMap { block -> [String] in
            if case .table(let table) = block { table.rows.flatMap(Self.names) } else { [] }
        }
    }

    /// Returns the text of the first cell of a row, and each piece of code in it.
    private static func names(of row: [Cell]) -> [String] {
        let inlines = (row.first?.inlines).orEmpty()
        let codes = inlines.compactMap { inline -> String? in
            if case .code(let code) = inline { code } else { nil }
        }
        return ([inlines.plainText] + codes).uniqued()
    }

    /// Returns the part and all parts within, in order.
    var all: [EntryPart] { [self] + parts.flatMap(\.all) }

    // MARK: Text

    private func text(_ blocks: [Block]) -> String { plain.text(blocks, level: level) }

    private var ownText: String {
        let text = text(blocks)
        return heading.isEmpty ? text : text.isEmpty ? heading : heading + "\n\n" + text
    }

    var text: String {
        ([ownText] + (level == 1 ? [] : parts.map(\.text))).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    var tokens: Int { TokenEstimate.tokens(in: text) + 1 }

    /// Returns as much of the part as a number of tokens allows.
    ///
    /// - Parameters:
    ///   - limit: The greatest number of tokens.
    ///   - mayCut: Whether a table, a list or code may be shown in part, because the part was requested.
    ///   - leftOut: Takes the parts without room.
    /// - Returns: The text; empty without room for any block.
    func text(upTo limit: Int, mayCut: Bool, leftOut: inout [LeftOut]) -> String {
        let whole = text
        let tokens = TokenEstimate.tokens(in: whole) + 1
        if tokens <= limit { return whole }
        var pieces: [String] = []
        var rest = limit - TokenEstimate.tokens(in: heading) - 2
        var isCut = false
        var shown = text(blocks)
        if !shown.isEmpty, TokenEstimate.tokens(in: shown) > rest {
            shown = mayCut ? cut(to: rest) : ""
            isCut = true
        }
        if !shown.isEmpty { pieces.append(shown) }
        rest -= TokenEstimate.tokens(in: shown) + 2
        var inner: [LeftOut] = []
        for part in level == 1 ? [] : parts {
            let text = rest > 20 ? part.text(upTo: rest, mayCut: mayCut && pieces.isEmpty, leftOut: &inner) : ""
            if text.isEmpty, rest <= 20 { inner.append(LeftOut(part: part.name, tokens: part.tokens)) }
            if !text.isEmpty { pieces.append(text) }
            rest -= TokenEstimate.tokens(in: text) + 2
        }
        if pieces.isEmpty || isCut || parts.isEmpty || level == 1 {
            leftOut.append(LeftOut(part: name, tokens: tokens))
        } else {
            leftOut += inner
        }
        if pieces.isEmpty { return "" }
        return ([heading] + pieces).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the first blocks of the part that fit, the last of them in part.
    private func cut(to limit: Int) -> String {
        var rest = limit - 8
        var pieces: [String] = []
        for block in blocks {
            let whole = text([block])
            let tokens = TokenEstimate.tokens(in: whole) + 1
            if tokens <= rest {
                pieces.append(whole)
                rest -= tokens
                continue
            }
            let start = start(of: block, upTo: rest)
            if !start.isEmpty { pieces.append(start) }
            break
        }
        return pieces.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the first rows, items, lines or words of a block that fit.
    private func start(of block: Block, upTo limit: Int) -> String {
        func longest(of count: Int, _ piece: (Int) -> String) -> String {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high + 1) / 2
                if TokenEstimate.tokens(in: piece(middle)) <= limit { low = middle } else { high = middle - 1 }
            }
            return low == 0 ? "" : piece(low)
        }
        func pieces(of count: Int, _ piece: (Int) -> Block) -> String {
            longest(of: count) { text([piece($0)]) + "\n\n… \(count - $0) more" }
        }
        var start = ""
        switch block {
        case .table(let table):
            start = pieces(of: table.rows.count) { .table(Table(table.columns, rows: Array(table.rows.prefix($0)))) }
        case .list(let items): start = pieces(of: items.count) { .list(Array(items.prefix($0))) }
        case .code(let code, let language):
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
            return pieces(of: lines.count) { .code(lines.prefix($0).joined(separator: "\n"), language: language) }
        case .picture, .demo: return ""
        case .prose, .paragraph, .alert, .details, .tabs: break
        }
        if !start.isEmpty { return start }
        let words = text([block]).split(separator: " ", omittingEmptySubsequences: false)
        return longest(of: words.count) { words.prefix($0).joined(separator: " ") + " …" }
    }
}

import CatalogModel
import CatalogRendering
import Synchronization

/// A long page of tokens as parts of a file: stretches of rows, and the text around the tables.
///
/// Each stretch is rendered from its own tokens, so that after the change of a token few rows are printed again.
final class TokenPageParts: Sendable {
    /// The greatest number of rows in a stretch; a page with no more tokens has no parts.
    static let stretch = 64

    /// A part of the file.
    private enum Part {
        /// Text around tables.
        case frame
        case rows(table: Int, Range<Int>)
    }

    private let pages: TokenPages
    private let page: TokenIndex.Page
    private let press: any PageRenderer
    private let tables: [TokenTable]
    private let parts: [Part]
    private let knownShared = Mutex<ContentHash?>(nil)

    init(_ page: TokenIndex.Page, of pages: TokenPages, printedBy press: any PageRenderer) {
        self.pages = pages
        self.page = page
        self.press = press
        tables = page.groups.map(TokenTable.init)
        parts =
            [.frame]
            + tables.enumerated().flatMap { index, table in
                let starts = stride(from: 0, to: table.tokens.count, by: Self.stretch)
                return starts.map { Part.rows(table: index, $0..<min($0 + Self.stretch, table.tokens.count)) }
                    + [.frame]
            }
    }

    /// Returns the unit of a file of the page.
    func unit(at path: OutputPath) -> RenderUnit {
        RenderUnit(
            path: path, parts: parts.map { part in RenderPart(reads: self.reads(of: part), shared: self.shared) },
            reads: self.pages.reads(of: self.page.tokens), shared: press.shared
        ) { known in
            self.rendering(at: path, knowing: known)
        }
    }

    private func reads(of part: Part) -> RenderUnit.Reads {
        switch part {
        case .frame: .structures
        case .rows(let table, let rows): pages.reads(of: tables[table].tokens[rows])
        }
    }

    /// The hash of the facts common to all parts: the columns, chosen by the contents of all rows, and the facts of the
    /// renderer.
    private var shared: ContentHash {
        knownShared.withLock { known in
            let hash = known ?? findShared()
            known = hash
            return hash
        }
    }

    private func findShared() -> ContentHash {
        let layouts = tables.map { table in
            let layout = pages.layout(of: table)
            return "\(layout.filled) \(layout.folded ?? 0) \(table.sharedType(in: pages.site) ?? "")"
        }
        return ContentHash(of: Array(layouts.joined(separator: "\n").utf8) + (press.shared?.bytes ?? []))
    }

    private func rendering(at path: OutputPath, knowing known: KnownParts) -> PartedRendering {
        var rendering = PartedRendering()
        let unknown = parts.indices.filter { known[$0] == nil }
        let rows = unknown.compactMap { place -> Table? in
            guard case .rows(let table, let rows) = parts[place] else { return nil }
            return pages.rows(rows, of: tables[table], stretch: Self.stretch)
        }
        guard rows.count == unknown.count, known.count > 0 else {
            for piece in pieces(of: pages.page(page, tables: tables, stretch: Self.stretch), at: path) {
                rendering.add(piece)
            }
            return rendering
        }
        let around = PageSection(Inline.value(page.name), Content(rows.map { .table($0) }))
        let document = Page(path: page.path, title: around.title, summary: "", lead: [], sections: [around])
        // Between any two stretches there is text around tables.
        let pieces = pieces(of: document, at: path)
        var next = 1
        rendering.reserve(known.byteCount + known.byteCount / 64)
        for place in parts.indices {
            if let part = known[place] {
                rendering.add(part)
            } else if pieces.indices.contains(next) {
                rendering.add(pieces[next])
                next += 2
            }
        }
        return rendering
    }

    private func pieces(of document: Page, at path: OutputPath) -> [ArraySlice<UInt8>] {
        press.bytes(of: document, at: path, targets: pages.site, in: pages.site)
            .split(separator: Table.mark, omittingEmptySubsequences: false)
    }
}

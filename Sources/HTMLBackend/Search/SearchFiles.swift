import CatalogPages
import CatalogRendering

/// The planner and printer of the JavaScript files with the search index of the HTML site.
///
/// Keys are sorted and cut into files of about the same size; a table lists the start and the size of each. So a search
/// reads the table and the few files possibly containing the words, for any size of the catalog.
struct SearchFiles: Sendable {
    static let table = "search/table.js"
    /// Bytes of sources for a file of about 10 KB, in a small and in a large catalog, which has more in common.
    private static let size = (small: 4_096, large: 13_312)
    /// The number of files up to which a catalog is small.
    private static let smallCount = 256

    let site: SiteLinks
    private let colors: ColorSearchFiles
    /// Files of keys.
    ///
    /// A plan must name these files before there is an index.
    private let count: Int
    /// The numbers of the files of keys made by each unit.
    private let groups: [Range<Int>]
    private let index: SharedSearchIndex

    /// Creates the files of a site with further pages about the whole catalog, by title and path.
    init(site: SiteLinks, pages: [(title: String, path: String)]) {
        self.site = site
        colors = ColorSearchFiles(site: site)
        // The index of an entry is about as long as its source.
        let sources = site.registry.components.map { $0.entry.id?.range.file.bytes.count ?? 0 }.reduce(0, +)
        let weight = sources + site.registry.tokens.all.count * 200
        let few = min(weight / Self.size.small, Self.smallCount)
        let count = min(max(few, weight / Self.size.large, 1), 8_192)
        // Enough units for all processors, and each large enough to justify its overhead.
        let size = max(8, (count + 15) / 16)
        groups = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
        self.count = count
        index = SharedSearchIndex(users: groups.count + 1) {
            let index = SearchIndex(site, pages: pages)
            // Words of titles have a row for their slips only.
            let rows = index.rows.filter { !$0.finds.isEmpty }.sorted { $0.precedes($1) }
            let pages = index.pages.map(SearchedPage.init)
            let weights = SearchWeights.of(rows, in: index, pages: pages)
            let slices = Self.slices(of: rows, weights: weights, count: count)
            let sizes = slices.map { $0.isEmpty ? 0 : weights[$0.indices].reduce(0, +) }
            return SplitSearchIndex(index: index, pages: pages, slices: slices, sizes: sizes)
        }
    }

    /// Returns the units of the table and of the list of entries.
    ///
    /// Making the index takes longer than any page, so the table is best rendered first.
    func tableUnits() -> [RenderUnit] {
        guard let table = OutputPath(Self.table), let list = OutputPath(SiteFiles.list) else { return [] }
        return [
            RenderUnit(paths: [table]) {
                Rendering(files: [OutputFile(path: table, bytes: index.use { self.table(of: $0) })])
            },
            RenderUnit(paths: [list]) {
                Rendering(files: [OutputFile(path: list, bytes: SiteEntryList(site: site).script())])
            },
        ]
    }

    /// Returns the units of the files of keys and colors, best rendered last: by then the index is made.
    func partUnits() -> [RenderUnit] {
        groups.map { numbers in
            let parts = numbers.compactMap { number in OutputPath("search/\(number).js").map { (number, $0) } }
            return RenderUnit(paths: parts.map(\.1)) {
                index.use { split in
                    Rendering(
                        files: parts.map { number, path in
                            let part = SearchPart(number, rows: split.slices[number], of: split)
                            return OutputFile(path: path, bytes: part.script())
                        })
                }
            }
        } + [
            RenderUnit(paths: colors.paths) {
                Rendering(files: colors.files())
            }
        ]
    }

    /// Returns the keys of each file.
    ///
    /// A file takes the rows that begin in its share of the total weight. One heavy row covers the shares of several
    /// files. The files without rows come first: a lookup takes the last file that begins at or before a key.
    static func slices(of rows: [SearchIndex.Row], weights: [Int], count: Int) -> [ArraySlice<SearchIndex.Row>] {
        let total = weights.reduce(0, +)
        var slices: [ArraySlice<SearchIndex.Row>] = []
        var (start, weight, file) = (0, 0, 0)
        for row in rows.indices {
            // Less than `count`, because every weight is positive and `weight` excludes this row: so `total` is
            // greater than `weight`, and there are at most `count` slices.
            let next = weight * count / total
            // `start` is an earlier row or this one.
            if next > file, row > start {
                slices.append(rows[start..<row])
                start = row
            }
            file = next
            weight += weights[row]
        }
        if start < rows.count { slices.append(rows[start...]) }
        return Array(repeating: [], count: count - slices.count) + slices
    }

    /// Returns the shortest beginning of a key that sorts after all previous keys, to keep the table small.
    private static func start(of key: String, after last: String) -> String {
        let (_, rest) = key.split(behindStartOf: last)
        let end = key.unicodeScalars.index(rest.startIndex, offsetBy: 1, limitedBy: key.endIndex)
        return String(key[..<(end ?? key.endIndex)])
    }

    private func table(of split: SplitSearchIndex) -> [UInt8] {
        var script = ScriptDataWriter("table")
        script.number(colors.steps)
        script.list { script in
            var start = ""
            var last = ""
            for slice in split.slices {
                // Files without keys come first and begin with the empty string, so that every lookup skips them.
                if let first = slice.first?.key {
                    start = Self.start(of: first, after: last)
                    last = slice.last?.key ?? first
                }
                script.text(start)
            }
        }
        script.list { script in
            for size in split.sizes { script.number((size + 1_023) / 1_024) }
        }
        return script.finished()
    }
}

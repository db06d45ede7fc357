import CatalogPages
import CatalogRendering

/// The planner and printer of the JavaScript files with the search index of the HTML site.
///
/// Keys are sorted and cut into files of about the same size; a table lists where each begins. So a search reads
/// the table and the few files possibly holding the words, however large the catalog is.
struct SearchFiles: Sendable {
    static let table = "search/table.js"
    /// Intended number of bytes of a file.
    private static let size = 16_384

    let site: SiteLinks
    /// Files of keys.
    ///
    /// A plan has to name these files before there is an index.
    private let count: Int

    init(site: SiteLinks) {
        self.site = site
        // The index of an entry is about as long as its source.
        let sources = site.registry.components.map { $0.entry.id?.range.file.bytes.count ?? 0 }.reduce(0, +)
        let weight = sources + site.registry.tokens.all.count * 200
        count = min(max(weight / Self.size, 1), 8_192)
    }

    func units() -> [RenderUnit] {
        let colors = ColorSearchFiles(site: site)
        let parts = (0..<count).compactMap { OutputPath("search/\($0).js") }
        guard let table = OutputPath(Self.table), let list = OutputPath(SiteFiles.list) else { return [] }
        return [
            RenderUnit(paths: [table] + parts + colors.paths, reads: .shapes) {
                let index = SearchIndex(site)
                let split = self.split(index)
                let first = self.table(of: split, colors)
                return Rendering(
                    files: [OutputFile(path: table, bytes: first)]
                        + zip(parts, split.indices).map { path, number in
                            OutputFile(path: path, bytes: SearchPart(number, rows: split[number], of: index).script())
                        } + colors.files(of: index))
            },
            RenderUnit(paths: [list], reads: .shapes) {
                Rendering(files: [OutputFile(path: list, bytes: SiteEntryList(site: site).script())])
            },
        ]
    }

    /// Returns the keys of each file.
    private func split(_ index: SearchIndex) -> [ArraySlice<SearchPart.Row>] {
        // Words of titles have a row for their slips only.
        let rows = index.rows.filter { !$0.finds.isEmpty }.sorted { $0.precedes($1) }
        let weights = rows.map { $0.weight(in: index) }
        let total = weights.reduce(0, +)
        var slices: [ArraySlice<SearchPart.Row>] = []
        var (start, weight) = (0, 0)
        for row in rows.indices {
            weight += weights[row]
            while slices.count + 1 < count, weight * count >= total * (slices.count + 1) {
                slices.append(rows[start...row])
                start = row + 1
            }
        }
        slices.append(rows[start...])
        while slices.count < count { slices.append([]) }
        return slices
    }

    /// Returns the shortest beginning of a key behind all keys before, to keep the table small.
    private static func start(of key: String, behind last: String) -> String {
        let (_, rest) = key.split(behindStartOf: last)
        let end = key.unicodeScalars.index(rest.startIndex, offsetBy: 1, limitedBy: key.endIndex)
        return String(key[..<(end ?? key.endIndex)])
    }

    private func table(of split: [ArraySlice<SearchPart.Row>], _ colors: ColorSearchFiles) -> [UInt8] {
        var script = ScriptDataWriter("table")
        script.number(colors.steps)
        script.list { script in
            var start = ""
            var last = ""
            for slice in split {
                // A file without keys is never looked into: it begins where the next one does.
                if let first = slice.first?.key {
                    start = Self.start(of: first, behind: last)
                    last = slice.last?.key ?? first
                }
                script.text(start)
            }
        }
        return script.finished()
    }
}

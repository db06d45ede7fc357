import CatalogPages

/// The kinds of hits that a search can be limited to.
package enum SearchKind: String, CaseIterable, Sendable {
    case entry, type, property, parameter, method, event, slot, css, `case`, state, part, variant, token, setting,
        string
    case accessibility, guidance

    /// Whether hits of a kind in the index belong to the kind.
    func includes(_ kind: String) -> Bool {
        switch self {
        case .entry: kind == "page"
        case .property: kind == "prop"
        case .parameter: kind == "param"
        case .accessibility: kind == "a11y"
        case .guidance: kind == "section" || kind == "text"
        default: kind == rawValue
        }
    }

    /// Returns the kind of hits for a kind in the index.
    static func of(_ kind: String) -> SearchKind { allCases.first { $0.includes(kind) } ?? .guidance }
}

/// A search by words in the index of a catalog, with the ranking of the search on the HTML site.
struct EntrySearch: Sendable {
    /// A place found, with the points of the ranking.
    struct Found {
        let shape: SearchIndex.Shape
        let page: SearchIndex.PageName
        fileprivate(set) var score: Double
        /// The words of the query found there, one bit each.
        fileprivate var words: UInt16 = 0
    }

    private let index: SearchIndex
    /// Sorted by key.
    private let rows: [SearchIndex.Row]
    /// The names of shapes and the titles of pages as keys; and the bytes of the names with their contexts.
    private let names: [String]
    private let titles: [String]
    private let surroundings: [[UInt8]]

    /// The greatest number of keys that begin with a short word of a query.
    private static let mostKeys = 600

    /// Words that agents put around names; no word that a catalog needs for other purposes.
    private static let asides: Set<String> = [
        "a", "an", "argument", "as", "by", "called", "case", "component", "do", "does", "event", "how", "in", "is",
        "method", "named", "of", "or", "parameter", "property", "slot", "state", "to", "token", "type",
    ]

    init(_ site: SiteLinks) {
        index = SearchIndex(site, pages: [], withParameters: true)
        rows = index.rows.map { row in
            var folded = SearchIndex.Row(key: Self.withoutCase(row.key))
            folded.finds = row.finds
            return folded
        }.sorted { $0.precedes($1) }
        names = index.shapes.map { Self.folded($0.name) }
        titles = index.pages.map { Self.folded($0.title) }
        surroundings = zip(names, index.shapes).map { Array(($0 + Self.folded($1.context)).utf8) }
    }

    /// Returns the places of a query, the best first.
    func found(_ query: String, kind: SearchKind?) -> [Found] {
        var longNames: [String] = []
        let typed = Self.composed(query).split(whereSeparator: \.isWhitespace).flatMap { word in
            let parts = SearchKeys.parts(of: String(word)).map(Self.withoutCase)
            if word.utf8.count <= 24 { return [parts.joined()] }
            // Misspellings of longer words are not in the index.
            longNames.append(parts.joined())
            return parts
        }.filter { !$0.isEmpty }
        let rare = typed.filter { !SearchKeys.stopWords.contains($0) && !Self.asides.contains($0) }
        let words = (rare.isEmpty ? typed : rare).prefix(16)
        let asides = rare.isEmpty ? [] : typed.filter(Self.asides.contains)
        var total: [SearchIndex.Hit: Found] = [:]
        for (number, word) in words.enumerated() {
            for (hit, score) in hits(of: word, kind: kind) {
                var found = total[hit] ?? Found(shape: index.shapes[hit.shape], page: index.pages[hit.page], score: 0)
                found.score += score
                found.words |= 1 << number
                total[hit] = found
            }
        }
        for name in longNames {
            for hit in (row(name)?.finds.hits).orEmpty() where self.name(of: hit) == name && isHit(hit, of: kind) {
                var found = total[hit] ?? Found(shape: index.shapes[hit.shape], page: index.pages[hit.page], score: 0)
                found.score += 200
                found.words = UInt16(truncatingIfNeeded: 1 << words.count - 1)
                total[hit] = found
            }
        }
        var onPages: [Int: UInt16] = [:]
        for (hit, found) in total { onPages[hit.page, default: 0] |= found.words }
        let bytes = words.map { Array($0.utf8) }
        let kinds = asides.map { (kind: SearchKind(rawValue: $0), bytes: Array($0.utf8)) }
        for (hit, found) in total {
            var found = found
            let around =
                (found.shape.name.isEmpty ? Array(titles[hit.page].utf8) : []) + surroundings[hit.shape]
            for (number, word) in bytes.enumerated() where found.words & 1 << number == 0 {
                let isAround = around.holds(word)
                guard isAround || onPages[hit.page, default: 0] & 1 << number != 0 else { continue }
                found.words |= 1 << number
                found.score += isAround ? 35 : 10
            }
            found.score += Double(found.words.nonzeroBitCount - words.count) * 80
            for aside in kinds {
                if aside.kind?.includes(found.shape.kind) == true { found.score += 30 }
                if around.holds(aside.bytes) { found.score += 15 }
            }
            total[hit] = found
        }
        return total.values.sorted {
            ($1.score, $0.page.path, $0.shape.name, $0.shape.anchor) < (
                $0.score, $1.page.path, $1.shape.name, $1.shape.anchor
            )
        }
    }

    /// Returns a text without case and punctuation, as keys are.
    private static func folded(_ text: String) -> String { withoutCase(SearchKeys.parts(of: text).joined()) }

    /// Returns a text in lower case, with letters such as `ß` as they are in upper case.
    private static func withoutCase(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 } ? text : text.uppercased().lowercased()
    }

    /// Letters of Latin, Greek and Cyrillic with accents, and kana, each as a single scalar.
    private static let letters = Set(
        [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF, 0x3040...0x30FF].joined()
            .compactMap(Unicode.Scalar.init).map(Character.init))

    /// Returns a text with accents as parts of their letters: a letter and an accent equal the letter with the accent.
    private static func composed(_ text: String) -> String {
        String(text.map { letter in letters.firstIndex(of: letter).map { letters[$0] } ?? letter })
    }

    private func name(of hit: SearchIndex.Hit) -> String {
        index.shapes[hit.shape].name.isEmpty ? titles[hit.page] : names[hit.shape]
    }

    private func isHit(_ hit: SearchIndex.Hit, of kind: SearchKind?) -> Bool {
        kind?.includes(index.shapes[hit.shape].kind) ?? true
    }

    // MARK: Words

    /// Returns the words of which a word may be the plural in English.
    private static func singulars(of word: String) -> [String] {
        guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return [] }
        let other = word.hasSuffix("ies") ? word.dropLast(3) + "y" : word.dropLast(word.hasSuffix("es") ? 2 : 1)
        return [String(word.dropLast()), String(other)].uniqued()
    }

    /// Returns the places of a word with their points: for names more than for prose, for whole names more than for the
    /// start of a name, also for a singular, and for a misspelling only where the word itself is rare.
    private func hits(of word: String, kind: SearchKind?) -> [SearchIndex.Hit: Double] {
        var scores: [SearchIndex.Hit: Double] = [:]
        func note(_ finds: SearchIndex.Finds, of word: String, names: Double, prose: Double) {
            for (hits, score) in [(finds.hits, names), (finds.prose, prose)] {
                for hit in hits where isHit(hit, of: kind) {
                    let shape = index.shapes[hit.shape]
                    let name = name(of: hit)
                    let own = name == word ? 40.0 : name.hasPrefix(word) ? 15 : 0
                    let page = shape.kind == "page" ? 25.0 : shape.kind == "section" ? -15 : 0
                    scores[hit] = max(scores[hit] ?? -.infinity, score + page + own)
                }
            }
        }
        let letters = Array(word.unicodeScalars)
        let keys = letters.contains(where: SearchKeys.isIdeographic) ? SearchKeys.ofText(word) : [word]
        var isKnown = false
        for (number, key) in keys.enumerated() {
            var met: Set<SearchIndex.Hit> = []
            for row in rowsBeginning(with: key) {
                isKnown = isKnown || row.key == key && !row.finds.hits.isEmpty
                met.formUnion(row.finds.hits + row.finds.prose)
                let rest = rest(of: row, after: key)
                if number == 0 { note(row.finds, of: word, names: 60 - rest, prose: 30 - rest) }
            }
            if number > 0 { scores = scores.filter { met.contains($0.key) } }
        }
        for form in Self.singulars(of: word) {
            for row in rowsBeginning(with: form) {
                let rest = rest(of: row, after: form)
                note(row.finds, of: form, names: 55 - rest, prose: 28 - rest)
            }
        }
        if isKnown || scores.values.contains(where: { $0 > 55 }) || letters.count < 4 { return scores }
        let slips = [word] + SearchKeys.slips(of: word)
        let others = slips.flatMap { row($0)?.finds.words ?? [] }.map(Self.withoutCase)
        let meant = Set(slips.dropFirst() + others).subtracting([word])
        for other in meant { row(other).map { note($0.finds, of: word, names: 25, prose: 15) } }
        return scores
    }

    /// Returns the points that a longer key costs.
    private func rest(of row: SearchIndex.Row, after key: String) -> Double {
        row.key == key ? 0 : 10 + Double(min(20, row.key.utf8.count - key.utf8.count))
    }

    private func start(of key: String) -> Int {
        let wanted = SearchIndex.Row(key: key)
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].precedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func row(_ key: String) -> SearchIndex.Row? {
        let index = start(of: key)
        return index < rows.count && rows[index].key == key ? rows[index] : nil
    }

    private func rowsBeginning(with key: String) -> ArraySlice<SearchIndex.Row> {
        let start = start(of: key)
        return rows[start...].prefix(Self.mostKeys).prefix { $0.key.utf8.starts(with: key.utf8) }
    }
}

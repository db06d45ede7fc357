import CatalogModel

/// The search index of a catalog: entries, members, tokens, prose and other places by search keys.
///
/// Facts shared by thousands of entries, such as a member of the same name, are noted only once: a hit is the number of
/// such a fact and the number of a page.
package struct SearchIndex: Sendable {
    /// A place for a search to lead to, without the page of the place.
    package struct Shape: Hashable, Sendable {
        package let kind: String
        /// Empty for the title of the page.
        package let name: String
        /// Words that distinguish the place besides the title of the page: the owners.
        package let context: String
        package let anchor: String

        /// Hashes the parts that nearly always distinguish places.
        ///
        /// The sign between owners is none of ASCII's, and slow to hash for that.
        package func hash(into hasher: inout Hasher) {
            hasher.combine(anchor)
            hasher.combine(name)
        }
    }

    /// The page of a place: path, and title where needed.
    package struct PageName: Sendable {
        /// Empty where a place is clear without a title.
        package let title: String
        package let path: String
    }

    /// A place found by a key: indices of the shape and of the page.
    package struct Hit: Hashable, Sendable {
        package let shape: Int
        package let page: Int
    }

    /// Places, and words longer by a single letter, for a key.
    package struct Finds: Sendable {
        /// Places with the key in the name.
        package internal(set) var hits: [Hit] = []
        /// Places with the key in the prose.
        package internal(set) var prose: [Hit] = []
        package internal(set) var words: [String] = []

        package var isEmpty: Bool { hits.isEmpty && prose.isEmpty && words.isEmpty }
    }

    /// A search key with the places found.
    package struct Row: Sendable {
        package let key: String
        package var finds = Finds()

        package init(key: String) { self.key = key }

        /// Whether the key comes first in the order of the bytes, in which searches look keys up.
        package func precedes(_ other: Row) -> Bool {
            // By storage, because an index has hundreds of thousands of keys.
            let order = key.utf8.withContiguousStorageIfAvailable { own in
                other.key.utf8.withContiguousStorageIfAvailable { others in
                    own.elementsPrecede(others)
                }
            }
            return (order ?? nil) ?? key.utf8.lexicographicallyPrecedes(other.key.utf8)
        }
    }

    /// The greatest number of places with the same key; more would be of no use.
    private static let mostHits = 24
    /// The greatest number of places of a single page with the same key in the prose.
    private static let mostOfPage = 2
    private static let mostWords = 6

    package private(set) var shapes: [Shape] = []
    package private(set) var pages: [PageName] = []
    /// The keys in the order of coming up, each with the places found.
    package private(set) var rows: [Row] = []
    private var numbers: [Shape: Int] = [:]
    /// The indices of rows by key.
    private var rowsByKey: [String: Int] = [:]
    /// The rows of already met names: most names have many owners.
    private var rowsByName: [String: [Int]] = [:]
    /// The rows of already met prose.
    private var rowsByProse: [String: [Int]] = [:]
    private var misspelled: Set<Int> = []

    private let withParameters: Bool

    /// Creates the index of a site.
    ///
    /// - Parameters:
    ///   - site: The links of the site.
    ///   - sitePages: Pages about the whole catalog, by title and path.
    ///   - withParameters: Whether the parameters of methods, and the categories of entries, can be found.
    package init(
        _ site: SiteLinks, pages sitePages: [(title: String, path: String)], withParameters: Bool = false
    ) {
        self.withParameters = withParameters
        rowsByKey.reserveCapacity(site.registry.components.count * 64 + site.registry.tokens.all.count * 4)
        for component in site.registry.components.byTitle { add(component, in: site) }
        for page in site.tokens.pages {
            let number = add(PageName(title: "", path: page.path))
            for token in page.tokens { add(token, on: number) }
            let texts = [site.tokens.groupDescriptions[page.name]].compactMap(\.self)
            add(page.name, context: "Design tokens", texts: texts, on: number)
        }
        for page in sitePages {
            let summary = SitePage.allCases.first { $0.path == page.path }?.summary
            add(page.title, texts: [summary].compactMap(\.self), on: add(PageName(title: "", path: page.path)))
        }
        let overview = [site.registry.configuration.description?.plainText].compactMap(\.self)
        add("Overview", texts: overview, on: add(PageName(title: "", path: SiteLinks.indexPath)))
        if !site.registry.tokens.isEmpty {
            add("Design tokens", texts: [], on: add(PageName(title: "", path: SiteLinks.tokenIndexPath)))
        }
        if site.sitePages.contains(.news) { addNews(of: site) }
    }

    /// Adds a page about the whole catalog.
    private mutating func add(_ title: String, context: String = "", texts: [String], on page: Int) {
        let shape = Shape(kind: "page", name: title, context: context, anchor: "")
        add(shape, on: page, rows: rows(ofName: title), prose: texts)
    }

    /// Adds the releases of the catalog's log with their changes.
    private mutating func addNews(of site: SiteLinks) {
        let page = add(PageName(title: SitePage.news.title, path: SitePage.news.path))
        for release in (site.registry.history?.releases).orEmpty() {
            guard let version = (release.version ?? release.name)?.value else { continue }
            let anchor = Slug.of(version)
            let shape = Shape(kind: "section", name: version, context: "", anchor: anchor)
            add(shape, on: page, rows: rows(ofName: version))
            for note in release.notes.orEmpty() { add(text: note.text?.value ?? "", below: version, anchor, on: page) }
            for change in release.changes.orEmpty() where site.registry[change.entry?.value ?? ""] != nil {
                add(text: change.text?.value ?? "", below: version, anchor, on: page)
            }
        }
    }

    // MARK: - Entries

    private mutating func add(_ component: Component, in site: SiteLinks) {
        guard let path = site.pagePath(of: component.id) else { return }
        let title = site.titles.title(of: component)
        let page = add(PageName(title: title, path: path))
        let others = component.entry.aliases.orEmpty() + component.entry.tags.orEmpty()
        let names = ([title, component.id.rawValue] + others.map(\.value)).flatMap { rows(ofName: $0) }
        let shape = Shape(kind: "page", name: "", context: component.entry.category?.value ?? "", anchor: "")
        let category = withParameters ? [shape.context] : []
        add(shape, on: page, rows: names, prose: [component.entry.summary?.plainText ?? ""] + category)
        // Readers also misspell one word of a title before they type the next.
        for row in names + rows(of: SearchKeys.ofText(title)) { addSlips(of: row) }
        let found = site.locations(of: component, withParameters: withParameters)
        // A token has a search result of its own, which shows its users.
        for location in found.named where location.kind != .token || site.tokens[location.name] == nil {
            let context = [location.implementation, location.owner].filter { !$0.isEmpty }.joined(separator: " · ")
            let own = rows(ofName: location.name)
            let shape = Shape(
                kind: location.kind.rawValue, name: location.name, context: context, anchor: location.anchor)
            add(shape, on: page, rows: own, prose: [location.description?.plainText].compactMap(\.self))
            if let whole = own.first { addSlips(of: whole) }
        }
        for text in found.texts {
            if text.kind == .text {
                add(text: text.text, below: text.name, text.anchor ?? "", on: page)
                continue
            }
            let shape = Shape(
                kind: text.kind.rawValue, name: Self.start(of: text.text), context: text.name, anchor: text.anchor ?? ""
            )
            add(shape, on: page, rows: rows(of: SearchKeys.ofText(text.text)))
        }
    }

    /// Adds prose below a heading, shown with the start of the prose.
    private mutating func add(text: String, below heading: String, _ anchor: String, on page: Int) {
        let shape = Shape(kind: "text", name: Self.start(of: text), context: heading, anchor: anchor)
        add(shape, on: page, rows: [], prose: [text])
    }

    private static func start(of text: String) -> String {
        String(text.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(80))
    }

    // MARK: - Tokens

    private mutating func add(_ token: ShownToken, on page: Int) {
        let path = token.token.path
        let value = token.resolvedValue.plainText
        let shape = Shape(kind: "token", name: path, context: value, anchor: token.anchor)
        let keys = rows(of: SearchKeys.ofName(path) + SearchKeys.ofText(value))
        add(shape, on: page, rows: keys, prose: [token.token.description].compactMap(\.self))
    }

    // MARK: - Keys

    private mutating func rows(ofName name: String) -> [Int] {
        if let rows = rowsByName[name] { return rows }
        let rows = rows(of: SearchKeys.ofName(name))
        rowsByName[name] = rows
        return rows
    }

    /// Returns the rows of keys; a new key gets a row.
    private mutating func rows(of keys: [String]) -> [Int] { keys.map { row(of: $0) } }

    private mutating func row(of key: String) -> Int {
        let row = rowsByKey[key, default: rows.count]
        if row == rows.count {
            rowsByKey[key] = row
            rows.append(Row(key: key))
        }
        return row
    }

    private mutating func add(_ page: PageName) -> Int {
        pages.append(page)
        return pages.count - 1
    }

    private mutating func add(_ shape: Shape, on page: Int, rows locations: [Int], prose: [String] = []) {
        let number = numbers[shape, default: shapes.count]
        if number == shapes.count {
            numbers[shape] = number
            shapes.append(shape)
        }
        let hit = Hit(shape: number, page: page)
        for location in locations { Self.note(hit, in: &rows[location].finds) }
        for text in prose {
            for location in rows(ofProse: text) { Self.note(prose: hit, in: &rows[location].finds) }
        }
    }

    private mutating func rows(ofProse text: String) -> [Int] {
        if let rows = rowsByProse[text] { return rows }
        let rows = rows(of: SearchKeys.ofProse(text))
        rowsByProse[text] = rows
        return rows
    }

    private static func note(prose hit: Hit, in finds: inout Finds) {
        let count = finds.prose.count
        if count >= mostHits || count >= mostOfPage && finds.prose[count - mostOfPage].page == hit.page { return }
        for last in [finds.hits.last, finds.prose.last] {
            if let last, last.page == hit.page, last.shape == hit.shape { return }
        }
        finds.prose.append(hit)
    }

    private static func note(_ hit: Hit, in finds: inout Finds) {
        if let last = finds.hits.last, last.page == hit.page, last.shape == hit.shape { return }
        if finds.hits.count < mostHits { finds.hits.append(hit) }
    }

    private mutating func addSlips(of row: Int) {
        guard misspelled.insert(row).inserted else { return }
        let word = rows[row].key
        // A double letter gives the same misspelling twice; `note` ignores the second.
        for slip in SearchKeys.slips(of: word) { Self.note(word, in: &rows[self.row(of: slip)].finds) }
    }

    private static func note(_ word: String, in finds: inout Finds) {
        if finds.words.count < mostWords, finds.words.last != word { finds.words.append(word) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func elementsPrecede(_ others: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<Swift.min(count, others.count) where self[index] != others[index] {
            return self[index] < others[index]
        }
        return count < others.count
    }
}

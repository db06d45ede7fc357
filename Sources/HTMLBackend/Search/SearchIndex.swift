import CatalogModel
import CatalogPages

/// The search index of the HTML site: entries, members, tokens and other places of the catalog by search keys.
///
/// Facts shared by thousands of entries, such as a member of the same name, are noted only once: a hit is the number of
/// such a fact and the number of a page.
struct SearchIndex {
    /// A place for a search to lead to, without the page of the place.
    struct Shape: Hashable {
        let kind: String
        let name: String
        /// Words telling the place apart besides the title of the page: the owners.
        let context: String
        let anchor: String

        /// Hashes what nearly always tells places apart.
        ///
        /// The sign between owners is none of ASCII's, and slow to hash for that.
        func hash(into hasher: inout Hasher) {
            hasher.combine(anchor)
            hasher.combine(name)
        }
    }

    /// The page of a place: file, and title where needed.
    struct PageName {
        /// Empty where a place says enough without.
        let title: String
        let address: String

        init(title: String, path: String) {
            self.title = title
            address = SiteFiles.address(of: path)
        }
    }

    /// A place found by a key: indices of the shape and of the page.
    struct Hit {
        let shape: Int
        let page: Int
    }

    /// Places, and words longer by a single letter, for a key.
    struct Finds {
        var hits: [Hit] = []
        var words: [String] = []

        var isEmpty: Bool { hits.isEmpty && words.isEmpty }
    }

    /// The greatest number of places with the same key; more would be of no use.
    private static let mostHits = 24
    private static let mostWords = 6

    private(set) var shapes: [Shape] = []
    private(set) var pages: [PageName] = []
    /// The keys in the order of coming up, each with the places found.
    private(set) var rows: [SearchPart.Row] = []
    private var numbers: [Shape: Int] = [:]
    /// The indices of rows by key.
    private var rowsByKey: [String: Int] = [:]
    /// The rows of already met names: most names have many owners.
    private var rowsByName: [String: [Int]] = [:]
    private var misspelled: Set<Int> = []

    init(_ site: SiteLinks) {
        rowsByKey.reserveCapacity(site.registry.components.count * 64 + site.registry.tokens.all.count * 4)
        for component in site.registry.components.byTitle { add(component, in: site) }
        for page in site.tokens.pages {
            let number = add(PageName(title: "", path: page.path))
            for token in page.tokens { add(token, on: number) }
        }
        for page in site.sitePages {
            add(
                Shape(kind: "page", name: page.title, context: "", anchor: ""),
                on: add(PageName(title: "", path: page.path)), rows: rows(of: SearchKeys.ofText(page.title)))
        }
    }

    // MARK: - Entries

    private mutating func add(_ component: Component, in site: SiteLinks) {
        guard let path = site.pagePath(of: component.id) else { return }
        let title = site.titles.title(of: component)
        let page = add(PageName(title: title, path: path))
        let others = component.entry.aliases.orEmpty() + component.entry.tags.orEmpty()
        let names = ([title, component.id.rawValue] + others.map(\.value)).flatMap { rows(ofName: $0) }
        let category = component.entry.category?.value ?? ""
        add(
            Shape(kind: "page", name: title, context: category, anchor: ""), on: page,
            rows: names + rows(of: SearchKeys.ofText(component.entry.summary?.plainText ?? "")))
        // Readers slip in a word of a title, too, before they come to the next.
        for row in names + rows(of: SearchKeys.ofText(title)) { addSlips(of: row) }
        let found = site.places(of: component)
        // A token has a place of its own, which tells who uses it.
        for place in found.named where place.kind != .token || site.tokens[place.name] == nil {
            let context = [place.implementation, place.owner].filter { !$0.isEmpty }.joined(separator: " · ")
            let own = rows(ofName: place.name)
            let shape = Shape(kind: place.kind.rawValue, name: place.name, context: context, anchor: place.anchor)
            add(shape, on: page, rows: own)
            if let whole = own.first { addSlips(of: whole) }
        }
        for text in found.texts {
            let words = text.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            let shape = Shape(
                kind: text.kind.rawValue, name: String(words.prefix(80)), context: text.name, anchor: text.anchor ?? "")
            add(shape, on: page, rows: rows(of: SearchKeys.ofText(text.text)))
        }
    }

    // MARK: - Tokens

    private mutating func add(_ token: ShownToken, on page: Int) {
        let path = token.token.path
        let value = token.resolvedValue.plainText
        let shape = Shape(kind: "token", name: path, context: value, anchor: token.anchor)
        add(shape, on: page, rows: rows(of: SearchKeys.ofName(path) + SearchKeys.ofText(value)))
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
            rows.append(SearchPart.Row(key: key))
        }
        return row
    }

    private mutating func add(_ page: PageName) -> Int {
        pages.append(page)
        return pages.count - 1
    }

    private mutating func add(_ shape: Shape, on page: Int, rows places: [Int]) {
        let number = numbers[shape, default: shapes.count]
        if number == shapes.count {
            numbers[shape] = number
            shapes.append(shape)
        }
        let hit = Hit(shape: number, page: page)
        for place in places { Self.note(hit, in: &rows[place].finds) }
    }

    private static func note(_ hit: Hit, in finds: inout Finds) {
        if let last = finds.hits.last, last.page == hit.page, last.shape == hit.shape { return }
        if finds.hits.count < mostHits { finds.hits.append(hit) }
    }

    private mutating func addSlips(of row: Int) {
        guard misspelled.insert(row).inserted else { return }
        let word = rows[row].key
        // A word with a letter twice has the same slip twice.
        for slip in SearchKeys.slips(of: word) { Self.note(word, in: &rows[self.row(of: slip)].finds) }
    }

    private static func note(_ word: String, in finds: inout Finds) {
        if finds.words.count < mostWords, finds.words.last != word { finds.words.append(word) }
    }
}

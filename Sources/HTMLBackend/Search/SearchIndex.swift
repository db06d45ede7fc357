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
    }

    /// The page of a place: path, and title where needed.
    struct PageName {
        /// Empty where a place says enough without.
        let title: String
        let path: String
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
    }

    /// A color of a token.
    struct Color {
        let value: SRGBColor
        let hit: Hit
    }

    /// The greatest number of places with the same key; more would be of no use.
    private static let mostHits = 24
    private static let mostWords = 6

    private(set) var shapes: [Shape] = []
    private(set) var pages: [PageName] = []
    private(set) var byKey: [String: Finds] = [:]
    private(set) var colors: [Color] = []
    private var numbers: [Shape: Int] = [:]
    /// The keys of already met names: most names have many owners.
    private var keysByName: [String: [String]] = [:]
    private var misspelled: Set<String> = []

    init(_ site: SiteLinks) {
        byKey.reserveCapacity(site.registry.components.count * 64)
        for component in site.registry.components.byTitle { add(component, in: site) }
        for page in site.tokens.pages {
            let number = add(PageName(title: "", path: page.path))
            for token in page.tokens { add(token, on: number, themes: site.tokens.themes) }
        }
        for page in site.sitePages {
            add(
                Shape(kind: "page", name: page.title, context: "", anchor: ""),
                on: add(PageName(title: "", path: page.path)), keys: SearchKeys.ofText(page.title))
        }
    }

    // MARK: - Entries

    private mutating func add(_ component: Component, in site: SiteLinks) {
        guard let path = site.pagePath(of: component.id) else { return }
        let title = site.titles.title(of: component)
        let page = add(PageName(title: title, path: path))
        let others = component.entry.aliases.orEmpty() + component.entry.tags.orEmpty()
        let names = ([title, component.id.rawValue] + others.map(\.value)).flatMap { keys(of: $0) }
        let category = component.entry.category?.value ?? ""
        add(
            Shape(kind: "page", name: title, context: category, anchor: ""), on: page,
            keys: names + SearchKeys.ofText(component.entry.summary?.plainText ?? ""))
        // Readers slip in a word of a title, too, before they come to the next.
        for key in names + SearchKeys.ofText(title) { addSlips(of: key) }
        // A token has a place of its own, which tells who uses it.
        for place in site.places(of: component) where place.kind != .token || site.tokens[place.name] == nil {
            let context = [place.implementation, place.owner].filter { !$0.isEmpty }.joined(separator: " · ")
            let own = keys(of: place.name)
            let shape = Shape(kind: place.kind.rawValue, name: place.name, context: context, anchor: place.anchor)
            add(shape, on: page, keys: own)
            if let whole = own.first { addSlips(of: whole) }
        }
        for text in site.texts(of: component) {
            let words = text.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            let shape = Shape(
                kind: text.kind.rawValue, name: String(words.prefix(80)), context: text.name, anchor: text.anchor ?? "")
            add(shape, on: page, keys: SearchKeys.ofText(text.text))
        }
    }

    // MARK: - Tokens

    private mutating func add(_ token: ShownToken, on page: Int, themes: [ShownTheme]) {
        let path = token.token.path
        let value = token.resolvedValue.plainText
        let shape = Shape(kind: "token", name: path, context: value, anchor: token.anchor)
        let hit = add(shape, on: page, keys: SearchKeys.ofName(path) + SearchKeys.ofText(value))
        var seen: Set<String> = []
        for theme in themes {
            guard let own = theme.theme.tokens[path], own.type == "color",
                let color = TokenColor(own.resolvedValue)?.srgb, seen.insert(color.hex).inserted
            else { continue }
            colors.append(Color(value: color, hit: hit))
        }
    }

    // MARK: - Keys

    private mutating func keys(of name: String) -> [String] {
        if let keys = keysByName[name] { return keys }
        let keys = SearchKeys.ofName(name)
        keysByName[name] = keys
        return keys
    }

    private mutating func add(_ page: PageName) -> Int {
        pages.append(page)
        return pages.count - 1
    }

    @discardableResult
    private mutating func add(_ shape: Shape, on page: Int, keys: [String]) -> Hit {
        let number = numbers[shape, default: shapes.count]
        if number == shapes.count {
            numbers[shape] = number
            shapes.append(shape)
        }
        let hit = Hit(shape: number, page: page)
        for key in keys { Self.note(hit, in: &byKey[key, default: Finds()]) }
        return hit
    }

    private static func note(_ hit: Hit, in finds: inout Finds) {
        if let last = finds.hits.last, last.page == hit.page, last.shape == hit.shape { return }
        if finds.hits.count < mostHits { finds.hits.append(hit) }
    }

    private mutating func addSlips(of word: String) {
        guard misspelled.insert(word).inserted else { return }
        // A word with a letter twice has the same slip twice.
        for slip in SearchKeys.slips(of: word) { Self.note(word, in: &byKey[slip, default: Finds()]) }
    }

    private static func note(_ word: String, in finds: inout Finds) {
        if finds.words.count < mostWords, finds.words.last != word { finds.words.append(word) }
    }
}

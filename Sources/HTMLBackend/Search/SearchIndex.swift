import CatalogModel
import CatalogPages

/// Places of a catalog by the keys that find them.
struct SearchIndex {
    /// A place that a search can lead to.
    struct Hit: Hashable {
        let kind: String
        let name: String
        /// The words that set it apart: what it belongs to, and the title of its page.
        let context: String
        let page: String
        let anchor: String
    }

    /// A color of a token.
    struct Color: Hashable {
        let hex: String
        let hit: Int
    }

    /// Places with one key; more would help nobody.
    private static let most = 24

    private(set) var hits: [Hit] = []
    private(set) var byKey: [String: [Int]] = [:]
    private(set) var colors: [Color] = []
    private var named: Set<String> = []

    init(_ site: SiteLinks) {
        for component in site.registry.components.byTitle { add(component, site) }
        for page in site.tokens.pages {
            for token in page.tokens { add(token, on: page.path, themes: site.tokens.themes) }
        }
        for page in site.sitePages { add(Hit(page.title, page.path), SearchKeys.ofText(page.title)) }
    }

    // MARK: - Entries

    private mutating func add(_ component: Component, _ site: SiteLinks) {
        guard let path = site.pagePath(of: component.id) else { return }
        let title = site.titles.title(of: component)
        let category = component.entry.category?.value ?? ""
        let page = Hit(kind: "page", name: title, context: category, page: path, anchor: "")
        let others = component.entry.aliases.orEmpty() + component.entry.tags.orEmpty()
        let names = [title, component.id.rawValue] + others.map(\.value)
        var keys = names.flatMap(SearchKeys.ofName)
        keys += keys.uniqued().flatMap(SearchKeys.slips)
        add(page, keys + SearchKeys.ofText(component.entry.summary?.plainText ?? ""))
        for place in site.places(of: component) {
            let context = [place.implementation, place.owner, title].filter { !$0.isEmpty }.joined(separator: " · ")
            let hit = Hit(
                kind: place.kind.rawValue, name: place.name, context: context, page: path, anchor: place.anchor)
            let own = SearchKeys.ofName(place.name)
            // Names that many entries have are found by their slips once.
            let isNew = named.insert(place.name).inserted
            add(hit, own + (isNew ? own.first.map(SearchKeys.slips) ?? [] : []))
        }
        for text in site.texts(of: component) {
            let words = text.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            let hit = Hit(
                kind: text.kind.rawValue, name: String(words.prefix(80)), context: text.name + " · " + title,
                page: path,
                anchor: text.anchor ?? "")
            add(hit, SearchKeys.ofText(text.text))
        }
    }

    // MARK: - Tokens

    private mutating func add(_ token: ShownToken, on page: String, themes: [ShownTheme]) {
        let path = token.token.path
        let value = token.resolvedValue.plainText
        let hit = Hit(kind: "token", name: path, context: value, page: page, anchor: token.anchor)
        let index = add(hit, SearchKeys.ofName(path) + SearchKeys.ofText(value))
        var seen: Set<String> = []
        for theme in themes {
            guard let own = theme.theme.tokens[path], own.type == "color",
                let hex = TokenColor(own.resolvedValue)?.srgb?.hex.prefix(7), seen.insert(String(hex)).inserted
            else { continue }
            colors.append(Color(hex: String(hex), hit: index))
        }
    }

    // MARK: - Keys

    @discardableResult
    private mutating func add(_ hit: Hit, _ keys: [String]) -> Int {
        let index = hits.count
        hits.append(hit)
        var seen: Set<String> = []
        for key in keys where seen.insert(key).inserted {
            if byKey[key, default: []].count < Self.most { byKey[key, default: []].append(index) }
        }
        return index
    }
}

extension SearchIndex.Hit {
    fileprivate init(_ title: String, _ path: String) {
        self.init(kind: "page", name: title, context: "", page: path, anchor: "")
    }
}

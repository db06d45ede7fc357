/// The result of comparing the tokens of a catalog with those of a source: pairs by theme, and all differences.
package struct TokenParity: Equatable, Sendable {
    /// A kind of difference between the tokens of both sides.
    package enum Category: String, CaseIterable, Sendable {
        case value
        case onlyInCatalog = "only in the catalog"
        case onlyInSource = "only in the source"
        case alias
        case codeSyntax = "code syntax"
        /// One value in two notations, such as `140` for `1.4`.
        case notation = "other notation"
    }

    /// The number of tokens compared in a theme of the catalog, and of those with another value.
    package typealias Theme = (name: String, pairs: Int, differing: Int)

    /// The facts of a difference: the path of a token or the name in the source, the theme, and the values in the
    /// catalog and in the source; empty where not applicable.
    package struct Difference: Hashable, Sendable {
        package var token: String
        package var theme = ""
        package var catalog = ""
        package var source = ""
    }

    private var counts: [[String]] = []
    private var all: [Category: [Difference]] = [:]

    package init() {}

    /// In the order of the catalog, without themes that are not in the source.
    package var themes: [Theme] { counts.map { ($0[0], Int($0[1]) ?? 0, Int($0[2]) ?? 0) } }

    package subscript(category: Category) -> [Difference] { all[category, default: []] }

    package mutating func add(theme: String, pairs: Int, differing: Int) {
        counts.append([theme, String(pairs), String(differing)])
    }

    package mutating func add(
        _ category: Category, of token: String, theme: String? = nil, catalog: String = "", source: String = ""
    ) {
        all[category, default: []].append(.init(token: token, theme: theme ?? "", catalog: catalog, source: source))
    }

    /// The result as JSON, for a record.
    package var json: JSONValue {
        func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
        var object = JSONObject(["themes": .array(counts.map(list))])
        for category in Category.allCases {
            let lists = self[category].map { list([$0.token, $0.theme, $0.catalog, $0.source]) }
            object[category.rawValue] = .array(lists)
        }
        return .object(object)
    }

    /// Creates the result from a record; nil for other JSON.
    package init?(_ json: JSONValue) {
        guard case .object(let object) = json else { return nil }
        for member in object.members {
            guard case .array(let elements) = member.value else { return nil }
            for element in elements {
                guard case .array(let list) = element else { return nil }
                let texts = list.compactMap { if case .string(let text) = $0 { text } else { nil } }
                if member.name == "themes", texts.count == 3 {
                    counts.append(texts)
                } else if let category = Category(rawValue: member.name), texts.count == 4 {
                    add(category, of: texts[0], theme: texts[1], catalog: texts[2], source: texts[3])
                } else {
                    return nil
                }
            }
        }
    }
}

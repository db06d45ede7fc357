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
    package struct Theme: Equatable, Sendable {
        package let name: String
        package let pairs: Int
        package let differing: Int

        package init(name: String, pairs: Int, differing: Int) {
            self.name = name
            self.pairs = pairs
            self.differing = differing
        }
    }

    /// A difference: the path of a token, or a name in the source, with the values of both sides as far as present.
    package struct Difference: Equatable, Sendable {
        package let category: Category
        package let token: String
        /// nil: in all themes, or of a catalog with a single theme.
        package let theme: String?
        package let catalog: String?
        package let source: String?

        package init(
            _ category: Category, _ token: String, theme: String? = nil, catalog: String? = nil, source: String? = nil
        ) {
            self.category = category
            self.token = token
            self.theme = theme
            self.catalog = catalog
            self.source = source
        }
    }

    /// In the order of the catalog, without themes that are not in the source.
    package var themes: [Theme] = []
    package var differences: [Difference] = []

    package init() {}

    /// Returns the number of differences of a category.
    package func count(_ category: Category) -> Int { differences.count { $0.category == category } }
}

extension TokenParity {
    /// The result as JSON, for a record.
    package var json: JSONValue {
        let themes = themes.map { theme -> JSONValue in
            ["name": .string(theme.name), "pairs": .integer(theme.pairs), "differing": .integer(theme.differing)]
        }
        let differences = differences.map { difference -> JSONValue in
            [
                "category": .string(difference.category.rawValue), "token": .string(difference.token),
                "theme": difference.theme.map { .string($0) }, "catalog": difference.catalog.map { .string($0) },
                "source": difference.source.map { .string($0) },
            ]
        }
        return ["themes": .array(themes), "differences": .array(differences)]
    }

    /// Creates the result from a record; nil for other JSON.
    package init?(_ json: JSONValue) {
        guard case .object(let object) = json, case .array(let themes)? = object["themes"],
            case .array(let differences)? = object["differences"]
        else { return nil }
        for case .object(let theme) in themes {
            guard let name = theme.text("name"), let pairs = theme.count("pairs"), let count = theme.count("differing")
            else { return nil }
            self.themes.append(Theme(name: name, pairs: pairs, differing: count))
        }
        for case .object(let difference) in differences {
            guard let category = difference.text("category").flatMap(Category.init), let token = difference.text("token")
            else { return nil }
            self.differences.append(
                Difference(
                    category, token, theme: difference.text("theme"), catalog: difference.text("catalog"),
                    source: difference.text("source")))
        }
    }
}

extension JSONObject {
    fileprivate func text(_ name: String) -> String? {
        if case .string(let text)? = self[name] { text } else { nil }
    }

    fileprivate func count(_ name: String) -> Int? {
        if case .number(let digits)? = self[name] { Int(digits) } else { nil }
    }
}

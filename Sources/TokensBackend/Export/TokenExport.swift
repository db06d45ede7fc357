import CatalogModel

/// The tokens of all themes with the names and values of a format, and the findings on what the format cannot have.
struct TokenExport {
    /// A token, or a part of a composite token, as written.
    struct Item {
        let name: String
        let token: DesignToken
        let value: FormattedValue
        /// The names of parts; empty for a token as a whole.
        let parts: [String]
    }

    /// A theme with the items to be written.
    struct Theme {
        let file: ThemeFile
        /// The words of the theme's name as a name in code, different for each theme.
        let identifier: String
        fileprivate(set) var items: [Item] = []
        fileprivate(set) var indexByName: [String: Int] = [:]

        subscript(name: String) -> Item? { indexByName[name].map { items[$0] } }
    }

    private(set) var themes: [Theme] = []
    private(set) var findings = Diagnostics()
    private let format: any TokenFormat
    private let naming: TokenNaming
    /// The first item of each name, in any theme.
    private var firstByName: [String: Item] = [:]
    /// Items in the order of the themes, each name once.
    private(set) var distinct: [Item] = []
    /// The findings so far by rule and token: most tokens are the same in all themes.
    private var reported: Set<String> = []
    private var omissions: [(type: String, first: DesignToken, paths: Set<String>)] = []

    init(_ files: [ThemeFile], format: any TokenFormat, settings: TokenSettings) {
        self.format = format
        naming = settings.naming
        for (file, identifier) in zip(files, ThemeFile.identifiers(of: files)) {
            var theme = Theme(file: file, identifier: identifier)
            let tokens = file.theme.tokens
            for token in tokens.all where tokens[token.path] === token { add(token, to: &theme) }
            themes.append(theme)
        }
        for omission in omissions {
            findings.report(
                .omittedType(omission.type, from: format.format, first: omission.first, count: omission.paths.count))
        }
    }

    /// Whether each theme has an item of a name.
    func isInAllThemes(_ name: String) -> Bool { themes.allSatisfy { $0[name] != nil } }

    /// The modules that the values need, in order.
    var imports: [String] { Set(distinct.flatMap(\.value.imports)).sorted() }

    private mutating func add(_ token: DesignToken, to theme: inout Theme) {
        guard let value = TypedValue(token) else {
            return report(.unwritten(token, in: format.format, because: "it has no type"), once: token.path)
        }
        do throws(TokenFormatError) {
            let request = TokenNameRequest(
                components: naming.components(of: token.path), tokenType: token.type, type: value.type,
                isOfText: value.isOfText)
            for item in try items(value, of: token, named: request) { insert(item, to: &theme) }
        } catch {
            report(.unwritten(token, in: format.format, because: error.reason), once: token.path)
        }
    }

    private mutating func items(
        _ value: TypedValue, of token: DesignToken, named request: TokenNameRequest
    ) throws(TokenFormatError) -> [Item] {
        let written = try format.write(value)
        var items: [Item] = []
        if let written {
            guard let name = format.name(request, naming: naming) else {
                throw TokenFormatError(reason: "its path has no letters or digits for a name")
            }
            items.append(Item(name: name, token: token, value: written, parts: request.parts))
        }
        let parts = format.writesParts ? value.parts.filter { written?.rest.contains($0.name) ?? true } : []
        for part in parts {
            let request = TokenNameRequest(
                components: request.components, parts: request.parts + [part.name], tokenType: request.tokenType,
                type: part.value.type, isOfText: part.value.isOfText)
            items += try self.items(part.value, of: token, named: request)
        }
        if written == nil, parts.isEmpty { omit(value.type, of: token) }
        return items
    }

    private mutating func insert(_ item: Item, to theme: inout Theme) {
        // An alias repeats the value, not the defect.
        if let deviation = item.value.deviation, item.token.alias == nil {
            report(.inexact(item.token, in: format.format, because: deviation), once: item.token.path)
        }
        if let other = theme[item.name] {
            let clash = Diagnostic.nameClash(item.name, of: item.token, and: other.token, in: format.format)
            return report(clash, once: "\(item.name) \(item.token.path)")
        }
        if let first = firstByName[item.name] {
            guard first.value.type == item.value.type else {
                let reason = "its type differs from the one in another theme"
                return report(.unwritten(item.token, in: format.format, because: reason), once: item.token.path)
            }
        } else {
            firstByName[item.name] = item
            distinct.append(item)
        }
        theme.indexByName[item.name] = theme.items.count
        theme.items.append(item)
    }

    private mutating func omit(_ type: String, of token: DesignToken) {
        if let index = omissions.firstIndex(where: { $0.type == type }) {
            omissions[index].paths.insert(token.path)
        } else {
            omissions.append((type, token, [token.path]))
        }
    }

    private mutating func report(_ finding: Diagnostic, once key: String) {
        if reported.insert("\(finding.rule.id) \(key)").inserted { findings.report(finding) }
    }
}

extension TokenExport.Item {
    /// The token's description and deprecation, as far as there are any.
    var notes: [String] {
        guard parts.isEmpty else { return [] }
        return [token.description, deprecation.map { "Deprecated: \($0)" }].compactMap(\.self)
            .flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    }

    /// The reason for the deprecation of the token; nil without a deprecation.
    var deprecation: String? { token.deprecation.map { $0.text ?? "do not use" } }
}

import CatalogAnswers
import CatalogModel

/// The output of `catalog token` for a single design token: the value in each theme, the way to the value, and the
/// dependents.
struct TokenView {
    private let layout: TextLayout
    private let facts: TokenFacts
    private var sections: [String] = []

    static func text(_ facts: TokenFacts, layout: TextLayout) -> String {
        var view = TokenView(facts, layout: layout)
        view.addHead()
        view.addValues()
        view.addChains()
        view.addUsers()
        view.addDependents()
        return view.sections.joined(separator: "\n")
    }

    private init(_ facts: TokenFacts, layout: TextLayout) {
        self.facts = facts
        self.layout = layout
    }

    private mutating func add(_ title: String, text: String) {
        if !text.isEmpty { sections.append(layout.style.apply(.bold, to: title) + "\n" + text) }
    }

    private mutating func addHead() {
        let types = facts.themes.map { $0.token.type ?? "no type" }
        let type = facts.isSame { $0.type } ? types.first ?? "" : types.joined(separator: ", ")
        var lines = [layout.style.apply(.bold, to: facts.path.visible) + "  " + layout.style.apply(.faint, to: type)]
        lines += reported(\.description).map { $0.theme + $0.fact.visible }
        lines += reported { $0.deprecation.map { $0.text ?? "" } }.map { reported in
            let message = reported.fact.isEmpty ? "" : ": " + reported.fact.visible
            return reported.theme + layout.style.apply(.yellow, to: "deprecated") + message
        }
        lines += reported { $0.visibility == .public ? nil : $0.visibility.rawValue }.map { $0.theme + $0.fact }
        sections.append(lines.map { $0 + "\n" }.joined())
    }

    /// Returns a fact of the token for each theme; a single fact, without the name of a theme, when all themes agree.
    private func reported(_ fact: (DesignToken) -> String?) -> [(theme: String, fact: String)] {
        let isSame = facts.isSame(fact)
        return facts.themes.prefix(isSame ? 1 : facts.themes.count).compactMap { theme in
            fact(theme.token).map { (isSame ? "" : theme.theme.name + ": ", $0) }
        }
    }

    private mutating func addValues() {
        var table = TextTable(layout, indent: 2)
        let showsThemes = facts.themeCount > 1
        for theme in facts.themes { table.append([showsThemes ? theme.theme.name : "", theme.text]) }
        add(showsThemes ? "Value in each theme" : "Value", text: table.text)
    }

    /// Adds the chains, shared by themes with the same chain.
    private mutating func addChains() {
        var groups: [(themes: [String], chain: [DesignToken])] = []
        for theme in facts.themes where theme.chain.count > 1 {
            let ranges = theme.chain.map(\.range)
            if let index = groups.firstIndex(where: { $0.chain.map(\.range) == ranges }) {
                groups[index].themes.append(theme.theme.name)
            } else {
                groups.append(([theme.theme.name], theme.chain))
            }
        }
        for group in groups {
            var table = TextTable(layout, indent: 2)
            for token in group.chain {
                let value = TokenValueText.text(of: token.value, type: token.alias == nil ? token.type : nil)
                let start = token.range.start
                table.append([token.path, value, "\(token.range.file.path):\(start.line):\(start.column)"])
            }
            let isForAll = group.themes.count == facts.themeCount
            add(isForAll ? "Aliases" : "Aliases in " + group.themes.joined(separator: ", "), text: table.text)
        }
    }

    private mutating func addUsers() {
        var table = TextTable(layout, indent: 2, header: ["component", "states", "parts", "takes"])
        for user in facts.impact.users {
            var seen: Set<[String]> = []
            for usage in user.usages {
                let cells = [usage.states, usage.parts, [words(usage)]].map { $0.joined(separator: ", ") }
                guard seen.insert(cells).inserted else { continue }
                table.append([seen.count == 1 ? user.component.id.rawValue : ""] + cells)
            }
        }
        add("Components that depend on it", text: table.text)
    }

    private func words(_ usage: TokenUsage) -> String {
        let source =
            switch usage.source {
            case .own(let path): path
            case .semantic(let reference): reference
            case .cssProperty(let name, _): name
            }
        let limits = usage.variants.map { "\($0.axis) \($0.value)" } + usage.themes.map { "theme " + $0 }
        return ([source] + (limits.isEmpty ? [] : ["(" + limits.joined(separator: ", ") + ")"])).joined(separator: " ")
    }

    private mutating func addDependents() {
        var table = TextTable(layout, indent: 2)
        for dependent in facts.impact.dependents {
            let isInAll = dependent.themes.count == facts.themeCount
            table.append([dependent.path, isInAll ? "" : "in " + dependent.themes.joined(separator: ", ")])
        }
        add("Tokens that depend on it", text: table.text)
    }
}

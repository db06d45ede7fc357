import CatalogModel
import CatalogTokens
import CatalogSyntax

/// The expansion of an entry's token patterns to single tokens, with checks against the token files.
struct TokenLinks {
    /// The tokens of the token files; empty when the catalog has none, and then no path is checked.
    private let tokens: ThemedTokens
    private let names: EntryNames
    private(set) var expanded: [ComponentToken] = []
    /// The paths of the expanded tokens, each with the aliases in the documented value, and of the shared tokens.
    private var mentioned: [String] = []
    private(set) var diagnostics = Diagnostics()

    init(_ draft: EntryDraft, names: EntryNames, tokens: ThemedTokens) {
        self.tokens = tokens
        self.names = names
        link(draft.entry.facets, implementation: nil)
        for implementation in draft.entry.implementations.orEmpty() {
            link(implementation.value.facets, implementation: implementation.name)
            for type in implementation.value.types.orEmpty() {
                for property in type.value.cssProperties.orEmpty() { checkPath(property.value.token) }
            }
        }
    }

    private mutating func link(_ facets: Facets, implementation: String?) {
        for token in facets.tokens.orEmpty() { link(token, implementation: implementation) }
        for uses in facets.semanticTokens.orEmpty() {
            for use in uses.value { checkPath(use.token) }
        }
        for animation in facets.animations.orEmpty() {
            for path in animation.value.tokens.orEmpty() { checkPath(path) }
        }
    }

    private mutating func link(_ element: OrderedRecords<Token>.Element, implementation: String?) {
        guard let pattern = TokenPathPattern.parse(element.key, diagnostics: &diagnostics) else { return }
        let axes = checkedAxes(of: element.value)
        var aliases: [String] = []
        if let tree = element.value.default {
            check(tree, levels: pattern.parts.compactMap(\.level) + axes, depth: 0, aliases: &aliases)
        }
        let backgrounds = backgrounds(of: element)
        let roles = TokenRoles(element, pattern: pattern, diagnostics: &diagnostics)
        for expansion in pattern.expand() {
            check(expansion.path, of: element.key)
            if element.value.background != nil { checkColor(expansion.path, of: element.key) }
            let role = roles.role(for: expansion.choices)
            if let role { roles.check(role, of: expansion.path, in: tokens, diagnostics: &diagnostics) }
            let value = element.value.default?.branch(along: expansion.choices)
            expanded.append(
                ComponentToken(
                    path: expansion.path, pattern: element, choices: expansion.choices, implementation: implementation,
                    value: value, background: backgrounds.path(for: expansion), role: role?.value))
            mentioned.append(expansion.path)
            if let background = expanded.last?.background { mentioned.append(background) }
            // Without brackets there is only one path, so all checked aliases belong to it.
            mentioned += expansion.choices.isEmpty ? aliases : value?.aliases ?? []
        }
    }

    private mutating func backgrounds(of element: OrderedRecords<Token>.Element) -> TokenBackgrounds {
        guard let text = element.value.background else { return TokenBackgrounds() }
        if let path = TokenAlias.path(in: text.value) {
            diagnostics.report(.bracedBackground(text, path: path))
            return TokenBackgrounds()
        }
        if text.value == element.name {
            diagnostics.report(.ownBackground(text))
            return TokenBackgrounds()
        }
        guard
            let pattern = TokenPathPattern.parse(text, diagnostics: &diagnostics)
        else { return TokenBackgrounds() }
        let backgrounds = TokenBackgrounds(pattern)
        for path in backgrounds.paths {
            check(path, of: text)
            checkColor(path, of: text)
        }
        return backgrounds
    }

    /// Checks that a token is a color: any other value has no contrast to a background.
    private mutating func checkColor(_ path: String, of text: Text) {
        let types = tokens.themes.compactMap { $0.tokens[path]?.type }
        if let type = types.first(where: { $0 != "color" }) {
            diagnostics.report(.backgroundType(path, type: type, at: text.range.narrowed(to: path)))
        }
    }

    /// Checks a path, except in a catalog without token files.
    private mutating func check(_ path: String, of text: Text) {
        if tokens.isEmpty { return }
        guard let standing = tokens.standing(of: path) else {
            let isGuessed = diagnostics.all.count < FileLimits.findings
            diagnostics.report(.unknownToken(path, of: text, in: tokens, isGuessed: isGuessed))
            return
        }
        if !standing.missing.isEmpty {
            diagnostics.report(.missingThemeToken(path, of: text, in: standing.missing))
        }
        if standing.isPrivate { diagnostics.report(.privateToken(path, of: text)) }
    }

    // MARK: Documented values

    /// A level of the tokens below a pattern, with the keys expected in the token files.
    fileprivate enum Level {
        /// Keys for the choices of a bracket in the path, a single key each.
        case bracket([String])
        /// Keys for the values of an axis, a single key each; nil where any name will do, for example the themes.
        case axis(String, Set<String>?)
    }

    private mutating func checkedAxes(of token: Token) -> [Level] {
        var levels: [Level] = []
        for axis in token.by.orEmpty() {
            if let values = names.axes[axis.value] {
                levels.append(.axis(axis.value, values))
            } else if axis.value == "state" {
                levels.append(.axis("state", names.states.names))
            } else if axis.value == "part" {
                levels.append(.axis("part", names.parts.names))
            } else if axis.value == "theme", tokens.themes.count > 1 {
                levels.append(.axis("theme", Set(tokens.themes.map(\.name))))
            } else {
                if !["theme", "size", "platform"].contains(axis.value) && names.isComplete("variants") {
                    diagnostics.report(.unknownTokenAxis(axis, candidates: names.axisNames.ordered))
                }
                levels.append(.axis(axis.value, nil))
            }
        }
        return levels
    }

    /// Checks a tree of values.
    ///
    /// `aliases` gathers the paths of the tokens referred to by the tree.
    private mutating func check(_ tree: TextTree, levels: [Level], depth: Int, aliases: inout [String]) {
        switch tree {
        case .text(let text):
            guard let path = TokenAlias.path(in: text.value) else { return }
            aliases.append(path)
            check(path, of: text)
        case .branches(let branches):
            guard depth < levels.count else {
                if let first = branches.first { diagnostics.report(.tooDeepValue(first.key)) }
                return
            }
            for branch in branches {
                for name in branch.joinedNames { check(name, at: levels[depth], key: branch.key) }
                check(branch.value, levels: levels, depth: depth + 1, aliases: &aliases)
            }
        }
    }

    private mutating func check(_ name: String, at level: Level, key: Text) {
        switch level {
        case .bracket(let choices):
            if !choices.contains(name) { diagnostics.report(.unknownBranch(name, key: key, candidates: choices)) }
        case .axis("state", let states?):
            // `default` names the unchanged state, even if the entry uses another name.
            if !states.contains(name) && name != "default" && names.isComplete("states") {
                diagnostics.report(.unknownBranch(name, key: key, candidates: names.states.ordered))
            }
        case .axis("part", let parts?):
            if !parts.contains(name) && names.isComplete("anatomy") {
                diagnostics.report(.unknownBranch(name, key: key, candidates: names.parts.ordered))
            }
        case .axis("theme", let themes?):
            if !themes.contains(name) {
                diagnostics.report(.unknownBranch(name, key: key, candidates: tokens.themes.map(\.name)))
            }
        case .axis(_, let values?):
            if !values.contains(name) && names.isComplete("variants", "values") {
                diagnostics.report(.unknownBranch(name, key: key, candidates: values.sorted()))
            }
        case .axis(_, nil): return
        }
    }

    /// Checks the path of a shared token of the entry.
    private mutating func checkPath(_ path: Text?) {
        guard let path else { return }
        check(path.value, of: path)
        mentioned.append(path.value)
    }
}

extension TokenPathPattern.Part {
    fileprivate var level: TokenLinks.Level? {
        if case .choices(let choices) = self { .bracket(choices) } else { nil }
    }
}

extension TextTree {
    /// Returns the value for some choices, level by level.
    ///
    /// A branch may end early and then applies to all choices below; nil where no branch matches a choice.
    func branch(along choices: [String]) -> TextTree? {
        guard let first = choices.first, case .branches(let branches) = self else { return self }
        return branches.first { $0.joinedNames.contains(first) }?.value.branch(along: Array(choices.dropFirst()))
    }
}

extension OrderedRecords<TextTree>.Element {
    /// The names combined in a key: `small|medium` is both.
    var joinedNames: [String] {
        name.split(separator: "|").map(String.init)
    }
}

extension TokenLinks {
    /// The paths of all tokens used by the entry, directly or through aliases, each once.
    var usedPaths: [String] {
        var pending = mentioned
        var seen: Set<String> = []
        seen.reserveCapacity(pending.count)
        var used: [String] = []
        while let path = pending.popLast() {
            guard seen.insert(path).inserted else { continue }
            used.append(path)
            tokens.forEachToken(at: path) { token, _ in
                if let token { pending.append(contentsOf: token.references) }
            }
        }
        return used
    }
}

extension TextTree {
    fileprivate var aliases: [String] {
        switch self {
        case .text(let text): TokenAlias.path(in: text.value).map { [$0] } ?? []
        case .branches(let branches): branches.flatMap(\.value.aliases)
        }
    }
}

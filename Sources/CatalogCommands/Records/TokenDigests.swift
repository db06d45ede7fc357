import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The hashes of the tokens of a catalog.
struct TokenDigests: Sendable {
    /// By path, of all themes together.
    private(set) var tokens: [String: HashSum] = [:]
    private(set) var all = HashSum()
    /// The hash of the tokens without values, and of the groups.
    private(set) var outlines = HashSum()
    /// The hash of the names of all tokens and groups without values, also of tokens left out of an output.
    let names: ContentHash
    private var themes: [Theme] = []
    /// The themes behind `names`.
    private let named: [TokenTheme]
    /// The same object for all states with the same names in the same order, in `named` and in `themes`.
    private let order: NameOrder
    /// Whether `named` is `themes`, with no token left out.
    private let isWhole: Bool

    /// A mark without contents.
    private final class NameOrder: Sendable {}

    /// A theme with the hash of the groups, and the hashes of the tokens in order.
    private struct Theme: Sendable {
        let theme: TokenTheme
        let groups: HashSum
        var digests: [Digest]
    }

    /// The hashes of a token.
    private struct Digest: Sendable {
        let outline: HashSum
        let whole: HashSum

        init(_ token: DesignToken, in theme: String) {
            var facts = FactHashing(outlineOf: token, in: theme)
            outline = HashSum(facts.structureHash)
            facts.addValue(of: token)
            whole = HashSum(facts.structureHash)
        }
    }

    /// Creates the hashes; a token of the earlier themes, the same object, is not hashed again.
    init(of registry: ComponentRegistry, following last: TokenDigests? = nil) async {
        named = (registry.unabridged ?? registry).themes
        isWhole = registry.unabridged == nil
        let named = named
        let former = last.flatMap { Self.haveSameNames($0.named, as: named) ? $0 : nil }
        if let former {
            names = former.names
        } else {
            var names = NameListing()
            for theme in named { names.add(outlineOf: theme) }
            self.names = names.hash
        }
        if let former,
            isWhole && former.isWhole || Self.haveSameNames(former.themes.map(\.theme), as: registry.themes)
        {
            order = former.order
            (tokens, all, outlines) = (former.tokens, former.all, former.outlines)
            themes = zip(former.themes, registry.themes).map { update($0, to: $1) }
            return
        }
        order = NameOrder()
        for theme in registry.themes {
            let groups = Self.groups(of: theme)
            all += groups
            outlines += groups
            let digests = await Parallel.map(theme.tokens.all) { Digest($0, in: theme.name) }
            tokens.reserveCapacity(digests.count)
            for (token, digest) in zip(theme.tokens.all, digests) {
                tokens[token.path, default: HashSum()] += digest.whole
                all += digest.whole
                outlines += digest.outline
            }
            themes.append(Theme(theme: theme, groups: groups, digests: digests))
        }
    }

    private static func haveSameNames(_ themes: [TokenTheme], as others: [TokenTheme]) -> Bool {
        themes.count == others.count && zip(themes, others).allSatisfy { $0.hasNames(of: $1) }
    }

    /// Returns a theme in another state, with the same names, and brings the sums up to date.
    private mutating func update(_ last: Theme, to theme: TokenTheme) -> Theme {
        let groups = Self.groups(of: theme)
        (all, outlines) = (all.replacing(last.groups, by: groups), outlines.replacing(last.groups, by: groups))
        var digests = last.digests
        for (index, (token, known)) in zip(theme.tokens.all, last.theme.tokens.all).enumerated() where token !== known {
            let (old, new) = (digests[index], Digest(token, in: theme.name))
            digests[index] = new
            tokens[token.path]? -= old.whole
            tokens[token.path]? += new.whole
            all = all.replacing(old.whole, by: new.whole)
            outlines = outlines.replacing(old.outline, by: new.outline)
        }
        return Theme(theme: theme, groups: groups, digests: digests)
    }

    private static func groups(of theme: TokenTheme) -> HashSum {
        var facts = FactHashing()
        for group in theme.tokens.describedGroups { facts.add(group) }
        return HashSum(ContentHash(of: theme.name, [facts.structureHash]))
    }

    /// Returns the paths of the tokens with other hashes than in an earlier state; nil for a state with other names.
    func changedPaths(since last: TokenDigests) -> Set<String>? {
        guard order === last.order else { return nil }
        var paths: Set<String> = []
        for (theme, former) in zip(themes, last.themes) {
            let pairs = zip(theme.digests, former.digests)
            for (token, (now, before)) in zip(theme.theme.tokens.all, pairs) where now.whole != before.whole {
                paths.insert(token.path)
            }
        }
        return paths
    }
}

extension HashSum {
    fileprivate func replacing(_ old: HashSum, by new: HashSum) -> HashSum {
        var sum = self
        sum -= old
        sum += new
        return sum
    }
}

extension TokenTheme {
    /// Whether another theme has the same name, inputs, groups and paths of tokens.
    fileprivate func hasNames(of other: TokenTheme) -> Bool {
        name.isWritten(as: other.name)
            && inputs.choices.elementsEqual(other.inputs.choices) {
                $0.modifier.isWritten(as: $1.modifier) && $0.context.isWritten(as: $1.context)
            }
            && tokens.all.count == other.tokens.all.count
            && zip(tokens.all, other.tokens.all).allSatisfy { $0 === $1 || $0.path.isWritten(as: $1.path) }
            && tokens.groups == other.tokens.groups
    }
}

extension NameListing {
    /// Adds the names of a theme, without values.
    fileprivate mutating func add(outlineOf theme: TokenTheme) {
        add("")
        add(theme.name)
        for choice in theme.inputs.choices {
            add(choice.modifier)
            add(choice.context)
        }
        add("")
        for token in theme.tokens.all { add(token.path) }
        add("")
        for group in theme.tokens.groups.sorted() { add(group) }
    }
}

extension FactHashing {
    fileprivate mutating func add(_ group: TokenGroup) {
        add(group.path)
        add(group.type)
        add(group.description)
        add(.object(group.extensions))
    }
}

import BuildRecords
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
    /// The themes, with the hashes of the tokens in order.
    private var themes: [(theme: TokenTheme, digests: [Digest])] = []
    /// The themes behind `names`.
    private let named: [TokenTheme]

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
        let named = (registry.unabridged ?? registry).themes
        self.named = named
        if let last, last.named.count == named.count, zip(last.named, named).allSatisfy({ $0.hasNames(of: $1) }) {
            names = last.names
        } else {
            var names = NameListing()
            for theme in named { names.add(outlineOf: theme) }
            self.names = names.hash
        }
        for theme in registry.themes {
            var facts = FactHashing()
            for group in theme.tokens.describedGroups { facts.add(group) }
            let groups = HashSum(ContentHash(of: theme.name, [facts.structureHash]))
            all += groups
            outlines += groups
            let known = last?.themes.first { $0.theme.name == theme.name }
            let digests = await Self.digests(of: theme, following: known)
            tokens.reserveCapacity(digests.count)
            for (token, digest) in zip(theme.tokens.all, digests) {
                tokens[token.path, default: HashSum()] += digest.whole
                all += digest.whole
                outlines += digest.outline
            }
            themes.append((theme, digests))
        }
    }

    /// Returns the hashes of a theme's tokens in order, mostly in the order of the earlier theme.
    private static func digests(
        of theme: TokenTheme, following known: (theme: TokenTheme, digests: [Digest])?
    ) async -> [Digest] {
        await Parallel.map(Array(theme.tokens.all.indices)) { index in
            let token = theme.tokens.all[index]
            if let known, index < known.digests.count, known.theme.tokens.all[index] === token {
                return known.digests[index]
            }
            return Digest(token, in: theme.name)
        }
    }
}

extension TokenTheme {
    /// Whether another theme has the same name, inputs, groups and paths of tokens.
    fileprivate func hasNames(of other: TokenTheme) -> Bool {
        name == other.name && inputs == other.inputs && tokens.all.count == other.tokens.all.count
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

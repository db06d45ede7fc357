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

    init(of registry: ComponentRegistry) async {
        var names = NameListing()
        for theme in (registry.unabridged ?? registry).themes { names.add(outlineOf: theme) }
        self.names = names.hash
        for theme in registry.themes {
            var facts = FactHashing()
            for group in theme.tokens.describedGroups { facts.add(group) }
            let groups = HashSum(ContentHash(of: theme.name, [facts.structureHash]))
            all += groups
            outlines += groups
            let digests = await Parallel.map(theme.tokens.all) { token in
                var facts = FactHashing(outlineOf: token, in: theme.name)
                let outline = HashSum(facts.structureHash)
                facts.addValue(of: token)
                return (outline: outline, whole: HashSum(facts.structureHash))
            }
            tokens.reserveCapacity(digests.count)
            for (token, digest) in zip(theme.tokens.all, digests) {
                tokens[token.path, default: HashSum()] += digest.whole
                all += digest.whole
                outlines += digest.outline
            }
        }
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

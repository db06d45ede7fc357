import BuildRecords
import CatalogChanges
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The hashes of a catalog's entries and tokens, for telling the parts of an output with unchanged input.
struct RegistryDigests: Sendable {
    private let registry: ComponentRegistry
    let entries: [EntryID: EntryDigest]
    /// By path, of all themes together.
    let tokens: [String: HashSum]
    let allEntries: EntryDigest
    let allTokens: HashSum
    /// The hash of the names of all tokens and groups without values, also of tokens left out of an output.
    let tokenNames: ContentHash

    /// The hashes of an entry: the structure (all but prose), the summary and all other prose, apart.
    struct EntryDigest: Equatable, Sendable {
        var structure = HashSum()
        var summary = HashSum()
        var prose = HashSum()

        /// The hash of all that lists and links show of an entry.
        var shape: HashSum { structure + summary }
    }

    /// Whether another registry has tokens with the same hashes.
    func hasTokens(of other: RegistryDigests) -> Bool {
        allTokens == other.allTokens && tokenNames == other.tokenNames
    }

    /// Returns digests of several registries, mostly with entries and tokens in common.
    static func of(_ registries: [ComponentRegistry], remembering memory: DigestMemory) async -> [RegistryDigests] {
        let all = registries + registries.compactMap(\.unabridged)
        let last = memory.registries
        let components = distinct(all.flatMap(\.components))
        let withNewTokens = registries.filter { registry in !last.contains { $0.hasTokens(of: registry) } }
        let tokens = withNewTokens.flatMap { registry in
            registry.themes.flatMap { theme in theme.tokens.all.map { ThemedToken(theme: theme.name, token: $0) } }
        }.uniqued()
        let entryHashes = await Parallel.map(components) { $0.facts(EntryHashes.self).hashes }
        let tokenHashes = await Parallel.map(tokens) { HashSum(FactHashing($0.token, in: $0.theme).structureHash) }
        let known = Known(
            entries: Dictionary(zip(components.map(ObjectIdentifier.init), entryHashes)) { first, _ in first },
            tokens: Dictionary(zip(tokens, tokenHashes)) { first, _ in first })
        var digests: [RegistryDigests] = []
        for registry in registries {
            // Most outputs show the same.
            let copy = digests.first { $0.registry.isCopy(of: registry) }
            digests.append(copy ?? RegistryDigests(registry, known: known, reusing: last))
        }
        memory.registries = digests
        return digests
    }

    /// The hashes of entries and tokens, by object, computed once for all registries.
    private struct Known {
        let entries: [ObjectIdentifier: FactHashes]
        let tokens: [ThemedToken: HashSum]
    }

    /// A token as it stands in a theme.
    private struct ThemedToken: Hashable, Sendable {
        let theme: String
        let token: DesignToken

        static func == (left: ThemedToken, right: ThemedToken) -> Bool {
            left.token === right.token && left.theme == right.theme
        }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    private static func distinct<Object: AnyObject>(_ objects: [Object]) -> [Object] {
        var seen: Set<ObjectIdentifier> = []
        return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private init(_ registry: ComponentRegistry, known: Known, reusing last: [RegistryDigests]) {
        self.registry = registry
        var entries: [EntryID: EntryDigest] = [:]
        var allEntries = EntryDigest()
        for component in registry.components {
            let digest =
                last.lazy.compactMap { $0.digest(of: component, in: registry) }.first
                ?? Self.digest(of: component, in: registry, known: known)
            entries[component.id] = digest
            allEntries.structure += digest.structure
            allEntries.summary += digest.summary
            allEntries.prose += digest.prose
        }
        self.entries = entries
        self.allEntries = allEntries
        if let copy = last.first(where: { $0.hasTokens(of: registry) }) {
            (tokens, allTokens, tokenNames) = (copy.tokens, copy.allTokens, copy.tokenNames)
        } else {
            (tokens, allTokens) = Self.tokens(of: registry.themes, known: known)
            var names = NameListing()
            for theme in (registry.unabridged ?? registry).themes { names.add(outlineOf: theme) }
            tokenNames = names.hash
        }
    }

    /// Whether another registry has the same tokens.
    private func hasTokens(of other: ComponentRegistry) -> Bool {
        !tokens.isEmpty && registry.hasSameThemes(as: other)
            && (registry.unabridged ?? registry).hasSameThemes(as: other.unabridged ?? other)
    }

    /// Returns the digest of a component of another registry; nil where the component is another one here.
    private func digest(of component: Component, in other: ComponentRegistry) -> EntryDigest? {
        guard registry[component.id] === component,
            registry.unabridged?[component.id] === other.unabridged?[component.id]
        else { return nil }
        return entries[component.id]
    }

    private static func digest(of component: Component, in registry: ComponentRegistry, known: Known) -> EntryDigest {
        // With all that an output leaves out, since leaving it out can be told.
        let views = [component, registry.unabridged?[component.id]].compactMap { view in
            view.flatMap { known.entries[ObjectIdentifier($0)] }
        }
        if views.count == 1 {
            return EntryDigest(
                structure: HashSum(views[0].structure), summary: HashSum(views[0].summary),
                prose: HashSum(views[0].prose))
        }
        let id = component.id.rawValue
        return EntryDigest(
            structure: HashSum(ContentHash(of: id, views.map(\.structure))),
            summary: HashSum(ContentHash(of: id, views.map(\.summary))),
            prose: HashSum(ContentHash(of: id, views.map(\.prose))))
    }

    private static func tokens(
        of themes: [TokenTheme], known: Known
    ) -> (tokens: [String: HashSum], all: HashSum) {
        var tokens: [String: HashSum] = [:]
        var allTokens = HashSum()
        for theme in themes {
            var facts = FactHashing()
            for group in theme.tokens.describedGroups { facts.add(group) }
            allTokens += HashSum(ContentHash(of: theme.name, [facts.structureHash]))
            for token in theme.tokens.all {
                guard let digest = known.tokens[ThemedToken(theme: theme.name, token: token)] else { continue }
                tokens[token.path, default: HashSum()] += digest
                allTokens += digest
            }
        }
        return (tokens, allTokens)
    }
}

extension ComponentRegistry {
    /// Whether both have the same components and tokens, handed on as a whole.
    fileprivate func isCopy(of other: ComponentRegistry) -> Bool {
        let whole = (own: unabridged?.components ?? [], its: other.unabridged?.components ?? [])
        return hasSameThemes(as: other) && components.elementsEqual(other.components, by: ===)
            && whole.own.elementsEqual(whole.its, by: ===)
    }
}

extension ContentHash {
    /// Creates the hash of a name together with other hashes.
    fileprivate init(of name: String, _ hashes: [ContentHash]) {
        var bytes = Array(name.utf8)
        bytes.append(0)
        for hash in hashes { bytes += hash.bytes }
        self.init(of: bytes)
    }
}

/// The hashes of an entry.
private struct EntryHashes: ComponentFacts {
    let hashes: FactHashes

    init(of component: Component) { hashes = FactHashing(component).hashes }
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

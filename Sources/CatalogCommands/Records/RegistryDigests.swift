import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The hashes of a catalog's entries and tokens, for telling the parts of an output with unchanged input.
struct RegistryDigests: Sendable {
    private let registry: ComponentRegistry
    let entries: [EntryID: EntryDigest]
    let allEntries: EntryDigest
    private let tokenDigests: TokenDigests

    /// By path, of all themes together.
    var tokens: [String: HashSum] { tokenDigests.tokens }
    var allTokens: HashSum { tokenDigests.all }
    /// The hash of the tokens without values, and of the groups.
    var tokenOutlines: HashSum { tokenDigests.outlines }
    /// The hash of the names of all tokens and groups without values, also of tokens left out of an output.
    var tokenNames: ContentHash { tokenDigests.names }

    /// The hashes of an entry: the structure (all but prose), the summary and all other prose, apart.
    struct EntryDigest: Equatable, Sendable {
        var structure = HashSum()
        var summary = HashSum()
        var prose = HashSum()

        /// The hash of all that lists and links show of an entry.
        var shape: HashSum { structure + summary }
    }

    /// Returns the paths of the tokens with other hashes than in an earlier registry; nil where tokens have come or gone.
    func changedTokens(since last: RegistryDigests) -> Set<String>? {
        tokenDigests.changedPaths(since: last.tokenDigests)
    }

    /// Whether another registry has entries and tokens with the same hashes.
    func isSame(as other: RegistryDigests) -> Bool { allEntries == other.allEntries && hasTokens(of: other) }

    /// Whether another registry has tokens with the same hashes.
    func hasTokens(of other: RegistryDigests) -> Bool {
        allTokens == other.allTokens && tokenNames == other.tokenNames
    }

    /// Returns digests of several registries, mostly with entries and tokens in common.
    static func of(_ registries: [ComponentRegistry], remembering memory: DigestMemory) async -> [RegistryDigests] {
        let all = registries + registries.compactMap(\.unabridged)
        let last = memory.registries
        let components = distinct(all.flatMap(\.components))
        // Each has much that only one processor can do.
        async let hashes = Parallel.map(components) { $0.hashes(knowing: memory.records) }
        let tokens = await tokenDigests(of: registries, reusing: last)
        let known = Dictionary(zip(components.map(ObjectIdentifier.init), await hashes)) { first, _ in first }
        var digests: [RegistryDigests] = []
        for (registry, tokens) in zip(registries, tokens) {
            // Most outputs show the same.
            digests.append(
                digests.first { $0.registry.isCopy(of: registry) }
                    ?? RegistryDigests(registry, entryHashes: known, tokens: tokens, reusing: last))
        }
        return digests
    }

    /// Returns the digests of each registry's tokens; most registries have the same tokens.
    private static func tokenDigests(
        of registries: [ComponentRegistry], reusing last: [RegistryDigests]
    ) async -> [TokenDigests] {
        var known = last.map { (registry: $0.registry, tokens: $0.tokenDigests) }
        var digests: [TokenDigests] = []
        for (index, registry) in registries.enumerated() {
            if let copy = known.first(where: { !$0.tokens.tokens.isEmpty && $0.registry.hasTokens(of: registry) }) {
                digests.append(copy.tokens)
                continue
            }
            // The registries of two builds mostly come in the same order.
            let former = last.indices.contains(index) ? last[index].tokenDigests : nil
            let tokens = await TokenDigests(of: registry, following: former)
            known.append((registry, tokens))
            digests.append(tokens)
        }
        return digests
    }

    private static func distinct<Object: AnyObject>(_ objects: [Object]) -> [Object] {
        var seen: Set<ObjectIdentifier> = []
        return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private init(
        _ registry: ComponentRegistry, entryHashes: [ObjectIdentifier: FactHashes], tokens: TokenDigests,
        reusing last: [RegistryDigests]
    ) {
        self.registry = registry
        tokenDigests = tokens
        var entries: [EntryID: EntryDigest] = [:]
        var allEntries = EntryDigest()
        for component in registry.components {
            let digest =
                last.lazy.compactMap { $0.digest(of: component, in: registry) }.first
                ?? Self.digest(of: component, in: registry, hashes: entryHashes)
            entries[component.id] = digest
            allEntries.structure += digest.structure
            allEntries.summary += digest.summary
            allEntries.prose += digest.prose
        }
        self.entries = entries
        self.allEntries = allEntries
    }

    /// Returns the digest of a component of another registry; nil where the component is another one here.
    private func digest(of component: Component, in other: ComponentRegistry) -> EntryDigest? {
        guard registry[component.id] === component,
            registry.unabridged?[component.id] === other.unabridged?[component.id]
        else { return nil }
        return entries[component.id]
    }

    private static func digest(
        of component: Component, in registry: ComponentRegistry, hashes: [ObjectIdentifier: FactHashes]
    ) -> EntryDigest {
        // With all that an output leaves out, since leaving it out can be told.
        let views = [component, registry.unabridged?[component.id]].compactMap { view in
            view.flatMap { hashes[ObjectIdentifier($0)] }
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
}

extension ComponentRegistry {
    /// Whether another registry has the same tokens, handed on as a whole.
    fileprivate func hasTokens(of other: ComponentRegistry) -> Bool {
        hasSameThemes(as: other) && (unabridged ?? self).hasSameThemes(as: other.unabridged ?? other)
    }

    /// Whether the themes have the same objects as tokens.
    private func hasSameThemes(as other: ComponentRegistry) -> Bool {
        themes.elementsEqual(other.themes) { $0.name == $1.name && $0.tokens === $1.tokens }
    }

    /// Whether both have the same components and tokens, handed on as a whole.
    fileprivate func isCopy(of other: ComponentRegistry) -> Bool {
        let whole = (own: unabridged?.components ?? [], its: other.unabridged?.components ?? [])
        return hasSameThemes(as: other) && components.elementsEqual(other.components, by: ===)
            && whole.own.elementsEqual(whole.its, by: ===)
    }
}

extension ContentHash {
    /// Creates the hash of a name together with other hashes.
    init(of name: String, _ hashes: [ContentHash]) {
        var bytes = Array(name.utf8)
        bytes.append(0)
        for hash in hashes { bytes += hash.bytes }
        self.init(of: bytes)
    }
}

extension Component {
    /// Returns the hashes of the entry.
    ///
    /// - Parameter records: The hashes of records as in files; nil in a watching process, where entries stay the same
    ///   objects.
    /// - Returns: The hashes, the same whether or not known from before.
    fileprivate func hashes(knowing records: TranscriptCache?) -> FactHashes {
        guard let records else { return facts(EntryHashes.self).hashes }
        return FactHashing(self, record: records.hashes(of: entry)).hashes
    }
}

/// The hashes of an entry.
private struct EntryHashes: ComponentFacts {
    let hashes: FactHashes

    init(of component: Component) {
        hashes = FactHashing(component, record: FactHashing(component.entry).hashes).hashes
    }
}

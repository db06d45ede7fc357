import CatalogLoading
import CatalogModel
import CatalogRendering

/// The hashes of a catalog's entries and tokens, for telling the parts of an output with unchanged input.
struct RegistryDigests: Sendable {
    private let entries: [EntryID: EntryDigest]
    private let tokens: [String: HashSum]
    private let allEntries: EntryDigest
    private let allTokens: HashSum

    /// The hashes of an entry: the shape (all but the prose) and the prose, apart.
    private struct EntryDigest: Sendable {
        var shape = HashSum()
        var prose = HashSum()
    }

    /// Returns digests of several registries, mostly with entries and tokens in common.
    static func of(_ registries: [ComponentRegistry]) async -> [RegistryDigests] {
        let all = registries + registries.compactMap(\.unabridged)
        let components = distinct(all.flatMap(\.components))
        let tokens = distinct(all.flatMap { $0.themes.flatMap(\.tokens.all) })
        let entryHashes = await Parallel.map(components) { FactHashing($0).hashes }
        let tokenHashes = await Parallel.map(tokens) { FactHashing($0).hashes.shape }
        let known = Known(
            entries: Dictionary(zip(components.map(ObjectIdentifier.init), entryHashes)) { first, _ in first },
            tokens: Dictionary(zip(tokens.map(ObjectIdentifier.init), tokenHashes)) { first, _ in first })
        return registries.map { RegistryDigests($0, known: known) }
    }

    /// The hashes of entries and tokens, by object, computed once for all registries.
    private struct Known {
        let entries: [ObjectIdentifier: (shape: ContentHash, prose: ContentHash)]
        let tokens: [ObjectIdentifier: ContentHash]
    }

    private static func distinct<Object: AnyObject>(_ objects: [Object]) -> [Object] {
        var seen: Set<ObjectIdentifier> = []
        return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private init(_ registry: ComponentRegistry, known: Known) {
        var entries: [EntryID: EntryDigest] = [:]
        var allEntries = EntryDigest()
        for component in registry.components {
            // With all that an output leaves out, since leaving it out can be told.
            let views = [component, registry.unabridged?[component.id]].compactMap { view in
                view.flatMap { known.entries[ObjectIdentifier($0)] }
            }
            let id = component.id.rawValue
            let digest = EntryDigest(
                shape: HashSum(.listing([id] + views.map(\.shape.description))),
                prose: HashSum(.listing([id] + views.map(\.prose.description))))
            entries[component.id] = digest
            allEntries.shape += digest.shape
            allEntries.prose += digest.prose
        }
        var tokens: [String: HashSum] = [:]
        var allTokens = HashSum()
        for theme in registry.themes {
            var facts = FactHashing()
            for group in theme.tokens.describedGroups { facts.add(group) }
            allTokens += HashSum(.listing([theme.name, facts.hashes.shape.description]))
            for token in theme.tokens.all {
                guard let hash = known.tokens[ObjectIdentifier(token)] else { continue }
                let digest = HashSum(.listing([theme.name, hash.description]))
                tokens[token.path, default: HashSum()] += digest
                allTokens += digest
            }
        }
        self.entries = entries
        self.allEntries = allEntries
        self.tokens = tokens
        self.allTokens = allTokens
    }

    /// Returns the hashes of all input of the units of a job, by the places of units.
    func keys(of job: RenderJob, in surroundings: ContentHash) async -> [ContentHash] {
        await Parallel.map(job.units) { unit in
            let own = [surroundings.description, job.target.name, job.target.backend] + unit.paths.map { $0.text }
            return ContentHash.listing(own + [""] + key(of: unit.reads))
        }
    }

    private func key(of reads: RenderUnit.Reads) -> [String] {
        var sum = HashSum()
        var words: [String]
        switch reads.entries {
        case .all:
            words = ["all"]
            sum = allEntries.shape + allEntries.prose
        case .shapes(let ids):
            words = ["shapes", String(ids.count)]
            sum = allEntries.shape
            for id in ids { if let digest = entries[id] { sum += digest.prose } }
        case .some(let ids, let shapes):
            words = ["some", String(ids.count), String(shapes.count)]
            for id in ids { if let digest = entries[id] { sum += digest.shape + digest.prose } }
            for id in shapes { if let digest = entries[id] { sum += digest.shape } }
        }
        switch reads.tokens {
        case .all:
            words.append("all")
            sum += allTokens
        case .some(let paths):
            words.append(String(paths.count))
            for path in paths { if let digest = tokens[path] { sum += digest } }
        }
        return words + [sum.text]
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

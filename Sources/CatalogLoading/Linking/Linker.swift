import CatalogModel
import Synchronization

/// The result of linking all entries of a catalog: the linked entries and findings.
struct LinkedEntries: Sendable {
    let entries: [LinkedEntry]
    let diagnostics: Diagnostics
    /// The catalog around the entries.
    let surroundings: LinkSurroundings
    /// The lookup of the entries as read from files.
    let sources: TypeSources
}

/// An entry after linking, completed with facts from other entries and token files: expanded tokens, references and
/// guidance.
///
/// An object, so that the result for an unchanged entry is shared by several states of a catalog.
final class LinkedEntry: Sendable {
    /// The entry as in its file.
    let source: EntryDraft
    let draft: EntryDraft
    let tokens: [ComponentToken]
    /// The paths of the tokens used by the entry, directly or through aliases.
    let usedTokens: [String]
    /// The entries referred to, without the entry itself, each once and in order.
    let references: [EntryID]
    /// Guidance on other entries, in the entry's order.
    let guidance: [(EntryID, Guidance)]
    let diagnostics: Diagnostics
    /// Whether types come from other entries, with the visibilities of their members.
    let takesTypes: Bool
    /// Found at the first question: most catalogs are linked once.
    private let foundTies = Mutex<EntryTies?>(nil)

    var ties: EntryTies {
        foundTies.withLock { found in
            let ties = found ?? EntryTies(source)
            found = ties
            return ties
        }
    }

    /// Creates a linked entry.
    ///
    /// - Parameters:
    ///   - source: The entry as in its file.
    ///   - draft: The completed entry.
    ///   - links: The tokens used by the entry.
    ///   - diagnostics: The findings of linking the entry.
    init(source: EntryDraft, draft: EntryDraft, links: TokenLinks, diagnostics: Diagnostics) {
        self.source = source
        self.draft = draft
        tokens = links.expanded
        usedTokens = links.usedPaths
        references = draft.references
        guidance = draft.guidance
        self.diagnostics = diagnostics
        takesTypes = draft.entry.implementations.orEmpty().contains { implementation in
            implementation.value.types.orEmpty().contains { $0.value.from != nil }
        }
    }
}

/// The linking stage of loading: connects entries with each other and with token files, and reports mismatches.
struct Linker {
    let entries: ReadEntries
    let tokens: ThemedTokens
    let mentions: MentionChecks

    /// Links all entries, taking over equal results from `last`, the entries in another state of the catalog.
    func link(reusing last: LinkedEntries? = nil) async -> LinkedEntries {
        var diagnostics = Diagnostics()
        let drafts = uniqueDrafts(&diagnostics)
        let table = TypeSources(drafts, following: last?.sources)
        let members = SharedMembers(drafts, table: table)
        let failedIDs = entries.failedIDs
        let surroundings = LinkSurroundings(
            knownIDs: entries.knownIDs, failedIDs: failedIDs, tokens: tokens, areMembersComplete: members.areComplete)
        let known = last.map { KnownLinks($0, for: drafts, in: surroundings) }
        let missing = drafts.indices.filter { known?[$0] == nil }
        let fresh = await Parallel.map(missing) { place in
            let draft = drafts[place]
            let covered = draft.entry.covers.orEmpty().compactMap { table[$0.value] }
            return link(draft, covered: covered, table: table, members: members, failedIDs: failedIDs)
        }
        var added = fresh.makeIterator()
        let linked = drafts.indices.compactMap { known?[$0] ?? added.next() }
        for entry in linked { diagnostics.merge(entry.diagnostics) }
        return LinkedEntries(
            entries: linked, diagnostics: diagnostics, surroundings: surroundings, sources: table)
    }

    /// Returns the entries by id.
    ///
    /// Of several with the same id the first by path counts; the others are reported.
    private func uniqueDrafts(_ diagnostics: inout Diagnostics) -> [EntryDraft] {
        var first: [EntryID: EntryDraft] = [:]
        var drafts: [EntryDraft] = []
        for draft in entries.drafts {
            guard let id = draft.entry.id else { continue }
            if let other = first[draft.id]?.entry.id {
                diagnostics.report(.duplicateID(id, first: other))
            } else {
                first[draft.id] = draft
                drafts.append(draft)
                let stem = CatalogPath.stem(of: draft.path)
                if stem != id.value.rawValue { diagnostics.report(.fileName(id, stem: stem)) }
            }
        }
        // Most files are in the order of their ids.
        return drafts.sorted { $0.id < $1.id }
    }

    private func link(
        _ draft: EntryDraft, covered: [EntryDraft], table: TypeSources, members: SharedMembers, failedIDs: Set<String>
    ) -> LinkedEntry {
        var entry = draft.entry
        var diagnostics = Diagnostics()
        mentions.check(
            draft.mentions, folder: CatalogPath.folder(of: draft.path), unread: draft.unreadKeys,
            diagnostics: &diagnostics)
        AdditionChecks.check(draft.entry, diagnostics: &diagnostics)
        table.reportDuplicates(in: draft, diagnostics: &diagnostics)
        table.fillIn(&entry, of: draft.id, unreadable: failedIDs, diagnostics: &diagnostics)
        members.fillIn(&entry, of: draft.id, unreadable: failedIDs, diagnostics: &diagnostics)
        SharedPropertyMerge.fillIn(&entry)
        let filled = draft.filled(entry)
        let names = EntryNames(filled, covered: covered)
        NameChecks.check(filled, names: names, unreadable: failedIDs, diagnostics: &diagnostics)
        MeaningChecks.check(draft, filled: entry, unreadable: failedIDs, diagnostics: &diagnostics)
        Completeness.check(entry, unread: draft.unreadKeys, diagnostics: &diagnostics)
        let links = TokenLinks(filled, names: names, tokens: tokens)
        diagnostics.merge(links.diagnostics)
        var defaults = TokenDefaults(themes: tokens.themes)
        for token in links.expanded { defaults.check(token) }
        diagnostics.merge(defaults.diagnostics)
        return LinkedEntry(source: draft, draft: filled, links: links, diagnostics: diagnostics)
    }
}

extension LinkedEntries {
    /// Returns the components of the registry, by id.
    ///
    /// - Parameters:
    ///   - folder: The folder of `catalog.yaml`, the start of relative paths.
    ///   - records: The entries in agreement with sources.
    ///   - known: The components of another state of the catalog; the same facts are the same object again.
    /// - Returns: A component for each entry, in the order of the entries.
    func components(
        relativeTo folder: String, verified records: VerificationReading, reusing known: LinkedComponents?
    ) async -> LinkedComponents {
        var referrers: [EntryID: [EntryID]] = [:]
        var guidance: [EntryID: [Guidance]] = [:]
        for entry in entries {
            for reference in entry.references { referrers[reference, default: []].append(entry.draft.id) }
            for (id, piece) in entry.guidance { guidance[id, default: []].append(piece) }
        }
        let visibilities = entries.reduce(into: Set<Visibility>()) { $0.formUnion($1.draft.mentions.visibilities) }
        let others = (referrers: referrers, guidance: guidance)
        return LinkedComponents(
            await Parallel.map(entries) { entry in
                let facts = OthersFacts(
                    path: CatalogPath.relative(entry.draft.path, to: folder),
                    referrers: others.referrers[entry.draft.id] ?? [],
                    guidance: others.guidance[entry.draft.id] ?? [],
                    verifications: records.verifications(of: entry.draft.id, entry.draft.entry),
                    visibilities: entry.takesTypes ? visibilities : entry.draft.mentions.visibilities)
                if let same = known?.component(of: entry, with: facts) { return (entry, same) }
                let component = Component(
                    id: entry.draft.id, entry: entry.draft.entry, path: facts.path, tokens: entry.tokens,
                    references: entry.references, referrers: facts.referrers, guidance: facts.guidance,
                    verifications: facts.verifications, visibilities: facts.visibilities,
                    pictures: entry.draft.pictures(relativeTo: folder))
                return (entry, component)
            })
    }
}

/// The facts about a component from elsewhere than the linked entry.
private struct OthersFacts {
    let path: String
    let referrers: [EntryID]
    let guidance: [Guidance]
    let verifications: [Verification]
    let visibilities: Set<Visibility>
}

/// The components of a registry, with the linked entries as sources.
struct LinkedComponents: Sendable {
    let all: [Component]
    private let sources: [EntryID: (entry: LinkedEntry, component: Component)]

    init(_ components: [(entry: LinkedEntry, component: Component)]) {
        all = components.map(\.component)
        sources = Dictionary(components.map { ($0.component.id, $0) }) { first, _ in first }
    }

    /// Returns the component made from the same linked entry before, unless others say anything new about the entry.
    fileprivate func component(of entry: LinkedEntry, with others: OthersFacts) -> Component? {
        guard let (known, component) = sources[entry.draft.id], known === entry, component.path == others.path,
            component.referrers == others.referrers,
            component.guidance.elementsEqual(others.guidance, by: { $0.isSame(as: $1) }),
            component.verifications == others.verifications, component.visibilities == others.visibilities
        else { return nil }
        return component
    }
}

extension Guidance {
    /// Returns whether both are the same piece of the same state of an entry.
    fileprivate func isSame(as other: Guidance) -> Bool {
        switch (content, other.content) {
        case (.section(let own), .section(let its)): source == other.source && own.node === its.node
        case (.behavior(let own), .behavior(let its)): source == other.source && own.node === its.node
        default: false
        }
    }
}

extension EntryDraft {
    /// The entries referred to, without the entry itself, each once and in order.
    fileprivate var references: [EntryID] {
        var all: Set<EntryID> = []
        for id in mentions.ids where id.value != self.id { all.insert(id.value) }
        for link in mentions.links {
            if case .entry(let id, _) = link.value.destination, let id = EntryID(id), id != self.id { all.insert(id) }
        }
        return all.sorted()
    }

    /// Returns the pictures shown by the entry's figures, by their paths relative to a folder.
    fileprivate func pictures(relativeTo folder: String) -> Set<String> {
        let files = mentions.figures.flatMap { [$0.file, $0.dark].compactMap(\.self) }
        return Set(
            files.map {
                CatalogPath.relative(CatalogPath.join(CatalogPath.folder(of: path), with: $0.value), to: folder)
            })
    }

    /// Guidance on other entries, in the entry's order.
    fileprivate var guidance: [(EntryID, Guidance)] {
        let behaviors = entry.all(\.behaviors).joined().flatMap { behavior in
            behavior.applies.orEmpty().map { ($0.value, Guidance(source: id, content: .behavior(behavior))) }
        }
        let sections = entry.all(\.sections).joined().flatMap { section in
            section.applies.orEmpty().map { ($0.value, Guidance(source: id, content: .section(section))) }
        }
        return (behaviors + sections).filter { $0.0 != id }
    }
}

import CatalogModel

/// The result of linking all entries of a catalog: the linked entries and findings.
struct LinkedEntries: Sendable {
    let entries: [LinkedEntry]
    let diagnostics: Diagnostics
}

/// An entry after linking, completed with facts from other entries and token files: expanded tokens, references and
/// guidance.
struct LinkedEntry: Sendable {
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

    /// Creates a linked entry.
    ///
    /// - Parameters:
    ///   - draft: The completed entry.
    ///   - links: The tokens used by the entry.
    ///   - diagnostics: The findings of linking the entry.
    init(_ draft: EntryDraft, links: TokenLinks, diagnostics: Diagnostics) {
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

    /// Links all entries.
    func link() async -> LinkedEntries {
        var diagnostics = Diagnostics()
        let drafts = uniqueDrafts(&diagnostics)
        let table = TypeSources(drafts)
        let members = SharedMembers(drafts, table: table)
        let failedIDs = entries.failedIDs
        let linked = await Parallel.map(drafts) { draft in
            let covered = draft.entry.covers.orEmpty().compactMap { table[$0.value] }
            return link(draft, covered: covered, table: table, members: members, failedIDs: failedIDs)
        }
        for entry in linked { diagnostics.merge(entry.diagnostics) }
        return LinkedEntries(entries: linked, diagnostics: diagnostics)
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
        return LinkedEntry(filled, links: links, diagnostics: diagnostics)
    }
}

extension LinkedEntries {
    /// Returns the components of the registry, by id.
    ///
    /// - Parameters:
    ///   - folder: The folder of `catalog.yaml`, the start of relative paths.
    ///   - records: The entries in agreement with sources.
    /// - Returns: A component for each entry, in the order of the entries.
    func components(relativeTo folder: String, verified records: VerificationReading) async -> [Component] {
        var referrers: [EntryID: [EntryID]] = [:]
        var guidance: [EntryID: [Guidance]] = [:]
        for entry in entries {
            for reference in entry.references { referrers[reference, default: []].append(entry.draft.id) }
            for (id, piece) in entry.guidance { guidance[id, default: []].append(piece) }
        }
        let visibilities = entries.reduce(into: Set<Visibility>()) { $0.formUnion($1.draft.mentions.visibilities) }
        let others = (referrers: referrers, guidance: guidance)
        return await Parallel.map(entries) { entry in
            Component(
                id: entry.draft.id, entry: entry.draft.entry,
                path: CatalogPath.relative(entry.draft.path, to: folder), tokens: entry.tokens,
                references: entry.references, referrers: others.referrers[entry.draft.id] ?? [],
                guidance: others.guidance[entry.draft.id] ?? [],
                verifications: records.verifications(of: entry.draft.id, entry.draft.entry),
                visibilities: entry.takesTypes ? visibilities : entry.draft.mentions.visibilities,
                publishedFiles: entry.draft.publishedFiles(relativeTo: folder))
        }
    }

    /// Returns the ids of the entries with a use of each token, directly or through aliases, in order, by the path of
    /// the token.
    func tokenUsers(tokenCount: Int) -> [String: [EntryID]] {
        var users: [String: [EntryID]] = [:]
        users.reserveCapacity(tokenCount)
        for entry in entries {
            for path in entry.usedTokens { users[path, default: []].append(entry.draft.id) }
        }
        return users
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

    /// Returns the files published with the entry, by path relative to a folder.
    fileprivate func publishedFiles(relativeTo folder: String) -> Set<String> {
        Set(
            mentions.publishedFiles.map {
                CatalogPath.relative(CatalogPath.join(CatalogPath.folder(of: path), with: $0.path.value), to: folder)
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

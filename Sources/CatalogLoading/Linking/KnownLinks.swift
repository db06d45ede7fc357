import CatalogModel

/// The facts of the whole catalog with an effect on linking: known and failed ids, tokens, completeness of shared
/// members.
struct LinkSurroundings: Sendable {
    /// The ids of all entries, including unreadable entries.
    let knownIDs: Set<String>
    let failedIDs: Set<String>
    let tokens: ThemedTokens
    /// Whether the members shared by types could all be gathered, within the limit of the catalog.
    let areMembersComplete: Bool
}

/// Linked entries of another state of a catalog, valid without linking anew.
struct KnownLinks: Sendable {
    /// By the place of the draft; nil where the entry has to be linked.
    private var entries: [LinkedEntry?]

    /// Creates the links valid in both states; none where a change of the surroundings could reach every link.
    ///
    /// - Parameters:
    ///   - last: The entries in the other state, by id.
    ///   - drafts: The entries now, each with another id, by id.
    ///   - surroundings: The catalog around the entries now.
    init(_ last: LinkedEntries, for drafts: [EntryDraft], in surroundings: LinkSurroundings) {
        entries = Array(repeating: nil, count: drafts.count)
        guard last.surroundings.areMembersComplete, surroundings.areMembersComplete,
            last.surroundings.failedIDs == surroundings.failedIDs,
            let changes = TokenChanges(from: last.surroundings.tokens, to: surroundings.tokens)
        else { return }
        var touched: Set<String> = []
        var others = last.entries[...]
        for (place, draft) in drafts.enumerated() {
            while let gone = others.first, gone.draft.id < draft.id {
                touched.formUnion(gone.ties.own)
                others.removeFirst()
            }
            let entry = others.first?.draft.id == draft.id ? others.popFirst() : nil
            if let entry, entry.source.entry.node === draft.entry.node {
                entries[place] = entry
            } else {
                touched.formUnion(EntryTies(draft).own)
                if let entry { touched.formUnion(entry.ties.own) }
            }
        }
        for gone in others { touched.formUnion(gone.ties.own) }
        removeTouched(by: touched)
        // Asked once: comparing the ids for each entry would take the square of their number.
        let ids = [last.surroundings.knownIDs, surroundings.knownIDs]
        let areIDsSame = ids[0] == ids[1]
        for (place, entry) in entries.enumerated() {
            guard let entry else { continue }
            let ties = entry.ties
            let isValid =
                !ties.namesFiles && entry.isIndependent(of: changes, among: surroundings.tokens)
                && (areIDsSame || ids.allSatisfy { $0.isSuperset(of: ties.mentioned) })
            if !isValid { entries[place] = nil }
        }
    }

    /// Removes the entries with facts from touched entries, as touched by the change, too.
    private mutating func removeTouched(by names: Set<String>) {
        let isTouched = entries.contains { entry in
            guard let ties = entry?.ties else { return false }
            return !ties.own.isDisjoint(with: names) || !ties.others.isDisjoint(with: names)
        }
        if !isTouched { return }
        // By name, because a chain of entries can be as long as the catalog.
        var places: [String: [Int]] = [:]
        for (place, entry) in entries.enumerated() {
            guard let ties = entry?.ties else { continue }
            for name in ties.own { places[name, default: []].append(place) }
            for name in ties.others { places[name, default: []].append(place) }
        }
        var pending = Array(names)
        while let name = pending.popLast() {
            for place in places.removeValue(forKey: name) ?? [] {
                pending += entries[place]?.ties.own ?? []
                entries[place] = nil
            }
        }
    }

    /// Returns the result for an unchanged entry, by the place of the draft.
    subscript(place: Int) -> LinkedEntry? { entries[place] }
}

extension LinkedEntry {
    /// Returns whether every token of the entry is known and unchanged, and no finding shows a token's place.
    ///
    /// For an unknown token findings guess a name from all that there are.
    fileprivate func isIndependent(of changes: TokenChanges, among tokens: ThemedTokens) -> Bool {
        if changes.paths.isEmpty { return true }
        // Without findings all tokens were known, and they still are where none has gone.
        let areKnown = changes.areNamesSame && diagnostics.all.isEmpty
        return [usedTokens, Array(ties.proseTokens)].allSatisfy { paths in
            paths.allSatisfy { !changes.paths.contains($0) && (areKnown || tokens.contains($0)) }
        }
            && diagnostics.all.allSatisfy {
                $0.notes.allSatisfy { $0.range == nil || $0.range?.file.path == draft.path }
            }
    }
}

/// The tokens with other facts for entries than in another state of a catalog.
private struct TokenChanges {
    private(set) var paths: Set<String> = []
    /// Whether no token has come or gone.
    private(set) var areNamesSame = true

    /// Creates the changes; nil where the themes themselves are others.
    init?(from last: ThemedTokens, to tokens: ThemedTokens) {
        guard tokens.themes.map(\.name) == last.themes.map(\.name) else { return nil }
        for (old, new) in zip(last.themes, tokens.themes) where !new.tokens.isCopy(of: old.tokens) {
            for (place, token) in new.tokens.all.enumerated() {
                // Most tokens stand where they stood.
                let same = place < old.tokens.all.count ? old.tokens.all[place] : nil
                let before = same?.path == token.path ? same : old.tokens[token.path]
                if before?.isSame(as: token) == true { continue }
                paths.insert(token.path)
                if before == nil { areNamesSame = false }
            }
            if areNamesSame, old.tokens.all.count == new.tokens.all.count { continue }
            for token in old.tokens.all where new.tokens[token.path] == nil {
                paths.insert(token.path)
                areNamesSame = false
            }
        }
    }
}

extension DesignToken {
    /// Whether both say the same of the token to entries, wherever the tokens stand.
    fileprivate func isSame(as other: DesignToken) -> Bool {
        type == other.type && value == other.value && alias == other.alias && resolvedValue == other.resolvedValue
            && references == other.references && visibility == other.visibility
    }
}

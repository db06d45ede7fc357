import CatalogModel

/// The entries with a use of each token, directly or through aliases.
struct TokenUsers: Sendable {
    /// The ids of the entries, in order, by the path of the token.
    let byPath: [String: [EntryID]]
    private let entries: [LinkedEntry]

    /// Creates the users.
    ///
    /// - Parameters:
    ///   - entries: The linked entries, by id.
    ///   - tokenCount: The number of tokens, for the size of the lookup.
    ///   - last: The users in another state of the catalog, taken over where the same.
    init(_ entries: [LinkedEntry], tokenCount: Int, following last: TokenUsers?) {
        self.entries = entries
        if let last,
            last.entries.elementsEqual(
                entries, by: { $0 === $1 || $0.draft.id == $1.draft.id && $0.usedTokens == $1.usedTokens })
        {
            byPath = last.byPath
            return
        }
        var users: [String: [EntryID]] = [:]
        users.reserveCapacity(tokenCount)
        for entry in entries {
            for path in entry.usedTokens { users[path, default: []].append(entry.draft.id) }
        }
        byPath = users
    }
}

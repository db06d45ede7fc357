package import CatalogModel

/// The facts of a catalog that a piece of work has read, by names.
package struct ReadFacts: Equatable, Sendable {
    /// Entries with prose read.
    package var texts: Set<EntryID> = []
    /// Entries with a summary read.
    package var summaries: Set<EntryID> = []
    /// Paths of tokens with a value read.
    package var tokens: Set<String> = []

    package init(texts: Set<EntryID> = [], summaries: Set<EntryID> = [], tokens: Set<String> = []) {
        self.texts = texts
        self.summaries = summaries
        self.tokens = tokens
    }

    package init(_ reads: CatalogReads, of registry: ComponentRegistry) {
        for component in registry.components {
            guard let file = component.entry.id?.range.file else { continue }
            if reads.texts.contains(ObjectIdentifier(file)) { texts.insert(component.id) }
            if reads.summaries.contains(ObjectIdentifier(file)) { summaries.insert(component.id) }
        }
        for theme in registry.themes {
            for token in theme.tokens.all where reads.tokens.contains(ObjectIdentifier(token)) {
                tokens.insert(token.path)
            }
        }
    }

    /// Whether both have a fact in common.
    package func meet(_ other: ReadFacts) -> Bool {
        !texts.isDisjoint(with: other.texts) || !summaries.isDisjoint(with: other.summaries)
            || !tokens.isDisjoint(with: other.tokens)
    }
}

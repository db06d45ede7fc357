package import CatalogRendering

/// The hashes of an entry, or of an entry's record as in a file.
package struct FactHashes: Hashable, Sendable {
    /// The hash of all but prose.
    package let structure: ContentHash
    /// The hash of the summary, the only prose shown in lists.
    package let summary: ContentHash
    /// The hash of all other prose, with its places.
    package let prose: ContentHash

    package init(structure: ContentHash, summary: ContentHash, prose: ContentHash) {
        self.structure = structure
        self.summary = summary
        self.prose = prose
    }
}

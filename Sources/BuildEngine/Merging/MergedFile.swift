package import CatalogModel

/// The result of merging the changes of the catalog into a file with edits by hand.
package struct MergedFile: Sendable {
    /// The effect of the merge on the file.
    package enum Outcome: Sendable {
        case created, updated, unchanged
        /// The file has the edits and the changes of the catalog; the ranges are the first lines of conflicts in the
        /// new contents.
        case merged(conflicts: [Range<Int>])
        /// Deleted by hand, and not written again.
        case deleted
        /// Not merged: a conflict marker of an earlier merge is still in the file.
        case unresolved(marker: Range<Int>)
        /// Not merged: the file is not UTF-8 text.
        case notText
    }

    /// The path, as shown in findings.
    package let path: String
    package let outcome: Outcome
    /// The contents before the merge; nil for a missing file, and for a deleted file.
    package let old: [UInt8]?
    /// The contents after the merge.
    package let new: [UInt8]?

    /// Whether the merge changes the file.
    package var isChanged: Bool { old != new }
}

/// The results of merging the changes of the catalog into files with edits by hand.
package struct MergeResult: Sendable {
    /// By output, then by path.
    package let files: [MergedFile]
    /// In the order of display.
    package let diagnostics: [Diagnostic]
    /// Whether a problem has kept all files from being written.
    package let isRefused: Bool
}

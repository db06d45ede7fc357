package import CatalogModel

/// The result of renaming an entry, state or token in all files of a catalog: the changed files, or the obstacles.
package struct Renaming: Sendable {
    /// A file with its new text, and its new path.
    package struct File: Sendable {
        package let file: SourceFile
        package let path: String
        package let bytes: [UInt8]
    }

    /// By path; none where there are obstacles.
    package let files: [File]
    /// Number of replaced names.
    package let count: Int
    /// Reasons why the name cannot be changed.
    package let obstacles: [Diagnostic]

    init(_ edits: NameEdits, paths: [String: String] = [:]) {
        obstacles = edits.obstacles
        count = edits.count
        files =
            edits.obstacles.isEmpty
            ? edits.files.map { File(file: $0.file, path: paths[$0.file.path] ?? $0.file.path, bytes: $0.bytes) } : []
    }

    init(files: [File], count: Int) {
        self.files = files.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
        self.count = count
        obstacles = []
    }

    init(refusing reason: String, in file: SourceFile) {
        files = []
        count = 0
        obstacles = [Diagnostic(RenamingRules.obstacle, "\(file.path): " + reason, at: nil)]
    }
}

extension CatalogTexts {
    /// Renames an entry: replaces the id in the references of other entries, and in the name of a file named after the
    /// id.
    package func renaming(entry old: EntryID, to new: EntryID) -> Renaming {
        var names = EntryRenaming(old: old, new: new)
        return names.rename(in: self)
    }

    /// Renames a token or a group of tokens.
    package func renaming(token old: String, to new: String) -> Renaming {
        var edits = NameEdits()
        let name = TokenName(old: old, new: new)
        guard name.isWithinGroup else {
            edits.refuse(
                "'\(new)' is in another group than '\(old)', which can change its type; change only the last part of the name",
                at: nil)
            return Renaming(edits)
        }
        for file in tokens { TokenFileRenaming(name, file: file).rename(&edits) }
        for text in all { TokenMentionRenaming(name, text: text).rename(&edits) }
        return Renaming(edits)
    }

    /// Renames a state, in the declaring entries and the guides covering the entries.
    ///
    /// - Parameters:
    ///   - old: The present name.
    ///   - new: The future name.
    ///   - id: The entry; nil for all entries with the state.
    /// - Returns: The edits, or the reasons against the renaming.
    package func renaming(state old: String, to new: String, of id: EntryID?) -> Renaming {
        var names = StateRenaming(old: old, new: new)
        return names.rename(in: self, of: id)
    }
}

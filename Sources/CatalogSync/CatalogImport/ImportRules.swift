package import CatalogModel

/// The rules for findings of `catalog import`, such as an unreadable source or an entry impossible to edit.
package enum ImportRules {
    package static let unknownSource = Rule(
        "unknown-source-kind", .error, "An imported source is of a kind that `catalog import` can read.",
        reason: "A file read as the wrong kind would give entries with wrong facts, or no entries.")
    package static let emptySource = Rule(
        "empty-source", .error, "An imported source has declarations.",
        reason: "The file is probably the wrong one, and an empty import would look like a success.")
    package static let importRecord = Rule(
        "import-record", .error, "The record of the previous import is valid and unedited.",
        reason:
            "Without the record, an import cannot distinguish manual edits from imported text, and may overwrite them.")
    package static let uneditable = Rule(
        "import-unwritable", .warning,
        "Entries and token files are written so that an import can change one fact alone.",
        reason: "The entry keeps the old fact, although the source has a new one.")
    package static let kept = Rule(
        "import-kept", .warning, "A fact edited by hand since the previous import still agrees with the source.",
        reason: "The import keeps the edit, so the entry and the source no longer agree.")
    package static let vanished = Rule(
        "import-vanished", .warning, "Everything that an import put into an entry is still in the source.",
        reason: "Readers see a fact that the code probably no longer has.")
    package static let skipped = Rule(
        "import-skipped", .warning, "Everything that a source declares fits into an entry.",
        reason: "The fact is missing from the entry, so readers do not learn of it.")
    package static let unlisted = Rule(
        "import-unlisted", .warning, "The resolver document names the token files that an import makes.",
        reason: "The imported tokens are in no theme, so pages and style sheets do not have them.")

    package static let all = [unknownSource, emptySource, importRecord, uneditable, kept, vanished, skipped, unlisted]
}

extension Diagnostic {
    /// Returns the finding about a kept fact, with a `name` in words: `'default' of 'size'`.
    static func kept(_ name: String, now value: String?, at range: SourceRange) -> Diagnostic {
        let change = value.map { "now \($0) in the source" } ?? "missing from the source"
        return Diagnostic(
            ImportRules.kept, "\(name) is \(change), and was edited here since the previous import; the edit is kept",
            at: range)
    }

    static func removedByHand(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.kept,
            "\(name) has changed in the source, and was removed here since the previous import; it stays removed",
            at: range)
    }

    /// Returns the finding about a file of tokens without any token still in the source.
    static func emptied(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.vanished,
            "'\(path)' has no tokens left; remove the file, and its name from the catalog and from resolver documents",
            at: range)
    }

    static func vanished(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.vanished, "\(name) is missing from the source; import with '--remove' to remove it here",
            at: range)
    }

    /// Returns the finding about a fact of a source that the loader rejects, with a `name` in words.
    static func skipped(_ name: String, because reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ImportRules.skipped, "\(name) is not imported: \(reason)", at: range)
    }

    static func unlisted(_ path: String, in resolver: Text) -> Diagnostic {
        Diagnostic(
            ImportRules.unlisted,
            "the tokens of '\(path)' are not in a theme; add the file in '\(resolver.value)' to the sources of a set or of a "
                + "context", at: resolver.range)
    }

    static func uneditable(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.uneditable,
            "\(name) has changed in the source, and cannot be edited here by itself; edit it by hand", at: range)
    }

    /// Returns the finding about components with entries already made by the import with the given name.
    package static func importedBefore(as name: String, kind: String, file: SourceFile) -> Diagnostic {
        let other =
            kind == StringFileReader.kind
            ? "for another language, import the files of all languages at once" : "give this source another '--name'"
        return Diagnostic(
            ImportRules.importRecord,
            "the import '\(name)' has already created entries for these components; use '--name \(name)' for a later release, or "
                + other, at: SourceRange(file: file, from: 0, to: 0))
    }

    static func damagedRecord(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.importRecord,
            "invalid import record; restore it from version control, or remove it to import as if for the "
                + "first time", at: range)
    }
}

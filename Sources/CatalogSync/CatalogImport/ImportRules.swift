package import CatalogModel

/// The rules for findings of `catalog import`, such as an unreadable source or an entry impossible to edit.
package enum ImportRules {
    package static let unknownSource = Rule(
        "unknown-source-kind", .error, "An imported source is of a kind that `catalog import` can read.",
        reason: "A file read as the wrong kind would give entries full of wrong facts, or no entries at all.")
    package static let emptySource = Rule(
        "empty-source", .error, "An imported source declares something.",
        reason: "The file is probably the wrong one, and an import of nothing would look like a success.")
    package static let importRecord = Rule(
        "import-record", .error, "The record of the last import is as `catalog import` wrote it.",
        reason: "Without the record an import cannot tell edits by people from its own text, and may overwrite them.")
    package static let uneditable = Rule(
        "import-unwritable", .warning,
        "Entries and token files are written so that an import can change one fact alone.",
        reason: "The entry keeps the old fact, although the source has a new one.")
    package static let kept = Rule(
        "import-kept", .warning, "A fact changed by hand since the last import still agrees with the source.",
        reason: "The import keeps what was changed by hand, so entry and source say different things from now on.")
    package static let vanished = Rule(
        "import-vanished", .warning, "Everything that an import put into an entry is still in the source.",
        reason: "Readers are told of something that the code probably does not have any longer.")
    package static let skipped = Rule(
        "import-skipped", .warning, "Everything that a source declares fits into an entry.",
        reason: "The entry does not have the fact, so readers do not learn of it.")
    package static let unlisted = Rule(
        "import-unlisted", .warning, "The resolver document names the token files that an import makes.",
        reason: "The imported tokens are in no theme, so pages and style sheets do not have them.")

    package static let all = [unknownSource, emptySource, importRecord, uneditable, kept, vanished, skipped, unlisted]
}

extension Diagnostic {
    /// Returns the finding about a kept fact, with a `name` in words: `'default' of 'size'`.
    static func kept(_ name: String, now value: String?, at range: SourceRange) -> Diagnostic {
        let change = value.map { "now \($0) in the source" } ?? "gone from the source"
        return Diagnostic(
            ImportRules.kept, "\(name) is \(change), and was changed here since the last import; it stays as it is",
            at: range)
    }

    static func removedByHand(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.kept,
            "\(name) has changed in the source, and was removed here since the last import; it stays away", at: range)
    }

    /// Returns the finding about a file of tokens without any token still in the source.
    static func emptied(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.vanished,
            "no token is left in '\(path)'; remove the file, and its name where the catalog or a resolver document has it",
            at: range)
    }

    static func vanished(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.vanished, "\(name) is gone from the source; import with '--remove' to remove it here, too",
            at: range)
    }

    /// Returns the finding about a fact of a source that the loader rejects, with a `name` in words.
    static func skipped(_ name: String, because reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(ImportRules.skipped, "\(name) is not imported: \(reason)", at: range)
    }

    static func unlisted(_ path: String, in resolver: Text) -> Diagnostic {
        Diagnostic(
            ImportRules.unlisted,
            "the tokens of '\(path)' are in no theme; name the file in '\(resolver.value)', among the sources of a set or of a "
                + "context", at: resolver.range)
    }

    static func uneditable(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.uneditable,
            "\(name) has changed in the source, and cannot be changed here alone; change it by hand", at: range)
    }

    /// Returns the finding about components with entries already made by the import with the given name.
    package static func importedBefore(as name: String, kind: String, file: SourceFile) -> Diagnostic {
        let other =
            kind == StringFileReader.kind
            ? "for another language, name the files of all languages at once" : "give this source a '--name' of its own"
        return Diagnostic(
            ImportRules.importRecord,
            "the import '\(name)' has made entries of these components; say '--name \(name)' for a later release, or "
                + other, at: SourceRange(file: file, from: 0, to: 0))
    }

    static func damagedRecord(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ImportRules.importRecord,
            "this is no record of an import; take it from version control again, or remove it to import as if for the "
                + "first time", at: range)
    }
}

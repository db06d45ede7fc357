import BuildEngine
import CatalogLoading
public import CatalogModel
import CatalogSync
import CatalogRendering
import ExternalBackends

/// The rules for findings of the commands themselves, such as a missing catalog, an unknown entry or an unwritable
/// file.
public enum CommandRules {
    /// Rule broken by a command without any `catalog.yaml` to work on.
    public static let missingCatalog = Rule(
        "missing-catalog", .error, "A command finds its catalog.",
        reason: "A command without a catalog has no input, and a success would be misleading.")
    /// Rule broken by a request for an entry missing from the catalog.
    public static let unknownEntry = LinkRules.unknownEntry
    /// Rule broken by a request for a token missing from the token files.
    public static let unknownTokenPath = Rule(
        "unknown-token-path", .error, "A token or group named on the command line is in the token files.",
        reason: "For a mistyped path, an empty result would look like an unused token.")
    /// Rule broken by a request for an unknown stub target.
    public static let unknownTarget = Rule(
        "unknown-target", .error, "Stubs exist for each target named on the command line.",
        reason: "For a mistyped target, developers would get no stubs and no reason.")
    /// Rule broken by a request for the stubs of an entry or an output without stubs.
    public static let missingStub = Rule(
        "missing-stub", .error, "An entry or output has the stubs that a command asks for.",
        reason: "A command without stubs to write or compare would look successful.")
    /// Rule broken by a stub with conflict markers.
    public static let stubConflict = Rule(
        "stub-conflict", .warning, "A merged stub has no conflict markers.",
        reason: "A file with conflict markers does not compile, and only a person can choose the right lines.")
    /// Rule broken by an edited stub with other bytes than UTF-8 text.
    public static let stubEncoding = Rule(
        "stub-encoding", .warning, "An edited stub to merge is UTF-8 text.",
        reason: "Lines in another encoding cannot be merged with the lines of a stub.")
    /// Rule broken by an existing file in the place of a new file.
    public static let existingFile = Rule(
        "existing-file", .error, "A command does not overwrite an existing file.",
        reason: "Manual work would be lost without a warning.")
    /// Rule broken by markers of a generated section that do not form one pair.
    public static let damagedMarkers = Rule(
        "damaged-markers", .error, "The markers of a generated section are one pair in order.",
        reason: "The command cannot determine which lines to replace, and text of other authors would be lost.")
    /// Rule broken by a place where a command's file cannot be written.
    public static let unwritableFile = Rule(
        "unwritable-file", .error, "A command can write its files and its output.",
        reason: "Later steps would use old or incomplete files.")
    /// Rule broken by unreadable files in an output's folder.
    public static let unreadableOutput = Rule(
        "unreadable-output", .error, "The files in the folder of an output can be read.",
        reason: "A build that cannot see the files might overwrite an edit, or call an outdated file current.")

    /// Rule broken by an unreadable or empty catalog as a side of a comparison.
    public static let missingBaseline = Rule(
        "missing-baseline", .error, "A catalog to compare with can be read and is not empty.",
        reason: "Without a baseline, every change looks harmless, and a breaking change would be released.")

    /// Rule broken by a repository that may lack releases, or with releases indistinguishable from those of others.
    public static let incompleteHistory = Rule(
        "incomplete-history", .warning, "The repository has all releases of the catalog.",
        reason: "A changelog without a release attributes its changes to the next one.")

    /// Rule broken by a missing baseline of findings, or by a baseline not written by a check.
    public static let findingBaseline = Rule(
        "finding-baseline", .error, "The baseline of findings exists and has the format of `catalog check`.",
        reason: "Without a valid baseline, new findings cannot be separated from recorded findings.")
    /// Rule broken by a baseline with findings that are gone.
    public static let staleBaseline = Rule(
        "stale-baseline", .error, "The baseline of findings lists only findings that still exist.",
        reason: "A resolved finding in the baseline would hide the same mistake later.")

    /// Rule broken by a missing file of scores, or by a file not written by `catalog health`.
    public static let healthRatchet = Rule(
        "health-ratchet", .error, "The file of scores exists and has the format of `catalog health`.",
        reason: "Without the earlier scores, worse documentation is not detected.")
    /// Rule broken by a score of documentation below the recorded or requested score.
    public static let healthScore = Rule(
        "health-score", .error, "Scores of documentation reach the recorded and the required scores.",
        reason: "Readers find less than before, or less than the team requires.")

    /// All rules of commands, including the rules on sources and on renaming.
    public static let all =
        [
            missingCatalog, missingBaseline, incompleteHistory, unknownEntry, unknownTokenPath, unknownTarget,
            missingStub, stubConflict, stubEncoding, existingFile, damagedMarkers, unwritableFile, unreadableOutput,
            findingBaseline, staleBaseline, healthRatchet, healthScore,
        ] + CatalogSources.rules + RenamingRules.all

    /// Every rule available to commands, by id; a rule shared by two stages once.
    static var available: [Rule] {
        var seen: Set<String> = []
        let rules =
            CatalogLoader.rules + OutputRules.all + ExternalRules.all + CatalogCommandLine.backends.flatMap(\.rules)
            + all
        return rules.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
    }
}

extension Diagnostic {
    static func missingCatalog() -> Diagnostic {
        Diagnostic(
            CommandRules.missingCatalog,
            "no catalog.yaml in this folder, in Catalog, or in a folder above; choose one with '--catalog PATH', or create one with 'catalog init DIR'",
            at: nil)
    }

    static func missingCatalog(in folder: String) -> Diagnostic {
        Diagnostic(
            CommandRules.missingCatalog,
            "no catalog.yaml in '\(folder)'; create one with 'catalog init \(folder)'", at: nil)
    }

    static func missingPath(_ path: String) -> Diagnostic {
        Diagnostic(CommandRules.missingCatalog, "missing file or folder '\(path)'", at: nil)
    }

    static func unreachablePath(_ path: String, reason: String) -> Diagnostic {
        Diagnostic(CommandRules.missingCatalog, "cannot read '\(path)': \(reason)", at: nil)
    }

    static func unknownEntry(_ id: String, suggestion: String?) -> Diagnostic {
        let fix = suggestion.map { "did you mean '\($0)'?" } ?? "'catalog list' shows all entries"
        return Diagnostic(CommandRules.unknownEntry, "unknown entry '\(id)'; \(fix)", at: nil)
    }

    static func unknownTokenPath(_ path: String, suggestion: String?) -> Diagnostic {
        let fix = suggestion.map { "did you mean '\($0)'?" } ?? "'catalog token' lists all tokens"
        return Diagnostic(
            CommandRules.unknownTokenPath, "unknown token or group '\(path)'; \(fix)",
            at: nil)
    }

    static func unknownRule(_ name: String, meant: String?) -> Diagnostic {
        let fix = meant.map { "did you mean '\($0)'?" } ?? "'catalog explain' lists all rules"
        return Diagnostic(CatalogRules.unknownRule, "unknown rule '\(name)'; \(fix)", at: nil)
    }

    static func existingFile(_ path: String) -> Diagnostic {
        Diagnostic(CommandRules.existingFile, "'\(path)' already exists and was not changed", at: nil)
    }

    static func foreignSchema(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.existingFile,
            "'\(path)' is not a generated schema and was not changed; move it, or write the schemas to another folder with '--to'",
            at: nil)
    }

    static func editedAgentsFile(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.existingFile,
            "'\(path)' has other content than the program wrote and was not changed; move or remove it", at: nil)
    }

    static func damagedMarker(_ marker: String, isDuplicate: Bool, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            CommandRules.damagedMarkers,
            isDuplicate
                ? "duplicate marker '\(marker)'; keep one pair of markers"
                : "unmatched marker '\(marker)'; add the other marker, or remove this one", at: range)
    }

    static func existingEntry(_ id: String, at range: SourceRange?) -> Diagnostic {
        Diagnostic(CommandRules.existingFile, "duplicate entry '\(id)'; choose another id", at: range)
    }

    static func uncopiableEntry(_ id: EntryID, at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            CommandRules.unknownEntry,
            "cannot parse the file of entry '\(id)' for a copy",
            at: range)
    }

    static func unwritableFile(_ path: String, reason: String) -> Diagnostic {
        Diagnostic(CommandRules.unwritableFile, "cannot write '\(path)': \(reason)", at: nil)
    }

    static func disk(_ problem: DiskError) -> Diagnostic {
        let rule =
            switch problem.kind {
            case .reading: CommandRules.unreadableOutput
            case .writing, .busy: CommandRules.unwritableFile
            }
        return Diagnostic(rule, problem.message, at: nil)
    }

    static func unwritableStream() -> Diagnostic {
        Diagnostic(CommandRules.unwritableFile, "cannot write the command's output", at: nil)
    }
}

import CatalogModel
import CatalogRendering

// Findings about stubs that are not available.
extension Diagnostic {
    static func unknownTarget(_ name: String, among names: [String]) -> Diagnostic {
        let fix = suggestion(for: name, among: names).map { "did you mean '\($0)'?" } ?? "there is \(quoted(names))"
        return Diagnostic(CommandRules.unknownTarget, "there are no stubs for a target '\(name)'; \(fix)", at: nil)
    }

    static func missingStub(of id: EntryID, for targets: [String], among names: [String]) -> Diagnostic {
        let what = targets.isEmpty ? "no stubs" : "no stub for \(quoted(targets, conjunction: "or"))"
        let hint = names.isEmpty ? "" : "; there is one for \(quoted(names))"
        return Diagnostic(CommandRules.missingStub, "entry '\(id)' has \(what)\(hint)", at: nil)
    }

    static func hiddenEntry(_ id: EntryID, visibility: Visibility, in output: String) -> Diagnostic {
        Diagnostic(
            CommandRules.missingStub,
            "entry '\(id)' is \(visibility.rawValue), and '\(output)' leaves it out; add '\(visibility.rawValue)' to the "
                + "option '\(BackendOption.visibility.name)' of the output", at: nil)
    }

    static func noStubs(for targets: [String]) -> Diagnostic {
        let what = targets.isEmpty ? "stubs" : "a stub for \(quoted(targets, conjunction: "or"))"
        return Diagnostic(CommandRules.missingStub, "no entry of the catalog has \(what)", at: nil)
    }

    static func outputWithoutStubs(_ name: String, among names: [String]) -> Diagnostic {
        let hint = names.isEmpty ? "no output of the catalog has any" : "\(quoted(names)) has"
        return Diagnostic(CommandRules.missingStub, "output '\(name)' has no stubs; \(hint)", at: nil)
    }

    /// Returns the finding on a catalog without an output for stubs; only a comparison may name another folder.
    static func noOutputHasStubs(isComparison: Bool) -> Diagnostic {
        let folder = isComparison ? "name a folder with '--to', or " : ""
        return Diagnostic(
            CommandRules.missingStub,
            "no output of the catalog has stubs to merge or compare with; \(folder)add an output with 'backend: stub' to "
                + "catalog.yaml", at: nil)
    }

    static func severalOutputsHaveStubs(_ names: [String]) -> Diagnostic {
        Diagnostic(
            CommandRules.missingStub,
            "the outputs \(quoted(names)) have stubs, with options of their own; choose one with '--only'", at: nil)
    }

    /// Returns the finding on a conflict in a merged file.
    static func stubConflict(_ marker: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            CommandRules.stubConflict,
            "your edit and the catalog changed the same lines; choose the lines to keep and remove the markers",
            at: file.range(ofBytes: marker))
    }

    /// Returns the finding on a conflict marker of an earlier merge.
    static func unresolvedConflict(_ marker: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            CommandRules.stubConflict,
            "file not merged because it still has a conflict marker; resolve the conflict, then merge again",
            at: file.range(ofBytes: marker))
    }

    static func stubEncoding(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.stubEncoding,
            "'\(path)' not merged because it is not UTF-8 text; save it as UTF-8, or replace it with 'catalog build "
                + "--overwrite \(path)'", at: nil)
    }

    static func differingFile(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.existingFile,
            "'\(path)' already exists with other contents and was not changed; compare with '--diff', or overwrite it with "
                + "'--overwrite \(path)'", at: nil)
    }

    private static func quoted(_ words: [String], conjunction: String = "and") -> String {
        let quoted = words.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "none" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

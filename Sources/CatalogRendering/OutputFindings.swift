public import CatalogModel

/// The rules for outputs: declarations in `catalog.yaml`, results of backends, and files on disk.
public enum OutputRules {
    /// Rule broken by a request to build an output missing from `catalog.yaml`.
    public static let unknownOutput = Rule(
        "unknown-output", .error, "An output to build is declared in `catalog.yaml`.",
        reason: "A mistyped name builds no files, and readers keep seeing the old ones.")
    /// Rule broken by an output with an unknown backend.
    public static let unknownBackend = Rule(
        "unknown-backend", .error, "An output names a backend that exists.",
        reason: "The output cannot be rendered, so its readers get no files."
    )
    .example(
        failing: "outputs: { docs: { backend: markdwon } }", passing: "outputs: { docs: { backend: markdown } }",
        at: "markdwon", in: "catalog.yaml")
    /// Rule broken by an option unknown to the output's backend.
    public static let unknownOption = Rule(
        "unknown-option", .error, "An output sets only options that its backend has.",
        reason: "A misspelled option would have no effect, so the output would not be what its author asked for."
    )
    .example(
        failing: "outputs: { docs: { backend: markdown, options: { dailect: github } } }",
        passing: "outputs: { docs: { backend: markdown, options: { dialect: github } } }", at: "dailect",
        in: "catalog.yaml")
    /// Rule broken by an option with a value of another kind, or with a text missing from the choices.
    public static let optionValue = Rule(
        "option-value", .error, "An option has a value of its kind, or one of its choices.",
        reason: "A backend could only ignore the value, so the output would not be what its author asked for."
    )
    .example(
        failing: "outputs: { docs: { backend: markdown, options: { dialect: word } } }",
        passing: "outputs: { docs: { backend: markdown, options: { dialect: github } } }", at: "word",
        in: "catalog.yaml")
    /// Rule broken by a base of addresses not absolute, not of the web where people follow links, or with a query or
    /// fragment.
    public static let baseURL = Rule(
        "base-url", .error, "A base URL is absolute, without query and fragment; pages need http or https.",
        reason: "Every address in the output that begins with the URL would be broken."
    )
    .example(
        failing: "outputs: { html: { options: { url: example.org } } }",
        passing: "outputs: { html: { options: { url: 'https://example.org' } } }", at: "example.org",
        in: "catalog.yaml")
    /// Rule broken by the name of an output that some system does not allow as the name of a folder.
    public static let outputName = Rule(
        "output-name", .error, "The name of an output can be the name of a folder on every system.",
        reason: "Colleagues on another system could neither build the output nor check out its files."
    )
    .example(
        failing: "outputs: { con: { backend: markdown } }", passing: "outputs: { docs: { backend: markdown } }",
        at: "con", in: "catalog.yaml")
    /// Rule broken by an output's folder inside Git's own, reached by a link out of the catalog, or with a line break
    /// in the name.
    public static let outputFolder = Rule(
        "output-folder", .error,
        "The folder of an output is not in `.git`, no link leads it out of the catalog, and its name is one line.",
        reason: "A build could damage the Git repository, or write outside the folder that `catalog.yaml` names."
    )
    .example(
        failing: "outputs: { docs: { backend: markdown, folder: .git/docs } }",
        passing: "outputs: { docs: { backend: markdown, folder: docs } }", at: ".git/docs", in: "catalog.yaml")
    /// Rule broken by a build of a catalog without outputs.
    public static let noOutputs = Rule(
        "no-outputs", .warning, "A catalog to build has an output.",
        reason: "The build would succeed without writing files, and readers would get no pages.")
    /// Rule broken by a backend with other files than announced.
    public static let backendFault = Rule(
        "backend-fault", .error, "A backend renders exactly the files that it announces.",
        reason: "Files would be missing from the output, or extra files would not be tracked.")
    /// Rule broken by two files with the same path, also without regard to letter case.
    public static let outputClash = Rule(
        "output-clash", .error, "Every file of all outputs has a path of its own, also regardless of letter case.",
        reason: "One file would overwrite another, and readers would find the wrong content or miss a page."
    )
    .example(
        failing: "outputs: { docs: { backend: markdown }, more: { backend: markdown, folder: Output/docs } }",
        passing: "outputs: { docs: { backend: markdown }, more: { backend: markdown, folder: Output/more } }",
        at: "more", in: "catalog.yaml")
    /// Rule broken by an output's folder among the entries, or around the catalog.
    public static let outputAmongSources = Rule(
        "output-among-sources", .error,
        "The folder of an output is apart from the folders of entries and does not contain the catalog.",
        reason: "Built files would be among the sources, where authors edit them and the next check reads them."
    )
    .example(
        failing: "outputs: { docs: { backend: markdown, folder: components } }",
        passing: "outputs: { docs: { backend: markdown, folder: docs } }", at: "components", in: "catalog.yaml")
    /// Rule broken by a manifest that no build wrote; the files count as not listed.
    public static let brokenManifest = Rule(
        "broken-manifest", .warning,
        "The manifest of an output is as a build wrote it; otherwise its files count as not listed.",
        reason: "The build cannot distinguish its own files from manual ones, so it neither updates nor removes any.")
    /// Rule broken by a person's file in the place of an output's file.
    public static let foreignFile = Rule(
        "foreign-file", .error, "No file from another source has the path of an output's file.",
        reason: "The build would overwrite manual work.")
    /// Rule broken by a generated file edited by hand.
    public static let editedFile = Rule(
        "edited-file", .error, "A built file has not been edited by hand since.",
        reason: "The next build would destroy the edit, which is not in the catalog.")
    /// Rule broken by an edited file no longer in the output; the file stays.
    public static let staleFileKept = Rule(
        "stale-file-kept", .warning,
        "A file that an output no longer has is as a build wrote it, so that it can be removed.",
        reason: "The file stays on disk without updates, and readers may take its old content for current.")
    /// Rule broken by a folder, a link or a device in the place of an output's file, or by a link on the way.
    public static let blockedPath = Rule(
        "blocked-path", .error,
        "No folder, link or device has the path of an output's file, and no link is part of the path.",
        reason: "The file could not be written, or would be written to an unexpected folder.")
    /// Rule broken by a file named for overwriting, though not edited by hand.
    public static let needlessOverwrite = Rule(
        "needless-overwrite", .warning, "`--overwrite` names only files that were edited by hand.",
        reason: "A mistyped path has no effect, and the intended file is not overwritten.")
    /// Rule of the note on a stub edited by a person, which stays unchanged.
    public static let scaffoldEdited = Rule(
        "scaffold-edited", .note, "A stub edited by hand is not overwritten.",
        reason: "Overwriting would destroy manual work, so the file does not get new facts of the catalog.")
    /// Rule broken by an edited stub without the latest facts of the catalog.
    public static let scaffoldOutdated = Rule(
        "scaffold-outdated", .warning, "A stub edited by hand is up to date with the catalog.",
        reason: "Developers continue from facts that have since changed in the catalog.")
    /// Rule of the note on a stub deleted by a person, which is not written again.
    public static let scaffoldDeleted = Rule(
        "scaffold-deleted", .note, "A deleted stub is not recreated.",
        reason: "Recreating the file would undo a decision, so it requires the option `--overwrite`.")
    /// Rule broken by a person's file in the place of a stub; the file stays.
    public static let scaffoldForeign = Rule(
        "scaffold-foreign", .warning,
        "No file from another source has the path of a stub; such a file is not overwritten.",
        reason: "The stub is not written, so developers may take the other file for it.")

    /// All rules for outputs.
    public static let all = [
        unknownOutput, unknownBackend, unknownOption, optionValue, baseURL, outputName, outputFolder, noOutputs,
        backendFault, outputClash,
        outputAmongSources, brokenManifest, foreignFile, editedFile, staleFileKept, blockedPath, needlessOverwrite,
        scaffoldEdited,
        scaffoldOutdated, scaffoldDeleted, scaffoldForeign,
    ]
}

// Findings about `catalog.yaml` and about requested outputs.
extension Diagnostic {
    package static func unknownOutput(_ name: String, among names: [String]) -> Diagnostic {
        let hint = suggestion(for: name, among: names).map { "did you mean '\($0)'?" } ?? has(names)
        return Diagnostic(OutputRules.unknownOutput, "'\(name)' is not an output of the catalog; \(hint)", at: nil)
    }

    /// Returns the finding on an unknown backend.
    ///
    /// - Parameters:
    ///   - name: The name as written in `catalog.yaml`.
    ///   - names: The names of the available backends.
    ///   - program: The program to be found on the path as the backend.
    /// - Returns: The finding, with a fix for a name that is nearly right.
    package static func unknownBackend(_ name: Text, among names: [String], program: String) -> Diagnostic {
        let meant = suggestion(for: name.value, among: names)
        let hint =
            meant.map { "did you mean '\($0)'?" } ?? "there is \(quotedList(names)), and no '\(program)' on PATH"
        return Diagnostic(
            OutputRules.unknownBackend, "'\(name.value)' is not a backend; \(hint)",
            at: name.range, fixIts: meant.map { [FixIt(replace: name.range, with: $0)] } ?? [])
    }

    package static func outputName(_ name: Text) -> Diagnostic {
        Diagnostic(
            OutputRules.outputName,
            "'\(name.value)' cannot be the name of a folder everywhere; use letters, digits and hyphens",
            at: name.range)
    }

    package static func outputFolder(_ obstacle: OutputTarget.FolderObstacle, folder: String, at range: SourceRange?)
        -> Diagnostic
    {
        let words =
            switch obstacle {
            case .git: "'\(folder)' is in a folder '.git', which is reserved for Git"
            case .control: "'\(folder)' has a line break or another control character in its name"
            case .link: "'\(folder)' leads out of the catalog through a symbolic link"
            }
        return Diagnostic(OutputRules.outputFolder, words + "; choose another folder", at: range)
    }

    package static func noOutputs(at range: SourceRange?) -> Diagnostic {
        Diagnostic(OutputRules.noOutputs, "the catalog has no outputs to build; add one under 'outputs'", at: range)
    }

    package static func needlessOverwrite(_ path: String) -> Diagnostic {
        Diagnostic(
            OutputRules.needlessOverwrite, "'\(path)' is not an edited file of an output; remove it from '--overwrite'",
            at: nil)
    }

    private static func has(_ names: [String]) -> String {
        names.isEmpty ? "it has none" : "it has \(quotedList(names))"
    }
}

// Findings about files rendered by backends.
extension Diagnostic {
    static func renderedTwice(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        fault(of: target, "rendered '\(path)' twice in one unit")
    }

    static func renderedUnannounced(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        fault(of: target, "rendered '\(path)' without announcing it")
    }

    static func notRendered(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        fault(of: target, "announced '\(path)' and did not render it")
    }

    static func reservedPath(_ path: OutputPath, in target: OutputTarget) -> Diagnostic {
        fault(of: target, "announced '\(path)'; names that begin with '.catalog-' are reserved")
    }

    private static func fault(of target: OutputTarget, _ what: String) -> Diagnostic {
        Diagnostic(OutputRules.backendFault, "backend '\(target.backend)' \(what)", at: target.range)
    }
}

// Findings about clashing files.
extension Diagnostic {
    static func samePath(_ first: OutputPath, and second: OutputPath, in target: OutputTarget) -> Diagnostic {
        let fact =
            first.text.utf8.elementsEqual(second.text.utf8)
            ? "output '\(target.name)' has two files with the path '\(first)'"
            : "'\(first)' and '\(second)' of output '\(target.name)' are the same file on case-insensitive file systems"
        return Diagnostic(OutputRules.outputClash, fact, at: target.range)
    }

    static func fileAsFolder(_ file: OutputPath, of inside: OutputPath, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.outputClash,
            "'\(file)' of output '\(target.name)' cannot be both a file and the folder of '\(inside)'", at: target.range
        )
    }

    static func sameFolder(_ first: OutputTarget, and second: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.outputClash,
            "outputs '\(first.name)' and '\(second.name)' have the same folder '\(second.folder)'; give each its own",
            at: second.range, notes: note("output '\(first.name)' is here", at: first))
    }

    static func insideOtherOutput(
        _ path: OutputPath, in target: OutputTarget, other: OutputTarget
    ) -> Diagnostic {
        Diagnostic(
            OutputRules.outputClash,
            "'\(target.shown(path))' of output '\(target.name)' is in the folder '\(other.folder)' of output "
                + "'\(other.name)'; give one of them another folder",
            at: target.range, notes: note("output '\(other.name)' is here", at: other))
    }

    private static func note(_ message: String, at target: OutputTarget) -> [Note] {
        target.range.map { [Note(message, at: $0)] } ?? []
    }
}

import CatalogModel

// Findings about files that users edit after the first build.
extension Diagnostic {
    static func scaffoldsEdited(_ paths: [OutputPath], in target: OutputTarget) -> Diagnostic {
        let fact =
            paths.count == 1
            ? "a file of output '\(target.name)' was edited and is not overwritten"
            : "\(paths.count) files of output '\(target.name)' were edited and are not overwritten"
        return Diagnostic(OutputRules.scaffoldEdited, "\(fact): \(shortList(paths, in: target))", at: target.range)
    }

    static func scaffoldsDeleted(_ paths: [OutputPath], in target: OutputTarget) -> Diagnostic {
        let message =
            paths.count == 1
            ? "a file of output '\(target.name)' was deleted and is not recreated: \(shortList(paths, in: target)); to "
                + "recreate it, build with '--overwrite \(paths.map(target.shown).joined())'"
            : "\(paths.count) files of output '\(target.name)' were deleted and are not recreated: "
                + "\(shortList(paths, in: target)); to recreate them, build with '--overwrite' and a file or their folder"
        return Diagnostic(OutputRules.scaffoldDeleted, message, at: target.range)
    }

    static func scaffoldOutdated(_ file: RenderedFile, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.scaffoldOutdated,
            "'\(target.shown(file.path))' was edited and is not overwritten, but the catalog has changed since it was "
                + "written; merge the changes with \(mergeCommand(for: file))",
            at: target.range)
    }

    static func scaffoldForeign(_ file: RenderedFile, in target: OutputTarget) -> Diagnostic {
        Diagnostic(
            OutputRules.scaffoldForeign,
            "'\(target.shown(file.path))' is not overwritten because no build wrote it; merge it with the file of output "
                + "'\(target.name)' with \(mergeCommand(for: file))",
            at: target.range)
    }

    private static func mergeCommand(for file: RenderedFile) -> String {
        "'catalog stub\(file.entry.map { " \($0)" } ?? "") --merge'"
    }

    /// Returns some of the files, and the number of further files.
    private static func shortList(_ paths: [OutputPath], in target: OutputTarget) -> String {
        let limit = 3
        let shown = paths.prefix(limit).map(target.shown)
        if paths.count <= limit { return quotedList(shown) }
        return shown.map { "'\($0)'" }.joined(separator: ", ") + " and \(paths.count - limit) more"
    }
}

import ArgumentParser
import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogSync
import CatalogSyntax

/// The command `catalog rename`: changes the name of an entry, a token or a state in all files of a catalog.
struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Rename an entry, a token or a state in all files of the catalog.",
        discussion: """
            All other bytes of the files are preserved. No file changes if a reference cannot be renamed or if the rename \
            would cause new findings; these are printed, with exit status 1.

            Example: catalog rename entry text-field text-input
            """,
        subcommands: [EntryName.self, TokenName.self, StateName.self])

    /// The options shared by the three subcommands.
    struct RenameOptions: ParsableArguments {
        @OptionGroup var options: CatalogOptions
        @OptionGroup var formats: FindingOptions

        @Flag(help: "Print a patch for 'git apply' or 'patch -p1' without writing files.")
        var diff = false

        @Flag(
            help: ArgumentHelp(
                "Add the rename to 'changes: { renamed: … }' in catalog.yaml, for 'catalog diff'.",
                discussion: "A renamed entry is always declared, so that its old page redirects."))
        var declare = false

        @Option(
            help: ArgumentHelp("Rename in this baseline of findings, too.", valueName: "file"),
            completion: .file())
        var baseline: String?

        func validate() throws {
            if diff, !formats.leavesOutput { throw ValidationError("--diff requires standard output.") }
        }
    }

    /// The command `catalog rename entry`: gives an entry another id.
    struct EntryName: AsyncParsableCommand, CatalogReadingCommand {
        static let configuration = CommandConfiguration(
            commandName: "entry", abstract: "Rename an entry with its file and all references.",
            discussion: "Example: catalog rename entry text-field text-input")

        @OptionGroup var shared: RenameOptions
        var options: CatalogOptions { shared.options }

        @Argument(help: "The id of the entry.", completion: .entryID)
        var old: String

        @Argument(help: "The new id.")
        var new: String

        func validate() throws {
            if EntryID(new) != nil { return }
            let hint = EntryID(kebabCasing: new).map { "; did you mean '\($0)'?" } ?? ""
            throw ValidationError("'\(new)' is not a valid id of an entry; use kebab case\(hint)")
        }

        func run() async throws {
            guard let id = EntryID(new) else { throw ExitCode.validationFailure }
            try await shared.rename(old, to: new, declares: true) { registry, texts throws(CommandError) in
                let component = try registry.component(named: old)
                if let taken = registry[id] { throw CommandError(.existingEntry(new, at: taken.entry.id?.range)) }
                return (texts.renaming(entry: component.id, to: id), DeclaredRename.entry(component.id, to: id))
            }
        }
    }

    /// The command `catalog rename token`: gives a token or a group of tokens another path.
    struct TokenName: AsyncParsableCommand, CatalogReadingCommand {
        static let configuration = CommandConfiguration(
            commandName: "token",
            abstract: "Rename a token or a group of tokens with all references.",
            discussion: "Example: catalog rename token color.brand color.accent")

        @OptionGroup var shared: RenameOptions
        var options: CatalogOptions { shared.options }

        @Argument(help: "The path of the token or group.", completion: .tokenPath)
        var old: String

        @Argument(help: "The new path, or the new name alone.")
        var new: String

        func run() async throws {
            let group = old.split(separator: ".").dropLast()
            let path = new.contains(".") ? new : (group + [Substring(new)]).joined(separator: ".")
            try await shared.rename(old, to: path) { registry, texts throws(CommandError) in
                try registry.requireTokens(at: old)
                let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
                guard names.allSatisfy(TokenAlias.isName) else {
                    throw CommandError(.noTokenName(path))
                }
                if registry.hasTokens(at: path) { throw CommandError(.takenName(path, of: "token or group")) }
                return (texts.renaming(token: old, to: path), DeclaredRename.token(old, to: path, in: registry))
            }
        }
    }

    /// The command `catalog rename state`: gives a state another name.
    struct StateName: AsyncParsableCommand, CatalogReadingCommand {
        static let configuration = CommandConfiguration(
            commandName: "state",
            abstract: "Rename a state in its entries and in the guides that cover them.",
            discussion: "Example: catalog rename state pressed active --entry button")

        @OptionGroup var shared: RenameOptions
        var options: CatalogOptions { shared.options }

        @Option(help: ArgumentHelp("Rename the state in this entry only.", valueName: "id"), completion: .entryID)
        var entry: String?

        @Argument(help: "The name of the state.")
        var old: String

        @Argument(help: "The new name.")
        var new: String

        func validate() throws {
            if new.isEmpty || new.contains(where: { "|[]{}".contains($0) || $0.isNewline }) {
                throw ValidationError("'\(new)' is not a valid name of a state.")
            }
        }

        func run() async throws {
            try await shared.rename(old, to: new) { registry, texts throws(CommandError) in
                let id = try entry.map { name throws(CommandError) in try registry.component(named: name).id }
                let renaming = texts.renaming(state: old, to: new, of: id)
                if renaming.count > 0 || !renaming.obstacles.isEmpty {
                    return (renaming, DeclaredRename.state(old, to: new, of: id, in: registry))
                }
                throw CommandError(.unknownStateName(old, in: registry, of: id))
            }
        }
    }
}

extension RenameCommand.RenameOptions {
    /// Renames an element, and reports obstacles in the requested formats.
    fileprivate func rename(
        _ old: String, to new: String, declares: Bool = false,
        by renaming: (ComponentRegistry, CatalogTexts) throws(CommandError) -> (Renaming, [DeclaredRename])
    ) async throws {
        let words = try await formats.telling(detail: options.detail) {
            try await renamed(old, to: new, declares: declares || declare, by: renaming)
        }
        try formats.write([], detail: options.detail)
        if formats.leavesOutput, diff || !options.quiet { try Terminal.output.write(words) }
    }

    /// Renames, unless an obstacle is found.
    /// - Returns: Words about the work done; empty for a printed patch.
    private func renamed(
        _ old: String, to new: String, declares: Bool,
        by renaming: (ComponentRegistry, CatalogTexts) throws(CommandError) -> (Renaming, [DeclaredRename])
    ) async throws -> String {
        let path = try options.path()
        let folder = CatalogFolder(of: path)
        // The names do not identify the kind and the entry, so compare the arguments.
        let command = Array(CommandLine.arguments.dropFirst())
        if !diff, let completed = try EditJournal.completed(in: folder), completed.command == command {
            return completed.report
        }
        let memory = CatalogMemory()
        let before = await options.read(path, reusing: memory)
        guard let registry = before.registry else { throw CommandError(before.diagnostics) }
        let texts = try CatalogTexts(of: registry, decode: memory.entry) { try DiskFiles().read($0) }
        let recorded = try baseline.map { try BaselineOptions.required($0) }
        let (renamed, names) = try renaming(registry, texts)
        let result = declares ? texts.declaring(names, in: renamed) : renamed
        if !result.obstacles.isEmpty { throw CommandError(result.obstacles) }
        let files = RenamedFiles(result)
        let after = await options.read(path, from: files.overlaid, reusing: memory)
        let worse = after.diagnostics.further(than: before.diagnostics)
        if !worse.isEmpty { throw CommandError(worse + [.spoilingName(new)]) }
        if diff {
            try Terminal.output.write(file: files.patch)
            return ""
        }
        var edits = try files.edits
        if let baseline, let recorded {
            let changed = recorded.renamed(
                by: names.map { FindingRename(from: $0.address, to: $0.new) }, among: after.diagnostics,
                reading: YAMLReader.tree(of:))
            let (old, new) = (try DiskFiles().bytes(baseline), Array(changed.text.utf8))
            if old != new { edits.add(.replacing(baseline, old, with: new)) }
        }
        var words = "renamed '\(old.visible)' to '\(new.visible)': "
        words += "\(counted(result.count, noun: "location")) in \(counted(files.count, noun: "file"))\n"
        for move in files.moves { words += "moved \(move.from.visible) to \(move.to.visible)\n" }
        try edits.write(in: folder, by: command, report: words)
        return words
    }
}

extension [Diagnostic] {
    /// Returns the findings of rules with more findings than before.
    fileprivate func further(than before: [Diagnostic]) -> [Diagnostic] {
        let previous = Dictionary(grouping: before, by: \.rule.id)
        let found = Dictionary(grouping: self, by: \.rule.id)
        var further: [Diagnostic] = []
        for rule in found.keys.sorted() {
            let findings = found[rule, default: []]
            if findings.count > previous[rule, default: []].count { further += findings }
        }
        return further
    }
}

extension ComponentRegistry {
    /// Whether a token, of the token files or of an entry, has the path or is below the path.
    fileprivate func hasTokens(at path: String) -> Bool {
        let paths = themes.flatMap { $0.tokens.all.map(\.path) } + components.flatMap { $0.tokens.map(\.path) }
        return paths.contains { $0 == path || $0.hasPrefix(path + ".") }
    }

    fileprivate func requireTokens(at path: String) throws(CommandError) {
        if hasTokens(at: path) { return }
        let paths = tokens.all.map(\.path) + components.flatMap { $0.tokens.map(\.path) }
        throw CommandError(.unknownTokenPath(path, suggestion: suggestion(for: path, among: paths)))
    }
}

extension Diagnostic {
    fileprivate static func takenName(_ name: String, of kind: String) -> Diagnostic {
        Diagnostic(RenamingRules.obstacle, "duplicate \(kind) '\(name)'; choose another name", at: nil)
    }

    fileprivate static func noTokenName(_ path: String) -> Diagnostic {
        Diagnostic(
            RenamingRules.obstacle,
            "'\(path)' is not a valid path of a token; use names without dots and braces that do not begin with '$'",
            at: nil)
    }

    fileprivate static func unknownStateName(
        _ name: String, in registry: ComponentRegistry, of id: EntryID?
    ) -> Diagnostic {
        let entries = registry.components.filter { id == nil || $0.id == id }.map(\.entry)
        let facets = entries.flatMap { [$0.facets] + $0.implementations.orEmpty().map(\.value.facets) }
        let hint = suggestion(for: name, among: facets.flatMap { $0.states.orEmpty().names })
        let owner = id.map { "the entry '\($0)'" } ?? "no entry"
        return Diagnostic(
            RenamingRules.obstacle,
            "\(owner) has \(id == nil ? "a" : "no") state '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""),
            at: nil)
    }

    /// States why findings of a nonexistent catalog are printed.
    fileprivate static func spoilingName(_ new: String) -> Diagnostic {
        Diagnostic(
            RenamingRules.obstacle,
            "not renamed because '\(new)' would cause the findings above", at: nil)
    }
}

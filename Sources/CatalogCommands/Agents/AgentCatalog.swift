import BuildEngine
import CatalogAnswers
import CatalogChanges
import CatalogLoading
import CatalogModel

/// The catalog of `catalog mcp`: loaded at first, and again after a change of a file.
actor AgentCatalog {
    private let options: CatalogOptions
    private let follower = CatalogFollower()
    private var answers: CatalogAnswers?
    /// The errors of the previous load; nil for files without errors.
    private var problem: String?
    /// The reason why there is no catalog at the path at present; nil for a path with a catalog.
    private var pathProblem: String?
    /// The previous update from the files; the next one waits for it.
    private var update: Task<Void, Never>?

    /// The answers from the files, and a note on files with errors.
    struct State {
        /// nil until the files were without errors once.
        let answers: CatalogAnswers?
        /// A sentence for the agent; nil for files without errors.
        let note: String?
    }

    init(options: CatalogOptions) { self.options = options }

    /// Loads the catalog and makes the indexes, before the first query.
    func prepare() async {
        await state().answers?.prepare()
    }

    func state() async -> State {
        let previous = update
        let task = Task {
            await previous?.value
            await reload()
        }
        update = task
        await task.value
        guard let problem = pathProblem ?? problem else { return State(answers: answers, note: nil) }
        return State(
            answers: answers,
            note: answers == nil ? problem : "The files have errors now; this answer is from before. " + problem)
    }

    private func reload() async {
        let path: String
        do {
            path = try options.path()
        } catch {
            pathProblem = Self.words(error.findings)
            return
        }
        // The follower finds no change in a catalog that was moved back to its path.
        pathProblem = nil
        let options = options
        let loaded = await follower.loadIfChanged { files, memory in
            await options.read(path, from: files, reusing: memory).requiringEntries()
        }
        guard let loaded else { return }
        if let registry = loaded.registry {
            answers = CatalogAnswers(registry)
            problem = nil
        } else {
            problem = Self.words(loaded.diagnostics)
        }
    }

    // MARK: Changes

    /// Returns the answer of `changes`, which reads other versions of the catalog.
    static func changes(_ arguments: AgentArguments, options: CatalogOptions) async -> Answer {
        // The argument that is read; nil for the present files.
        var argument: String? = "from"
        do {
            var cache = GitObjectCache()
            let old = try await ComparedCatalog.read(
                arguments.optionalText("from") ?? "", options: options, cache: &cache)
            let new: ComparedCatalog
            argument = arguments.optionalText("to").map { _ in "to" }
            if let name = arguments.optionalText("to") {
                new = try await ComparedCatalog.read(name, options: options, cache: &cache)
            } else {
                new = try await ComparedCatalog.current(options)
            }
            let report = ChangeReport(
                from: old.registry, named: old.name, to: new.registry, named: new.name)
            return ChangesAnswer(report).answer(id: arguments.optionalText("id"))
        } catch let failure as CommandError {
            guard let argument else { return Answer(error: words(failure.findings)) }
            return Answer(
                error: words(failure.findings, start: "Invalid argument '\(argument)' of `changes`: ")
                    + " Use a git revision, or the folder or dump of a catalog.")
        } catch {
            return Answer(error: "The catalogs cannot be compared: \(error)")
        }
    }

    /// Returns the first errors as sentences.
    private static func words(_ findings: [Diagnostic], start: String = "The catalog has errors: ") -> String {
        let errors = findings.filter { $0.severity == .error }
        let shown = errors.prefix(3).map { error in
            let location = error.range.map { "\($0.file.path):\($0.start.line): " } ?? ""
            return location + error.message
        }
        let more = errors.count - shown.count
        let text = start + shown.joined(separator: "; ") + (more > 0 ? "; \(more) more" : "")
        return text.hasSuffix("?") ? text : text + "."
    }
}

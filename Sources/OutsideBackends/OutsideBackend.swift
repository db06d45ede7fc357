import CatalogFormat
public import CatalogModel
public import CatalogRendering

/// A backend that is a program of its own, known by what it says of itself.
public struct OutsideBackend: Backend {
    public var name: String { program.name }
    public let summary: String
    public let options: [BackendOption]
    public let rules: [Rule]
    public private(set) var program: BackendProgram
    /// What the program calls itself.
    public let ownName: String
    private let runner: any ProgramRunner
    /// What it is about to be asked about, where somebody has made that already.
    private var catalog: CatalogDump?
    /// What it was asked about by the last build of the output.
    private var last: RequestRecord?

    /// Asks a program what it is.
    /// - Throws: What is wrong with its answer, or with the program.
    public init(asking program: BackendProgram, through runner: any ProgramRunner) async throws(OutsideFailure) {
        let bytes = try await program.answer(to: .describe, through: runner).get()
        do throws(AnswerFault) {
            let description = try DescribeAnswer(bytes)
            ownName = description.name
            summary = description.summary
            options = description.options
            rules = description.rules.map {
                Rule(OutsideRule.name($0.id, of: program.name), $0.severity, $0.summary)
            }
        } catch {
            throw program.failure(error)
        }
        self.program = program
        self.runner = runner
    }

    /// The same backend, asked for by another text of `catalog.yaml`.
    public func asked(at range: SourceRange?) -> OutsideBackend {
        var backend = self
        backend.program.range = range
        return backend
    }

    /// The same backend for an output of which it is known what the last build has asked.
    /// - Parameter catalog: That of the registry that it will be given.
    public func asked(about catalog: CatalogDump, since last: RequestRecord?) -> OutsideBackend {
        var backend = self
        backend.catalog = catalog
        backend.last = last
        return backend
    }

    /// What it is asked about, for the next build.
    public func record(of catalog: CatalogDump, options: BackendOptions) -> RequestRecord {
        RequestRecord(options: options.json(of: self.options), catalog)
    }

    /// Only the program knows which files it makes, so it is asked for all of them at once. Whatever it does wrong comes
    /// out as the finding of a unit without files.
    public func plan(_ registry: ComponentRegistry, options: BackendOptions) async -> [RenderUnit] {
        do throws(OutsideFailure) {
            let rendering = try await render(registry, options)
            let files = rendering.files.map { file in
                RenderUnit(paths: [file.path], reads: .everything) { Rendering(files: [file]) }
            }
            return files + [Self.unit(reporting: rendering.diagnostics)]
        } catch {
            var diagnostics = Diagnostics()
            diagnostics.report(error.finding)
            return [Self.unit(reporting: diagnostics)]
        }
    }

    private static func unit(reporting diagnostics: Diagnostics) -> RenderUnit {
        RenderUnit(paths: [], reads: .everything) { Rendering(files: [], diagnostics: diagnostics) }
    }

    private func render(
        _ registry: ComponentRegistry, _ options: BackendOptions
    ) async throws(OutsideFailure) -> Rendering {
        let catalog = catalog ?? CatalogDump(registry)
        let request = BackendRequest.render(
            options: options.json(of: self.options),
            changed: last.flatMap { record(of: catalog, options: options).changes(since: $0) }, catalog: catalog)
        let bytes = try await program.answer(to: request, through: runner).get()
        do throws(AnswerFault) {
            let answer = try RenderAnswer(bytes, fileLimit: program.limits.files)
            return Rendering(files: answer.files, diagnostics: try findings(answer, request, registry))
        } catch {
            throw program.failure(error)
        }
    }

    private func findings(
        _ answer: RenderAnswer, _ request: BackendRequest, _ registry: ComponentRegistry
    ) throws(AnswerFault) -> Diagnostics {
        var diagnostics = Diagnostics()
        if answer.findings.isEmpty { return diagnostics }
        let document = request.json
        for finding in answer.findings {
            let rule = OutsideRule.name(finding.rule, of: name)
            guard let rule = rules.first(where: { $0.id == rule }) else {
                throw .rule(finding.rule, among: rules.map { String($0.id.dropFirst(name.utf8.count + 1)) })
            }
            let range = try finding.pointer.flatMap { pointer throws(AnswerFault) in
                try place(pointer, in: document, registry)
            }
            let message = finding.message + (finding.fix.map { "; \($0)" } ?? "")
            diagnostics.report(Diagnostic(rule, message, at: range ?? program.range))
        }
        return diagnostics
    }

    /// nil for a place in the request that no file is to blame for.
    private func place(
        _ text: String, in document: JSONValue, _ registry: ComponentRegistry
    ) throws(AnswerFault) -> SourceRange? {
        guard let pointer = RequestPointer(text), pointer.leadsSomewhere(in: document) else { throw .pointer(text) }
        if pointer.way.first == "catalog" { return DumpPlaces.range(of: pointer.way.dropFirst(), in: registry) }
        return nil
    }
}

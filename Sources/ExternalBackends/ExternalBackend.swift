package import CatalogModel
package import CatalogRendering
import CatalogFormat

/// A backend implemented by a separate program, asked for a description first and for rendered files later.
package struct ExternalBackend: Backend {
    package var name: String { program.name }
    package let summary: String
    package let options: [BackendOption]
    package let rules: [Rule]
    package let program: BackendProgram
    /// Name that the program gives itself.
    package let ownName: String
    private let runner: any ProgramRunner
    /// Dump in the requests, where made for several backends.
    private let dump: SharedCatalogDump?

    /// Creates the backend from the program's description of itself.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - runner: Runs the program.
    ///   - dump: The dump of the registry for requests for outputs, shared by several backends; nil for a dump made for
    ///     each output.
    /// - Throws: The fault of the answer, or of the program.
    package init(
        asking program: BackendProgram, through runner: any ProgramRunner, about dump: SharedCatalogDump? = nil
    ) async throws(ExternalBackendError) {
        let bytes = try await program.answer(to: .describe, through: runner).get()
        do throws(AnswerError) {
            let description = try DescribeAnswer(bytes)
            ownName = description.name
            summary = description.summary
            options = description.options
            rules = description.rules.map {
                Rule(ExternalRule.name($0.id, of: program.name), $0.severity, $0.summary)
            }
        } catch {
            throw program.failure(error)
        }
        self.program = program
        self.runner = runner
        self.dump = dump
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) async -> [RenderUnit] {
        await plan(OutputOrder(registry, options: options, at: program.range)).units
    }

    /// Only the program can list the files of the output, so a single request asks for all files.
    ///
    /// Each fault of the program becomes the finding of a unit without files.
    package func plan(_ order: OutputOrder) async -> OutputDraft {
        var program = program
        program.range = order.range
        // Do not use `??`: for an `await` in its second operand, the compiler (6.3) makes code that corrupts memory.
        let catalog = if let dump { await dump.catalog() } else { CatalogDump(order.registry) }
        let options = order.options.json(of: self.options)
        let record = RequestRecord(options: options, catalog)
        let last = order.memo.flatMap(RequestRecord.init(parsing:))
        let request = BackendRequest.render(
            options: options, changed: last.flatMap { record.changes(since: $0) }, catalog: catalog)
        do throws(ExternalBackendError) {
            let rendering = try await render(request, by: program, registry: order.registry)
            let files = rendering.files.map { file in
                RenderUnit(paths: [file.path]) { Rendering(files: [file]) }
            }
            return OutputDraft(units: files + [Self.unit(reporting: rendering.diagnostics)], memo: record.printed)
        } catch {
            var diagnostics = Diagnostics()
            diagnostics.report(error.finding)
            return OutputDraft(units: [Self.unit(reporting: diagnostics)])
        }
    }

    private static func unit(reporting diagnostics: Diagnostics) -> RenderUnit {
        RenderUnit(paths: []) { Rendering(files: [], diagnostics: diagnostics) }
    }

    private func render(
        _ request: BackendRequest, by program: BackendProgram, registry: ComponentRegistry
    ) async throws(ExternalBackendError) -> Rendering {
        let bytes = try await program.answer(to: request, through: runner).get()
        do throws(AnswerError) {
            let answer = try RenderAnswer(bytes, fileLimit: program.limits.files)
            return Rendering(
                files: answer.files,
                diagnostics: try findings(answer, request: request, registry: registry, at: program.range))
        } catch {
            throw program.failure(error)
        }
    }

    private func findings(
        _ answer: RenderAnswer, request: BackendRequest, registry: ComponentRegistry, at asking: SourceRange?
    ) throws(AnswerError) -> Diagnostics {
        var diagnostics = Diagnostics()
        if answer.findings.isEmpty { return diagnostics }
        let document = request.json
        let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        for finding in answer.findings {
            guard let rule = byID[ExternalRule.name(finding.rule, of: name)] else {
                throw .rule(finding.rule, among: rules.map { String($0.id.dropFirst(name.utf8.count + 1)) })
            }
            let range = try finding.pointer.flatMap { pointer throws(AnswerError) in
                try location(pointer, in: document, registry: registry)
            }
            let message = finding.message + (finding.fix.map { "; \($0)" } ?? "")
            diagnostics.report(Diagnostic(rule, message, at: range ?? asking))
        }
        return diagnostics
    }

    /// Returns the place for a pointer into the request; nil for a place without a file to blame.
    private func location(
        _ text: String, in document: JSONValue, registry: ComponentRegistry
    ) throws(AnswerError) -> SourceRange? {
        guard let pointer = RequestPointer(text), pointer.leadsSomewhere(in: document) else { throw .pointer(text) }
        if pointer.way.first == "catalog" { return DumpLocations.range(of: pointer.way.dropFirst(), in: registry) }
        return nil
    }
}

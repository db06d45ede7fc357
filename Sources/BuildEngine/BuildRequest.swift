package import CatalogLoading
package import CatalogModel
import CatalogRendering

/// A request to build the outputs of a catalog.
package struct BuildRequest: Sendable {
    /// The path of `catalog.yaml`.
    package let path: String
    /// The effect on the disk; writing by default.
    package var mode = OutputBuilder.Mode.write
    /// The names of the outputs to build; empty means all.
    package var only: [String] = []
    /// A folder in place of the folders given by `catalog.yaml`.
    package var folder: String?
    /// Files whose edits by hand may be lost, and folders with files to restore.
    package var overwriting: [String] = []
    /// nil where no record is to be read or kept.
    package var record: RecordSettings?

    package init(_ path: String) { self.path = path }
}

/// The present work of a build.
package enum BuildProgress: Sendable {
    case reading
    case rendering(finished: Int, total: Int)
    /// Short work, or work of other programs.
    case other
}

/// A catalog with its outputs as built by a run.
package struct CatalogBuild: Sendable {
    package let loaded: LoadedCatalog
    package let registry: ComponentRegistry
    package let result: BuildResult
    fileprivate let run: RecordedRun
    fileprivate let isRecordable: Bool
    fileprivate let path: String

    /// The findings about the catalog and the outputs, in the order of display.
    package var findings: [Diagnostic] { loaded.findings(with: result.diagnostics) }

    /// The reason why the previous record was of no use; nil where no record is kept.
    package var staleness: String? { run.reason }

    /// Records the build for the next build.
    ///
    /// The report need not wait for the record.
    ///
    /// - Parameters:
    ///   - summary: The summary of the files read, as printed.
    ///   - text: Prints findings.
    package func keep(summary: String, printing text: ([Diagnostic]) -> String) async {
        guard isRecordable, let settling = result.settling, let settled = await settling.outputs else { return }
        let reply = BuildRecord.Reply(
            findings: text(loaded.findings(with: settled.findings)), summary: summary, outputs: settled.outputs)
        let sources = registry.configuration.sourceLocations(catalogFolder: CatalogFolder(of: path).path)
        await run.keep(reply, besides: sources + settled.facts, units: settling.units)
    }
}

extension BuildEngine {
    /// Builds the outputs of a catalog.
    ///
    /// - Parameters:
    ///   - request: The catalog and the outputs.
    ///   - run: The surroundings of the build.
    ///   - onFindings: Takes the findings about the catalog before any rendering.
    ///   - progress: Takes the present work.
    /// - Returns: The build, or the recorded reply of an equal build.
    /// - Throws: A `BuildError`, or the error of `onFindings`.
    package func build(
        _ request: BuildRequest, in run: EngineRun = EngineRun(),
        onFindings: ([Diagnostic]) throws -> Void = { _ in },
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async throws -> RunResult<CatalogBuild> {
        var recorded = RecordedRun(record(of: request), in: run)
        if let reply = await recorded.reply(), !run.needsFindings { return .recorded(reply) }
        progress(.reading)
        let loaded = await load(request.path, from: run.files, reusing: run.memory?.catalog).requiringEntries()
        guard let registry = loaded.registry else { throw BuildError.catalog(loaded.diagnostics) }
        try onFindings(loaded.diagnostics)
        progress(.other)
        let isBuiltIn = hasBuiltInBackendsOnly(registry.configuration)
        var builder = builder
        builder.mode = request.mode
        builder.only = request.only
        builder.folder = request.folder
        builder.overwriting = request.overwriting
        // External backends write to the same terminal, so show progress only for built-in ones.
        if isBuiltIn { builder.progress = progress }
        let planned = await builder.planned(registry, catalogFolder: CatalogFolder(of: request.path).path)
        let cache =
            isBuiltIn
            ? await recorded.unitCache(
                of: registry, shown: planned.registries, at: request.path,
                rules: configuration.backends.flatMap(\.rules)) : nil
        if let cache { builder.stamps = cache.stamps }
        do throws(DiskError) {
            let result = try await builder.build(planned, cache: cache?.units)
            return .made(
                CatalogBuild(
                    loaded: loaded, registry: registry, result: result, run: recorded, isRecordable: isBuiltIn,
                    path: request.path))
        } catch {
            throw BuildError.disk(error)
        }
    }

    /// Returns the file of the record; nil for a build with files to overwrite.
    ///
    /// Statements of a person about such files apply to a single build only.
    private func record(of request: BuildRequest) -> RecordFile? {
        guard request.overwriting.isEmpty else { return nil }
        return record(
            request.record, key: ["build", request.path, request.folder ?? ""] + request.only,
            request: [request.record?.form ?? ""])
    }
}

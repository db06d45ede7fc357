package import CatalogLoading
package import CatalogModel

/// A request to check a catalog and its outputs without writing files.
package struct CheckRequest: Sendable {
    /// The path of `catalog.yaml`.
    package let path: String
    /// Whether an output may have a backend available only to another program, or on another machine.
    package var allowsOtherBackends = false
    /// Whether to render the outputs for further findings about the entries.
    package var renders = false
    /// nil where no record is to be read or kept.
    package var record: RecordSettings?

    package init(_ path: String) { self.path = path }
}

/// A catalog as checked by a run.
package struct CatalogCheck: Sendable {
    package let loaded: LoadedCatalog
    /// The findings about the catalog and the outputs, in the order of display.
    package let findings: [Diagnostic]
    fileprivate let run: RecordedRun
    /// Whether no other program has contributed.
    fileprivate let isRecordable: Bool
    fileprivate let path: String

    /// Records the reply for the next check.
    ///
    /// The report need not wait for the record.
    package func keep(_ reply: BuildRecord.Reply) async {
        guard isRecordable else { return }
        // Without a registry, the check has read the catalog's files only.
        guard let catalog = loaded.registry?.configuration else { return await run.keep(reply, besides: []) }
        let folder = CatalogFolder(of: path).path
        let outputs = catalog.outputs.orEmpty().map { PathText.joined(folder, with: $0.folderName) }
        let sources = catalog.sourceLocations(catalogFolder: folder)
        await run.keep(reply, besides: sources + outputs.map { .location($0, System.canonical($0)) })
    }
}

extension BuildEngine {
    /// Checks a catalog and its outputs.
    ///
    /// - Parameters:
    ///   - request: The catalog.
    ///   - run: The surroundings of the check.
    ///   - onFindings: Takes the findings about a valid catalog before the check of the outputs.
    ///   - progress: Takes the present work.
    /// - Returns: The check, or the recorded reply of an equal check.
    /// - Throws: The error of `onFindings`.
    package func check(
        _ request: CheckRequest, in run: EngineRun = EngineRun(), onFindings: ([Diagnostic]) throws -> Void = { _ in },
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async rethrows -> RunResult<CatalogCheck> {
        var recorded = RecordedRun(record(of: request), in: run)
        if let reply = await recorded.reply(), !run.needsFindings { return .recorded(reply) }
        progress(.reading)
        let loaded = await load(request.path, from: run.files, reusing: run.memory?.catalog).requiringEntries()
        progress(.other)
        if loaded.registry != nil { try onFindings(loaded.diagnostics) }
        let isRecordable = loaded.registry.map { hasBuiltInBackendsOnly($0.configuration) } ?? true
        return .made(
            CatalogCheck(
                loaded: loaded, findings: await findings(of: loaded, for: request, progress: progress), run: recorded,
                isRecordable: isRecordable, path: request.path))
    }

    /// Returns the findings of a build, in the order of display, without the contents of output folders and the output
    /// of programs; of findings from rendering alone, only the requested findings.
    package func findings(
        of loaded: LoadedCatalog, for request: CheckRequest,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) async -> [Diagnostic] {
        guard let registry = loaded.registry else { return loaded.diagnostics }
        var builder = builder
        builder.progress = progress
        let found = await builder.check(
            registry, catalogFolder: CatalogFolder(of: request.path).path,
            allowsOtherBackends: request.allowsOtherBackends, renders: request.renders)
        return loaded.findings(with: found)
    }

    private func record(of request: CheckRequest) -> RecordFile? {
        record(
            request.record, key: ["check", request.path, request.record?.form ?? ""],
            request: [request.allowsOtherBackends, request.renders].map { $0 ? "yes" : "no" })
    }
}

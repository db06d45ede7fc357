import BuildEngine
import CatalogModel
import CatalogRendering

/// The stubs requested from `catalog stub`: the entries, or all entries, and the targets.
struct StubRequest {
    /// Empty means all entries, and the companions of their stubs.
    let ids: [EntryID]
    /// Empty means all.
    let targets: [String]
    let registry: ComponentRegistry
    /// The selection of printed findings.
    let detail: FindingDetail

    /// Returns the stubs of a source, unchanged.
    ///
    /// The backend's reports are printed.
    func stubs(of source: StubSource) async throws -> [OutputFile] {
        try requireTargets(of: source)
        var diagnostics = Diagnostics()
        return try await stubs(of: source, &diagnostics)
    }

    /// Returns the stubs at their places in a folder of the caller's choice, with the files needed to compile there.
    func stubs(of source: StubSource, in folder: String) async throws -> [PlacedStub] {
        try requireTargets(of: source)
        var diagnostics = Diagnostics()
        let companions = await source.companions(of: ids, targets, diagnostics: &diagnostics)
        return PlacedStub.placed(try await stubs(of: source, &diagnostics), with: companions, in: folder)
    }

    private func stubs(of source: StubSource, _ diagnostics: inout Diagnostics) async throws -> [OutputFile] {
        let stubs = await source.stubs(of: ids, targets, diagnostics: &diagnostics)
        diagnostics = diagnostics.weighed(by: registry.configuration)
        if diagnostics.hasErrors { throw CommandError(diagnostics.sorted()) }
        try await requireStubs(in: [source], isWithinOptions: false)
        try FindingFormat.text.print(diagnostics.sorted(), detail: detail)
        return stubs
    }

    /// Returns the requested files of all outputs with stubs; none without such an output.
    func outputs(from sources: StubSources) async throws(CommandError) -> [RenderedOutput] {
        guard let first = sources.configured.first else { return [] }
        try requireTargets(of: first)
        var outputs: [RenderedOutput] = []
        for source in sources.configured {
            var diagnostics = Diagnostics()
            let stubs = await source.stubs(of: ids, targets, isWithinOptions: true, diagnostics: &diagnostics)
            diagnostics = diagnostics.weighed(by: registry.configuration)
            if diagnostics.hasErrors { throw CommandError(diagnostics.sorted()) }
            outputs.append(RenderedOutput(source.target, files: stubs.map { RenderedFile($0) }))
        }
        try await requireStubs(in: sources.configured, isWithinOptions: true)
        return outputs
    }

    /// Throws unless each requested entry has stubs in one of the sources.
    private func requireStubs(in sources: [StubSource], isWithinOptions: Bool) async throws(CommandError) {
        guard let first = sources.first else { return }
        var missing: [Diagnostic] = []
        for wanted in ids.isEmpty ? [nil] : ids.map(Optional.some) {
            var isThere = false
            for source in sources where !isThere {
                let paths = await source.paths(
                    of: wanted.map { [$0] } ?? [], targets, isWithinOptions: isWithinOptions)
                isThere = !paths.isEmpty
            }
            if !isThere { missing.append(await missingStub(of: wanted, in: first)) }
        }
        if !missing.isEmpty { throw CommandError(missing) }
    }

    private func missingStub(of id: EntryID?, in source: StubSource) async -> Diagnostic {
        guard let id else { return .noStubs(for: targets) }
        if let visibility = registry[id]?.entry.visibility?.value, source.registry[id] == nil {
            return .hiddenEntry(id, visibility: visibility, in: source.target.name)
        }
        return .missingStub(of: id, for: targets, among: await source.targets(of: id))
    }

    private func requireTargets(of source: StubSource) throws(CommandError) {
        let unknown = targets.filter { !source.targetNames.contains($0) }
        if unknown.isEmpty { return }
        throw CommandError(unknown.map { .unknownTarget($0, among: source.targetNames) })
    }
}

import BuildEngine
import CatalogModel
import CatalogRendering

/// The stubs requested from `catalog stub`: the entry, or all entries, and the targets.
struct StubRequest {
    /// The entry; nil: all entries, and the companions of their stubs.
    let id: EntryID?
    /// Empty means all.
    let targets: [String]
    let registry: ComponentRegistry

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
        let companions = await source.companions(of: id, targets, diagnostics: &diagnostics)
        return PlacedStub.placed(try await stubs(of: source, &diagnostics), with: companions, in: folder)
    }

    private func stubs(of source: StubSource, _ diagnostics: inout Diagnostics) async throws -> [OutputFile] {
        let stubs = await source.stubs(of: id, targets, diagnostics: &diagnostics)
        diagnostics = diagnostics.weighed(by: registry.configuration)
        if diagnostics.hasErrors { throw CommandError(diagnostics.sorted()) }
        if stubs.isEmpty { throw CommandError(await missingStub(in: source)) }
        try FindingFormat.text.print(diagnostics.sorted())
        return stubs
    }

    /// Returns the changes that would turn the files of outputs, as last built if `sinceBuilt`, into the stubs.
    func differences(from sources: StubSources, sinceBuilt: Bool) async throws -> [UnifiedDiff] {
        guard let first = sources.configured.first else { throw CommandError(.noOutputHasStubs()) }
        try requireTargets(of: first)
        var differences: [UnifiedDiff] = []
        for source in sources.configured {
            var diagnostics = Diagnostics()
            let stubs = await source.stubs(of: id, targets, isWithinOptions: true, diagnostics: &diagnostics)
            diagnostics = diagnostics.weighed(by: registry.configuration)
            if diagnostics.hasErrors { throw CommandError(diagnostics.sorted()) }
            for stub in stubs {
                let placed = PlacedStub(
                    folder: source.target.folder, path: source.target.shown(stub.path), bytes: stub.bytes)
                differences.append(
                    sinceBuilt
                        ? try placed.difference(sinceBuilt: stub.path.base.map(source.target.shown))
                        : try placed.difference())
            }
        }
        if differences.isEmpty { throw CommandError(await missingStub(in: first)) }
        return differences
    }

    private func missingStub(in source: StubSource) async -> Diagnostic {
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

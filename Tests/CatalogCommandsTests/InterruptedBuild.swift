import CatalogModel
import CatalogRendering
import Testing

@testable import BuildEngine

/// Where the files of a build wait until they are written.
enum WaitingLocation: CaseIterable {
    case memory
    /// The staging folder, from the moment that they are rendered.
    case disk
}

/// A build of an output, step by step.
struct InterruptedBuild {
    let plan: OutputPlan
    let staging: OutputStaging

    /// Renders some files for the folder of a fixture and plans what has to happen there.
    init(
        _ texts: [String: String], in fixture: DiskFixture, from location: WaitingLocation,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let target = OutputTarget(
            name: "docs", backend: "paper", folder: "docs", location: System.canonical(fixture.url("").path),
            range: nil, edits: fixture.backends[0].edits)
        let staging = OutputStaging(OutputFolder(target: target), patience: .zero)
        // Another build may have the folder; then the files of this one wait in memory.
        if location == .disk { try? await staging.open() }
        var backend = fixture.backends[0]
        backend.files = texts
        let units = backend.plan(fixture.registry, options: BackendOptions(defaultsOf: backend.options))
        var diagnostics = Diagnostics()
        let outputs = await OutputRenderer.render(
            [RenderJob(target, units: units)], keepers: location == .disk ? ["docs": staging] : [:],
            diagnostics: &diagnostics)
        let output = try #require(outputs.first, sourceLocation: sourceLocation)
        let snapshot = try await OutputFolder(target: target).snapshot(for: output)
        plan = OutputPlan(output, onDisk: snapshot, diagnostics: &diagnostics)
        self.staging = staging
        #expect(!diagnostics.hasErrors, sourceLocation: sourceLocation)
    }

    /// Leaves everything as it is, and lets other builds to the folder.
    func end() {
        staging.settle()
        staging.release()
    }

    /// How many operations there are.
    var length: Int { (plan.preparation + plan.changes).joined().count }

    /// Does the first operations and ends there; a count that is too high does all.
    /// - `isReversed`: Whether those of a stage are done from the last to the first: their order is free.
    func interrupt(after count: Int, isReversed: Bool = false) throws {
        let stages = (plan.preparation + plan.changes).map { isReversed ? $0.reversed() : $0 }
        for operation in stages.joined().prefix(count) { try staging.folder.perform(operation) }
        // As the system does when a process ends.
        end()
    }
}

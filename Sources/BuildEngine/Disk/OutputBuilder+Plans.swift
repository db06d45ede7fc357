import CatalogLoading
import CatalogModel
import CatalogRendering

extension OutputBuilder {
    /// Compares rendered outputs with the disk.
    ///
    /// - Parameters:
    ///   - rendered: The outputs.
    ///   - stagings: The outputs' folders locked by the build.
    ///   - others: The outputs left out of the build.
    ///   - diagnostics: Takes the findings.
    /// - Returns: The plans, in the order of the outputs.
    /// - Throws: When a folder cannot be read.
    func plan(
        _ rendered: [RenderedOutput], stagings: [OutputStaging], besides others: [OutputTarget],
        diagnostics: inout Diagnostics
    ) async throws(DiskError) -> [OutputPlan] {
        var overwriting = NamedFiles(overwriting)
        let snapshots = await snapshots(for: rendered, in: stagings)
        var orders: [(output: RenderedOutput, snapshot: DiskSnapshot, permissions: OutputPlan.Permissions)] = []
        for output in rendered {
            let folder = self.folder(of: output.target)
            let permissions = OutputPlan.Permissions(
                overwriting: overwriting.paths(of: output, in: folder),
                restoring: overwriting.pathsInFolders(of: output, in: folder))
            // A missing snapshot counts as an empty folder; then a condition of the plan fails before any change.
            let snapshot = try (snapshots[output.target.name] ?? .success(.nothing)).get()
            orders.append((output, snapshot, permissions))
        }
        let planned = await Parallel.map(orders) { order in
            let neighbors = others + rendered.map(\.target).filter { $0.name != order.output.target.name }
            var found = Diagnostics()
            let plan = OutputPlan(
                order.output, onDisk: order.snapshot, allowing: order.permissions, besides: neighbors,
                diagnostics: &found)
            return (plan: plan, findings: found)
        }
        for (plan, findings) in planned {
            diagnostics.merge(findings)
            overwriting.strike(plan.named, in: folder(of: plan.target))
        }
        for path in overwriting.left { diagnostics.report(.needlessOverwrite(path)) }
        return planned.map(\.plan)
    }

    /// Returns the folders of all outputs in the present state, by the names of the outputs, read at the same time.
    func snapshots(
        for outputs: [RenderedOutput], in stagings: [OutputStaging]
    ) async -> [String: Result<DiskSnapshot, DiskError>] {
        await withTaskGroup(of: (String, Result<DiskSnapshot, DiskError>).self) { group in
            for output in outputs {
                let staging =
                    stagings.first { $0.folder.target.name == output.target.name }
                    ?? OutputStaging(folder(of: output.target), patience: .zero)
                group.addTask { (output.target.name, await staging.snapshotResult(for: output)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }
}

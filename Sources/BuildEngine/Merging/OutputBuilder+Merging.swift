package import CatalogModel
package import CatalogRendering

extension BuildEngine {
    /// Merges the changes of the catalog into all or none of the files of outputs.
    ///
    /// A file without edits becomes the rendered file. All other files of the outputs stay unchanged.
    ///
    /// - Parameters:
    ///   - outputs: The outputs, each with the files to merge.
    ///   - configuration: The catalog's severities of findings.
    ///   - writes: Whether to write the merged files.
    /// - Returns: The result for each file, with findings.
    /// - Throws: When the disk cannot be read or written.
    package func merge(
        _ outputs: [RenderedOutput], configuration: CatalogConfiguration, writes: Bool
    ) async throws(DiskError) -> MergeResult {
        var builder = builder
        builder.mode = writes ? .write : .dryRun
        return try await builder.merge(outputs, configuration: configuration)
    }
}

extension OutputBuilder {
    /// Merges the changes of the catalog into files of outputs, and writes the merged files if the mode permits.
    package func merge(
        _ outputs: [RenderedOutput], configuration: CatalogConfiguration
    ) async throws(DiskError) -> MergeResult {
        let stagings =
            mode == .write
            ? outputs.map { OutputStaging(folder(of: $0.target), patience: patience) }
                .sorted { $0.folder.target.location < $1.folder.target.location } : []
        return try await keepingOthers(outOf: stagings) { () async throws(DiskError) -> MergeResult in
            let snapshots = await snapshots(for: outputs, in: stagings)
            var merges: [OutputMerge] = []
            var diagnostics = Diagnostics()
            for output in outputs {
                let snapshot = try (snapshots[output.target.name] ?? .success(.nothing)).get()
                merges.append(
                    try OutputMerge(
                        output, in: folder(of: output.target), onDisk: snapshot, diagnostics: &diagnostics))
            }
            diagnostics = diagnostics.weighed(by: configuration)
            let isRefused = diagnostics.hasErrors || merges.contains { $0.plan.snapshot.records.fault != nil }
            if mode == .write, !isRefused { try await write(merges.map(\.plan), stagings: stagings) }
            return MergeResult(
                files: merges.flatMap(\.files), diagnostics: diagnostics.sorted(), isRefused: isRefused)
        }
    }
}

import CatalogLoading
package import CatalogModel
package import CatalogRendering

/// The builder of outputs: renders the outputs of a catalog and writes changed files to the outputs'
/// folders.
///
/// If any finding is an error, no output is written.
package struct OutputBuilder: Sendable {
    /// The effect of a build on the disk.
    package enum Mode: Hashable, Sendable {
        /// Writes the changes.
        case write
        /// Only reports the actions of a build.
        case check, dryRun
    }

    /// The available backends.
    package var backends: [any Backend]
    /// The effect on the disk; writing by default.
    package var mode: Mode = .write
    /// The names of the outputs to build; empty means all.
    package var only: [String] = []
    /// A folder, as reached from the working directory, in place of the folders given by `catalog.yaml`: each output
    /// goes to a subfolder of the output's name.
    package var folder: String?
    /// Files, as reached from the working directory, whose edits by hand may be lost, and folders with files to restore
    /// after deletion by hand.
    package var overwriting: [String] = []
    /// The states of files at the last look.
    var stamps = FileHashCache()
    /// Takes the progress of the rendering.
    var progress: @Sendable (BuildProgress) -> Void = { _ in }
    /// Takes each line that a backend's program writes to standard error.
    var reportError: ErrorReport = { _, _ in }
    /// Time for which a build waits for another build that writes to a folder of its own.
    package var patience = Duration.seconds(3)

    /// Creates a builder writing all outputs of a catalog, until other properties are set.
    package init(backends: [any Backend]) {
        self.backends = backends
    }

    /// Builds the outputs named by the catalog's configuration.
    ///
    /// - Parameters:
    ///   - registry: The catalog to render.
    ///   - catalogFolder: The folder of `catalog.yaml`, as reached from the working directory.
    /// - Returns: The steps for each file of each output, with all findings.
    /// - Throws: When the disk cannot be read or written.
    package func build(_ registry: ComponentRegistry, catalogFolder: String) async throws(DiskError) -> BuildResult {
        try await build(await planned(registry, catalogFolder: catalogFolder))
    }

    /// Returns the outputs named by the catalog's configuration, with all files to be rendered, without reading the
    /// results of the last build.
    ///
    /// - Parameters:
    ///   - registry: The catalog to render.
    ///   - catalogFolder: The folder of `catalog.yaml`, as reached from the working directory.
    /// - Returns: The outputs, for `build(_:)`.
    func planned(_ registry: ComponentRegistry, catalogFolder: String) async -> PlannedBuild {
        let start = ContinuousClock.now
        var diagnostics = Diagnostics()
        let outputs = await resolve(registry, catalogFolder: catalogFolder, diagnostics: &diagnostics)
        reportMeetings(
            of: outputs, with: registry.configuration, catalogFolder: catalogFolder, diagnostics: &diagnostics)
        let registries = await registries(of: outputs.chosen, registry)
        let (jobs, memos) = await jobs(for: outputs.chosen, registries: registries)
        return PlannedBuild(
            registry: registry, jobs: jobs, registries: registries, memos: memos, neighbors: outputs.neighbors,
            diagnostics: diagnostics, start: start)
    }

    /// Renders planned outputs, and writes what has changed.
    ///
    /// - Parameters:
    ///   - planned: The outputs with all files to be rendered.
    ///   - cache: The units of the last build; nil for a build without a record.
    /// - Returns: The steps for each file of each output, with all findings.
    /// - Throws: When the disk cannot be read or written.
    func build(_ planned: PlannedBuild, cache: UnitCache? = nil) async throws(DiskError) -> BuildResult {
        let clock = ContinuousClock()
        var timings = BuildTimings()
        var diagnostics = planned.diagnostics
        let (start, jobs, configuration) = (planned.start, planned.jobs, planned.registry.configuration)
        await OutputRenderer.reportClashes(of: jobs, besides: planned.neighbors, diagnostics: &diagnostics)
        // Create staging folders only if the build writes files, because a check must not change the disk.
        let stagings = mode == .write && !diagnostics.hasErrors ? stagings(of: jobs) : []
        return try await keepingOthers(outOf: stagings) { () async throws(DiskError) -> BuildResult in
            var cached: [UnitCache.CachedUnits] = []
            if let cache { for job in jobs { cached.append(await cache.cached(job)) } }
            let rendered = await OutputRenderer.renderUnits(
                of: jobs, keepers: keepers(of: jobs, stagings), cached: cached.map(\.results),
                progress: { progress(.rendering(finished: $0, total: $1)) }, diagnostics: &diagnostics)
            progress(.other)
            timings.rendering = clock.now - start
            let foundInRendering = diagnostics
            let plans = try await plan(
                rendered, stagings: stagings, besides: planned.neighbors, diagnostics: &diagnostics)
            timings.comparing = clock.now - start - timings.rendering
            diagnostics = diagnostics.weighed(by: configuration)
            if mode == .write, !diagnostics.hasErrors {
                try await write(plans, stagings: stagings)
                keep(planned.memos, of: plans)
            }
            timings.writing = clock.now - start - timings.rendering - timings.comparing
            var result = BuildResult(
                outputs: plans.map(OutputResult.init), diagnostics: diagnostics.sorted(), timings: timings)
            if let cache, mode == .write ? !result.hasErrors : result.isUpToDate {
                result.settling = OutputSettling(
                    plans: plans, neighbors: planned.neighbors, diagnostics: foundInRendering,
                    configuration: configuration, stamps: stamps,
                    units: await cache.record(jobs, as: rendered, cached: cached))
            }
            result.unitCount = jobs.reduce(0) { $0 + $1.units.count }
            result.reusedUnitCount = cached.reduce(0) { $0 + $1.results.count }
            return result
        }
    }

    /// Returns the findings of a build about the outputs named by the catalog's configuration.
    ///
    /// The folders of outputs are neither read nor written, and no program is started, so the contents of folders and
    /// the output of programs are left to a build.
    ///
    /// - Parameters:
    ///   - registry: The catalog to check.
    ///   - catalogFolder: The folder of `catalog.yaml`, as reached from the working directory.
    ///   - allowsOtherBackends: Whether an output may have a backend available only to another program, or on another
    ///     machine.
    ///   - renders: Whether to render the outputs for further findings about the entries.
    /// - Returns: The findings, with severities as set by the catalog, in the order of display.
    package func check(
        _ registry: ComponentRegistry, catalogFolder: String, allowsOtherBackends: Bool = false, renders: Bool = false
    ) async -> [Diagnostic] {
        var diagnostics = Diagnostics()
        let outputs = await resolve(
            registry, catalogFolder: catalogFolder, by: allowsOtherBackends ? .lookingForDeclared : .looking,
            diagnostics: &diagnostics)
        reportMeetings(
            of: outputs, with: registry.configuration, catalogFolder: catalogFolder, diagnostics: &diagnostics)
        let jobs = await jobs(for: outputs.chosen, registries: registries(of: outputs.chosen, registry)).jobs
        await OutputRenderer.reportClashes(of: jobs, besides: outputs.neighbors, diagnostics: &diagnostics)
        if renders {
            _ = await OutputRenderer.renderUnits(
                of: jobs,
                keepers: Dictionary(jobs.map { ($0.target.name, DiscardingFileKeeper()) }) { first, _ in first },
                progress: { progress(.rendering(finished: $0, total: $1)) }, diagnostics: &diagnostics)
            progress(.other)
        } else {
            await OutputRenderer.reportFaults(of: jobs, diagnostics: &diagnostics)
        }
        return diagnostics.weighed(by: registry.configuration).sorted()
    }

    /// Plans all outputs at the same time: a backend in a program of its own keeps no other backend waiting.
    /// - Returns: The units to be rendered for each output, and the memos of the backends, by the names of outputs.
    private func jobs(
        for outputs: [ResolvedOutputs.Output], registries: [ComponentRegistry]
    ) async -> (jobs: [RenderJob], memos: [String: [UInt8]]) {
        let drafts = await withTaskGroup(of: (Int, OutputDraft, CatalogReads).self) { group in
            for (index, (output, registry)) in zip(outputs, registries).enumerated() {
                group.addTask {
                    let order = OutputOrder(
                        registry, options: output.options, at: output.range,
                        memo: OutputFolder(target: output.target).memo)
                    let (draft, reads) = await CatalogReads.recorded { await output.backend.plan(order) }
                    return (index, draft, reads)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
        }
        var memos: [String: [UInt8]] = [:]
        for (output, (_, draft, _)) in zip(outputs, drafts) { memos[output.target.name] = draft.memo }
        let jobs = zip(outputs, drafts).map { output, planned in
            RenderJob(output.target, units: planned.1.units, planningReads: planned.2)
        }
        return (jobs, memos)
    }

    /// Returns the registry of each output's content.
    ///
    /// Outputs with the same visibility filter share a registry.
    private func registries(
        of outputs: [ResolvedOutputs.Output], _ registry: ComponentRegistry
    ) async -> [ComponentRegistry] {
        var disclosed: [Disclosure: ComponentRegistry] = [:]
        var registries: [ComponentRegistry] = []
        for output in outputs {
            guard let disclosure = output.backend.disclosure(output.options) else {
                registries.append(registry)
                continue
            }
            if disclosed[disclosure] == nil { disclosed[disclosure] = await registry.disclosed(disclosure) }
            registries.append(disclosed[disclosure, default: registry])
        }
        return registries
    }

    func folder(of target: OutputTarget) -> OutputFolder {
        OutputFolder(target: target, stamps: stamps)
    }

    /// Writes the outputs, preparing all before the first changes.
    func write(
        _ plans: [OutputPlan], stagings: [OutputStaging]
    ) async throws(DiskError) {
        var writers: [OutputWriter] = []
        do throws(DiskError) {
            for plan in plans {
                guard let staging = stagings.first(where: { $0.folder.target.name == plan.target.name }) else {
                    continue
                }
                let hasLeftovers = try staging.hasLeftovers()
                if !plan.isUpToDate || hasLeftovers {
                    writers.append(try await OutputWriter(preparing: plan, in: staging))
                }
            }
        } catch {
            for writer in writers { writer.discard() }
            throw error
        }
        for writer in writers { try await writer.commit() }
    }
}

/// A receiver of rendered files without keeping the bytes, for checks and dry runs with no writing to disk.
struct DiscardingFileKeeper: FileKeeper {
    func keep(_ file: OutputFile, hash: ContentHash) -> RenderedFileContent { .omitted }
}

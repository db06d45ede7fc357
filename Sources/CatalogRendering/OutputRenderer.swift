public import CatalogModel

/// A job for `OutputRenderer`: an output to render, and the output's render units.
public struct RenderJob: Sendable {
    /// The declared destination.
    public let target: OutputTarget
    /// The units, in the order of the backend.
    public let units: [RenderUnit]
    /// The facts read while the backend planned the units; part of the dependencies of every unit.
    package let planningReads: CatalogReads

    /// Creates a job for an output.
    public init(_ target: OutputTarget, units: [RenderUnit]) {
        self.init(target, units: units, planningReads: CatalogReads())
    }

    /// Creates a job for an output, with the facts read while planning the output.
    package init(_ target: OutputTarget, units: [RenderUnit], planningReads: CatalogReads) {
        self.target = target
        self.units = units
        self.planningReads = planningReads
    }
}

/// The result of a unit: files, findings, and the facts read.
package struct RenderedUnit: Sendable {
    package var files: [RenderedFile] = []
    package var diagnostics = Diagnostics()
    /// The facts read while rendering; nil for a result from a cache.
    package var reads: CatalogReads?

    package init(files: [RenderedFile], diagnostics: Diagnostics) {
        self.files = files
        self.diagnostics = diagnostics
    }

    init() {}

    /// Renders a unit.
    init(_ unit: RenderUnit, keeper: (any FileKeeper)?) {
        let (rendering, reads) = CatalogReads.recorded(unit.render)
        files = rendering.files.map { RenderedFile($0, keeping: keeper?.keep ?? RenderedFile.inMemory) }
        diagnostics = rendering.diagnostics
        self.reads = reads
    }
}

/// A store for the bytes of rendered files until the whole build has succeeded, such as a staging folder.
public protocol FileKeeper: Sendable {
    /// Stores a file as soon as rendered; called from any thread.
    func keep(_ file: OutputFile, hash: ContentHash) -> RenderedFileContent
}

/// A renderer of outputs: runs the units of all backends in parallel, with a result independent of timing and order.
public enum OutputRenderer {
    /// Renders all units of all jobs.
    ///
    /// Backends that do not keep their word, and files with clashing places, are reported; then the outputs are not to
    /// be written.
    ///
    /// - Parameters:
    ///   - jobs: The outputs, each with all units.
    ///   - neighbors: Outputs not rendered now, but still owning their folders.
    ///   - width: The number of units under way at a time.
    ///   - keepers: The stores of rendered bytes until writing, by the names of outputs; files of other outputs stay in
    ///     memory.
    ///   - diagnostics: Takes the findings of the units, by place for each output.
    /// - Returns: The outputs in the order of the jobs.
    public static func render(
        _ jobs: [RenderJob], besides neighbors: [OutputTarget] = [], width: Int = 16,
        keepers: [String: any FileKeeper] = [:], diagnostics: inout Diagnostics
    ) async -> [RenderedOutput] {
        await reportClashes(of: jobs, besides: neighbors, diagnostics: &diagnostics)
        return await renderUnits(of: jobs, width: width, keepers: keepers, diagnostics: &diagnostics)
    }

    /// Reports the findings of units without files: the reasons for making none.
    package static func reportFaults(of jobs: [RenderJob], diagnostics: inout Diagnostics) async {
        let silent = jobs.map { RenderJob($0.target, units: $0.units.filter(\.paths.isEmpty)) }
        _ = await renderUnits(of: silent, diagnostics: &diagnostics)
    }

    /// Renders jobs already checked for clashing files.
    ///
    /// - Parameters:
    ///   - jobs: The outputs, each with all units.
    ///   - width: The number of units under way at a time.
    ///   - keepers: The stores of rendered bytes until writing, by the names of outputs; files of other outputs stay in
    ///     memory.
    ///   - cached: For each job the results of units from a cache, by the index of the unit.
    ///   - progress: Takes the number of finished units, and of all.
    ///   - diagnostics: Takes the findings of the units, by place for each output.
    /// - Returns: The outputs in the order of the jobs.
    package static func renderUnits(
        of jobs: [RenderJob], width: Int = 16, keepers: [String: any FileKeeper] = [:],
        cached: [[Int: RenderedUnit]] = [],
        progress: (Int, Int) -> Void = { _, _ in }, diagnostics: inout Diagnostics
    ) async -> [RenderedOutput] {
        let results = await rendered(
            jobs, width: max(1, width), keepers: keepers, cached: cached, progress: progress)
        let outputs = await withTaskGroup(of: (Int, RenderedOutput, Diagnostics).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask {
                    var found = Diagnostics()
                    let output = Self.output(of: job, results: results[index], diagnostics: &found)
                    return (index, output, found)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }
        }
        // Sort by location, because the order of units is an implementation detail of the backend.
        for (_, _, found) in outputs { for finding in found.sorted() { diagnostics.report(finding) } }
        return outputs.map(\.1)
    }

    /// Returns the output made of the files of all units, with the findings of the units.
    private static func output(
        of job: RenderJob, results: [RenderedUnit], diagnostics: inout Diagnostics
    ) -> RenderedOutput {
        var files: [RenderedFile] = []
        for (unit, result) in zip(job.units, results) {
            files += result.announcedFiles(of: unit, in: job.target, diagnostics: &diagnostics)
        }
        var output = RenderedOutput(job.target, files: files)
        output.units = results
        return output
    }

    /// Renders all units of a job and returns the files, by path, in memory.
    public static func files(of job: RenderJob, diagnostics: inout Diagnostics) async -> [OutputFile] {
        await render([job], diagnostics: &diagnostics).flatMap(\.files).compactMap { file in
            // Without a keeper, all contents are in memory.
            guard case .memory(let bytes) = file.content else { return nil }
            return OutputFile(path: file.path, bytes: bytes)
        }
    }

    /// Renders the units of each job.
    private static func rendered(
        _ jobs: [RenderJob], width: Int, keepers: [String: any FileKeeper], cached: [[Int: RenderedUnit]],
        progress: (Int, Int) -> Void
    ) async -> [[RenderedUnit]] {
        var results: [[RenderedUnit]] = []
        var work: [UnitIndex] = []
        for (number, job) in jobs.enumerated() {
            let cached = cached.indices.contains(number) ? cached[number] : [:]
            results.append(job.units.indices.map { cached[$0] ?? RenderedUnit() })
            work += job.units.indices.filter { cached[$0] == nil }.map { UnitIndex(job: number, unit: $0) }
        }
        await withTaskGroup(of: (UnitIndex, RenderedUnit).self) { group in
            var waiting = work.makeIterator()
            func start() {
                guard let index = waiting.next() else { return }
                let unit = jobs[index.job].units[index.unit]
                let keeper = keepers[jobs[index.job].target.name]
                group.addTask { (index, RenderedUnit(unit, keeper: keeper)) }
            }
            for _ in 0..<width { start() }
            var count = 0
            for await (index, result) in group {
                results[index.job][index.unit] = result
                start()
                count += 1
                progress(count, work.count)
            }
        }
        return results
    }
}

/// The index of a unit among all jobs of a build.
private struct UnitIndex: Sendable {
    let job: Int
    let unit: Int
}

extension RenderedUnit {
    /// Returns the files announced by the unit, each only once.
    fileprivate func announcedFiles(
        of unit: RenderUnit, in target: OutputTarget, diagnostics: inout Diagnostics
    ) -> [RenderedFile] {
        diagnostics.merge(self.diagnostics)
        // Most units announce and render one file, so compare it before allocating a set.
        if files.count == 1, unit.paths.count == 1, files[0].path == unit.paths[0] {
            var file = files[0]
            file.entry = unit.entry
            return [file]
        }
        var awaited = Set(unit.paths)
        var kept: [RenderedFile] = []
        for var file in files {
            if awaited.remove(file.path) != nil {
                file.entry = unit.entry
                kept.append(file)
            } else if unit.paths.contains(file.path) {
                diagnostics.report(.renderedTwice(file.path, in: target))
            } else {
                diagnostics.report(.renderedUnannounced(file.path, in: target))
            }
        }
        for path in awaited.sorted() { diagnostics.report(.notRendered(path, in: target)) }
        return kept
    }
}

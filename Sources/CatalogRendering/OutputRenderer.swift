public import CatalogModel

/// A job for `OutputRenderer`: an output to render, and the output's render units.
public struct RenderJob: Sendable {
    /// The declared destination.
    public let target: OutputTarget
    /// The units, in the order of the backend.
    public let units: [RenderUnit]
    /// The earlier rendering of the same units; nil for an output to be rendered as a whole.
    package var base: RenderBase?
    /// The places of the units to be rendered.
    package var places: [Int] { base?.places ?? Array(units.indices) }

    /// Creates a job for an output.
    public init(_ target: OutputTarget, units: [RenderUnit]) {
        self.target = target
        self.units = units
    }
}

/// An earlier rendering of an output, still in the output's folder, and the units with other facts since.
package struct RenderBase: Sendable {
    /// The output, with all files in place.
    package let output: RenderedOutput
    /// The places of the units with other facts, in order.
    package let places: [Int]

    package init(_ output: RenderedOutput, places: [Int]) {
        self.output = output
        self.places = places
    }
}

/// A store for the bytes of rendered files until the whole build has succeeded, such as a staging folder.
public protocol FileKeeper: Sendable {
    /// Stores a file as soon as rendered; called from any thread.
    func keep(_ file: OutputFile, hash: ContentHash) -> RenderedFile.Content
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
    ///   - finished: For each job the units not in need of rendering, by their places, with the files.
    ///   - known: For each job the parts not in need of rendering, by the places of their units.
    ///   - progress: Takes the number of finished units, and of all.
    ///   - diagnostics: Takes the findings of the units, by place for each output.
    /// - Returns: The outputs in the order of the jobs.
    package static func renderUnits(
        of jobs: [RenderJob], width: Int = 16, keepers: [String: any FileKeeper] = [:],
        finished: [[Int: [RenderedFile]]] = [], known: [[Int: KnownParts]] = [],
        progress: (Int, Int) -> Void = { _, _ in }, diagnostics: inout Diagnostics
    ) async -> [RenderedOutput] {
        let results = await rendered(
            jobs, width: max(1, width), keepers: keepers, finished: finished, known: known, progress: progress)
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
        // By place and not by unit: the order of the units is the backend's own affair.
        for (_, _, found) in outputs { for finding in found.sorted() { diagnostics.report(finding) } }
        return outputs.map(\.1)
    }

    /// Returns the output made of the files of all units, with the findings of the units.
    private static func output(
        of job: RenderJob, results: [UnitResult], diagnostics: inout Diagnostics
    ) -> RenderedOutput {
        var files: [RenderedFile] = []
        let places = job.places
        for (place, result) in zip(places, results) {
            files += result.kept(by: job.units[place], of: job.target, diagnostics: &diagnostics)
        }
        var output =
            job.base.map { RenderedOutput(job.target, following: $0.output, renewed: files) }
            ?? RenderedOutput(job.target, files: files)
        for (place, result) in zip(places, results) {
            if result.diagnostics.all.isEmpty { output.silentUnits.insert(place) }
            if !result.parts.isEmpty { output.parts[place] = result.parts }
        }
        return output
    }

    /// Renders all units of a job and returns the files, by path, in memory.
    public static func files(of job: RenderJob, diagnostics: inout Diagnostics) async -> [OutputFile] {
        await render([job], diagnostics: &diagnostics).flatMap(\.files).compactMap { file in
            // All are in memory where nobody keeps them elsewhere.
            guard case .memory(let bytes) = file.content else { return nil }
            return OutputFile(path: file.path, bytes: bytes)
        }
    }

    /// Renders the units of each job.
    private static func rendered(
        _ jobs: [RenderJob], width: Int, keepers: [String: any FileKeeper], finished: [[Int: [RenderedFile]]],
        known: [[Int: KnownParts]], progress: (Int, Int) -> Void
    ) async -> [[UnitResult]] {
        var results: [[UnitResult]] = []
        var work: [UnitIndex] = []
        for (number, job) in jobs.enumerated() {
            let known = finished.indices.contains(number) ? finished[number] : [:]
            var ofJob = [UnitResult](repeating: UnitResult(), count: job.places.count)
            for (index, place) in job.places.enumerated() {
                if let files = known[place] {
                    ofJob[index].files = files
                } else {
                    work.append(UnitIndex(job: number, result: index, unit: place))
                }
            }
            results.append(ofJob)
        }
        // The longest files come first, or they would keep one processor busy at the end.
        let isLong = { (index: UnitIndex) in jobs[index.job].units[index.unit].renderParts != nil }
        work = work.filter(isLong) + work.filter { !isLong($0) }
        await withTaskGroup(of: (UnitIndex, UnitResult).self) { group in
            var waiting = work.makeIterator()
            func start() {
                guard let index = waiting.next() else { return }
                let unit = jobs[index.job].units[index.unit]
                let keeper = keepers[jobs[index.job].target.name]
                let parts = (known.indices.contains(index.job) ? known[index.job][index.unit] : nil) ?? .none
                group.addTask { (index, UnitResult(unit, knowing: parts, keeper: keeper)) }
            }
            for _ in 0..<width { start() }
            var count = 0
            for await (index, result) in group {
                results[index.job][index.result] = result
                start()
                count += 1
                progress(count, work.count)
            }
        }
        return results
    }
}

/// The position of a render unit among all jobs of a build: the index of the job, the index of the result among the
/// results of the job, and the place of the unit in the job.
private struct UnitIndex: Sendable {
    let job: Int
    let result: Int
    let unit: Int
}

/// The files and findings from rendering a single unit, with each file hashed on arrival.
private struct UnitResult: Sendable {
    var files: [RenderedFile] = []
    var diagnostics = Diagnostics()
    /// The sizes of the parts of the only file, and whether each has nothing to report.
    var parts: [(byteCount: Int, isSilent: Bool)] = []

    init() {}

    /// Renders a unit.
    init(_ unit: RenderUnit, knowing known: KnownParts, keeper: (any FileKeeper)?) {
        let rendering: Rendering
        if let renderParts = unit.renderParts, let path = unit.paths.first {
            let parted = renderParts(known)
            parts = parted.parts
            rendering = Rendering(
                files: [OutputFile(path: path, bytes: parted.bytes)], diagnostics: parted.diagnostics)
        } else {
            rendering = unit.render()
        }
        files = rendering.files.map { RenderedFile($0, keeping: keeper?.keep ?? RenderedFile.inMemory) }
        diagnostics = rendering.diagnostics
    }

    /// Returns the files announced by the unit, each only once.
    func kept(by unit: RenderUnit, of target: OutputTarget, diagnostics: inout Diagnostics) -> [RenderedFile] {
        diagnostics.merge(self.diagnostics)
        // Most units keep their word with a single file, and all of a large catalog are asked.
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

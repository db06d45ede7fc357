public import CatalogModel

/// What is to be rendered for an output.
public struct RenderJob: Sendable {
    public let target: OutputTarget
    public let units: [RenderUnit]

    public init(_ target: OutputTarget, units: [RenderUnit]) {
        self.target = target
        self.units = units
    }
}

/// Renders outputs: all units in parallel, in any order, to a result that depends on neither.
public enum OutputRenderer {
    /// Renders all units of all jobs.
    ///
    /// Backends that do not keep their word, and files that meet, are reported; then the outputs are not to be written.
    /// - Parameters:
    ///   - neighbors: Outputs that are not rendered now, but whose folders are theirs all the same.
    ///   - width: How many units are under way at a time.
    /// - Returns: The outputs in the order of the jobs.
    public static func render(
        _ jobs: [RenderJob], besides neighbors: [OutputTarget] = [], width: Int = 16, diagnostics: inout Diagnostics
    ) async -> [RenderedOutput] {
        for job in jobs { reportClashes(in: job, diagnostics: &diagnostics) }
        reportMeetings(of: jobs, besides: neighbors, diagnostics: &diagnostics)
        let results = await rendered(jobs, width: max(1, width))
        var outputs: [RenderedOutput] = []
        for (job, results) in zip(jobs, results) {
            var files: [RenderedFile] = []
            var found = Diagnostics()
            for (unit, result) in zip(job.units, results) {
                files += result.kept(by: unit, of: job.target, diagnostics: &found)
            }
            // By place and not by unit: the order of the units is the backend's own affair.
            for finding in found.sorted() { diagnostics.report(finding) }
            outputs.append(RenderedOutput(job.target, files))
        }
        return outputs
    }

    /// What each unit of each job renders.
    private static func rendered(_ jobs: [RenderJob], width: Int) async -> [[UnitResult]] {
        let work = jobs.indices.flatMap { job in jobs[job].units.indices.map { UnitIndex(job: job, unit: $0) } }
        var results = jobs.map { [UnitResult](repeating: UnitResult(), count: $0.units.count) }
        await withTaskGroup(of: (UnitIndex, UnitResult).self) { group in
            var waiting = work.makeIterator()
            func start() {
                guard let index = waiting.next() else { return }
                let render = jobs[index.job].units[index.unit].render
                group.addTask { (index, UnitResult(render())) }
            }
            for _ in 0..<width { start() }
            for await (index, result) in group {
                results[index.job][index.unit] = result
                start()
            }
        }
        return results
    }
}

private struct UnitIndex: Sendable {
    let job: Int
    let unit: Int
}

/// What a unit has rendered, hashed on the way.
private struct UnitResult: Sendable {
    var files: [RenderedFile] = []
    var diagnostics = Diagnostics()

    init() {}

    init(_ rendering: Rendering) {
        files = rendering.files.map(RenderedFile.init)
        diagnostics = rendering.diagnostics
    }

    /// The files that the unit has announced, each once.
    func kept(by unit: RenderUnit, of target: OutputTarget, diagnostics: inout Diagnostics) -> [RenderedFile] {
        diagnostics.merge(self.diagnostics)
        var awaited = Set(unit.paths)
        var kept: [RenderedFile] = []
        for var file in files {
            if awaited.remove(file.path) != nil {
                file.entry = unit.entry
                kept.append(file)
            } else if unit.paths.contains(file.path) {
                diagnostics.report(.renderedTwice(file.path, target))
            } else {
                diagnostics.report(.renderedUnannounced(file.path, target))
            }
        }
        for path in awaited.sorted() { diagnostics.report(.notRendered(path, target)) }
        return kept
    }
}

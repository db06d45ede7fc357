import CatalogLoading
import CatalogModel
import CatalogRendering

/// The results of render units from the last build: same structure and same facts read, same files and findings.
struct UnitCache: Sendable {
    private let facts: CatalogFacts
    /// The units of the last build; nil for another structure of the catalog.
    private let previous: BuildRecord.Units?
    private let stamps: FileHashCache
    private let findings: FindingRecords

    /// Creates the cache.
    ///
    /// - Parameters:
    ///   - previous: The units of the last build.
    ///   - facts: The facts of the catalog now.
    ///   - stamps: The hashes of files unchanged since the last look.
    ///   - findings: The files and rules of findings.
    init(_ previous: BuildRecord.Units?, facts: CatalogFacts, stamps: FileHashCache, findings: FindingRecords) {
        self.previous = previous?.structure == facts.structure ? previous : nil
        self.facts = facts
        self.stamps = stamps
        self.findings = findings
    }

    /// The cached results of a job from the last build.
    struct CachedUnits: Sendable {
        fileprivate(set) var records: [Int: BuildRecord.Unit] = [:]
        /// By the index of the unit.
        fileprivate(set) var results: [Int: RenderedUnit] = [:]
    }

    /// Returns the results of units whose facts are unchanged and whose files are still in place.
    func cached(_ job: RenderJob) async -> CachedUnits {
        guard let output = previous?.outputs.first(where: { $0.name == job.target.name }), facts.hold(output.planning)
        else { return CachedUnits() }
        let records = output.all.matched(to: job.units)
        let folder = OutputFolder(target: job.target, stamps: stamps)
        let results = await Parallel.map(Array(job.units.indices), remembering: { FolderLook(folder) }) {
            look, index -> RenderedUnit? in
            guard let record = records[index], facts.hold(record.input),
                let found = findings.diagnostics(record.findings),
                let files = Self.files(of: job.units[index], as: record, by: &look)
            else { return nil }
            return RenderedUnit(files: files, diagnostics: found)
        }
        var cached = CachedUnits()
        for (index, result) in results.enumerated() where result != nil {
            cached.records[index] = records[index]
            cached.results[index] = result
        }
        return cached
    }

    /// Returns the files of a unit; nil unless all are in place.
    private static func files(
        of unit: RenderUnit, as record: BuildRecord.Unit, by look: inout FolderLook
    ) -> [RenderedFile]? {
        guard record.files.count == unit.paths.count else { return nil }
        for (path, file) in zip(unit.paths, record.files) {
            guard (try? look.state(of: path)) == .file(file.hash) else { return nil }
        }
        return zip(unit.paths, record.files).map { RenderedFile(inPlace: $0, byteCount: $1.byteCount, hash: $1.hash) }
    }

    /// Returns the units of a build for the next build.
    func record(_ jobs: [RenderJob], as outputs: [RenderedOutput], cached: [CachedUnits]) async -> BuildRecord.Units {
        var units = BuildRecord.Units(structure: facts.structure)
        for ((job, output), cached) in zip(zip(jobs, outputs), cached) {
            guard let planning = facts.input(job.planningReads) else { continue }
            let all = await Parallel.map(Array(job.units.indices)) { index in
                cached.records[index] ?? record(of: job.units[index], as: output.units[index])
            }
            units.outputs.append(.init(name: job.target.name, planning: planning, all: all.compactMap(\.self)))
        }
        return units
    }

    /// Returns the record of a unit; nil for a unit without files, and where a finding has no record.
    private func record(of unit: RenderUnit, as result: RenderedUnit) -> BuildRecord.Unit? {
        guard let path = unit.paths.first, result.files.map(\.path) == unit.paths, let reads = result.reads,
            let input = facts.input(reads), let found = findings.records(of: result.diagnostics)
        else { return nil }
        return BuildRecord.Unit(
            path: path.text, input: input,
            files: result.files.map { .init(byteCount: $0.byteCount, hash: $0.hash) }, findings: found)
    }
}

extension [BuildRecord.Unit] {
    /// Returns the record of each unit of a build; nil for a unit without a record.
    fileprivate func matched(to units: [RenderUnit]) -> [BuildRecord.Unit?] {
        let records = Dictionary(map { ($0.path, $0) }) { first, _ in first }
        return units.map { unit in unit.paths.first.flatMap { records[$0.text] } }
    }
}

import BuildRecords
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The reuse of the last build's files, for units and parts of units with unchanged input and files still in place.
///
/// As long as the entries differ in prose only, all names lead to the same places as the last time. Then a unit with
/// unchanged input would look at the same facts again, and is asked for the facts read only after rendering.
struct UnitReuse: Sendable {
    private let jobs: [RenderJob]
    private let digests: [RegistryDigests]
    private let memory: LastBuildResults
    private let names: ReadNames
    private let reused: [ReusedUnits]
    /// The keys of each job, for the names known by then.
    private let keys: [UnitKeys]

    /// Files for each job, by the places of units in the job.
    var finished: [[Int: [RenderedFile]]] { reused.map(\.files) }
    /// Parts of files for each job, by the places of units in the job.
    var known: [[Int: KnownParts]] { reused.map(\.parts) }

    init(_ jobs: [RenderJob], registries: [ComponentRegistry], from memory: LastBuildResults) async {
        self.jobs = jobs
        self.memory = memory
        digests = await RegistryDigests.of(registries, remembering: memory.digests)
        let last = Dictionary(memory.units.all.map { ($0.name, $0) }) { first, _ in first }
        var names = ReadNames(memory.units)
        var reused: [ReusedUnits] = []
        var known: [UnitKeys] = []
        for (job, digests) in zip(jobs, digests) {
            let recorded = job.units.map { unit in unit.name(in: job.target).flatMap { last[$0] } }
            let isAsked = !last.isEmpty && memory.units.structures[job.target.name] != digests.structure
            let reads = isAsked ? await UnitReads.asked(of: job, at: job.units.indices, naming: &names) : [:]
            // Most outputs show the same.
            let keys =
                known.last.flatMap { $0.isOf(digests) && $0.cover(names) ? $0 : nil }
                ?? UnitKeys(digests, surroundings: memory.surroundings, names: names)
            reused.append(await ReusedUnits(of: job, recorded, reads: reads, keys: keys, stamps: memory.stamps))
            known.append(keys)
        }
        self.names = names
        keys = known
        self.reused = reused
    }

    /// Returns the units of the present build usable by the next build: units and parts with findings are rendered
    /// again, for their findings.
    func units(of outputs: [RenderedOutput]) async -> BuildRecord.Units {
        // Names without readers are left behind with the last of their readers.
        let isNew = reused.allSatisfy(\.isEmpty)
        var names = isNew ? ReadNames(BuildRecord.Units()) : self.names
        var units: [BuildRecord.Unit] = []
        for (index, (job, output)) in zip(jobs, outputs).enumerated() {
            let known = reused[index]
            units += job.units.indices.compactMap { known.units[$0] }
            let new = job.units.indices.filter {
                let isSilent = output.silentUnits.contains($0) || output.parts[$0]?.contains(where: \.isSilent) == true
                return known.units[$0] == nil && isSilent && !job.units[$0].paths.isEmpty
            }
            let asked = await UnitReads.asked(of: job, at: new.filter { known.reads[$0] == nil }, naming: &names)
            let reads = known.reads.merging(asked) { first, _ in first }
            let isKnown = !isNew && keys[index].cover(names)
            let keys =
                isKnown ? keys[index] : UnitKeys(digests[index], surroundings: memory.surroundings, names: names)
            units += await Self.rendered(new, of: job, as: output, reads: reads, keys: keys)
        }
        let structures = Dictionary(zip(jobs.map(\.target.name), digests.map(\.structure))) { first, _ in first }
        return .init(entries: names.entries, tokens: names.tokens, structures: structures, all: units)
    }

    private static func rendered(
        _ units: [Int], of job: RenderJob, as output: RenderedOutput, reads: [Int: UnitReads], keys: UnitKeys
    ) async -> [BuildRecord.Unit] {
        let files = Dictionary(output.files.map { ($0.path, $0) }) { first, _ in first }
        return await Parallel.map(units) { index -> BuildRecord.Unit? in
            let unit = job.units[index]
            let rendered = unit.paths.compactMap { files[$0] }
            guard rendered.count == unit.paths.count, let name = unit.name(in: job.target), let reads = reads[index]
            else { return nil }
            func input(_ reads: BuildRecord.Reads, part: Int? = nil) -> BuildRecord.Input? {
                keys.key(of: unit, part: part, in: job.target, reading: reads).map { .init(reads: reads, key: $0) }
            }
            let parts = (output.parts[index] ?? []).enumerated().map { place, part in
                let isKept = part.isSilent && reads.parts.indices.contains(place)
                return BuildRecord.Part(
                    byteCount: part.byteCount, input: isKept ? input(reads.parts[place], part: place) : nil)
            }
            return .init(
                name: name, input: output.silentUnits.contains(index) ? input(reads.whole) : nil,
                files: rendered.map { .init(byteCount: $0.byteCount, hash: $0.hash) }, parts: parts)
        }.compactMap(\.self)
    }
}

/// The facts read by a unit and by the unit's parts, with numbers for names.
struct UnitReads: Sendable {
    let whole: BuildRecord.Reads
    let parts: [BuildRecord.Reads]

    /// Asks units of a job for the facts read.
    static func asked(
        of job: RenderJob, at places: some Sequence<Int>, naming names: inout ReadNames
    ) async -> [Int: UnitReads] {
        let places = Array(places)
        let reads = await Parallel.map(places) { (job.units[$0].reads, job.units[$0].parts.map(\.reads)) }
        var result: [Int: UnitReads] = [:]
        for (place, reads) in zip(places, reads) {
            result[place] = UnitReads(whole: names.numbered(reads.0), parts: reads.1.map { names.numbered($0) })
        }
        return result
    }
}

extension RenderUnit {
    /// Returns the name of the unit in a `BuildRecord`; nil for a unit without files.
    func name(in target: OutputTarget) -> String? { paths.first.map { "\(target.name)/\($0.text)" } }
}

extension RegistryDigests {
    /// The hash of all entries without prose.
    fileprivate var structure: ContentHash { ContentHash(of: allEntries.structure.bytes) }
}

import BuildEngine
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
    /// The state of each output as left by the last build of a watching process; nil where not known or not of use.
    private let kept: [KeptOutput?]
    /// The keys of each job, for the names known by then.
    private let keys: [UnitKeys]
    /// The digests and keys of the last build of a watching process, kept until there is time to free the objects.
    private let last: ([RegistryDigests], UnitKeys?)

    /// The jobs, each with the earlier rendering, where few units have to be looked at.
    let based: [RenderJob]
    /// The plans of the last build to follow, by the names of outputs.
    var plans: [String: OutputPlan] {
        Dictionary(kept.compactMap { $0.map { ($0.plan.target.name, $0.plan) } }) { first, _ in first }
    }

    /// The number of reused units.
    var unitCount: Int {
        zip(based, reused).reduce(0) { $0 + $1.0.units.count - $1.0.places.count + $1.1.files.count }
    }

    /// Files for each job, by the places of units in the job.
    var finished: [[Int: [RenderedFile]]] { reused.map(\.files) }
    /// Parts of files for each job, by the places of units in the job.
    var known: [[Int: KnownParts]] { reused.map(\.parts) }

    /// Looks for reusable units.
    ///
    /// - Parameters:
    ///   - jobs: The outputs with all units.
    ///   - digests: The digests of each output's content.
    ///   - memory: The results of the last build.
    init(_ jobs: [RenderJob], digests: [RegistryDigests], from memory: LastBuildResults) async {
        self.jobs = jobs
        self.digests = digests
        self.memory = memory
        last = (memory.digests.registries, memory.digests.keys)
        memory.digests.registries = digests
        var names = ReadNames(memory.units)
        var known: [UnitKeys] = []
        var questions: [ReuseQuestion] = []
        var kept: [KeptOutput?] = []
        var based: [RenderJob] = []
        // Most outputs show the same.
        var changes: (before: ReadFacts, now: RegistryDigests, all: FactChanges?)?
        for (job, digests) in zip(jobs, digests) {
            let surroundings = memory.surroundings(of: job, digests: digests)
            let former = memory.kept.first {
                $0.plan.target.name == job.target.name && $0.readFacts.hasNames(of: memory.units)
            }
            if let former, changes.map({ $0.before === former.readFacts && $0.now.isSame(as: digests) }) != true {
                changes = (former.readFacts, digests, former.readFacts.changes(to: digests))
            }
            let places = changes?.all.flatMap { former?.places(in: job, after: $0, surroundings: surroundings) }
            kept.append(places == nil ? nil : former)
            var job = job
            if let places, let former { job.base = RenderBase(former.plan.output, places: places) }
            based.append(job)
            let last =
                places != nil
                ? nil
                : memory.units.outputs.first { $0.name == job.target.name && $0.surroundings == surroundings }
            let isAsked = last.map { $0.structure != digests.structure } == true
            let reads = isAsked ? await UnitReads.asked(of: job, at: job.units.indices, naming: &names) : [:]
            // Most outputs show the same.
            let keys =
                known.last.flatMap { $0.isOf(digests) && $0.cover(names) ? $0 : nil }
                ?? UnitKeys(digests, names: names, reusing: memory.digests.keys)
            known.append(keys)
            let recorded = (places == nil ? nil : former?.units) ?? last?.matched(to: job.units) ?? []
            questions.append(
                ReuseQuestion(job: job, places: job.places, recorded: recorded, reads: reads, keys: keys))
        }
        // An output of one large file keeps one processor busy, and leaves the others to the other outputs.
        reused = await withTaskGroup(of: (Int, ReusedUnits).self) { group in
            for (index, question) in questions.enumerated() {
                group.addTask { (index, await ReusedUnits(answering: question, stamps: memory.stamps)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        self.names = names
        self.kept = kept
        self.based = based
        keys = known
        memory.digests.keys = known.last
    }

    /// Returns the units of the present build usable by the next build: units and parts with findings are rendered
    /// again, for their findings.
    func units(of outputs: [RenderedOutput]) async -> RecordedUnits {
        // Names without readers are left behind with the last of their readers.
        let isNew = reused.allSatisfy(\.isEmpty)
        var names = isNew ? ReadNames(BuildRecord.Units()) : self.names
        var recorded: [BuildRecord.OutputUnits] = []
        var byPlace: [[BuildRecord.Unit?]] = []
        for (index, (job, output)) in zip(jobs, outputs).enumerated() {
            let known = reused[index]
            let new = based[index].places.filter {
                let isSilent = output.silentUnits.contains($0) || output.parts[$0]?.contains(where: \.isSilent) == true
                return known.units[$0] == nil && isSilent && !job.units[$0].paths.isEmpty
            }
            let asked = await UnitReads.asked(
                of: job, at: new.filter { known.reads[$0] == nil }, knowing: known.partReads, naming: &names)
            let reads = known.reads.merging(asked) { first, _ in first }
            let isKnown = !isNew && keys[index].cover(names)
            let keys = isKnown ? keys[index] : UnitKeys(digests[index], names: names)
            var units = kept[index]?.units ?? Array(repeating: nil, count: job.units.count)
            for place in based[index].places { units[place] = known.units[place] }
            for (place, unit) in zip(new, await Self.rendered(new, of: job, as: output, reads: reads, keys: keys)) {
                units[place] = unit
            }
            byPlace.append(units)
            recorded.append(
                .init(
                    name: job.target.name, structure: digests[index].structure,
                    surroundings: memory.surroundings(of: job, digests: digests[index]),
                    all: units.compactMap(\.self)))
        }
        let all = BuildRecord.Units(entries: names.entries.names, tokens: names.tokens.names, outputs: recorded)
        return RecordedUnits(all: all, byPlace: byPlace)
    }

    /// Returns the outputs for a further build of a watching process, as far as nothing has to be looked at again.
    ///
    /// - Parameters:
    ///   - repeats: For each output the plan of a further build, and the facts about the folder.
    ///   - units: The units of the present build.
    /// - Returns: The outputs.
    func keptOutputs(
        _ repeats: [(plan: OutputPlan, facts: [BuildRecord.Fact])?], units: RecordedUnits
    ) -> [KeptOutput] {
        var readFacts: [ReadFacts] = []
        return jobs.indices.compactMap { index in
            guard let last = repeats[index] else { return nil }
            // Most outputs show the same.
            let facts =
                readFacts.last.flatMap { $0.isOf(digests[index]) ? $0 : nil }
                ?? ReadFacts(digests[index], named: units.all)
            readFacts.append(facts)
            return KeptOutput(
                last.plan, facts: last.facts, job: jobs[index], units: units.byPlace[index], readFacts: facts,
                surroundings: memory.surroundings(of: jobs[index], digests: digests[index]))
        }
    }

    private static func rendered(
        _ units: [Int], of job: RenderJob, as output: RenderedOutput, reads: [Int: UnitReads], keys: UnitKeys
    ) async -> [BuildRecord.Unit?] {
        let files = Dictionary(output.files.map { ($0.path, $0) }) { first, _ in first }
        return await Parallel.map(units) { index -> BuildRecord.Unit? in
            let unit = job.units[index]
            let rendered = unit.paths.compactMap { files[$0] }
            guard rendered.count == unit.paths.count, let path = unit.paths.first, let reads = reads[index]
            else { return nil }
            func input(_ reads: BuildRecord.Reads, sum: HashSum?) -> BuildRecord.Input? {
                sum.map { .init(reads: reads, sum: $0) }
            }
            let parts = (output.parts[index] ?? []).enumerated().map { place, part in
                guard part.isSilent, reads.parts.indices.contains(place), unit.parts.indices.contains(place) else {
                    return BuildRecord.Part(byteCount: part.byteCount, input: nil)
                }
                let sum = keys.sum(of: unit.parts[place], reading: reads.parts[place])
                return BuildRecord.Part(byteCount: part.byteCount, input: input(reads.parts[place], sum: sum))
            }
            let isSilent = output.silentUnits.contains(index)
            return .init(
                path: path.text,
                input: isSilent ? input(reads.whole, sum: keys.sum(of: unit, reading: reads.whole)) : nil,
                files: rendered.map { .init(byteCount: $0.byteCount, hash: $0.hash) }, parts: parts)
        }
    }
}

/// The units of a build for use by the next build.
struct RecordedUnits: Sendable {
    var all = BuildRecord.Units()
    /// For each output, by the places of the units; nil for a unit without use.
    var byPlace: [[BuildRecord.Unit?]] = []
}

/// The facts read by a unit and by the unit's parts, with numbers for names.
struct UnitReads: Sendable {
    let whole: BuildRecord.Reads
    let parts: [BuildRecord.Reads]

    /// Asks units of a job for the facts read, except for parts whose facts are known.
    static func asked(
        of job: RenderJob, at places: some Sequence<Int>, knowing known: [Int: [Int: BuildRecord.Reads]] = [:],
        naming names: inout ReadNames
    ) async -> [Int: UnitReads] {
        let places = Array(places)
        let reads = await Parallel.map(places) { place in
            let unit = job.units[place]
            return (unit.reads, unit.parts.indices.map { known[place]?[$0] == nil ? unit.parts[$0].reads : nil })
        }
        var result: [Int: UnitReads] = [:]
        for (place, (whole, parts)) in zip(places, reads) {
            let numbered = parts.enumerated().map { index, reads in
                reads.map { names.numbered($0) } ?? known[place]?[index]
            }
            result[place] = UnitReads(whole: names.numbered(whole), parts: numbered.compactMap(\.self))
        }
        return result
    }
}

extension BuildRecord.OutputUnits {
    /// Returns the record of each unit of a build; nil for a unit not recorded.
    fileprivate func matched(to units: [RenderUnit]) -> [BuildRecord.Unit?] {
        // Two builds mostly have the same units in the same order.
        var next = 0
        var matched = units.map { unit -> BuildRecord.Unit? in
            guard next < all.count, let path = unit.paths.first, all[next].path == path.text else { return nil }
            defer { next += 1 }
            return all[next]
        }
        if next == all.count { return matched }
        let rest = Dictionary(all[next...].map { ($0.path, $0) }) { first, _ in first }
        for (place, unit) in units.enumerated() where matched[place] == nil {
            matched[place] = unit.paths.first.flatMap { rest[$0.text] }
        }
        return matched
    }
}

extension LastBuildResults {
    /// Returns the hash of all input of an output's units beside the contents of entries and tokens.
    fileprivate func surroundings(of job: RenderJob, digests: RegistryDigests) -> ContentHash {
        // There is no telling the places affected by the coming or going of a token.
        ContentHash(of: surroundings.bytes + digests.tokenNames.bytes + Array(job.target.backend.utf8))
    }
}

extension RegistryDigests {
    /// The hash of all entries without prose.
    fileprivate var structure: ContentHash { ContentHash(of: allEntries.structure.bytes) }
}

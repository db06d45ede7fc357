import BuildRecords
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogRendering

/// Notes of the last build for the next one, which has read the catalog anew.
struct BuildMemory: Sendable {
    let stamps: KnownStamps
    /// Files that the units of the last build have rendered, by the hashes of what they read.
    let units: [ContentHash: [BuildRecord.File]]
    /// The hash of all that any part of an output may look at beside entries. Nobody can say so far which part looks at
    /// which token file, picture, template or key of `catalog.yaml`, nor where an entry matters that comes or goes.
    let surroundings: ContentHash

    /// - Parameters:
    ///   - last: nil where there is no record to be used.
    ///   - facts: Those of the files that this build has read.
    init(
        _ last: BuildRecord?, _ registry: ComponentRegistry, _ facts: [BuildRecord.Fact], catalogFolder: CatalogFolder
    ) {
        stamps = KnownStamps(last?.facts ?? [])
        units = Dictionary((last?.units ?? []).map { ($0.key, $0.files) }) { first, _ in first }
        let entries = Set(registry.components.map { Array(catalogFolder.path($0.path).utf8) })
        let files = facts.compactMap { fact -> String? in
            switch fact {
            case .file(let path, let state), .link(let path, _, let state):
                entries.contains(Array(PathText.normalized(path).utf8)) ? nil : "\(path) \(state.hash)"
            default: nil
            }
        }
        let outline = registry.components.map { "\($0.id) \($0.kind) \($0.path) \($0.title)" }
        surroundings = .listing(files + [""] + outline)
    }
}

/// The hashes of files by their stamps.
struct KnownStamps: Sendable {
    private let states: [String: BuildRecord.FileState]

    init(_ facts: [BuildRecord.Fact] = []) {
        states = Dictionary(
            facts.compactMap { fact -> (String, BuildRecord.FileState)? in
                if case .file(let path, let state) = fact, state.isSettled { (path, state) } else { nil }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The hash of a regular file that has the stamp of an earlier look; nil where its bytes have to be read.
    func hash(of path: String) -> ContentHash? {
        guard let state = states[path], let status = try? System.status(path, followingLinks: false),
            status.kind == .file, status.stamp == state.stamp
        else { return nil }
        return state.hash
    }
}

/// The parts of outputs that come out as the last time, because nothing that they read has changed and their files are
/// where they were put.
struct UnitReuse: Sendable {
    /// For each job, by the places of units in it.
    let finished: [[Int: [RenderedFile]]]
    private let jobs: [RenderJob]
    private let keys: [[ContentHash]]

    init(_ jobs: [RenderJob], _ registries: [ComponentRegistry], from memory: BuildMemory) async {
        var keys: [[ContentHash]] = []
        var finished: [[Int: [RenderedFile]]] = []
        for (job, registry) in zip(jobs, registries) {
            let own = await UnitKeys(registry, memory.surroundings).keys(of: job)
            let folder = OutputFolder(target: job.target, stamps: memory.stamps)
            let known = await Parallel.map(Array(job.units.indices)) { index in
                memory.units[own[index]].flatMap { Self.files(of: job.units[index], as: $0, in: folder) }
            }
            keys.append(own)
            finished.append(
                known.enumerated().reduce(into: [:]) { finished, unit in finished[unit.offset] = unit.element })
        }
        self.jobs = jobs
        self.keys = keys
        self.finished = finished
    }

    /// The files of a unit, if all are in place.
    private static func files(
        of unit: RenderUnit, as files: [BuildRecord.File], in folder: OutputFolder
    ) -> [RenderedFile]? {
        guard !files.isEmpty, files.count == unit.paths.count else { return nil }
        for (path, file) in zip(unit.paths, files) {
            guard (try? folder.state(path)) == .file(file.hash) else { return nil }
        }
        return zip(unit.paths, files).map { RenderedFile(inPlace: $0, byteCount: $1.byteCount, hash: $1.hash) }
    }

    /// Units that the next build can take from this one: those with findings are rendered again, for their findings.
    func units(of outputs: [RenderedOutput]) -> [BuildRecord.Unit] {
        zip(jobs.indices, outputs).flatMap { job, output in
            let files = Dictionary(output.files.map { ($0.path, $0) }) { first, _ in first }
            return jobs[job].units.enumerated().compactMap { index, unit -> BuildRecord.Unit? in
                guard output.silentUnits.contains(index), !unit.paths.isEmpty else { return nil }
                let rendered = unit.paths.compactMap { files[$0] }
                guard rendered.count == unit.paths.count else { return nil }
                return .init(
                    key: keys[job][index], files: rendered.map { .init(byteCount: $0.byteCount, hash: $0.hash) })
            }
        }
    }
}

/// The hashes of all that the units of an output read.
private struct UnitKeys {
    private let surroundings: ContentHash
    private let digests: [EntryID: Digests]
    private let everything: ContentHash

    init(_ registry: ComponentRegistry, _ surroundings: ContentHash) async {
        self.surroundings = surroundings
        // An entry as others see it: with what it takes from them and what they say of it, and with what an output leaves
        // out, since leaving it out can be told.
        let digests = await Parallel.map(registry.components) { component in
            let whole = registry.unabridged.flatMap { whole in
                whole[component.id].map { RegistryDump.json($0, in: whole).compact }
            }
            return ContentHash.listing([RegistryDump.json(component, in: registry).compact, whole ?? ""])
        }
        let named = zip(registry.components, digests).map { component, digest in
            (component.id, Digests(.listing([component.id.rawValue, digest.description])))
        }
        self.digests = Dictionary(named) { first, _ in first }
        everything = .listing(digests.map(\.description))
    }

    func keys(of job: RenderJob) async -> [ContentHash] {
        await Parallel.map(job.units) { unit in
            let reads: [String] =
                switch unit.reads {
                case .everything: ["everything", everything.description]
                case .parts(let ids, _): [String(ids.count), ids.reduce(Digests()) { $0 + digests[$1] }.text]
                }
            let own = [surroundings.description, job.target.name, job.target.backend] + unit.paths.map(\.text)
            return ContentHash.listing(own + [""] + reads)
        }
    }
}

/// The sum of hashes, for many sets of entries that have most in common: their order does not count, and nobody chooses
/// entries so that two sums come out the same.
private struct Digests: Sendable {
    private var sum = SIMD4<UInt64>()

    init() {}

    init(_ hash: ContentHash) {
        for (index, byte) in hash.bytes.enumerated() { sum[index / 8] = sum[index / 8] << 8 | UInt64(byte) }
    }

    static func + (left: Digests, right: Digests?) -> Digests {
        var both = left
        if let right { both.sum &+= right.sum }
        return both
    }

    var text: String { (0..<4).map { String(sum[$0]) }.joined(separator: " ") }
}

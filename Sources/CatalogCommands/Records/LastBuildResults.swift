import BuildRecords
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogRendering

/// The results of the last build for reuse in the next build: hashes of files, and rendered files by the hash of the
/// input.
struct LastBuildResults: Sendable {
    let stamps: FileHashCache
    /// Files rendered by the units of the last build, by the hashes of the units' input.
    let units: [ContentHash: [BuildRecord.File]]
    /// The hash of all input, beside the contents of entries and tokens, that any part of an output may look at.
    ///
    /// So far there is no telling the parts that look at a given picture, template or key of `catalog.yaml`, nor the
    /// places affected by the coming or going of an entry or a token.
    let surroundings: ContentHash

    /// Creates the results; empty without a usable record.
    ///
    /// - Parameters:
    ///   - last: The record of the last build; nil without a usable record.
    ///   - registry: The catalog of the present build.
    ///   - facts: The facts about the files read by the present build.
    ///   - catalogFolder: The folder of `catalog.yaml`.
    init(
        _ last: BuildRecord?, registry: ComponentRegistry, facts: [BuildRecord.Fact], catalogFolder: CatalogFolder
    ) {
        stamps = FileHashCache(last?.facts ?? [])
        units = Dictionary((last?.units ?? []).map { ($0.key, $0.files) }) { first, _ in first }
        let tokenFiles =
            registry.configuration.tokens.orEmpty().map { catalogFolder.path($0.value) }
            + Set(registry.themes.flatMap { $0.tokens.all.map(\.range.file.path) })
        let contents = registry.components.map { catalogFolder.path($0.path) } + tokenFiles
        let paths = Set(contents.map { Array(PathText.normalized($0).utf8) })
        let files = facts.compactMap { fact -> String? in
            switch fact {
            case .file(let path, let state), .link(let path, _, let state):
                paths.contains(Array(PathText.normalized(path).utf8)) ? nil : "\(path) \(state.hash)"
            default: nil
            }
        }
        let outline = registry.components.map { "\($0.id) \($0.kind) \($0.path) \($0.title)" }
        let tokens = registry.themes.flatMap(Self.outline)
        surroundings = .listing(files + [""] + outline + tokens)
    }

    /// Returns the names of a theme, without values.
    private static func outline(of theme: TokenTheme) -> [String] {
        var names = ["", theme.name]
        for choice in theme.inputs.choices { names.append("\(choice.modifier) \(choice.context)") }
        names += theme.tokens.all.map(\.path)
        names.append("")
        return names + theme.tokens.groups.sorted()
    }
}

/// A cache of file hashes, valid while the stamp (size, times, inode) of the file is unchanged.
struct FileHashCache: Sendable {
    private let states: [String: BuildRecord.FileState]

    init(_ facts: [BuildRecord.Fact] = []) {
        states = Dictionary(
            facts.compactMap { fact -> (String, BuildRecord.FileState)? in
                if case .file(let path, let state) = fact, state.isSettled { (path, state) } else { nil }
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the hash of a regular file with the stamp of an earlier look; nil where the bytes have to be read.
    func hash(of path: String) -> ContentHash? {
        guard let state = states[path], let status = try? System.status(path, followingLinks: false),
            status.kind == .file, status.stamp == state.stamp
        else { return nil }
        return state.hash
    }
}

/// The reuse of rendered files from the last build, for parts of outputs with unchanged input and files still in place.
struct UnitReuse: Sendable {
    /// Files for each job, by the places of units in the job.
    let finished: [[Int: [RenderedFile]]]
    private let jobs: [RenderJob]
    private let keys: [[ContentHash]]

    init(_ jobs: [RenderJob], registries: [ComponentRegistry], from memory: LastBuildResults) async {
        let digests = await RegistryDigests.of(registries)
        var keys: [[ContentHash]] = []
        var finished: [[Int: [RenderedFile]]] = []
        for index in jobs.indices {
            let own = await digests[index].keys(of: jobs[index], in: memory.surroundings)
            finished.append(await Self.finished(jobs[index], by: own, from: memory))
            keys.append(own)
        }
        self.jobs = jobs
        self.keys = keys
        self.finished = finished
    }

    /// Returns the files of the units rendered by the last build from the same facts, if all are in place.
    private static func finished(
        _ job: RenderJob, by keys: [ContentHash], from memory: LastBuildResults
    ) async -> [Int: [RenderedFile]] {
        let folder = OutputFolder(target: job.target, stamps: memory.stamps)
        let known = await Parallel.map(Array(job.units.indices)) { index -> [RenderedFile] in
            memory.units[keys[index]].flatMap { files(of: job.units[index], as: $0, in: folder) } ?? []
        }
        var finished: [Int: [RenderedFile]] = [:]
        for index in known.indices where !known[index].isEmpty { finished[index] = known[index] }
        return finished
    }

    /// Returns the files of a unit, if all are in place.
    private static func files(
        of unit: RenderUnit, as files: [BuildRecord.File], in folder: OutputFolder
    ) -> [RenderedFile]? {
        guard !files.isEmpty, files.count == unit.paths.count else { return nil }
        for (path, file) in zip(unit.paths, files) {
            guard (try? folder.state(path)) == .file(file.hash) else { return nil }
        }
        return zip(unit.paths, files).map { RenderedFile(inPlace: $0, byteCount: $1.byteCount, hash: $1.hash) }
    }

    /// Returns the units of the present build usable by the next build: units with findings are rendered again, for
    /// their findings.
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

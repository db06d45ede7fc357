import BuildEngine
import CatalogLoading
import CatalogRendering

/// A question about an output: the units still as left by the last build.
struct ReuseQuestion: Sendable {
    /// The output with all units.
    let job: RenderJob
    /// The places of the units in question, all others being known as left by the last build.
    let places: [Int]
    /// The record of each unit; empty where there is no record of the output.
    let recorded: [BuildRecord.Unit?]
    /// The facts read by the units now, by places; empty where the facts of the record hold.
    let reads: [Int: UnitReads]
    /// The hashes of facts now.
    let keys: UnitKeys
}

/// The units of an output rendered from the same facts by the last build, and the parts of other units.
struct ReusedUnits: Sendable {
    /// The records of reused units, by the places of units in the job.
    private(set) var units: [Int: BuildRecord.Unit] = [:]
    /// The files of reused units.
    private(set) var files: [Int: [RenderedFile]] = [:]
    /// The known parts of units to be rendered.
    private(set) var parts: [Int: KnownParts] = [:]
    /// The facts read by known parts, by the places of units and of parts; empty where all units were asked.
    private(set) var partReads: [Int: [Int: BuildRecord.Reads]] = [:]
    /// The facts read by all units, as far as asked for.
    let reads: [Int: UnitReads]

    /// Whether all units were in question, and neither a unit nor a part is reused, and none was asked.
    var isEmpty: Bool { areAllInQuestion && units.isEmpty && parts.isEmpty && reads.isEmpty }
    private let areAllInQuestion: Bool

    /// The reusable share of a unit: all files, or some parts of the only file.
    private enum Result {
        case whole(BuildRecord.Unit, [RenderedFile])
        case parts(KnownParts, [Int: BuildRecord.Reads])
    }

    /// Looks for the units of a job.
    ///
    /// - Parameters:
    ///   - question: The job, with the record of the last build.
    ///   - stamps: The hashes of files unchanged since the last look.
    init(answering question: ReuseQuestion, stamps: FileHashCache) async {
        reads = question.reads
        areAllInQuestion = question.places.count == question.job.units.count
        if question.recorded.isEmpty { return }
        let job = question.job
        let folder = OutputFolder(target: job.target, stamps: stamps)
        let results = await Parallel.map(question.places, remembering: { FolderLook(folder) }) {
            look, place -> Result? in
            guard var record = question.recorded[place] else { return nil }
            let unit = job.units[place]
            if let reads = question.reads[place] { record.take(reads) }
            if let input = record.input, question.keys.sum(of: unit, reading: input.reads) == input.sum,
                let files = Self.files(of: unit, as: record, by: &look)
            {
                return .whole(record, files)
            }
            guard record.parts.count == unit.parts.count, !record.parts.isEmpty else { return nil }
            let same = record.parts.indices.filter { index in
                record.parts[index].input.map { input in
                    question.keys.sum(of: unit.parts[index], reading: input.reads) == input.sum
                } == true
            }
            let reads = same.compactMap { index in record.parts[index].input.map { (index, $0.reads) } }
            return Self.parts(same, of: unit, as: record, in: folder).map {
                .parts($0, Dictionary(uniqueKeysWithValues: reads))
            }
        }
        for (place, result) in zip(question.places, results) {
            switch result {
            case .whole(let record, let rendered):
                units[place] = record
                files[place] = rendered
            case .parts(let known, let reads):
                parts[place] = known
                partReads[place] = reads
            case nil: break
            }
        }
    }

    /// Returns the files of a unit, if all are in place.
    private static func files(
        of unit: RenderUnit, as record: BuildRecord.Unit, by look: inout FolderLook
    ) -> [RenderedFile]? {
        guard !record.files.isEmpty, record.files.count == unit.paths.count else { return nil }
        for (path, file) in zip(unit.paths, record.files) {
            guard (try? look.state(of: path)) == .file(file.hash) else { return nil }
        }
        return zip(unit.paths, record.files).map { RenderedFile(inPlace: $0, byteCount: $1.byteCount, hash: $1.hash) }
    }

    /// Returns parts of the unit's file, if the file is as left by the last build.
    private static func parts(
        _ places: [Int], of unit: RenderUnit, as record: BuildRecord.Unit, in folder: OutputFolder
    ) -> KnownParts? {
        guard !places.isEmpty, let path = unit.paths.first, let file = record.files.first, record.files.count == 1,
            let bytes = try? folder.bytes(path, with: file.hash)
        else { return nil }
        var starts = [0]
        for part in record.parts {
            guard part.byteCount <= bytes.count - (starts.last ?? 0) else { return nil }
            starts.append((starts.last ?? 0) + part.byteCount)
        }
        guard starts.last == bytes.count else { return nil }
        let ranges = places.map { ($0, starts[$0]..<starts[$0 + 1]) }
        return KnownParts(bytes, ranges: Dictionary(uniqueKeysWithValues: ranges))
    }
}

extension BuildRecord.Unit {
    /// Replaces the facts read by the unit and the parts with the facts read now.
    fileprivate mutating func take(_ reads: UnitReads) {
        input?.reads = reads.whole
        for index in parts.indices where reads.parts.indices.contains(index) {
            parts[index].input?.reads = reads.parts[index]
        }
    }
}

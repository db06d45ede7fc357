import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering
import Synchronization

/// The transcripts of a catalog's entries in the user's cache folder, for decoding only changed files, and the hashes of
/// the decoded records.
///
/// The bytes of a file decide alone, so that transcripts from before any change, and of other commands, are as good.
final class TranscriptCache: TranscriptStore {
    /// The transcripts of the run, kept behind a lock.
    private struct State {
        /// Transcripts of earlier runs; nil before the first question.
        var known: [ContentHash: TranscriptRecord.File]?
        /// Transcripts of files of the run.
        var used: [ContentHash: TranscriptRecord.File] = [:]
        /// The records of the run, each with the hash of the file.
        ///
        /// With the record itself, so that no other comes to lie at the same address.
        var records: [ObjectIdentifier: (node: RecordNode, file: ContentHash)] = [:]
        /// The number of files without a fitting transcript from before.
        var parsedCount = 0
        /// Whether there is something to be written.
        var hasNews = false
    }

    private let file: CacheFile
    private let program: ContentHash
    private let trace: FileTrace
    private let state = Mutex(State())

    init(_ file: CacheFile, program: ContentHash, trace: FileTrace) {
        self.file = file
        self.program = program
        self.trace = trace
    }

    func transcript(of file: SourceFile) -> [UInt8]? {
        let hash = trace.hash(of: file)
        return state.withLock { state in
            let known = state.known ?? read()
            state.known = known
            guard let file = known[hash] else { return nil }
            state.used[hash] = file
            return file.transcript
        }
    }

    func keep(_ transcript: [UInt8]?, of file: SourceFile) {
        let hash = trace.hash(of: file)
        state.withLock { state in
            state.parsedCount += 1
            // A transcript that has not fitted goes, too.
            state.used[hash] = transcript.map { TranscriptRecord.File(transcript: $0) }
            if transcript != nil { state.hasNews = true }
        }
    }

    func note(_ entry: Entry, of file: SourceFile) {
        let hash = trace.hash(of: file)
        state.withLock { $0.records[ObjectIdentifier(entry.node)] = (entry.node, hash) }
    }

    /// Returns the hashes of an entry's record, mostly known from before where the record is as in the file.
    func hashes(of entry: Entry) -> FactHashes {
        let (file, known) = state.withLock { state in
            let file = state.records[ObjectIdentifier(entry.node)]?.file
            return (file, file.flatMap { state.used[$0]?.hashes })
        }
        if let known { return known }
        let hashes = FactHashing(entry).hashes
        if let file {
            state.withLock { state in
                // Without a transcript nothing is kept of a file.
                if state.used[file] != nil { state.hasNews = true }
                state.used[file]?.hashes = hashes
            }
        }
        return hashes
    }

    /// The number of files without a fitting transcript from before.
    var parsedCount: Int { state.withLock { $0.parsedCount } }

    private func read() -> [ContentHash: TranscriptRecord.File] {
        guard let record = file.read().flatMap(TranscriptRecord.init(decoding:)), record.program == program else {
            return [:]
        }
        return record.files
    }

    /// Writes the transcripts of the run's files, where others than before.
    func save() {
        let (used, isSame) = state.withLock { ($0.used, !$0.hasNews && $0.known?.count == $0.used.count) }
        if isSame || used.isEmpty { return }
        file.write(TranscriptRecord(program: program, files: used).encoded)
    }
}

import BuildRecords
import CatalogLoading
import CatalogModel
import CatalogRendering
import Synchronization

/// The transcripts of a catalog's entries in the user's cache folder, for decoding only changed files.
///
/// The bytes of a file decide alone, so that transcripts from before any change, and of other commands, are as good.
final class TranscriptCache: TranscriptStore {
    /// The transcripts of the run, kept behind a lock.
    private struct State {
        /// Transcripts of earlier runs; nil before the first question.
        var known: [ContentHash: [UInt8]]?
        /// Transcripts of files of the run.
        var used: [ContentHash: [UInt8]] = [:]
        /// The number of files without a fitting transcript from before.
        var parsedCount = 0
        /// Whether a file of the run has a new transcript.
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
            guard let transcript = known[hash] else { return nil }
            state.used[hash] = transcript
            return transcript
        }
    }

    func keep(_ transcript: [UInt8]?, of file: SourceFile) {
        let hash = trace.hash(of: file)
        state.withLock { state in
            state.parsedCount += 1
            // A transcript that has not fitted goes, too.
            state.used[hash] = transcript
            if transcript != nil { state.hasNews = true }
        }
    }

    /// The number of files without a fitting transcript from before.
    var parsedCount: Int { state.withLock { $0.parsedCount } }

    private func read() -> [ContentHash: [UInt8]] {
        guard let record = file.read().flatMap(TranscriptRecord.init(decoding:)), record.program == program else {
            return [:]
        }
        return record.transcripts
    }

    /// Writes the transcripts of the run's files, where others than before.
    func save() {
        let (used, isSame) = state.withLock { ($0.used, !$0.hasNews && $0.known?.count == $0.used.count) }
        if isSame || used.isEmpty { return }
        file.write(TranscriptRecord(program: program, transcripts: used).encoded)
    }
}

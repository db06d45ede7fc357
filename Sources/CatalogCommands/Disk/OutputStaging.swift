import CatalogRendering
import Synchronization

/// Folder in which the files of an output wait, from when they are rendered, until all of a build is known to be sound.
///
/// Nobody holds the bytes of a whole output, so that a build needs no more memory for a large one. Where files cannot be
/// put here they stay in memory, and what is wrong is said when they are to be written. While this has the folder no
/// other process writes to it.
final class OutputStaging: FileKeeper {
    let folder: OutputFolder
    /// Whether a missing folder is made, as it is where there is a file for it.
    private let makesFolder: Bool
    /// Time to wait for another build that has the folder.
    private let patience: Duration
    private static let pause = Duration.milliseconds(20)
    private let state = Mutex(State())

    private struct State {
        /// Hold on the folder; nil before it is opened, and after the end.
        var hold: Hold?
        var hasFailed = false
        var count = 0
        /// Records of earlier builds.
        var records: ManifestRecords?
    }

    private struct Hold {
        let lock: FolderLock
        /// The folders that had to be made for the output's own, outermost first.
        var newFolders: [String]
        /// Whether an interrupted build had left something.
        let hadLeftovers: Bool
        /// Whether nothing was in the folder.
        let wasEmpty: Bool
    }

    init(_ folder: OutputFolder, makesFolder: Bool = true, patience: Duration) {
        self.folder = folder
        self.makesFolder = makesFolder
        self.patience = patience
    }

    func keep(_ file: OutputFile, hash: ContentHash) -> RenderedFile.Content {
        let current = wasEmpty ? .missing : try? folder.state(file.path)
        if current == .file(hash) { return .inPlace }
        guard isSureToBeWritten(file.path, over: current), let number = nextNumber() else { return .memory(file.bytes) }
        do throws(DiskProblem) {
            try folder.perform(.write(file.bytes, to: .staged(number)))
            return .staged(number)
        } catch {
            return .memory(file.bytes)
        }
    }

    private var wasEmpty: Bool { state.withLock { $0.hold?.wasEmpty ?? false } }

    /// Returns files of the folder, but for those that have come here.
    func snapshot(for output: RenderedOutput) async throws(DiskProblem) -> DiskSnapshot {
        wasEmpty ? .nothing : try await folder.snapshot(for: output)
    }

    /// Whether nothing but an error keeps a file from being written. Those that people have edited or deleted are few,
    /// and a build that lets them be is not to touch the disk.
    private func isSureToBeWritten(_ path: OutputPath, over current: DiskSnapshot.State?) -> Bool {
        let records = state.withLock { state in
            if let records = state.records { return records }
            let records = (try? folder.records()) ?? ManifestRecords()
            state.records = records
            return records
        }
        let recorded = [records.manifest[path], records.pending[path]].compactMap(\.self)
        switch current {
        case .missing: return recorded.isEmpty || folder.target.edits == .refused
        case .file(let hash): return recorded.contains(hash)
        case .obstacle, .behind, nil: return false
        }
    }

    /// nil if files cannot be put there.
    private func nextNumber() -> Int? {
        state.withLock { state in
            guard state.hold != nil, !state.hasFailed else { return nil }
            if state.count == 0, (try? folder.perform(.makeFolder(.staging))) == nil {
                state.hasFailed = true
                return nil
            }
            defer { state.count += 1 }
            return state.count
        }
    }

    /// Makes the output's folder and keeps other builds out of it, as soon as the one that has it lets go.
    ///
    /// That one may remove the folder, or a parent of it, if it was new; then it is made again.
    func open() async throws(DiskProblem) {
        if state.withLock({ $0.hold != nil }) { return }
        if !makesFolder, try !folder.exists() { return }
        var newFolders: [String] = []
        let end = ContinuousClock.now + patience
        while true {
            switch try attempt(&newFolders) {
            case .taken(let lock): return try hold(lock, newFolders)
            // What is new stays: it is the other one's by now.
            case .held where ContinuousClock.now >= end: throw .busy(folder.target.folder)
            case .gone where ContinuousClock.now >= end: throw unmade(.missing)
            case .held, .gone: try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// - Parameter newFolders: Those that had to be made, outermost first.
    private func attempt(_ newFolders: inout [String]) throws(DiskProblem) -> FolderLock.Attempt {
        let location = folder.target.location
        do throws(SystemError) {
            try Self.makeFolder(location, &newFolders)
        } catch {
            // Another build has removed a parent.
            if error == .missing { return .gone }
            Self.remove(newFolders.filter { $0 != location })
            throw unmade(error)
        }
        do throws(SystemError) {
            return try FolderLock.attempt(location)
        } catch {
            Self.remove(newFolders)
            throw DiskProblem(reading: folder.target.folder, error)
        }
    }

    private func unmade(_ error: SystemError) -> DiskProblem {
        DiskProblem(writing: folder.target.folder, attempt: "make the folder", error)
    }

    private func hold(_ lock: FolderLock, _ newFolders: [String]) throws(DiskProblem) {
        do throws(DiskProblem) {
            let names = try? System.names(in: folder.target.location)
            let hold = Hold(
                lock: lock, newFolders: newFolders, hadLeftovers: try folder.hasLeftovers(),
                wasEmpty: names?.isEmpty == true)
            state.withLock { $0.hold = hold }
        } catch {
            withExtendedLifetime(lock) { Self.remove(newFolders) }
            throw error
        }
    }

    /// Whether an interrupted build has left something.
    func hasLeftovers() throws(DiskProblem) -> Bool {
        if let known = state.withLock({ $0.hold?.hadLeftovers }) { return known }
        return try folder.hasLeftovers()
    }

    /// Leaves from now on everything as it is.
    func settle() {
        state.withLock { state in
            state.count = 0
            state.hold?.newFolders = []
        }
    }

    /// Takes back what has come and is not settled, and lets other builds to the folder. What an interrupted build has
    /// left, which nobody has looked at, stays.
    func discard() {
        state.withLock { state in
            guard let hold = state.hold else { return }
            for number in 0..<state.count { try? folder.perform(.removeFile(.staged(number))) }
            if state.count > 0 { try? folder.perform(.removeFolderIfEmpty(.staging)) }
            // As long as the lock is held, nobody is about to write into an empty folder.
            Self.remove(hold.newFolders)
            state.hold = nil
        }
    }

    /// Takes back all that a preparation has added.
    func discardPreparation() {
        state.withLock { state in
            if state.hold != nil { try? folder.perform(.clearStaging(keeping: [])) }
        }
    }

    private static func makeFolder(_ location: String, _ made: inout [String]) throws(SystemError) {
        var path = ""
        for name in location.split(separator: "/") {
            path += "/\(name)"
            if try System.status(path, followingLinks: true)?.kind == .folder { continue }
            if try System.makeFolder(path), !made.contains(path) { made.append(path) }
        }
    }

    private static func remove(_ folders: [String]) {
        for folder in folders.reversed() { System.removeEmptyFolder(folder) }
    }
}

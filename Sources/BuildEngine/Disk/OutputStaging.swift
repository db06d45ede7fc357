import CatalogRendering
import Synchronization

/// A staging folder for the rendered files of an output, kept there until the success of the whole build is certain.
///
/// The bytes of a whole output are never in memory at once, so that a large output needs no more memory. Files that
/// cannot be staged stay in memory, and the reason is reported at the time of writing. While the staging has the folder
/// locked, no other process writes there.
final class OutputStaging: FileKeeper {
    let folder: OutputFolder
    /// Whether a missing folder is made, as with an output of at least a single file.
    private let makesFolder: Bool
    /// Time to wait for another build with a lock on the folder.
    private let patience: Duration
    private static let pause = Duration.milliseconds(20)
    private let state = Mutex(State())

    /// The mutable state of the staging, protected by a lock.
    private struct State {
        /// Lock on the folder; nil before opening, and after the end.
        var hold: Hold?
        var hasFailed = false
        var count = 0
        /// Records of earlier builds.
        var records: ManifestRecords?
    }

    /// The lock on the output's folder for the time of the build, with the state of the folder before.
    private struct Hold {
        let lock: FolderLock
        /// The folders made for the sake of the output's own, outermost first.
        var newFolders: [String]
        /// Whether an interrupted build had left files.
        let hadLeftovers: Bool
        /// Whether the folder was empty.
        let wasEmpty: Bool
    }

    init(_ folder: OutputFolder, makesFolder: Bool = true, patience: Duration) {
        self.folder = folder
        self.makesFolder = makesFolder
        self.patience = patience
    }

    func keep(_ file: OutputFile, hash: ContentHash) -> RenderedFileContent {
        let current = wasEmpty ? .missing : try? folder.state(file.path)
        if current == .file(hash) { return .inPlace }
        guard isSureToBeWritten(file.path, over: current), let number = nextNumber() else { return .memory(file.bytes) }
        do throws(DiskError) {
            try folder.perform(.write(file.bytes, to: .staged(number)))
            return .staged(number)
        } catch {
            return .memory(file.bytes)
        }
    }

    private var wasEmpty: Bool { state.withLock { $0.hold?.wasEmpty ?? false } }

    private func snapshot(for output: RenderedOutput) async throws(DiskError) -> DiskSnapshot {
        if wasEmpty { return .nothing }
        return try await folder.snapshot(for: output, records: state.withLock { $0.records })
    }

    /// Returns files of the folder, without the staged files, or the reason why the folder cannot be read.
    func snapshotResult(for output: RenderedOutput) async -> Result<DiskSnapshot, DiskError> {
        do throws(DiskError) {
            return .success(try await snapshot(for: output))
        } catch {
            return .failure(error)
        }
    }

    /// Whether only an error can keep a file from being written.
    ///
    /// Files edited or deleted by people are few, and a build that leaves such files alone must not touch the disk.
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
        case .obstacle, .after, nil: return false
        }
    }

    /// Returns the next number; nil if files cannot be put there.
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

    /// Makes the output's folder and locks the folder against other builds, waiting for any build with the lock.
    ///
    /// The other build may remove the folder, or a parent of the folder, if new; then the folder is made again.
    func open() async throws(DiskError) {
        if state.withLock({ $0.hold != nil }) { return }
        if !makesFolder, try !folder.exists() { return }
        var newFolders: [String] = []
        let end = ContinuousClock.now + patience
        while true {
            switch try attempt(&newFolders) {
            case .taken(let lock): return try hold(lock, newFolders: newFolders)
            // Keep the new folders: the other build uses them now.
            case .held where ContinuousClock.now >= end: throw .busy(folder.target.folder)
            case .gone where ContinuousClock.now >= end: throw unmade(.missing)
            case .held, .gone: try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Makes the folder and takes the lock, adding newly made folders to `newFolders`, outermost first.
    private func attempt(_ newFolders: inout [String]) throws(DiskError) -> FolderLock.Attempt {
        let location = folder.target.location
        do throws(SystemError) {
            try Self.makeFolder(location, made: &newFolders)
        } catch {
            // Another build has removed a parent folder, so retry.
            if error == .missing { return .gone }
            Self.remove(newFolders.filter { $0 != location })
            throw unmade(error)
        }
        do throws(SystemError) {
            return try FolderLock.attempt(location)
        } catch {
            Self.remove(newFolders)
            throw DiskError(reading: folder.target.folder, error)
        }
    }

    private func unmade(_ error: SystemError) -> DiskError {
        DiskError(writing: folder.target.folder, attempt: "make the folder", error)
    }

    private func hold(_ lock: FolderLock, newFolders: [String]) throws(DiskError) {
        do throws(DiskError) {
            // Most folders have a manifest, so check for it before listing all names, of which there may be many.
            let hasManifest = (try? System.status(folder.location(.manifest), followingLinks: false)) != nil
            let wasEmpty = !hasManifest && (try? System.names(in: folder.target.location))?.isEmpty == true
            let hold = Hold(
                lock: lock, newFolders: newFolders, hadLeftovers: try folder.hasLeftovers(), wasEmpty: wasEmpty)
            state.withLock { $0.hold = hold }
        } catch {
            withExtendedLifetime(lock) { Self.remove(newFolders) }
            throw error
        }
    }

    /// Whether an interrupted build has left files.
    func hasLeftovers() throws(DiskError) -> Bool {
        if let cached = state.withLock({ $0.hold?.hadLeftovers }) { return cached }
        return try folder.hasLeftovers()
    }

    /// Leaves all files in place from now on.
    func settle() {
        state.withLock { state in
            state.count = 0
            state.hold?.newFolders = []
        }
    }

    /// Removes the staged files not yet settled, and releases the lock for other builds.
    ///
    /// Remains of an interrupted build stay until the next inspection.
    func discard() async { await removeParents(release()) }

    /// Removes the staged files and the new folders, and releases the lock for other builds.
    ///
    /// - Returns: The new folders, even where removed.
    @discardableResult
    func release() -> [String] {
        state.withLock { state in
            guard let hold = state.hold else { return [] }
            for number in 0..<state.count { try? folder.perform(.removeFile(.staged(number))) }
            if state.count > 0 { try? folder.perform(.removeFolderIfEmpty(.staging)) }
            // Remove the folders before releasing the lock, so that no other build starts to write into them.
            Self.remove(hold.newFolders)
            state.hold = nil
            return hold.newFolders
        }
    }

    /// Removes the new folders around the output's own after another build has made the output's folder again, because
    /// the other build keeps existing parents.
    func removeParents(_ newFolders: [String]) async {
        let location = folder.target.location
        guard let outermost = newFolders.first, outermost != location else { return }
        let end = ContinuousClock.now + patience
        while Self.isFolder(outermost), ContinuousClock.now < end {
            switch try? FolderLock.attempt(location) {
            case .taken(let lock)?:
                let isRemoved = withExtendedLifetime(lock) {
                    let isRemoved = System.removeEmptyFolder(location)
                    if isRemoved { Self.remove(newFolders.filter { $0 != location }) }
                    return isRemoved
                }
                // A folder with files is another build's. A build that waits for an empty folder creates it again.
                if !isRemoved { return }
            case .gone?:
                Self.remove(newFolders.filter { $0 != location })
                // The remaining folders belong to other builds.
                if !Self.isFolder(location) { return }
            case .held?: try? await Task.sleep(for: Self.pause)
            case nil: return
            }
        }
    }

    /// Takes back all additions of a preparation.
    func discardPreparation() {
        state.withLock { state in
            if state.hold != nil { try? folder.perform(.clearStaging(keeping: [])) }
        }
    }

    /// Makes a folder with all parents, and adds the new ones to `made`, outermost first.
    static func makeFolder(_ location: String, made: inout [String]) throws(SystemError) {
        var path = ""
        for name in location.split(separator: "/") {
            path += "/\(name)"
            if try System.status(path, followingLinks: true)?.kind == .folder { continue }
            if try System.makeFolder(path), !made.contains(path) { made.append(path) }
        }
        // Sort by length, because a parent can be made again after its child, and removal starts at the end.
        made.sort { $0.utf8.count < $1.utf8.count }
    }

    private static func isFolder(_ location: String) -> Bool {
        (try? System.status(location, followingLinks: true))??.kind == .folder
    }

    private static func remove(_ folders: [String]) {
        for folder in folders.reversed() { System.removeEmptyFolder(folder) }
    }
}

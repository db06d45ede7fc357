import CatalogRendering
import Synchronization

/// Where the files of an output wait, from when they are rendered, until all of a build is known to be sound.
///
/// Nobody holds the bytes of a whole output, so that a build needs no more memory for a large one. Where files cannot be
/// put here they stay in memory, and what is wrong is said when they are to be written. While this has the folder no
/// other process writes to it.
final class OutputStaging: FileKeeper {
    let folder: OutputFolder
    private let state = Mutex(State())

    private struct State {
        /// What it has of the folder; nil before the first file comes, and after the end.
        var hold: Hold?
        var hasFailed = false
        var count = 0
        /// What earlier builds have written.
        var records: ManifestRecords?
    }

    private struct Hold {
        let lock: FolderLock
        /// The folders that had to be made for the output's own, outermost first.
        let newFolders: [String]
        /// Whether an interrupted build had left something.
        let hadLeftovers: Bool
    }

    init(_ target: OutputTarget) {
        folder = OutputFolder(target: target)
    }

    func keep(_ file: OutputFile, hash: ContentHash) -> RenderedFile.Content {
        let current = try? folder.state(file.path)
        if current == .file(hash) { return .inPlace }
        guard isSureToBeWritten(file.path, over: current), let number = nextNumber() else { return .memory(file.bytes) }
        do throws(DiskProblem) {
            try folder.perform(.write(file.bytes, to: .staged(number)))
            return .staged(number)
        } catch {
            return .memory(file.bytes)
        }
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

    /// nil if the folder cannot be had.
    private func nextNumber() -> Int? {
        state.withLock { state in
            if state.hasFailed { return nil }
            do throws(DiskProblem) {
                try open(&state)
                if state.count == 0 { try folder.perform(.makeFolder(.staging)) }
            } catch {
                state.hasFailed = true
                return nil
            }
            defer { state.count += 1 }
            return state.count
        }
    }

    /// Makes the output's folder and keeps other builds out of it.
    func open() throws(DiskProblem) {
        try state.withLock { state throws(DiskProblem) in try open(&state) }
    }

    private func open(_ state: inout State) throws(DiskProblem) {
        if state.hold != nil { return }
        let newFolders = try Self.makeFolder(of: folder.target)
        do throws(DiskProblem) {
            let lock = try FolderLock(folder.target)
            state.hold = Hold(lock: lock, newFolders: newFolders, hadLeftovers: try folder.hasLeftovers())
        } catch {
            Self.remove(newFolders)
            throw error
        }
    }

    /// Whether an interrupted build has left something.
    func hasLeftovers() throws(DiskProblem) -> Bool {
        if let known = state.withLock({ $0.hold?.hadLeftovers }) { return known }
        return try folder.hasLeftovers()
    }

    /// Takes back what has come, and lets other builds to the folder. What an interrupted build has left, which nobody has
    /// looked at, stays.
    func discard() {
        end { state in
            for number in 0..<state.count { try? folder.perform(.removeFile(.staged(number))) }
            try? folder.perform(.removeFolderIfEmpty(.staging))
        }
    }

    /// Takes back all that a preparation has added, too.
    func discardPreparation() {
        end { _ in try? folder.perform(.clearStaging(keeping: [])) }
    }

    private func end(_ clear: (State) -> Void) {
        state.withLock { state in
            guard let hold = state.hold else { return }
            clear(state)
            Self.remove(hold.newFolders)
            state.hold = nil
        }
    }

    /// Lets other builds to the folder, and leaves everything as it is.
    func close() { state.withLock { $0.hold = nil } }

    private static func makeFolder(of target: OutputTarget) throws(DiskProblem) -> [String] {
        var made: [String] = []
        var path = ""
        do throws(SystemError) {
            for name in target.location.split(separator: "/") {
                path += "/\(name)"
                if try System.status(path, followingLinks: true)?.kind == .folder { continue }
                if try System.makeFolder(path) { made.append(path) }
            }
        } catch {
            remove(made)
            throw DiskProblem(writing: target.folder, attempt: "make the folder", error)
        }
        return made
    }

    private static func remove(_ folders: [String]) {
        for folder in folders.reversed() { System.removeEmptyFolder(folder) }
    }
}

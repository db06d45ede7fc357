import CatalogRendering

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Brings an output's folder in line with a plan, in two steps: prepare all outputs, then commit all.
///
/// While a writer lives, no other process writes to the folder.
struct OutputWriter: Sendable {
    private let plan: OutputPlan
    private let folder: OutputFolder
    private let lock: FolderLock
    /// The folders that had to be made for the output's own, outermost first.
    private let newFolders: [String]

    /// Writes all files next to their places and makes sure that they can be moved there. After a failure everything is
    /// as it was.
    init(preparing plan: OutputPlan) async throws(DiskProblem) {
        let folder = OutputFolder(target: plan.target)
        let newFolders = try Self.makeFolder(of: plan.target)
        do throws(DiskProblem) {
            lock = try FolderLock(plan.target)
            do throws(DiskProblem) {
                try await folder.perform(plan.preparation)
            } catch {
                try? folder.perform(.clearStaging)
                throw error
            }
        } catch {
            Self.remove(newFolders)
            throw error
        }
        self.plan = plan
        self.folder = folder
        self.newFolders = newFolders
    }

    /// Makes the changes.
    ///
    /// What fails here, in spite of the preparation, leaves the rest undone and no file half written; the next build
    /// carries on.
    func commit() async throws(DiskProblem) {
        try await folder.perform(plan.changes)
    }

    /// Takes back the preparation.
    func discard() {
        try? folder.perform(.clearStaging)
        Self.remove(newFolders)
    }

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

/// Keeps other builds out of an output's folder. The system takes the lock away when the process ends, however it ends.
private final class FolderLock: Sendable {
    private let descriptor: Int32

    init(_ target: OutputTarget) throws(DiskProblem) {
        descriptor = open(target.location, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { throw DiskProblem(reading: target.folder, .last) }
        // A file system without locks has to do without.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            throw DiskProblem(
                .writing, path: target.folder, message: "another build is writing to '\(target.folder)'; wait for it")
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}

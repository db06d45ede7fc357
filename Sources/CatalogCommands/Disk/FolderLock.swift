import CatalogRendering

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps other builds out of an output's folder. The system takes the lock away when the process ends, however it ends.
final class FolderLock: Sendable {
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

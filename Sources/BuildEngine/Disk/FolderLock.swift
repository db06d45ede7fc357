#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A lock on an output's folder against another build writing there at the same time.
///
/// The system releases the lock at the end of the process, including crashes and signals.
package final class FolderLock: Sendable {
    /// The outcome of an attempt at taking the lock.
    package enum Attempt {
        case taken(FolderLock)
        /// Another build has the lock.
        case held
        /// The folder is missing, or has been replaced by another folder.
        case gone
    }

    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Takes the lock of a folder, without waiting.
    package static func attempt(_ location: String) throws(SystemError) -> Attempt {
        let descriptor = open(location, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 {
            if errno == ENOENT { return .gone }
            throw .last
        }
        let lock = FolderLock(descriptor)
        // Continue without the lock if the file system does not support locks.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return .held }
        // The previous owner of the lock may have removed the folder.
        let locked = try System.status(of: descriptor).identity
        return try System.status(location, followingLinks: true)?.identity == locked ? .taken(lock) : .gone
    }
}

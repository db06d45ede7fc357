#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The status of a file as reported by the operating system: kind, size, identity and times of change.
package struct FileStatus: Hashable, Sendable {
    /// Identity of a file or folder, the same for every path to the file or folder.
    struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    package let kind: FileStatusKind
    package let size: Int
    let identity: Identity
    /// The times of the last change of the bytes, and of the last change of bytes or status, in nanoseconds since 1970.
    let modified, changed: Int64

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(status.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
        #if canImport(Darwin)
            modified = Self.nanoseconds(status.st_mtimespec)
            changed = Self.nanoseconds(status.st_ctimespec)
        #else
            modified = Self.nanoseconds(status.st_mtim)
            changed = Self.nanoseconds(status.st_ctim)
        #endif
    }

    static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

/// The kind of thing at a path.
package enum FileStatusKind: Hashable, Sendable { case file, folder, link, other }

extension FileStatusKind {
    /// Creates the kind from the type in a listing; nil for an unknown type.
    init?(listed type: Int32) {
        switch type {
        case Int32(DT_UNKNOWN): return nil
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .folder
        case Int32(DT_LNK): self = .link
        default: self = .other
        }
    }
}

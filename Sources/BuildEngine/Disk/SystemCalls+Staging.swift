#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Calls for replacing files of people: a new file with the access rights of the old one, safely on the disk before the
/// old file goes.
extension System {
    /// The owner of a file, and the rights of users.
    package struct Access: Hashable, Sendable {
        fileprivate let mode: mode_t
        fileprivate let owner: uid_t
        fileprivate let group: gid_t
    }

    /// Returns the owner and rights of a file.
    package static func access(_ path: String) throws(SystemError) -> Access {
        var status = stat()
        if stat(path, &status) != 0 { throw .last }
        return Access(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid)
    }

    /// Makes a new file with the given bytes and the access of another file, and waits until the disk has the bytes.
    ///
    /// Leftovers at the path are replaced.
    package static func stage(_ bytes: [UInt8], at path: String, access: Access?) throws(SystemError) {
        try removeFile(path)
        // Grant the access of the other file last, because it may exclude this user.
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, access == nil ? 0o644 : 0o600)
        if file < 0 { throw .last }
        do throws(SystemError) {
            try write(bytes, toOpen: file)
            if let access { try grant(access, to: file) }
            if fsync(file) != 0 { throw .last }
        } catch {
            close(file)
            throw error
        }
        if close(file) != 0, errno != EINTR { throw .last }
    }

    private static func grant(_ access: Access, to file: Int32) throws(SystemError) {
        var status = stat()
        if fstat(file, &status) != 0 { throw .last }
        if status.st_uid != access.owner || status.st_gid != access.group {
            if fchown(file, access.owner, access.group) != 0 { throw .last }
        }
        if fchmod(file, access.mode) != 0 { throw .last }
    }

    /// Makes a new symbolic link.
    ///
    /// Leftovers at the path are replaced.
    package static func stageLink(to destination: String, at path: String) throws(SystemError) {
        try removeFile(path)
        if symlink(destination, path) != 0 { throw .last }
    }

    /// Returns the path that a symbolic link contains.
    package static func destination(ofLink path: String) throws(SystemError) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = buffer.withUnsafeMutableBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
        }
        if count < 0 { throw .last }
        return String(decoding: buffer.prefix(count), as: UTF8.self)
    }

    /// Makes an empty file; fails where the path is taken.
    package static func claim(_ path: String) throws(SystemError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        if file < 0 { throw .last }
        close(file)
    }

    /// Waits until the disk has the names in a folder, on file systems that can.
    package static func synchronizeFolder(_ path: String) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder < 0 { return }
        _ = fsync(folder)
        close(folder)
    }
}

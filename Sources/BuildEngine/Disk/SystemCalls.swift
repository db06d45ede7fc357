#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Wrappers around the few calls of the operating system needed by the program, such as reading, listing and moving
/// files.
///
/// Foundation is not used for the calls, because Foundation follows links on writing and listing.
package enum System {
    /// Returns the status of a file; nil without a file.
    package static func status(_ path: String, followingLinks: Bool) throws(SystemError) -> FileStatus? {
        var status = stat()
        let result = followingLinks ? stat(path, &status) : lstat(path, &status)
        if result == 0 { return FileStatus(status) }
        let error = SystemError.last
        if error.code == ENOENT || error.code == ENOTDIR { return nil }
        throw error
    }

    /// Returns the status of an open file or folder.
    package static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var status = stat()
        if fstat(descriptor, &status) != 0 { throw .last }
        return FileStatus(status)
    }

    /// Returns the bytes of a regular file.
    ///
    /// Never waits for the other end of a pipe.
    package static func read(
        _ path: String, followingLinks: Bool, limit: Int = .max, within bounds: RealBounds? = nil
    ) throws(SystemError) -> Contents {
        let noFollow = followingLinks ? 0 : O_NOFOLLOW
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | noFollow)
        if file < 0 { throw .last }
        defer { close(file) }
        var status = stat()
        if fstat(file, &status) != 0 { throw .last }
        try require(bounds, holdFile: file, isDeleted: status.st_nlink == 0)
        let found = FileStatus(status)
        guard found.kind == .file else { return .notAFile(found.kind) }
        guard found.size <= limit else { return .tooLarge }
        return try readToEnd(file, expecting: found.size, limit: limit)
    }

    /// The result of reading a file: the bytes, or the reason for having none.
    package enum Contents: Sendable {
        case bytes([UInt8])
        case notAFile(FileStatusKind)
        case tooLarge
    }

    private static func readToEnd(_ file: Int32, expecting size: Int, limit: Int) throws(SystemError) -> Contents {
        // Read one byte more than expected, to detect a file that has grown.
        var bytes = try readByteRange(file, upTo: size + 1)
        var isAtEnd = bytes.count <= size
        while !isAtEnd {
            if bytes.count > limit { return .tooLarge }
            let room = max(4_096, bytes.count)
            let more = try readByteRange(file, upTo: room)
            bytes += more
            isAtEnd = more.count < room
        }
        return bytes.count > limit ? .tooLarge : .bytes(bytes)
    }

    /// Reads until a number of bytes or the end of a file, into memory without zeros from before.
    private static func readByteRange(_ file: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
        var error: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            while count < limit {
                let received = receive(file, into: UnsafeMutableRawBufferPointer(buffer), from: count)
                if received == 0 { break }
                if received > 0 {
                    count += received
                } else if errno != EINTR {
                    error = .last
                    break
                }
            }
        }
        if let error { throw error }
        return bytes
    }

    /// Whether two lists have the same bytes, compared many at a time.
    static func isSame(_ bytes: [UInt8], as others: [UInt8]) -> Bool {
        bytes.count == others.count
            && bytes.withUnsafeBytes { left in
                others.withUnsafeBytes { right in
                    guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                    return memcmp(left, right, bytes.count) == 0
                }
            }
    }

    /// Makes a file with the given bytes, or replaces all bytes of an existing file.
    package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        if file < 0 { throw .last }
        do throws(SystemError) {
            try write(bytes, toOpen: file)
        } catch {
            close(file)
            throw error
        }
        // Some file systems report a full disk only on `close`.
        if close(file) != 0, errno != EINTR { throw .last }
    }

    /// Writes all bytes to an open file or stream.
    package static func write(_ bytes: [UInt8], toOpen file: Int32) throws(SystemError) {
        var count = 0
        while count < bytes.count {
            let written = bytes.withUnsafeBytes { send(to: file, $0, from: count) }
            if written < 0, errno != EINTR { throw .last }
            count += max(0, written)
        }
    }

    /// Makes a folder unless the folder exists already.
    ///
    /// - Returns: Whether the folder is new; false when a folder exists already.
    package static func makeFolder(_ path: String) throws(SystemError) -> Bool {
        if mkdir(path, 0o755) == 0 { return true }
        let error = SystemError.last
        guard error.code == EEXIST, try status(path, followingLinks: false)?.kind == .folder else { throw error }
        return false
    }

    /// Makes a folder with a new name, for the present user alone.
    ///
    /// - Parameters:
    ///   - parent: The folder around the new folder.
    ///   - beginning: The first letters of the name.
    /// - Returns: The path of the folder.
    /// - Throws: The error of the call, such as a parent without permission.
    package static func makeFolder(withNewNameIn parent: String, beginning: String) throws(SystemError) -> String {
        var template = Array("\(parent)/\(beginning)XXXXXX".utf8CString)
        let isMade = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
        if !isMade { throw .last }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    package static func move(_ path: String, to target: String) throws(SystemError) {
        if rename(path, target) != 0 { throw .last }
    }

    /// Removes a file; a missing file is not an error.
    package static func removeFile(_ path: String) throws(SystemError) {
        if unlink(path) != 0, errno != ENOENT { throw .last }
    }

    /// Removes an empty folder.
    ///
    /// A folder that cannot be removed stays, without harm.
    /// - Returns: Whether the folder is removed.
    @discardableResult
    package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Throws unless the process may make and remove files in a folder.
    static func requireWritableFolder(_ path: String) throws(SystemError) {
        if faccessat(AT_FDCWD, path, W_OK | X_OK, AT_EACCESS) != 0 { throw .last }
    }

    /// The name of a file or folder.
    ///
    /// The disk has no rule for the bytes; a path of the program is UTF-8.
    package struct Name: Hashable, Sendable {
        /// The name as text, with replacement characters in the place of non-UTF-8 bytes.
        ///
        /// Text with replacement characters is useless for reaching a file.
        package let text: String
        package let isUTF8: Bool
        /// The kind as reported by the listing, without another system call; nil on a disk without kinds in listings.
        let kind: FileStatusKind?

        fileprivate init(_ bytes: UnsafePointer<CChar>, kind: FileStatusKind?) {
            let valid = String(validatingCString: bytes)
            text = valid ?? String(cString: bytes)
            isUTF8 = valid != nil
            self.kind = kind
        }

        package var isHidden: Bool { text.utf8.first == UInt8(ascii: ".") }
    }

    /// Returns the names in a folder, in the order of their texts' bytes, without `.` and `..`.
    package static func names(in path: String, within bounds: RealBounds? = nil) throws(SystemError) -> [Name] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        try require(bounds, holdFolder: dirfd(folder))
        var names: [Name] = []
        errno = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    Name($0, kind: FileStatusKind(listed: Int32(entry.pointee.d_type)))
                }
            }
            if name.text != ".", name.text != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw .last }
        return names.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }

    /// Returns the absolute path, with links resolved as far as the path exists.
    package static func canonical(_ path: String) -> String {
        var existing = PathText.absolute(path, from: workingFolder)
        var rest: [Substring] = []
        while true {
            if let resolved = realpath(existing, nil) {
                defer { free(resolved) }
                return PathText.normalized(([String(cString: resolved)] + rest.map(String.init)).joined(separator: "/"))
            }
            guard let slash = existing.lastIndex(of: "/"), existing != "/" else {
                return PathText.normalized("/" + rest.joined(separator: "/"))
            }
            rest.insert(existing[existing.index(after: slash)...], at: 0)
            existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
        }
    }

    /// The time of the system's clock, in nanoseconds since 1970.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileStatus.nanoseconds(time)
    }

    package static func sleep(milliseconds: Int) {
        _ = poll(nil, 0, Int32(clamping: milliseconds))
    }

    static var processNumber: Int32 { getpid() }

    package static var workingFolder: String {
        guard let folder = getcwd(nil, 0) else { return "/" }
        defer { free(folder) }
        return String(cString: folder)
    }
}

// Within `System`, its own functions `read` and `write` would hide these calls.

private func receive(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer, from count: Int) -> Int {
    read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
}

private func send(to file: Int32, _ buffer: UnsafeRawBufferPointer, from count: Int) -> Int {
    write(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
}

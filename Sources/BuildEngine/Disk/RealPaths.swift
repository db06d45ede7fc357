#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SystemError {
    /// Error of the system itself where a file is to be opened beneath a folder, and a link leads out of the folder.
    static let outside = SystemError(code: EXDEV)
    /// Error of a system unable to report the path of an open file.
    static let nowhere = SystemError(code: ENOSYS)
}

extension System {
    /// Returns the path, without links, of an existing file or folder; nil where missing.
    static func realPath(_ path: String) -> [UInt8]? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) }
    }

    /// Returns the path in a symbolic link; nil for anything else.
    static func linkTarget(_ path: String) -> String? {
        let capacity = Int(PATH_MAX)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlink(path, start, capacity)
            if count <= 0 || count >= capacity { return nil }
            return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    /// Throws unless an open file is within bounds.
    ///
    /// Asks the system for the path of the open file, not of the file to which a path leads by now.
    static func require(_ bounds: RealBounds?, holdFile file: Int32, isDeleted: Bool) throws(SystemError) {
        guard let bounds else { return }
        var path = try realPath(of: file)
        // Linux marks the path of an open file as deleted if another process has replaced the file.
        if isDeleted, path.suffix(deletion.count).elementsEqual(deletion) { path.removeLast(deletion.count) }
        if !bounds.hold(file: path) { throw .outside }
    }

    /// Throws unless an open folder is within bounds.
    static func require(_ bounds: RealBounds?, holdFolder folder: Int32) throws(SystemError) {
        if let bounds, try !bounds.hold(folder: realPath(of: folder)) { throw .outside }
    }

    private static let deletion = Array(" (deleted)".utf8)

    /// Returns the path, without links, of an open file.
    private static func realPath(of file: Int32) throws(SystemError) -> [UInt8] {
        let capacity = Int(PATH_MAX)
        #if canImport(Darwin)
            var path = [UInt8](repeating: 0, count: capacity)
            if fcntl(file, F_GETPATH, &path) != 0 { throw .nowhere }
            return Array(path.prefix { $0 != 0 })
        #else
            let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
                guard let start = buffer.baseAddress else { return [UInt8]() }
                let count = readlink("/proc/self/fd/\(file)", start, capacity)
                // `readlink` truncates without an error, so a path that fills the buffer may be incomplete.
                return count > 0 && count < capacity ? buffer.prefix(count).map { UInt8(bitPattern: $0) } : []
            }
            // A pipe or socket has a name of its kind instead of a path.
            if path.first != UInt8(ascii: "/") { throw .nowhere }
            return path
        #endif
    }
}

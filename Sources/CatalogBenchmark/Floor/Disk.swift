#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system refused.
public struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ attempt: String, _ path: String) {
        description = "\(attempt) '\(path)'"
    }

    /// After a system call that has failed.
    static func last(_ attempt: String, _ path: String) -> SystemFailure {
        SystemFailure("\(String(cString: strerror(errno))): cannot \(attempt)", path)
    }
}

/// The system calls of a benchmark, as plain as a program in C would make them.
enum Disk {
    /// The paths of all files below a folder, hidden ones included, relative to it and in order.
    static func files(below folder: String) throws(SystemFailure) -> [String] {
        var found: [String] = []
        var folders = [""]
        while let next = folders.popLast() {
            for name in try names(in: "\(folder)/\(next)") {
                let path = next.isEmpty ? name : "\(next)/\(name)"
                if try isFolder("\(folder)/\(path)") { folders.append(path) } else { found.append(path) }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    static func isFolder(_ path: String) throws(SystemFailure) -> Bool {
        var status = stat()
        if lstat(path, &status) != 0 { throw .last("look at", path) }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    static func makeFolder(_ path: String) throws(SystemFailure) {
        if mkdir(path, 0o755) != 0 { throw .last("make the folder", path) }
    }

    static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        if file < 0 { throw .last("make", path) }
        defer { close(file) }
        var count = 0
        while count < bytes.count {
            let written = bytes.withUnsafeBytes { systemWrite(file, $0, from: count) }
            if written <= 0 { throw .last("write", path) }
            count += written
        }
    }

    /// Removes a folder with all that is in it.
    static func remove(_ folder: String) throws(SystemFailure) {
        for name in try names(in: folder) {
            let path = "\(folder)/\(name)"
            if try isFolder(path) {
                try remove(path)
            } else if unlink(path) != 0 {
                throw .last("remove", path)
            }
        }
        if rmdir(folder) != 0 { throw .last("remove", folder) }
    }

    private static func names(in path: String) throws(SystemFailure) -> [String] {
        guard let folder = opendir(path) else { throw .last("read the folder", path) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

/// Memory that one file after the other is read into.
struct FileBuffer: ~Copyable {
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)

    deinit { memory.deallocate() }

    /// The bytes of a file, until the next one is read.
    mutating func read(_ path: String) throws(SystemFailure) -> UnsafeBufferPointer<UInt8> {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        if file < 0 { throw .last("open", path) }
        defer { close(file) }
        var count = 0
        while true {
            if count == memory.count { grow() }
            let received = systemRead(file, memory, from: count)
            if received < 0 { throw .last("read", path) }
            if received == 0 { break }
            count += received
        }
        return UnsafeRawBufferPointer(rebasing: memory[..<count]).bindMemory(to: UInt8.self)
    }

    private mutating func grow() {
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * memory.count, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(memory))
        memory.deallocate()
        memory = larger
    }
}

// Within `Disk` and `FileBuffer` these calls would be hidden by their own functions.

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, from count: Int) -> Int {
    read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawBufferPointer, from count: Int) -> Int {
    write(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
}

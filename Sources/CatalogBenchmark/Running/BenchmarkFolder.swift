#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder that a benchmark works in; in memory where the system offers that.
struct BenchmarkFolder: Sendable {
    let path: String
    /// Whether writing costs nothing but the system calls.
    let isInMemory: Bool

    /// A new, empty folder.
    init() throws(SystemFailure) {
        isInMemory = access("/dev/shm", W_OK | X_OK) == 0
        let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(isInMemory ? "/dev/shm" : temporary)/catalog-bench-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .last("make a folder in", isInMemory ? "/dev/shm" : temporary) }
        path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    var words: String { isInMemory ? "in memory (/dev/shm)" : "in the temporary folder" }

    /// The path of a file or folder in it.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Removes an output that is no longer needed. On a disk it stays until the end: what is removed there slows down
    /// what is written next.
    func giveUp(_ name: String) throws(SystemFailure) {
        if isInMemory { try Disk.remove(path(name)) }
    }

    func remove() throws(SystemFailure) {
        try Disk.remove(path)
    }
}

extension GeneratedCatalog {
    /// Writes the catalog into a new folder.
    func write(to folder: String) throws(SystemFailure) {
        try Disk.makeFolder(folder)
        for name in ["components", "tokens"] { try Disk.makeFolder("\(folder)/\(name)") }
        for file in files { try Disk.write(Array(file.text.utf8), to: "\(folder)/\(file.path)") }
    }
}

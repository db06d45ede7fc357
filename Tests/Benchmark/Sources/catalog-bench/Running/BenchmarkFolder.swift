import Foundation

/// The folder that a benchmark works in; in memory where the system offers that.
struct BenchmarkFolder: Sendable {
    let path: String
    /// Whether writing costs nothing but the system calls.
    let isInMemory: Bool

    /// A new, empty folder.
    init() throws {
        isInMemory = FileManager.default.isWritableFile(atPath: "/dev/shm")
        let parent = isInMemory ? "/dev/shm" : FileManager.default.temporaryDirectory.path
        path = "\(parent)/catalog-bench-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    var words: String { isInMemory ? "in memory (/dev/shm)" : "in the temporary folder" }

    /// The path of a file or folder in it.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Removes an output that is no longer needed.
    ///
    /// On a disk it stays until the end: what is removed there slows down what is written next.
    func giveUp(_ name: String) {
        if isInMemory { try? FileManager.default.removeItem(atPath: path(name)) }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}

extension GeneratedCatalog {
    /// Writes files into a new folder.
    static func write(_ files: [File], to folder: String) throws {
        for file in files {
            let location = URL(fileURLWithPath: "\(folder)/\(file.path)")
            try FileManager.default.createDirectory(
                at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: location)
        }
    }
}

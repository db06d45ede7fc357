public import CatalogModel

/// A rendered file with the SHA-256 hash of the bytes, and with the current place of the bytes, such as memory or a
/// staging folder.
public struct RenderedFile: Sendable {
    /// The path within the output's folder.
    public let path: OutputPath
    /// The present place of the bytes.
    public let content: RenderedFileContent
    /// The number of bytes, available even without the bytes.
    public let byteCount: Int
    /// The hash of the bytes, as recorded in the manifest.
    public let hash: ContentHash
    /// The entry described by the file; nil for several entries, or none.
    public internal(set) var entry: EntryID?

    /// Creates a rendered file with the bytes in memory.
    public init(_ file: OutputFile) {
        self.init(file, keeping: Self.inMemory)
    }

    /// Creates a rendered file.
    ///
    /// - Parameters:
    ///   - file: The file as rendered.
    ///   - keep: Stores the bytes until writing.
    init(_ file: OutputFile, keeping keep: (OutputFile, ContentHash) -> RenderedFileContent) {
        path = file.path
        byteCount = file.bytes.count
        hash = ContentHash(of: file.bytes)
        content = keep(file, hash)
    }

    /// Creates a file already in the output's folder, with the same bytes as a new rendering.
    package init(inPlace path: OutputPath, byteCount: Int, hash: ContentHash) {
        self.path = path
        content = .inPlace
        self.byteCount = byteCount
        self.hash = hash
    }

    /// Leaves the bytes in memory.
    static func inMemory(_ file: OutputFile, hash: ContentHash) -> RenderedFileContent { .memory(file.bytes) }
}

/// The current place of a rendered file's bytes.
public enum RenderedFileContent: Sendable {
    case memory([UInt8])
    /// In a file of the staging folder, by number.
    case staged(Int)
    /// In the output's folder, already there before.
    case inPlace
    /// Nowhere: the bytes will not be written.
    case omitted
}

/// All rendered files of a single output, sorted by path and ready to be written.
public struct RenderedOutput: Sendable {
    /// The declared destination.
    public let target: OutputTarget
    /// By path; each path once, also without regard to letter case.
    public let files: [RenderedFile]
    /// The results of the units, in the order of the job.
    package internal(set) var units: [RenderedUnit] = []

    /// Creates an output.
    ///
    /// Of several files with the same path the first counts; the clash has been reported.
    public init(_ target: OutputTarget, files: [RenderedFile]) {
        self.target = target
        var seen: Set<String> = []
        self.files = files.filter { seen.insert(foldedPath($0.path.text)).inserted }.sorted { $0.path < $1.path }
    }

    /// The number of bytes of all files.
    public var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
}

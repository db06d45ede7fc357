public import CatalogModel

/// A rendered file with the hash of its bytes.
public struct RenderedFile: Sendable {
    /// Place of the bytes.
    public enum Content: Sendable {
        case memory([UInt8])
        /// In a file of the staging folder, by its number.
        case staged(Int)
        /// In the output's folder, which has had the file before.
        case inPlace
        /// Nowhere: nobody is going to write them.
        case omitted
    }

    public let path: OutputPath
    public let content: Content
    public let byteCount: Int
    public let hash: ContentHash
    /// The entry that it is about; nil when it is about several, or none.
    public internal(set) var entry: EntryID?

    public init(_ file: OutputFile) {
        self.init(file, keeping: Self.inMemory)
    }

    /// - Parameter keep: Puts the bytes where they stay until they are written.
    init(_ file: OutputFile, keeping keep: (OutputFile, ContentHash) -> Content) {
        path = file.path
        byteCount = file.bytes.count
        hash = ContentHash(of: file.bytes)
        content = keep(file, hash)
    }

    /// A file that is in the output's folder already, with the bytes that it would have.
    package init(inPlace path: OutputPath, byteCount: Int, hash: ContentHash) {
        self.path = path
        content = .inPlace
        self.byteCount = byteCount
        self.hash = hash
    }

    /// Leaves the bytes where they are.
    static func inMemory(_ file: OutputFile, hash: ContentHash) -> Content { .memory(file.bytes) }
}

/// All files of an output, rendered.
public struct RenderedOutput: Sendable {
    public let target: OutputTarget
    /// By path; each path once, also without regard to letter case.
    public let files: [RenderedFile]
    /// The units of the job that had nothing to report, by their places in it.
    package internal(set) var silentUnits: Set<Int> = []

    /// Of several files with one path the first counts; that there are several has been reported.
    public init(_ target: OutputTarget, _ files: [RenderedFile]) {
        self.target = target
        var seen: Set<String> = []
        self.files = files.filter { seen.insert(foldedPath($0.path.text)).inserted }.sorted { $0.path < $1.path }
    }

    public var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
}

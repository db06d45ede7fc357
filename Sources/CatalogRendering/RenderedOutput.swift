public import CatalogModel

/// A rendered file with the hash of its bytes.
public struct RenderedFile: Sendable {
    public let path: OutputPath
    public let bytes: [UInt8]
    public let hash: ContentHash
    /// The entry that it is about; nil when it is about several, or none.
    public internal(set) var entry: EntryID?

    public init(_ file: OutputFile) {
        path = file.path
        bytes = file.bytes
        hash = ContentHash(of: file.bytes)
    }
}

/// All files of an output, rendered.
public struct RenderedOutput: Sendable {
    public let target: OutputTarget
    /// By path; each path once, also without regard to letter case.
    public let files: [RenderedFile]

    /// Of several files with one path the first counts; that there are several has been reported.
    public init(_ target: OutputTarget, _ files: [RenderedFile]) {
        self.target = target
        var seen: Set<String> = []
        self.files = files.filter { seen.insert(foldedPath($0.path.text)).inserted }.sorted { $0.path < $1.path }
    }

    public var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }
}

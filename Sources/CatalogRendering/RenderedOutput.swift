public import CatalogModel

/// A rendered file with the SHA-256 hash of the bytes, and with the current place of the bytes, such as memory or a
/// staging folder.
public struct RenderedFile: Sendable {
    /// The current place of the bytes.
    public enum Content: Sendable {
        case memory([UInt8])
        /// In a file of the staging folder, by number.
        case staged(Int)
        /// In the output's folder, already there before.
        case inPlace
        /// Nowhere: the bytes will not be written.
        case omitted
    }

    /// The path within the output's folder.
    public let path: OutputPath
    /// The present place of the bytes.
    public let content: Content
    /// The number of bytes, known even without the bytes.
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
    init(_ file: OutputFile, keeping keep: (OutputFile, ContentHash) -> Content) {
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
    static func inMemory(_ file: OutputFile, hash: ContentHash) -> Content { .memory(file.bytes) }
}

/// All rendered files of a single output, sorted by path and ready to be written.
public struct RenderedOutput: Sendable {
    /// The declared destination.
    public let target: OutputTarget
    /// By path; each path once, also without regard to letter case.
    public private(set) var files: [RenderedFile]
    /// The files rendered or looked at since an earlier output with the same files; nil for a rendering of all files.
    private(set) var renewed: [RenderedFile]?
    /// The units of the job without any report, by place in the job.
    package internal(set) var silentUnits: Set<Int> = []
    /// The sizes of the parts of rendered files, and whether each has nothing to report, by the place of the unit.
    package internal(set) var parts: [Int: [(byteCount: Int, isSilent: Bool)]] = [:]

    /// Creates an output.
    ///
    /// Of several files with the same path the first counts; the clash has been reported.
    public init(_ target: OutputTarget, files: [RenderedFile]) {
        self.target = target
        var seen: Set<String> = []
        self.files = files.filter { seen.insert(foldedPath($0.path.text)).inserted }.sorted { $0.path < $1.path }
    }

    /// Creates an output of the same files as an earlier output, some with other contents.
    ///
    /// - Parameters:
    ///   - target: The declared destination.
    ///   - base: The earlier output.
    ///   - renewed: The files rendered or looked at since.
    init(_ target: OutputTarget, following base: RenderedOutput, renewed: [RenderedFile]) {
        self.target = target
        var files = base.files
        for file in renewed {
            if let place = files.place(of: file.path, by: \.path) { files[place] = file }
        }
        self.files = files
        self.renewed = renewed
    }

    /// The number of bytes of all files.
    public var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
}

extension RenderedOutput {
    /// The same output after writing, with all files in the output's folder.
    package var inPlace: RenderedOutput {
        var output = self
        output.renewed = nil
        output.silentUnits = []
        output.parts = [:]
        output.files = files.map { file in
            var placed = RenderedFile(inPlace: file.path, byteCount: file.byteCount, hash: file.hash)
            placed.entry = file.entry
            return placed
        }
        return output
    }
}

extension Array {
    /// Returns the place of the element with a path, in a list sorted by paths; nil without such an element.
    func place(of path: OutputPath, by key: (Element) -> OutputPath) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if key(self[middle]) < path { low = middle + 1 } else { high = middle }
        }
        return low < count && key(self[low]) == path ? low : nil
    }
}

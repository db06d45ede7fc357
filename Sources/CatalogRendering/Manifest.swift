/// A list of the files written into an output's folder by the program, with the hash of each, for distinguishing
/// generated files from edited files.
///
/// On disk a line `sha256 path` per file, sorted by path, without further content: version control can merge the list,
/// and `sha256sum --check` can read the list.
public struct Manifest: Equatable, Sendable {
    /// The hash of each listed file, as written by the program.
    public private(set) var hashes: [OutputPath: ContentHash]

    /// Creates a manifest; empty by default.
    public init(_ hashes: [OutputPath: ContentHash] = [:]) {
        self.hashes = hashes
    }

    /// The hash of a file as written; nil for a file not listed.
    public subscript(path: OutputPath) -> ContentHash? {
        get { hashes[path] }
        set { hashes[path] = newValue }
    }

    /// In the order of the file.
    public var paths: [OutputPath] { hashes.keys.sorted() }

    /// The bytes of the file.
    public var printed: [UInt8] { printed(in: paths) }

    /// Returns the bytes of the file for paths in order, possibly with further paths.
    func printed(in paths: [OutputPath]) -> [UInt8] {
        var bytes: [UInt8] = []
        // A hash, two spaces, a path of usual length and the end of the line.
        bytes.reserveCapacity(128 * hashes.count)
        for path in paths {
            guard let hash = hashes[path] else { continue }
            bytes.append(contentsOf: hash.hexDigits)
            bytes.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")])
            bytes.append(contentsOf: path.text.utf8)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// Reads a manifest exactly as made by `printed`.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        hashes = [:]
        hashes.reserveCapacity(bytes.count { $0 == UInt8(ascii: "\n") })
        var previous: OutputPath?
        var lineStart = 0
        while lineStart < bytes.endIndex {
            guard let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else {
                throw FormatError(byteRange: lineStart..<bytes.endIndex, message: "does not end with a line break")
            }
            let byteRange = lineStart..<lineEnd
            let (path, hash) = try Self.record(bytes[byteRange])
            if let previous, !(previous < path) || hashes[path] != nil {
                throw FormatError(byteRange: byteRange, message: "is out of order")
            }
            hashes[path] = hash
            previous = path
            lineStart = lineEnd + 1
        }
    }

    /// The error for an unreadable manifest: the line, and the defect of the line.
    public struct FormatError: Error, Hashable, Sendable {
        /// The bytes of the line.
        public let byteRange: Range<Int>
        /// Defect of the line, to be stated after the name of the line.
        public let message: String
    }

    private static func record(_ line: ArraySlice<UInt8>) throws(FormatError) -> (OutputPath, ContentHash) {
        let byteRange = line.startIndex..<line.endIndex
        let separator = line.dropFirst(64).prefix(2)
        guard let hash = ContentHash(hexDigits: line.prefix(64)), separator.elementsEqual("  ".utf8) else {
            throw FormatError(byteRange: byteRange, message: "does not begin with a SHA-256 and two spaces")
        }
        guard let text = String(validating: line.dropFirst(66), as: UTF8.self), let path = OutputPath(text),
            !path.isReserved
        else { throw FormatError(byteRange: byteRange, message: "has no valid path of an output file") }
        return (path, hash)
    }
}

extension OutputPath {
    /// Place of an output's manifest.
    public static let manifest = OutputPath(portable: ".catalog-manifest")
    /// Place of the record of the questions to a backend in a program of its own.
    public static let requestRecord = OutputPath(portable: ".catalog-request.json")
    /// The next record, until complete.
    public static let newRequestRecord = OutputPath(portable: ".catalog-request.new")
    /// Place of new files before the move to the final places.
    public static let staging = OutputPath(portable: ".catalog-staging")

    /// Whether the name is kept for the program's own files.
    ///
    /// No backend can render to such a path.
    public var isReserved: Bool {
        let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
        var previous = slash
        let hasHiddenName = text.utf8.contains { byte in
            defer { previous = byte }
            return byte == dot && previous == slash
        }
        // Most paths have no hidden name, and the check runs for all paths of a manifest.
        guard hasHiddenName else { return false }
        return text.utf8.split(separator: slash).contains { name in
            name.first == dot && Substring(name).lowercased().hasPrefix(".catalog-")
        }
    }
}

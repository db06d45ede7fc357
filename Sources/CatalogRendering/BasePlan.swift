/// A plan for storing base copies of generated files edited further by people: the texts last written by a build, as
/// the start of the edits and of any merge.
public struct BasePlan: Sendable {
    /// A base to be written: the path, and the file with the same bytes.
    public struct Write: Sendable {
        /// The path of the base, beside the file.
        public let path: OutputPath
        /// The file with the bytes to write at the path.
        public let file: RenderedFile
    }

    /// By path.
    public let written: [Write]
    /// Bases of files no longer in the output.
    public let removed: [OutputPath]

    /// Whether no base needs to be written or removed.
    public var isUpToDate: Bool { written.isEmpty && removed.isEmpty }

    /// Creates a plan for the bases of an output.
    ///
    /// - Parameters:
    ///   - output: The output as rendered.
    ///   - manifest: The files owned by the output afterwards.
    ///   - snapshot: The folder of the output now.
    init(_ output: RenderedOutput, manifest: Manifest, onDisk snapshot: DiskSnapshot) {
        let isKept = output.target.edits == .kept
        let files = isKept ? output.files.filter { manifest[$0.path] == $0.hash } : []
        // A path that ends like a base could be the folder of one.
        let isTricky = !files.isEmpty && output.files.contains { $0.path.hasFolderNamedLikeBase }
        written = files.compactMap { file in
            guard let base = file.path.base, snapshot[base].canBecome(file.hash) else { return nil }
            if isTricky, Self.isFolderOfBases(base, in: output, manifest: manifest) { return nil }
            return Write(path: base, file: file)
        }
        let records = snapshot.records
        // Most outputs have never had a base.
        guard snapshot.hasStates(below: OutputPath.bases) else {
            removed = []
            return
        }
        let unwanted = records.paths.filter { !isKept || manifest[$0] == nil }
        removed = unwanted.sorted().compactMap { path in
            guard let base = path.base, case .file(let hash) = snapshot[base] else { return nil }
            return hash == records.manifest[path] || hash == records.pending[path] ? base : nil
        }
    }

    /// Whether the base of another file of the output is below a path.
    private static func isFolderOfBases(_ path: OutputPath, in output: RenderedOutput, manifest: Manifest) -> Bool {
        output.files.contains { manifest[$0.path] == $0.hash && $0.path.base?.folders.contains(path) == true }
    }
}

extension DiskSnapshot.State {
    /// Returns whether a file with the given bytes is missing and can be put in place.
    fileprivate func canBecome(_ hash: ContentHash) -> Bool {
        switch self {
        case .missing: true
        case .file(let other): other != hash
        case .obstacle, .after: false
        }
    }
}

extension OutputPath {
    /// The folder for a build's last written versions of files edited further by people.
    public static let bases = OutputPath(portable: ".catalog-base")
    /// Suffix keeping tools from taking a base for source code.
    static let baseSuffix = ".base"

    /// Place of the text last written by a build to the path; nil if the name is too long for a base.
    ///
    /// The suffix makes no portable name another kind of name, only a longer one.
    public var base: OutputPath? {
        let nameLength = withBytes { $0.count - ($0.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0) }
        let base = Self.bases.text + "/" + text + Self.baseSuffix
        let isShort = nameLength + Self.baseSuffix.utf8.count <= Self.nameLimit
        return isShort && base.utf8.count <= Self.limit ? OutputPath(portable: base) : nil
    }

    /// Whether a folder of the path could be the base of a file.
    fileprivate var hasFolderNamedLikeBase: Bool {
        withBytes { bytes in
            bytes.indices.contains { location in
                bytes[location] == UInt8(ascii: "/")
                    && bytes[..<location].suffix(Self.baseSuffix.utf8.count).elementsEqual(Self.baseSuffix.utf8)
            }
        }
    }
}

/// Steps by which an output keeps, beside files that people go on with, what a build wrote there last: the text from
/// which their edits start, and from which a merge has to start.
public struct BasePlan: Sendable {
    public struct Write: Sendable {
        public let path: OutputPath
        /// The file that is to stand there, too.
        public let file: RenderedFile
    }

    /// By path.
    public let written: [Write]
    /// Bases of files that the output no longer has.
    public let removed: [OutputPath]

    public var isUpToDate: Bool { written.isEmpty && removed.isEmpty }

    /// - Parameter manifest: What the output owns afterwards.
    init(_ output: RenderedOutput, manifest: Manifest, onDisk snapshot: DiskSnapshot) {
        let isKept = output.target.edits == .kept
        let files = isKept ? output.files.filter { manifest[$0.path] == $0.hash } : []
        // A path that ends like a base could be the folder of one.
        let isTricky = files.contains { $0.path.text.contains(OutputPath.baseSuffix + "/") }
        written = files.compactMap { file in
            guard let base = file.path.base, snapshot[base].canBecome(file.hash) else { return nil }
            if isTricky, files.contains(where: { $0.path.base?.folders.contains(base) == true }) { return nil }
            return Write(path: base, file: file)
        }
        let records = snapshot.records
        removed = records.paths.sorted().compactMap { path in
            guard !isKept || manifest[path] == nil, let base = path.base, case .file(let hash) = snapshot[base] else {
                return nil
            }
            return hash == records.manifest[path] || hash == records.pending[path] ? base : nil
        }
    }
}

extension DiskSnapshot.State {
    /// Whether a file with these bytes is not there, and can be put there.
    fileprivate func canBecome(_ hash: ContentHash) -> Bool {
        switch self {
        case .missing: true
        case .file(let other): other != hash
        case .obstacle, .behind: false
        }
    }
}

extension OutputPath {
    /// The folder for what a build has last written where people go on with it.
    public static let bases = OutputPath(portable: ".catalog-base")
    /// Suffix that keeps tools from taking a base for source code.
    static let baseSuffix = ".base"

    /// Place of the text that a build has last written to this path; nil when the name is too long for that.
    public var base: OutputPath? { OutputPath("\(Self.bases)/\(text)\(Self.baseSuffix)") }
}

/// A snapshot of the files in an output's folder before writing: hashes, missing files and obstacles.
public struct DiskSnapshot: Sendable {
    /// The state of a path in the folder: a file, a missing file, or an obstacle.
    public enum State: Hashable, Sendable {
        case missing
        case file(ContentHash)
        /// An obstacle: no file.
        case obstacle(Obstacle)
        /// An unreachable file: an obstacle is at the path of a parent folder.
        case after(OutputPath, Obstacle)
    }

    /// Obstacles at the path of a file, or of a parent folder of a file.
    public enum Obstacle: Hashable, Sendable { case file, folder, link, other }

    /// The manifests read from the folder.
    public let records: ManifestRecords
    private let states: [OutputPath: State]

    /// Creates a snapshot.
    ///
    /// - Parameters:
    ///   - records: The manifests read from the folder.
    ///   - states: The states of all rendered files, of all files listed in `records`, and of the bases; any missing
    ///     path is missing on disk.
    public init(records: ManifestRecords, states: [OutputPath: State]) {
        self.records = records
        self.states = states
    }

    /// Returns the snapshot after changes, with the manifest as written.
    package func changed(_ changes: [OutputPath: State], records: ManifestRecords) -> DiskSnapshot {
        DiskSnapshot(records: records, states: states.merging(changes) { _, new in new })
    }

    /// The state of a path; missing for every path without a recorded state.
    public subscript(path: OutputPath) -> State { states[path] ?? .missing }

    /// Returns whether there is any state of a file below a folder.
    func hasStates(below folder: OutputPath) -> Bool {
        let prefix = Array("\(folder)/".utf8)
        return states.keys.contains { $0.text.utf8.starts(with: prefix) }
    }

    /// Contents of an empty folder.
    public static let nothing = DiskSnapshot(records: ManifestRecords(), states: [:])
    /// Whether the folder is empty.
    public var isEmpty: Bool { states.isEmpty && records.bytes == nil && records.obstacle == nil }

    /// Files owned by a build: the manifest's files, and files written later by an interrupted build.
    public var owned: Manifest {
        var owned = records.manifest
        if records.pending == Manifest() { return owned }
        // Files that the interrupted build removed do not count as deleted by a user.
        for path in owned.paths where records.pending[path] == nil && self[path] == .missing { owned[path] = nil }
        for (path, hash) in records.pending.hashes where isWritten(path, hash: hash) { owned[path] = hash }
        return owned
    }

    /// Returns whether an interrupted build has written a file: the file has the bytes, or its base, always written
    /// after the file, has the bytes.
    private func isWritten(_ path: OutputPath, hash: ContentHash) -> Bool {
        self[path] == .file(hash) || path.base.map { self[$0] == .file(hash) } ?? false
    }
}

/// The manifests read from an output's folder: the manifest of the last build, and the manifest left by an interrupted
/// build.
public struct ManifestRecords: Sendable {
    /// The manifest; empty for a missing or unreadable manifest.
    public let manifest: Manifest
    /// Files to be written by an interrupted build.
    ///
    /// Files with the recorded bytes are a build's own.
    public let pending: Manifest
    /// Why the manifest cannot be read.
    public let fault: Manifest.FormatError?
    /// The bytes of the manifest; nil when there is none.
    public let bytes: [UInt8]?
    /// Obstacle in place of a manifest.
    public let obstacle: DiskSnapshot.Obstacle?

    /// Creates the records from the files as read.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the manifest; nil without a manifest.
    ///   - pending: The bytes of the manifest left by an interrupted build; an unreadable manifest is incomplete, left
    ///     by a build that had not begun to change anything.
    ///   - obstacle: The obstacle in place of a manifest.
    public init(bytes: [UInt8]? = nil, pending: [UInt8]? = nil, obstacle: DiskSnapshot.Obstacle? = nil) {
        self.bytes = bytes
        self.obstacle = obstacle
        self.pending = (try? Manifest(parsing: pending ?? [])) ?? Manifest()
        do throws(Manifest.FormatError) {
            manifest = try Manifest(parsing: bytes ?? [])
            fault = nil
        } catch {
            manifest = Manifest()
            fault = error
        }
    }

    /// Creates the records after a build has been carried out.
    package init(written manifest: Manifest, bytes: [UInt8]) {
        self.manifest = manifest
        self.bytes = bytes
        pending = Manifest()
        fault = nil
        obstacle = nil
    }

    /// All files possibly written by a build.
    public var paths: Set<OutputPath> { Set(manifest.hashes.keys).union(pending.hashes.keys) }
}

import CatalogLoading
import CatalogRendering

/// The folder of an output on disk, with functions for reading the present files and carrying out changes.
struct OutputFolder: Sendable {
    let target: OutputTarget
    /// The cached hashes of files, so that unchanged files need not be read.
    var stamps = FileHashCache()

    /// Returns the absolute path of a file or folder in the output's folder.
    func location(_ path: OutputPath) -> String {
        // Both parts are normalized, so join them without resolving the path.
        target.location == "/" ? "/" + path.text : target.location + "/" + path.text
    }

    /// Reads the folder, as far as relevant to an output: the output's files and the files written by earlier builds,
    /// whose records may have been read already.
    func snapshot(
        for output: RenderedOutput, records cached: ManifestRecords? = nil
    ) async throws(DiskError) -> DiskSnapshot {
        guard try exists() else { return .nothing }
        let records = if let cached { cached } else { try records() }
        var hasBases = target.edits == .kept
        if !hasBases { hasBases = try status(.bases) != nil }
        let rendered = output.files.map(\.path)
        let others = records.paths.subtracting(rendered).sorted()
        var states: [OutputPath: DiskSnapshot.State] = [:]
        states.reserveCapacity((hasBases ? 2 : 1) * (rendered.count + others.count))
        var paths = others
        for file in output.files {
            // Rendering has already read the state of these files.
            if case .inPlace = file.content { states[file.path] = .file(file.hash) } else { paths.append(file.path) }
        }
        if hasBases { paths += (rendered + others).compactMap(\.base) }
        let seen = await Parallel.map(paths, remembering: { FolderLook(self) }) { look, path in look.result(of: path) }
        for (path, state) in zip(paths, seen) { states[path] = try state.get() }
        return DiskSnapshot(records: records, states: states)
    }

    /// Returns the state of a path now.
    func state(_ path: OutputPath) throws(DiskError) -> DiskSnapshot.State {
        var look = FolderLook(self)
        return try look.state(of: path)
    }

    /// Returns the state of a path in a proper folder.
    func fileState(_ path: OutputPath) throws(DiskError) -> DiskSnapshot.State {
        let location = location(path)
        if let hash = stamps.hash(of: location) { return .file(hash) }
        switch try read(path) {
        case .bytes(let bytes, let stamp)?: return .file(stamps.note(bytes, of: location, at: stamp))
        case .obstacle(let obstacle)?: return .obstacle(obstacle)
        case nil: return .missing
        }
    }

    /// Returns the bytes of a file; nil for a file with another hash.
    func bytes(_ path: OutputPath, with hash: ContentHash) throws(DiskError) -> [UInt8]? {
        guard case .bytes(let bytes, _)? = try read(path), ContentHash(of: bytes) == hash else { return nil }
        return bytes
    }

    /// Whether an interrupted build has left files.
    func hasLeftovers() throws(DiskError) -> Bool {
        try status(.staging) != nil
    }
}

extension OutputFolder {
    func exists() throws(DiskError) -> Bool {
        do throws(SystemError) {
            guard let status = try System.status(target.location, followingLinks: true) else { return false }
            if status.kind == .folder { return true }
        } catch {
            throw DiskError(reading: target.folder, error)
        }
        throw DiskError(.writing, path: target.folder, message: "'\(target.folder)' is not a folder")
    }

    /// Reads the manifest; nil without a manifest.
    func manifestBytes() throws(DiskError) -> [UInt8]? {
        if case .bytes(let bytes, _)? = try read(.manifest) { bytes } else { nil }
    }

    /// Reads the records of earlier builds.
    func records() throws(DiskError) -> ManifestRecords {
        var pending: [UInt8]?
        if try status(.staging)?.kind == .folder, case .bytes(let bytes, _)? = try read(.pendingManifest) {
            pending = bytes
        }
        switch try read(.manifest) {
        case .bytes(let bytes, _)?: return ManifestRecords(bytes: bytes, pending: pending)
        case .obstacle(let obstacle)?: return ManifestRecords(pending: pending, obstacle: obstacle)
        case nil: return ManifestRecords(pending: pending)
        }
    }

    /// Returns the state common to all files in a folder within a proper folder; nil for a proper folder.
    func stateOfAll(in folder: OutputPath) throws(DiskError) -> DiskSnapshot.State? {
        switch try status(folder)?.kind {
        case .folder: nil
        case nil: .missing
        case .file: .after(folder, .file)
        case .link: .after(folder, .link)
        case .other: .after(folder, .other)
        }
    }

    /// The result of reading a file of the folder: the bytes, or an obstacle in the file's place.
    private enum Reading {
        /// The bytes, and the stamp from before the reading; no stamp if too young for later changes to show.
        case bytes([UInt8], FileStamp?)
        case obstacle(DiskSnapshot.Obstacle)
    }

    private func status(_ path: OutputPath) throws(DiskError) -> FileStatus? {
        do throws(SystemError) {
            return try System.status(location(path), followingLinks: false)
        } catch {
            // The system refuses a file's status because of its folder, never because of the file.
            let folder = path.folder.map(target.shown) ?? target.folder
            throw DiskError(reading: error.isRefusal ? folder : target.shown(path), error)
        }
    }

    /// Reads a file; nil if missing.
    ///
    /// Only files are opened.
    private func read(_ path: OutputPath) throws(DiskError) -> Reading? {
        let moment = System.now
        guard let status = try status(path) else { return nil }
        switch status.kind {
        case .folder: return .obstacle(.folder)
        case .link: return .obstacle(.link)
        case .other: return .obstacle(.other)
        case .file: break
        }
        do throws(SystemError) {
            guard case .bytes(let bytes) = try System.read(location(path), followingLinks: false) else {
                return .obstacle(.other)
            }
            return .bytes(bytes, status.stamp.isSettled(at: moment) ? status.stamp : nil)
        } catch {
            throw DiskError(reading: target.shown(path), error)
        }
    }
}

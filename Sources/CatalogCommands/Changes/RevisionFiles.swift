import CatalogLoading
import CatalogModel
import CatalogYAML
import DumpFormat
import Synchronization

/// The files of a git revision or a dump, held in memory and read as a catalog below a root folder such as `git:v1.2`,
/// `git` or the path of the dump.
struct RevisionFiles: CatalogFiles {
    /// The folder at the start of all paths.
    let root: String
    /// Path within the repository → bytes.
    private let bytes: [String: [UInt8]]
    /// Whether pictures are present, known only by name.
    private var hasAllPictures = false
    private var bounds: FileBounds?

    init(root: String, bytes: [String: [UInt8]]) {
        self.root = root
        self.bytes = bytes
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        guard let name = name(path), let found = bytes[name] ?? (isAssumed(path) ? [] : nil) else {
            throw FileError(path: path, kind: .missing, message: "the revision has no such file")
        }
        if let bounds, !bounds.hold(path) { throw .outside(path) }
        if found.count > DiskFiles.sizeLimit {
            throw FileError(path: path, kind: .tooLarge, message: "it has more than \(DiskFiles.sizeLimit) bytes")
        }
        return found
    }

    func files(below folder: String) throws(FileError) -> [String] {
        guard let name = name(folder + "/") else { throw missing(folder) }
        // Hidden files and folders are left out, as those of the disk are.
        let found = bytes.keys.filter { $0.hasPrefix(name) && !$0.utf8.dropFirst(name.utf8.count).hasHiddenName }
        if found.isEmpty { throw missing(folder) }
        return found.map { "\(root)/\($0)" }
    }

    private func missing(_ folder: String) -> FileError {
        FileError(path: folder, kind: .missing, message: "the revision has no such folder")
    }

    func isFile(_ path: String) -> Bool { isAssumed(path) || name(path).map { bytes[$0] != nil } ?? false }

    private func isAssumed(_ path: String) -> Bool {
        hasAllPictures && !["yaml", "yml", "json"].contains(CatalogPath.pathExtension(of: path))
    }

    func names(in folder: String) -> [String] {
        guard let name = name(folder + "/") else { return [] }
        let names = bytes.keys.filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count) }
        return Set(names.map { String($0.prefix { $0 != "/" }) }).filter { !$0.hasPrefix(".") }.sorted()
    }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        var files = self
        files.bounds = bounds
        return files
    }

    /// Returns a path within the repository.
    private func name(_ path: String) -> String? {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }
}

/// The git repository around a catalog, with the catalog's path in the repository.
struct CatalogRepository {
    let repository: GitRepository
    /// The path of `catalog.yaml` in the repository.
    let catalog: String
}

/// Facts about a repository already found out, for later revisions.
struct GitObjectCache {
    /// Bytes by id.
    var blobs: [String: [UInt8]] = [:]
    /// Commits by name.
    var commits: [String: String] = [:]
    var repository: CatalogRepository?
    /// The catalog in all revisions; nil where each revision has places of its own.
    var memory: CatalogMemory?
}

extension RevisionFiles {
    /// The files behind a dump printed by `catalog dump`.
    init(dump path: String) throws {
        let bytes: [UInt8]
        do {
            bytes = try DiskFiles().read(path)
        } catch {
            throw CommandError(.unreadableDump(path, reason: error.message))
        }
        var found = Diagnostics()
        guard let node = YAMLReader.read(SourceFile(path: path, bytes: bytes), diagnostics: &found), !found.hasErrors,
            let catalog = DumpedCatalog(node.jsonValue())
        else {
            throw CommandError(
                .unreadableDump(
                    path, reason: "it is not what 'catalog dump' prints, in version \(RegistryDump.version)"))
        }
        self.init(root: path, bytes: catalog.files.mapValues(\.prettyPrintedBytes))
        hasAllPictures = true
    }

    /// Returns all files of a revision that may belong to a catalog, and the path of the revision's `catalog.yaml`.
    ///
    /// Objects in `known` are not read again: each object is read once for all revisions.
    static func read(
        _ name: String, of place: CatalogRepository, known: inout GitObjectCache
    ) async throws -> (files: RevisionFiles, path: String) {
        var commit = known.commits[name]
        if commit == nil { commit = try await place.repository.commit(name) }
        let root = known.memory == nil ? "git:\(name)" : sharedRoot
        let all = try await place.repository.files(of: commit ?? name)
        guard all[place.catalog] != nil else {
            throw CommandError(.unreadableRevision(name, reason: "it has no '\(place.catalog)'"))
        }
        // Pictures are looked up by name and shown by nobody here; entries, tokens, templates are text.
        let wanted = all.filter { $0.key.isRead }
        let missing = Set(wanted.values).subtracting(known.blobs.keys)
        for (id, bytes) in try await place.repository.blobs(missing) { known.blobs[id] = bytes }
        var bytes: [String: [UInt8]] = [:]
        for (path, id) in all { bytes[path] = path.isRead ? known.blobs[id] : [] }
        return (RevisionFiles(root: root, bytes: bytes), "\(root)/\(place.catalog)")
    }

    /// The folder of all revisions with shared decoded entries: under a common name an unchanged file is decoded once.
    private static let sharedRoot = "git"

    /// Returns the path of a repository file in revisions with shared decoded entries.
    static func path(of name: String) -> String { "\(sharedRoot)/\(name)" }
}

extension Substring.UTF8View {
    /// Whether a file or folder of the path is hidden by a dot at the start of the name.
    fileprivate var hasHiddenName: Bool {
        let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
        return first == dot || zip(self, dropFirst()).contains { $0 == slash && $1 == dot }
    }
}

extension String {
    /// Whether a file with the name may hold a part of a catalog.
    fileprivate var isRead: Bool {
        ["yaml", "yml", "json", "template", "txt"].contains(CatalogPath.pathExtension(of: self))
    }
}

extension Diagnostic {
    fileprivate static func unreadableDump(_ path: String, reason: String) -> Diagnostic {
        Diagnostic(CommandRules.missingBaseline, "cannot read the dump '\(path)': \(reason)", at: nil)
    }
}

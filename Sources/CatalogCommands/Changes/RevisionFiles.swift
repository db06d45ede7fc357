import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogSyntax
import CatalogFormat

/// The files of a git revision or a dump, read as a catalog below a root folder such as `git:v1.2`, `git` or the path
/// of the dump.
///
/// Links are followed within the revision. An unreadable file of the revision is an error, never a missing file.
struct RevisionFiles: CatalogFiles {
    /// The folder at the start of all paths.
    let root: String
    private let tree: RevisionTree
    private let contents: RevisionContents
    /// Whether all pictures count as present, by name only.
    private var hasAllPictures = false
    private var bounds: RealBounds?

    init(root: String, tree: RevisionTree, contents: RevisionContents) {
        self.root = root
        self.tree = tree
        self.contents = contents
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        let bytes: [UInt8]
        switch target(of: path) {
        case .file(let real, let content):
            if let bounds, !bounds.hold(file: RevisionTree.realPath(real)) { throw .outside(path) }
            bytes = try self.bytes(of: content, at: path)
        case .missing where isAssumed(path): bytes = []
        case .missing: throw FileError(path: path, kind: .missing, message: "the revision has no such file")
        case .folder: throw FileError(path: path, kind: .notAFile, message: "it is a folder, not a file")
        case .submodule: throw submodule(path)
        case .lacking: throw lacking(path)
        case .outside: throw .outside(path)
        case nil: throw elsewhere(path)
        }
        if bytes.count > DiskFiles.sizeLimit {
            throw FileError(path: path, kind: .tooLarge, message: "it has more than \(DiskFiles.sizeLimit) bytes")
        }
        return bytes
    }

    private func bytes(of content: String, at path: String) throws(FileError) -> [UInt8] {
        // Comparisons do not show published files, so the name is enough.
        if CatalogLoader.publishedExtensions.contains(CatalogPath.pathExtension(of: path).lowercased()) { return [] }
        guard let bytes = contents.bytes(of: content) else { throw lacking(path) }
        if bytes.starts(with: Self.pointer) {
            let message = "the revision has only a pointer of Git LFS to it; compare folders instead"
            throw FileError(path: path, kind: .other, message: message)
        }
        return bytes
    }

    /// The start of a pointer file to a file stored by Git LFS.
    private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

    func files(below folder: String) throws(FileError) -> [String] {
        if case .missing = target(of: folder) { throw missing(folder) }
        var walk = FolderWalk<String>(root: folder)
        while let next = walk.next() {
            let real = try self.folder(next)
            guard walk.isFirstVisit(of: real) else { continue }
            for name in tree.names(in: real) where !name.hasPrefix(".") {
                let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
                switch target(of: path) {
                // As on a disk, list a dangling link as a file, so that reading reports the defect.
                case .file, .missing: walk.files.append(path)
                case .folder where tree.isLink(real.isEmpty ? name : "\(real)/\(name)"): walk.links.append(path)
                case .folder:
                    walk.folders.append(path)
                    if path.hasSuffix(".yaml") || path.hasSuffix(".yml") { walk.files.append(path) }
                // The revision does not contain the files of a submodule, and skipping it could omit entries.
                case .submodule: throw submodule(path)
                case .lacking: throw lacking(path)
                case .outside: throw .outside(path)
                case nil: throw elsewhere(path)
                }
            }
        }
        return walk.files.sorted()
    }

    /// Returns the path of a folder in the revision, without links.
    private func folder(_ path: String) throws(FileError) -> String {
        switch target(of: path) {
        case .folder(let real):
            if let bounds, !bounds.hold(folder: RevisionTree.realPath(real)) { throw .outside(path) }
            return real
        case .file: throw FileError(path: path, kind: .notAFolder, message: "it is not a folder")
        case .missing: throw missing(path)
        case .submodule: throw submodule(path)
        case .lacking: throw lacking(path)
        case .outside: throw .outside(path)
        case nil: throw elsewhere(path)
        }
    }

    private func missing(_ folder: String) -> FileError {
        FileError(path: folder, kind: .missing, message: "the revision has no such folder")
    }

    private func lacking(_ path: String) -> FileError {
        FileError(
            path: path, kind: .other,
            message: "this clone of the repository lacks its content; fetch it with: \(GitRepository.completion)")
    }

    private func submodule(_ path: String) -> FileError {
        FileError(
            path: path, kind: .other,
            message: "it is in a submodule, whose files the revision does not have; compare folders instead")
    }

    private func elsewhere(_ path: String) -> FileError {
        FileError(
            path: path, kind: .other,
            message: "it is outside of the repository, so the revision does not have it; compare folders instead")
    }

    func isFile(_ path: String) -> Bool {
        switch target(of: path) {
        // For a file that cannot be resolved, return true, so that reading it reports the reason.
        case .file, .submodule, .lacking, .outside: true
        case .missing: isAssumed(path)
        case .folder, nil: false
        }
    }

    private func isAssumed(_ path: String) -> Bool {
        hasAllPictures && !["yaml", "yml", "json"].contains(CatalogPath.pathExtension(of: path))
    }

    func names(in folder: String) -> [String] {
        guard let real = try? self.folder(folder) else { return [] }
        return tree.names(in: real).filter { !$0.hasPrefix(".") }
    }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        var files = self
        files.bounds = name(bounds.catalog).map { tree.bounds(bounds, of: $0) }
        return files
    }

    /// Returns the target of a path; nil for a path out of the repository.
    private func target(of path: String) -> RevisionTree.Target? { name(path).map(tree.target) }

    /// Returns a path within the repository.
    private func name(_ path: String) -> String? {
        if path == root { return "" }
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }
}

extension RevisionFiles {
    /// The files described by a dump printed by `catalog dump`.
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
        let leaves = catalog.files.keys.map { ($0, RevisionTree.Leaf.file($0)) }
        self.init(
            root: path, tree: RevisionTree(Dictionary(leaves) { first, _ in first }),
            contents: RevisionContents(catalog.files.mapValues(\.prettyPrintedBytes)))
        hasAllPictures = true
    }

    /// Returns the files of a revision, and the path of the revision's `catalog.yaml`.
    ///
    /// Objects in `cache` are not read again: each object is read once for all revisions.
    static func read(
        _ name: String, of location: CatalogRepository, cache: inout GitObjectCache
    ) async throws -> (files: RevisionFiles, path: String) {
        let repository = location.repository
        var commit = cache.commits[name]
        if commit == nil { commit = try await repository.commit(name) }
        let root = cache.memory == nil ? "git:\(name)" : sharedRoot
        let tree = try await repository.tree(of: commit ?? name, named: name, reading: cache.contents)
        switch tree.target(of: location.catalog) {
        case .missing, .folder:
            throw CommandError(.unreadableRevision(name, reason: "it has no '\(location.catalog)'"))
        case .file, .submodule, .lacking, .outside: break
        }
        // Other files are read once a load asks for them: entries, tokens and templates are text.
        try await cache.contents.fetch(tree.contents(where: \.isText), from: repository)
        return (RevisionFiles(root: root, tree: tree, contents: cache.contents), "\(root)/\(location.catalog)")
    }

    /// The folder of all revisions with shared decoded entries: under a common name an unchanged file is decoded once.
    private static let sharedRoot = "git"

    /// Returns the path of a repository file in revisions with shared decoded entries.
    static func path(of name: String) -> String { "\(sharedRoot)/\(name)" }
}

extension Diagnostic {
    fileprivate static func unreadableDump(_ path: String, reason: String) -> Diagnostic {
        Diagnostic(CommandRules.missingBaseline, "cannot read the dump '\(path)': \(reason)", at: nil)
    }
}

extension String {
    /// Whether a file with the name probably contains a part of a catalog.
    fileprivate var isText: Bool {
        ["yaml", "yml", "json", "template", "txt"].contains(CatalogPath.pathExtension(of: self))
    }
}

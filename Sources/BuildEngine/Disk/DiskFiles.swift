package import CatalogLoading

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A reader of a catalog's files on disk, within limits of size, number and folder.
///
/// Links are followed within the bounds, if any. Each folder is visited once, also if several links lead to the folder.
/// Reading does not wait for pipes or devices.
package struct DiskFiles: CatalogFiles {
    /// More bytes than any file of a catalog has reason to have.
    package static let sizeLimit = 16 * 1_024 * 1_024
    /// More files than any catalog has reason to have.
    package static let countLimit = 100_000

    private let sizeLimit: Int
    private let countLimit: Int
    private(set) var bounds: RealBounds?

    package init(sizeLimit: Int = sizeLimit, countLimit: Int = countLimit) {
        self.sizeLimit = sizeLimit
        self.countLimit = countLimit
    }

    package func confined(to bounds: FileBounds) -> any CatalogFiles { bounded(by: bounds) }

    func bounded(by bounds: FileBounds) -> DiskFiles {
        var files = self
        files.bounds = RealBounds(bounds, at: self.bounds)
        return files
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let result: System.Contents
        do throws(SystemError) {
            result = try System.read(path, followingLinks: true, limit: sizeLimit, within: bounds)
        } catch {
            throw problem(at: path, error: error)
        }
        switch result {
        case .bytes(let bytes): return bytes
        case .tooLarge:
            throw FileError(path: path, kind: .tooLarge, message: "it has more than \(sizeLimit) bytes")
        case .notAFile(let kind):
            let words = kind == .folder ? "a folder" : "a device, pipe or socket"
            throw FileError(path: path, kind: .notAFile, message: "it is \(words), not a file")
        }
    }

    package func isFile(_ path: String) -> Bool {
        (try? System.status(path, followingLinks: true))?.kind == .file
    }

    package func names(in folder: String) -> [String] {
        let names = (try? System.names(in: folder.isEmpty ? "." : folder, within: bounds)) ?? []
        return names.filter { $0.isUTF8 && !$0.isHidden }.map(\.text)
    }

    package func files(below folder: String) throws(FileError) -> [String] {
        guard let status = try self.status(folder) else {
            throw FileError(path: folder, kind: .missing, message: "there is no such folder")
        }
        guard status.kind == .folder else {
            throw FileError(path: folder, kind: .notAFolder, message: "it is not a folder")
        }
        var walk = FolderWalk<FileStatus.Identity>(root: folder)
        // List folders before links to folders: a folder that is reached both ways gets its own path.
        while let next = walk.next() {
            guard let visited = try self.status(next), walk.isFirstVisit(of: visited.identity) else { continue }
            for name in try listing(of: next) where !name.isHidden {
                let path = next.hasSuffix("/") ? next + name.text : "\(next)/\(name.text)"
                if name.isUTF8 {
                    try visit(path, as: name.kind, walk: &walk)
                } else {
                    // The path has replacement characters, so reading the file fails and reports the reason.
                    try walk.add(name.kind == .file ? path : path + "/", limit: countLimit)
                }
            }
        }
        return walk.files.sorted()
    }

    private func visit(_ path: String, as listed: FileStatusKind?, walk: inout FolderWalk<FileStatus.Identity>)
        throws(FileError)
    {
        let kind = if let listed { listed } else { try status(path, followingLinks: false)?.kind }
        switch kind {
        case nil: return
        case .folder:
            walk.folders.append(path)
            // An author may expect this folder to be a file. List it, so that reading reports that it is not a file.
            if path.hasSuffix(".yaml") || path.hasSuffix(".yml") { try walk.add(path, limit: countLimit) }
        case .link where try status(path)?.kind == .folder: walk.links.append(path)
        // List dangling links and pipes, too: reading them reports the defect, and omitting them would hide it.
        case .file, .link, .other: try walk.add(path, limit: countLimit)
        }
    }

    private func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus? {
        do throws(SystemError) {
            return try System.status(path, followingLinks: followingLinks)
        } catch {
            // ELOOP: the link leads to itself, so treat it as a dangling link.
            if error.code == ELOOP { return nil }
            throw problem(at: path, error: error)
        }
    }

    private func listing(of folder: String) throws(FileError) -> [System.Name] {
        do throws(SystemError) {
            return try System.names(in: folder, within: bounds)
        } catch {
            throw problem(at: folder, error: error)
        }
    }

    /// Whether a path has replacement characters in the place of a name that is not UTF-8.
    private static func isMisnamed(_ path: String) -> Bool {
        guard path.unicodeScalars.contains("\u{FFFD}") else { return false }
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().joined(separator: "/")
        let names = try? System.names(in: (path.hasPrefix("/") ? "/" : "") + (folder.isEmpty ? "." : folder))
        return names?.contains { !$0.isUTF8 && $0.text == parts.last.map(String.init) } == true
    }

    private func problem(at path: String, error: SystemError) -> FileError {
        if error == .outside { return .outside(path) }
        if error == .nowhere {
            let message = "cannot resolve the actual path; on Linux, mount /proc"
            return FileError(path: path, kind: .other, message: message)
        }
        let kind: FileErrorKind =
            switch error.code {
            case ENOENT, ELOOP: .missing
            case ENOTDIR: .notAFolder
            case EACCES, EPERM: .notPermitted
            case ENXIO: .notAFile
            default: .other
            }
        if kind == .missing, Self.isMisnamed(path) {
            return FileError(path: path, kind: .other, message: "its name is not UTF-8; rename it")
        }
        return FileError(path: path, kind: kind, message: kind == .missing ? "there is no such file" : error.words)
    }
}

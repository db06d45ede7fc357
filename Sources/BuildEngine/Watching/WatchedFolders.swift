#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The choice of folders to watch for changes: all folders asked about by the last run of a command, and the names on the
/// way to them.
///
/// A link or a folder on the way can be replaced, by which every file changes without an event in its own folder.
struct WatchedFolders {
    /// Folders watched for all changes.
    private(set) var whole: Set<String>
    /// Folders watched for changes of some names only.
    private(set) var names: [String: Set<String>] = [:]
    /// The paths followed so far.
    private var followed: Set<String> = []

    /// More folders than any catalog has reason to have.
    private static let limit = 20_000
    /// More links on the way to a file than the system follows.
    private static let linkLimit = 40

    init(whole: Set<String>) { self.whole = whole }

    /// Chooses the folders of a trace as they are now.
    ///
    /// A missing folder is replaced by the nearest folder above, where the missing folder would come back.
    ///
    /// - Parameters:
    ///   - trace: The trace of the last run.
    ///   - start: The folder from which relative paths start.
    init(_ trace: FileTrace, from start: String) {
        let requested = trace.folders
        whole = []
        if requested.own.isEmpty { whole.insert(start) }
        follow(start)
        for folder in requested.own {
            let path = PathText.absolute(folder, from: start)
            follow(path)
            if Self.isFolder(path) { whole.insert(path) }
        }
        for link in requested.links { follow(PathText.absolute(link, from: start)) }
        for tree in requested.trees { addTree(PathText.absolute(tree, from: start)) }
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? System.status(path, followingLinks: true))?.kind == .folder
    }

    /// Adds every name on the way of an absolute path, links included, as far as there is a way.
    private mutating func follow(_ path: String) {
        guard followed.insert(path).inserted else { return }
        var waiting: [Substring] = path.split(separator: "/").reversed()
        var folder = ""
        var links = 0
        while let name = waiting.popLast() {
            if name == "." { continue }
            if name == ".." {
                folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
                continue
            }
            names[folder.isEmpty ? "/" : folder, default: []].insert(String(name))
            let path = "\(folder)/\(name)"
            guard let status = try? System.status(path, followingLinks: false) else { return }
            guard status.kind == .link else {
                folder = path
                continue
            }
            links += 1
            guard links <= Self.linkLimit, let target = System.linkTarget(path) else { return }
            if target.hasPrefix("/") { folder = "" }
            waiting += target.split(separator: "/").reversed()
        }
    }

    /// Adds a folder with all visible folders below, links to folders included.
    private mutating func addTree(_ root: String) {
        follow(root)
        var visited: Set<FileStatus.Identity> = []
        var waiting = [root]
        while let folder = waiting.popLast(), whole.count < Self.limit {
            guard let status = try? System.status(folder, followingLinks: true), status.kind == .folder,
                visited.insert(status.identity).inserted
            else { continue }
            whole.insert(folder)
            for name in (try? System.names(in: folder)) ?? [] where name.isUTF8 && !name.isHidden {
                let path = "\(folder)/\(name.text)"
                switch name.kind ?? (try? System.status(path, followingLinks: false))?.kind {
                case .folder: waiting.append(path)
                case .link where Self.isFolder(path):
                    follow(path)
                    waiting.append(path)
                default: break
                }
            }
        }
    }
}

/// The working folder of a watching process by its path, as the shell shows it.
///
/// The path can lead to another folder later: a link is switched, or the folder is removed and created again.
struct StartFolder {
    let path: String

    init() {
        let folder = System.workingFolder
        let shown = System.environment["PWD"] ?? ""
        let isSame = shown.hasPrefix("/") && Self.identity(shown) != nil && Self.identity(shown) == Self.identity(".")
        path = isSame ? PathText.normalized(shown) : folder
    }

    /// Makes the folder at the path the working folder, unless it is already or there is none.
    func enter() {
        guard let there = Self.identity(path), there != Self.identity(".") else { return }
        _ = chdir(path)
    }

    private static func identity(_ path: String) -> FileStatus.Identity? {
        (try? System.status(path, followingLinks: true))?.identity
    }
}

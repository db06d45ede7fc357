import CatalogLoading

/// A traversal of all folders below a root folder: folders still to be visited, and the links and files found.
///
/// Each folder is visited once, by its identity, whatever links lead to it.
struct FolderWalk<Identity: Hashable> {
    let root: String
    var folders: [String]
    var links: [String] = []
    var files: [String] = []
    private var nextLink = 0
    private var visited: Set<Identity> = []

    init(root: String) {
        self.root = root
        folders = [root]
    }

    mutating func next() -> String? {
        if let folder = folders.popLast() { return folder }
        guard nextLink < links.endIndex else { return nil }
        defer { nextLink += 1 }
        return links[nextLink]
    }

    /// Adds a file.
    /// - Throws: A `FileError` if there are more files than a limit.
    mutating func add(_ path: String, limit: Int) throws(FileError) {
        files.append(path)
        if files.count > limit {
            throw FileError(path: root, kind: .tooLarge, message: "it holds more than \(limit) files")
        }
    }

    mutating func isFirstVisit(of folder: Identity) -> Bool { visited.insert(folder).inserted }
}

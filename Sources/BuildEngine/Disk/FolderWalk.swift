package import CatalogLoading

/// A traversal of all folders below a root folder: folders still to be visited, and the links and files found.
///
/// Each folder is visited once, by its identity, also if several links lead to the folder.
package struct FolderWalk<Identity: Hashable> {
    let root: String
    package var folders: [String]
    package var links: [String] = []
    package var files: [String] = []
    private var nextLink = 0
    private var visited: Set<Identity> = []

    package init(root: String) {
        self.root = root
        folders = [root]
    }

    package mutating func next() -> String? {
        if let folder = folders.popLast() { return folder }
        guard nextLink < links.endIndex else { return nil }
        defer { nextLink += 1 }
        return links[nextLink]
    }

    /// Adds a file.
    /// - Throws: A `FileError` if there are more files than a limit.
    package mutating func add(_ path: String, limit: Int) throws(FileError) {
        files.append(path)
        if files.count > limit {
            throw FileError(path: root, kind: .tooLarge, message: "it has more than \(limit) files")
        }
    }

    package mutating func isFirstVisit(of folder: Identity) -> Bool { visited.insert(folder).inserted }
}

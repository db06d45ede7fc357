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

    mutating func isFirstVisit(of folder: Identity) -> Bool { visited.insert(folder).inserted }
}

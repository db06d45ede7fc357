import BuildEngine
import CatalogLoading
import CatalogModel

/// The files, symbolic links and submodules of a git revision by path, with links followed as a disk follows them.
struct RevisionTree: Sendable {
    /// A path of a revision that is not a folder.
    enum Leaf: Hashable, Sendable {
        /// A file, by the id of its content.
        case file(String)
        /// A link; nil where the clone lacks the target.
        case link(target: String?)
        case submodule
    }

    /// The target of a path after following links; paths are without links.
    enum Target: Hashable {
        case file(String, content: String)
        case folder(String)
        /// A path into another repository, whose files the revision does not have.
        case submodule(String)
        case missing
        /// A path through a link whose target the clone lacks.
        case lacking
        /// A path that a link leads out of the repository.
        case outside
    }

    private let leaves: [String: Leaf]
    /// The names in each folder, sorted; the repository itself is the empty path.
    private let names: [String: [String]]
    /// More links on the way to a file than a disk follows.
    private static let linkLimit = 40

    init(_ leaves: [String: Leaf]) {
        self.leaves = leaves
        var names: [String: Set<String>] = ["": []]
        for path in leaves.keys {
            var path = path[...]
            while !path.isEmpty {
                let slash = path.lastIndex(of: "/")
                let folder = slash.map { String(path[..<$0]) } ?? ""
                let name = slash.map { String(path[$0...].dropFirst()) } ?? String(path)
                if !names[folder, default: []].insert(name).inserted { break }
                path = path[..<(slash ?? path.startIndex)]
            }
        }
        self.names = names.mapValues { $0.sorted() }
    }

    /// Returns the names in a folder without links in its path.
    func names(in folder: String) -> [String] { names[folder] ?? [] }

    /// Returns whether a path is a link.
    func isLink(_ path: String) -> Bool {
        if case .link = leaves[path] { true } else { false }
    }

    /// Returns the ids of the files whose paths fulfill a condition.
    func contents(where isWanted: (String) -> Bool) -> Set<String> {
        Set(leaves.compactMap { if case .file(let id) = $1, isWanted($0) { id } else { nil } })
    }

    /// Follows a path, relative to the repository.
    func target(of path: String) -> Target {
        if case .file(let content) = leaves[path] { return .file(path, content: content) }
        var waiting: [Substring] = path.split(separator: "/").reversed()
        var folder = ""
        var links = 0
        while let name = waiting.popLast() {
            if name == "." { continue }
            if name == ".." {
                if folder.isEmpty { return .outside }
                folder = CatalogPath.folder(of: folder)
                continue
            }
            let path = folder.isEmpty ? String(name) : "\(folder)/\(name)"
            switch leaves[path] {
            case .link(let target):
                guard let target else { return .lacking }
                links += 1
                if links > Self.linkLimit { return .missing }
                if target.hasPrefix("/") { return .outside }
                waiting += target.split(separator: "/").reversed()
            case .submodule: return .submodule(path)
            case .file(let content): return waiting.isEmpty ? .file(path, content: content) : .missing
            case nil:
                if names[path] == nil { return .missing }
                folder = path
            }
        }
        return .folder(folder)
    }

    /// Returns the bounds of a catalog within the repository.
    ///
    /// As on a disk, a folder counts only if no link on the way from the catalog leads elsewhere.
    ///
    /// - Parameters:
    ///   - bounds: The bounds as paths.
    ///   - catalog: The folder of the catalog, relative to the repository.
    /// - Returns: The bounds, for paths as from `realPath`.
    func bounds(_ bounds: FileBounds, of catalog: String) -> RealBounds {
        let folders = bounds.folders.map { root(of: CatalogPath.join(catalog, with: $0), from: catalog) }
        return RealBounds(
            catalog: folder(catalog).map(Self.realPath), roots: folders.compactMap { $0.map(Self.realPath) },
            extensions: bounds.extensions)
    }

    private func root(of path: String, from catalog: String) -> String? {
        let names = path.split(separator: "/").filter { $0 != "." }
        let common = zip(names, catalog.split(separator: "/")).prefix { $0 == $1 }.count
        guard let real = folder(path), let start = folder(names.prefix(common).joined(separator: "/")) else {
            return nil
        }
        let written = ([start].filter { !$0.isEmpty } + names.dropFirst(common).map(String.init)).joined(separator: "/")
        return written == real ? real : nil
    }

    private func folder(_ path: String) -> String? {
        if case .folder(let real) = target(of: path) { real } else { nil }
    }

    /// Returns a path without links in the form of `RealBounds`: absolute, with the repository as the root.
    static func realPath(_ path: String) -> [UInt8] { Array("/\(path)".utf8) }
}

import BuildEngine

/// A search for the `catalog.yaml` of a command: at the given path, or in the working directory and the folders above.
///
/// A file in the place of a catalog, unfit as a catalog, is reported: going on to the next place would mean working on
/// another catalog than the visible catalog.
enum CatalogLocation {
    /// Returns the path of `catalog.yaml`, as reached from the working directory.
    ///
    /// `given` is a file, or a folder with a catalog. By default, the nearest folder from the working directory upward
    /// counts.
    static func find(_ given: String?) throws(CommandError) -> String {
        if let given { return try path(of: given) }
        let depth = System.workingFolder.split(separator: "/").count
        for level in 0...depth {
            if let path = try catalog(in: String(repeating: "../", count: level)) { return path }
        }
        throw CommandError(.missingCatalog())
    }

    private static func path(of given: String) throws(CommandError) -> String {
        guard let kind = try kind(of: given) else { throw CommandError(.missingPath(given)) }
        guard kind == .folder else { return given }
        let folder = given.hasSuffix("/") ? given : given + "/"
        guard let path = try catalog(in: folder) else { throw CommandError(.missingCatalog(in: given)) }
        return path
    }

    /// Returns the catalog in a folder, whose path is empty or ends in a slash.
    private static func catalog(in folder: String) throws(CommandError) -> String? {
        for path in ["catalog.yaml", "Catalog/catalog.yaml"].map({ folder + $0 }) {
            switch try kind(of: path) {
            case nil: continue
            case .file: return path
            case .folder: throw CommandError(.unreachablePath(path, reason: "it is a folder, not a file"))
            case .link, .other:
                throw CommandError(.unreachablePath(path, reason: "it is a device, pipe or socket, not a file"))
            }
        }
        return nil
    }

    /// Returns the kind of file at a path; nil without a file, not even a link.
    private static func kind(of path: String) throws(CommandError) -> FileStatusKind? {
        do throws(SystemError) {
            guard let status = try System.status(path, followingLinks: false) else { return nil }
            if status.kind != .link { return status.kind }
            if let target = try System.status(path, followingLinks: true) { return target.kind }
        } catch {
            throw CommandError(.unreachablePath(path, reason: error.words))
        }
        throw CommandError(.unreachablePath(path, reason: "it is a broken link"))
    }
}

/// Where the catalog is that a command works on.
enum CatalogLocation {
    /// The path of `catalog.yaml`, as reached from the working directory.
    ///
    /// `given` is a file, or a folder that holds a catalog. Without it, the nearest folder from the working directory
    /// upward counts.
    static func find(_ given: String?) throws(CommandFailure) -> String {
        if let given { return try path(of: given) }
        let depth = System.workingFolder.split(separator: "/").count
        for level in 0...depth {
            if let path = catalog(in: String(repeating: "../", count: level)) { return path }
        }
        throw CommandFailure(.missingCatalog())
    }

    private static func path(of given: String) throws(CommandFailure) -> String {
        let status: FileStatus?
        do throws(SystemError) {
            status = try System.status(given, followingLinks: true)
        } catch {
            throw CommandFailure(.unreachablePath(given, reason: error.words))
        }
        guard let status else { throw CommandFailure(.missingPath(given)) }
        guard status.kind == .folder else { return given }
        let folder = given.hasSuffix("/") ? given : given + "/"
        guard let path = catalog(in: folder) else { throw CommandFailure(.missingCatalog(in: given)) }
        return path
    }

    /// The catalog in a folder, whose path is empty or ends in a slash.
    private static func catalog(in folder: String) -> String? {
        ["catalog.yaml", "Catalog/catalog.yaml"].map { folder + $0 }.first { DiskFiles().isFile($0) }
    }
}

import Foundation

/// Where the catalog is that a command works on.
enum CatalogLocation {
    /// The path of `catalog.yaml`, as reached from the working directory.
    ///
    /// `given` is a file, or a folder that holds a catalog. Without it, the nearest folder from the working directory
    /// upward counts; `depth` is how many folders lie above that.
    static func find(_ given: String?, depth: Int = depthOfWorkingDirectory) throws(CommandFailure) -> String {
        if let given { return try path(of: given) }
        for level in 0...max(0, depth) {
            if let path = catalog(in: String(repeating: "../", count: level)) { return path }
        }
        throw CommandFailure(.missingCatalog())
    }

    private static func path(of given: String) throws(CommandFailure) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: given, isDirectory: &isFolder) else {
            throw CommandFailure(.missingPath(given))
        }
        guard isFolder.boolValue else { return given }
        let folder = given.hasSuffix("/") ? given : given + "/"
        guard let path = catalog(in: folder) else { throw CommandFailure(.missingCatalog(in: given)) }
        return path
    }

    /// The catalog in a folder, whose path is empty or ends in a slash.
    private static func catalog(in folder: String) -> String? {
        ["catalog.yaml", "Catalog/catalog.yaml"].map { folder + $0 }.first { isFile($0) }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static var depthOfWorkingDirectory: Int {
        FileManager.default.currentDirectoryPath.split(separator: "/").count
    }
}

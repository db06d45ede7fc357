import CatalogModel

/// The folder of a `catalog.yaml`, as the base for resolving relative paths of the catalog.
package struct CatalogFolder {
    /// Path as reached from the working directory; `.` for the working directory itself.
    package let path: String

    /// The folder of a `catalog.yaml`.
    package init(of path: String) {
        let folder = CatalogPath.folder(of: path)
        self.path = folder.isEmpty ? "." : folder
    }

    /// Returns the path, as reached from the working directory, of a path within the folder.
    package func path(_ path: String) -> String {
        PathText.joined(self.path, with: path)
    }

    /// Returns the path from the folder of a file to another file.
    package static func relativePath(from file: String, to other: String) -> String {
        let start = names(file).dropLast()
        let end = names(other)
        let common = zip(start, end).prefix { $0 == $1 }.count
        return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common)).joined(separator: "/")
    }

    private static func names(_ path: String) -> [Substring] {
        PathText.absolute(path, from: System.workingFolder).split(separator: "/")
    }
}

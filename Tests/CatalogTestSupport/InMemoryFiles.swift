package import CatalogLoading

/// Files that are nowhere but in a test.
package struct InMemoryFiles: CatalogFiles {
    private let bytes: [String: [UInt8]]
    /// Nothing here is a link, so the text of a path tells where a file lies.
    private var bounds: FileBounds?

    /// Path → text.
    package init(_ texts: [String: String]) {
        bytes = texts.mapValues { Array($0.utf8) }
    }

    /// Path → bytes.
    package init(bytes: [String: [UInt8]]) {
        self.bytes = bytes
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
        guard let found = bytes[path] else {
            throw FileError(path: path, kind: .missing, message: "there is no such file")
        }
        if let bounds, !bounds.hold(path) { throw .outside(path) }
        return found
    }

    package func files(below folder: String) throws(FileError) -> [String] {
        let found = bytes.keys.filter { $0.hasPrefix(folder + "/") }
        guard !found.isEmpty else {
            throw FileError(path: folder, kind: .missing, message: "there is no such folder")
        }
        return found
    }

    package func isFile(_ path: String) -> Bool { bytes[path] != nil }

    package func names(in folder: String) -> [String] {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let names = bytes.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        return Set(names.map { String($0.prefix { $0 != "/" }) }).sorted()
    }

    package func confined(to bounds: FileBounds) -> any CatalogFiles {
        var files = self
        files.bounds = bounds
        return files
    }
}

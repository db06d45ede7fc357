import CatalogLoading
import CatalogRendering

/// The `FileBounds` of a catalog as real paths, for refusing files outside the permitted folders despite links.
///
/// Paths are bytes here: two paths equal as texts may be two files.
package struct RealBounds: Sendable {
    private let catalog: [UInt8]?
    private let roots: [[UInt8]]
    private let extensions: Set<String>?

    /// Creates bounds of paths without links, such as those in a revision of git.
    package init(catalog: [UInt8]?, roots: [[UInt8]], extensions: Set<String>?) {
        self.catalog = catalog
        self.roots = [catalog].compactMap(\.self) + roots
        self.extensions = extensions
    }

    /// Creates the bounds as of now.
    ///
    /// - Parameters:
    ///   - bounds: The bounds as paths.
    ///   - home: Bounds of the same catalog from earlier: wherever the path of the catalog's folder leads by now, the
    ///     catalog stays in its place.
    init(_ bounds: FileBounds, at home: RealBounds? = nil) {
        let catalog = home?.catalog ?? System.realPath(bounds.catalog.isEmpty ? "." : bounds.catalog)
        let reached = PathText.absolute(bounds.catalog, from: System.workingFolder)
        self.catalog = catalog
        roots = ([catalog] + bounds.folders.map { Self.root(of: $0, from: reached) }).compactMap(\.self)
        extensions = bounds.extensions
    }

    /// Returns the real path of a folder named by `catalog.yaml`; nil for a missing folder, for a folder of the
    /// system's own or of Git's, and where the name leads elsewhere than written, by a link possibly put there without
    /// a word in `catalog.yaml`.
    ///
    /// Links on the way to the catalog are the machine's own.
    private static func root(of name: String, from catalog: String) -> [UInt8]? {
        let path = PathText.joined(catalog, with: name)
        guard let real = System.realPath(path) else { return nil }
        let way = catalog.split(separator: "/")
        let names = path.split(separator: "/")
        // Compare bytes, because names that look the same may be two folders.
        let common = zip(way, names).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        guard var location = System.realPath("/" + way.prefix(common).joined(separator: "/")) else { return nil }
        if common == 0, let first = names.first, ["proc", "dev", "sys"].contains(first) { return nil }
        for name in names.dropFirst(common) {
            if isGit(Array(name.utf8)[...]) { return nil }
            location += (location.last == slash ? [] : [slash]) + Array(name.utf8)
            let status = try? System.status(String(decoding: location, as: UTF8.self), followingLinks: false)
            if status?.kind == .link { return nil }
        }
        // On a disk that ignores letter case, the real path has the disk's spelling of the names.
        let said = foldedPath(String(decoding: location, as: UTF8.self))
        return said == foldedPath(String(decoding: real, as: UTF8.self)) ? real : nil
    }

    /// The hash of the real places.
    var digest: ContentHash {
        let locations = ([catalog ?? []] + roots).map { $0 + [0] }
        return ContentHash(
            of: Array(locations.joined()) + Array((extensions ?? []).sorted().joined(separator: "/").utf8))
    }

    /// Whether the real path of a folder is within the bounds.
    package func hold(folder path: [UInt8]) -> Bool {
        roots.contains { root in
            guard path.starts(with: root) else { return false }
            let rest = path[root.count...]
            return (rest.isEmpty || rest.first == Self.slash || root.last == Self.slash) && !Self.isHistory(rest)
        }
    }

    /// Whether the real path of a file is within the bounds, and has an allowed extension.
    package func hold(file path: [UInt8]) -> Bool {
        guard hold(folder: path) else { return false }
        guard let extensions else { return true }
        guard let name = path.split(separator: Self.slash).last, let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
            return false
        }
        return extensions.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
    }

    /// Whether a path leads through a folder with Git's own data, passwords included.
    private static func isHistory(_ path: ArraySlice<UInt8>) -> Bool {
        path.split(separator: slash).contains(where: isGit)
    }

    private static func isGit(_ name: ArraySlice<UInt8>) -> Bool {
        name.count == 4 && String(decoding: name, as: UTF8.self).lowercased() == ".git"
    }

    private static let slash = UInt8(ascii: "/")
}

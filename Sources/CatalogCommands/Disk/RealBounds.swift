import CatalogLoading
import CatalogRendering

/// Where the folders of `FileBounds` really are. Paths are bytes here: two that a text takes for one may be two files.
struct RealBounds: Sendable {
    private let roots: [[UInt8]]
    private let extensions: Set<String>?

    init(_ bounds: FileBounds) {
        let catalog = System.realPath(bounds.catalog.isEmpty ? "." : bounds.catalog)
        let reached = PathText.absolute(bounds.catalog, from: System.workingFolder)
        let others = bounds.folders.map { Self.root(of: $0, from: reached) }
        roots = ([catalog] + others).compactMap(\.self)
        extensions = bounds.extensions
    }

    /// The real path of a folder that `catalog.yaml` names; nil where there is none, and where a relative name leads
    /// elsewhere than it says, by a link that somebody may have put there without a word in `catalog.yaml`.
    private static func root(of name: String, from catalog: String) -> [UInt8]? {
        let path = PathText.joined(catalog, name)
        guard let real = System.realPath(path) else { return nil }
        if name.hasPrefix("/") { return real }
        let names = path.split(separator: "/")
        let common = zip(catalog.split(separator: "/"), names).prefix { $0 == $1 }.count
        guard let start = System.realPath("/" + names.prefix(common).joined(separator: "/")) else { return nil }
        let said = PathText.joined(
            String(decoding: start, as: UTF8.self), names.dropFirst(common).joined(separator: "/"))
        // Disks that do not tell letter case apart give the names as they have them.
        return foldedPath(said) == foldedPath(String(decoding: real, as: UTF8.self)) ? real : nil
    }

    /// Whether the real path of a folder lies within the bounds.
    func hold(folder path: [UInt8]) -> Bool {
        roots.contains { root in
            guard path.starts(with: root) else { return false }
            let rest = path[root.count...]
            return (rest.isEmpty || rest.first == Self.slash || root.last == Self.slash) && !Self.isHistory(rest)
        }
    }

    /// Whether the real path of a file lies within the bounds, and has one of the extensions.
    func hold(file path: [UInt8]) -> Bool {
        guard hold(folder: path) else { return false }
        guard let extensions else { return true }
        guard let name = path.split(separator: Self.slash).last, let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
            return false
        }
        return extensions.contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
    }

    /// Whether a path leads through a folder in which Git keeps what is its own, passwords among it.
    private static func isHistory(_ path: ArraySlice<UInt8>) -> Bool {
        path.split(separator: slash).contains { name in
            name.count == 4 && String(decoding: name, as: UTF8.self).lowercased() == ".git"
        }
    }

    private static let slash = UInt8(ascii: "/")
}

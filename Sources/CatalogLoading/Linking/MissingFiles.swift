import CatalogModel
import Synchronization

extension CatalogFiles {
    /// Whether a file exists at the place given by a text.
    ///
    /// A slash at the end means a folder, a fact lost in a resolved path.
    func isFile(_ file: Text, in folder: String) -> Bool {
        let last = file.value.split(separator: "/", omittingEmptySubsequences: false).last
        return last != "" && last != "." && isFile(CatalogPath.join(folder, with: file.value))
    }
}

/// A writer of findings about missing files, with a similar existing file as a suggestion.
struct MissingFiles {
    let folder: String
    let files: any CatalogFiles
    let listings: FolderListings
    /// Number of a file's findings with a suggestion; the search for a suggestion goes through the folder's names.
    private static let suggestions = 10

    func report(_ missing: [Text], diagnostics: inout Diagnostics) {
        for (number, file) in missing.enumerated() {
            diagnostics.report(.missingFile(file, likely: number < Self.suggestions ? likely(file) : nil))
        }
    }

    private func likely(_ file: Text) -> String? {
        let path = CatalogPath.join(folder, with: file.value)
        if files.isFile(path) { return CatalogPath.relative(path, to: folder) }
        let kind = CatalogPath.pathExtension(of: path)
        let siblings = listings.paths(in: CatalogPath.folder(of: path))
        let alike = siblings.filter { CatalogPath.pathExtension(of: $0) == kind }
        let meant =
            siblings.isEmpty
            ? listings.likely(path) ?? listings.namesake(of: path)
            : sibling(of: path, among: alike) ?? listings.namesake(of: path) ?? suggestion(for: path, among: alike)
        return meant.flatMap { files.isFile($0) ? CatalogPath.relative($0, to: folder) : nil }
    }
}

extension MissingFiles {
    /// Returns the only file in the same folder with a similar name, the folder's name aside.
    private func sibling(of path: String, among paths: [String]) -> String? {
        let names = Dictionary(paths.map { ($0.fileName, $0) }) { first, _ in first }
        return suggestion(for: path.fileName, among: names.keys.sorted()).flatMap { names[$0] }
    }
}

/// A cache of the file names in a catalog's folders, for suggestions in findings about missing files.
///
/// No folder elsewhere is listed: a mistyped path may be the root of the disk.
final class FolderListings: Sendable {
    private let bounds: FileBounds
    private let files: any CatalogFiles
    private let cache = Mutex<[String: [String]]>([:])
    /// More files than a mistyped name is compared with.
    private static let limit = 10_000

    init(_ bounds: FileBounds, files: any CatalogFiles) {
        self.bounds = bounds
        self.files = files
    }

    /// Returns the probably meant path of a file or folder, for a path with misspelled names anywhere.
    func likely(_ path: String) -> String? {
        let roots = [bounds.catalog] + bounds.folders.map { CatalogPath.join(bounds.catalog, with: $0) }
        guard var meant = roots.first(where: { CatalogPath.contains($0, path: path) }) else { return nil }
        for name in CatalogPath.relative(path, to: meant).split(separator: "/").map(String.init) {
            let names = paths(in: meant).map { CatalogPath.relative($0, to: meant) }
            guard let next = names.contains(name) ? name : Self.likely(name, among: names) else { return nil }
            meant = CatalogPath.join(meant, with: next)
        }
        return meant == path ? nil : meant
    }

    /// Returns the only file of the same name in another folder: a folder of the catalog or of the entries, or a folder
    /// directly within.
    ///
    /// Outputs are left out, because they have copies of the catalog's files.
    func namesake(of path: String) -> String? {
        guard bounds.hold(path) else { return nil }
        let name = path.fileName
        let roots = [bounds.catalog] + bounds.folders.map { CatalogPath.join(bounds.catalog, with: $0) }
        let folders = roots + roots.flatMap(paths).filter { !$0.fileName.contains(".") }
        let found = folders.uniqued().map { CatalogPath.join($0, with: name) }.filter { candidate in
            let manifest = CatalogPath.join(CatalogPath.folder(of: candidate), with: ".catalog-manifest")
            return files.isFile(candidate) && !files.isFile(manifest)
        }
        return found.count == 1 ? found.first : nil
    }

    /// Returns the probably meant name: the stem or the ending can be misspelled, not both.
    private static func likely(_ name: String, among names: [String]) -> String? {
        func parts(_ name: String) -> (stem: String, ending: String) {
            let stem = String(name.prefix { $0 != "." })
            return (stem, String(name.dropFirst(stem.count)))
        }
        let (stem, ending) = parts(name)
        // In very short names, one letter more or less gives an unrelated name.
        if stem.count < 3 { return nil }
        let candidates = names.map(parts)
        return suggestion(for: stem, among: candidates.filter { $0.ending == ending }.map(\.stem)).map { $0 + ending }
            ?? suggestion(for: ending, among: candidates.filter { $0.stem == stem }.map(\.ending)).map { stem + $0 }
    }

    /// Returns the paths of the files and folders directly in a folder; none where there are too many to choose from.
    func paths(in folder: String) -> [String] {
        guard bounds.hold(folder) else { return [] }
        return cache.withLock { cache in
            if let paths = cache[folder] { return paths }
            let names = files.names(in: folder)
            let paths = names.count > Self.limit ? [] : names.map { CatalogPath.join(folder, with: $0) }.sorted()
            cache[folder] = paths
            return paths
        }
    }
}

extension String {
    /// The last name of a path.
    fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? "" }
}

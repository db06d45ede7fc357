import CatalogModel

/// A finder of stale files in an output's folder: files written by an earlier build and no longer in the output, for
/// removal.
struct StaleFiles {
    /// Files to be removed.
    private(set) var removed: [OutputPath] = []
    /// The hashes of the files by folded path.
    private var hashByName: [String: ContentHash] = [:]

    init(
        _ output: RenderedOutput, snapshot: DiskSnapshot, owned: Manifest, besides neighbors: [OutputTarget],
        diagnostics: inout Diagnostics
    ) {
        // Most builds render all files again, so return before the search.
        if output.files.count(where: { owned[$0.path] != nil }) == owned.hashes.count { return }
        let rendered = Set(output.files.map(\.path))
        let foreignFolders = neighbors.compactMap { output.target.nestedPath(of: $0) }
        for path in owned.hashes.keys.filter({ !rendered.contains($0) }).sorted() {
            switch snapshot[path] {
            // No build wrote the file or folder that is at the path now, so keep it.
            case .missing, .after, .obstacle: continue
            case .file(let hash) where hash == owned[path]:
                if foreignFolders.contains(where: { OutputRenderer.lies(path, in: $0) }) {
                    diagnostics.report(.staleFileReleased(path, in: output.target))
                } else {
                    removed.append(path)
                    hashByName[foldedPath(path.text)] = hash
                }
            case .file: diagnostics.report(.staleFileKept(path, in: output.target))
            }
        }
    }

    func contains(_ path: OutputPath) -> Bool { hashByName[foldedPath(path.text)] != nil }

    /// Whether a file with the given bytes may be a file to be removed, seen under a new spelling of the path.
    func isRespelled(_ path: OutputPath, hash: ContentHash) -> Bool { hashByName[foldedPath(path.text)] == hash }
}

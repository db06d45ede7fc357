import CatalogModel

/// The files that a build wrote and that the output no longer has.
struct StaleFiles {
    /// Files that go.
    private(set) var removed: [OutputPath] = []
    /// Their hashes by folded path.
    private var hashByName: [String: ContentHash] = [:]

    init(
        _ output: RenderedOutput, _ snapshot: DiskSnapshot, _ owned: Manifest, besides neighbors: [OutputTarget],
        diagnostics: inout Diagnostics
    ) {
        let rendered = Set(output.files.map(\.path))
        let foreignFolders = neighbors.compactMap { output.target.nestedPath(of: $0) }
        for path in owned.paths where !rendered.contains(path) {
            switch snapshot[path] {
            // What stands there instead is no file that a build has written.
            case .missing, .behind, .obstacle: continue
            case .file(let hash) where hash == owned[path]:
                if foreignFolders.contains(where: { OutputRenderer.lies(path, in: $0) }) {
                    diagnostics.report(.staleFileReleased(path, output.target))
                } else {
                    removed.append(path)
                    hashByName[foldedPath(path.text)] = hash
                }
            case .file: diagnostics.report(.staleFileKept(path, output.target))
            }
        }
    }

    func contains(_ path: OutputPath) -> Bool { hashByName[foldedPath(path.text)] != nil }

    /// Whether a file with these bytes may be one that goes, seen under a new spelling of its path.
    func isRespelled(_ path: OutputPath, _ hash: ContentHash) -> Bool { hashByName[foldedPath(path.text)] == hash }
}

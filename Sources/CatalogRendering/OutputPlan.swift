public import CatalogModel

/// What has to happen on disk for an output's folder to hold what was rendered.
///
/// A file is a build's own when its bytes are those that the manifest records. Only such files are replaced or removed;
/// all others are somebody's work.
public struct OutputPlan: Sendable {
    public enum Action: Hashable, Sendable { case create, update, remove, unchanged }

    public struct Step: Hashable, Sendable {
        public let path: OutputPath
        public let action: Action

        public init(_ action: Action, _ path: OutputPath) {
            self.path = path
            self.action = action
        }
    }

    public let output: RenderedOutput
    /// One for each file that was rendered or goes, by path; none for files that are refused.
    public let steps: [Step]
    /// The files that cannot be written; each has a finding.
    public let refused: [OutputPath]
    /// The edited files that `overwriting` has named.
    public let overwritten: Set<OutputPath>
    /// What the output owns afterwards.
    public let manifest: Manifest
    /// The bytes of `manifest`, since several steps ask for them.
    public let manifestBytes: [UInt8]
    /// What is on disk now.
    public let snapshot: DiskSnapshot

    public var target: OutputTarget { output.target }

    public func paths(_ action: Action) -> [OutputPath] {
        steps.filter { $0.action == action }.map(\.path)
    }

    /// Whether the manifest on disk is the one that the output will have, and no interrupted build has left another.
    /// An output without files needs none.
    public var isManifestCurrent: Bool {
        snapshot.records.pending == Manifest() && (snapshot.records.bytes ?? []) == manifestBytes
    }

    /// Whether there is nothing to do.
    public var isUpToDate: Bool {
        refused.isEmpty && isManifestCurrent && steps.allSatisfy { $0.action == .unchanged }
    }
}

extension OutputPlan {
    /// Compares what was rendered with what is on disk, and reports what cannot be done without a loss.
    /// - Parameters:
    ///   - overwriting: Files whose edits may be lost.
    ///   - neighbors: The other outputs of the catalog; what lies in their folders is not touched.
    public init(
        _ output: RenderedOutput, onDisk snapshot: DiskSnapshot, overwriting: Set<OutputPath> = [],
        besides neighbors: [OutputTarget] = [], diagnostics: inout Diagnostics
    ) {
        let target = output.target
        if let fault = snapshot.records.fault {
            diagnostics.report(.brokenManifest(fault, bytes: snapshot.records.bytes ?? [], target))
        }
        if let obstacle = snapshot.records.obstacle {
            diagnostics.report(.blockedPath(.manifest, by: obstacle, target))
        }
        let owned = snapshot.owned
        let stale = StaleFiles(output, snapshot, owned, besides: neighbors, diagnostics: &diagnostics)
        var steps = stale.removed.map { Step(.remove, $0) }
        var refused: [OutputPath] = []
        var overwritten: Set<OutputPath> = []
        for file in output.files {
            let judge = FileJudge(file: file, state: snapshot[file.path], recorded: owned[file.path], stale: stale)
            switch judge.verdict(mayOverwrite: overwriting.contains(file.path), target) {
            case .step(let action): steps.append(Step(action, file.path))
            case .overwrite:
                steps.append(Step(.update, file.path))
                overwritten.insert(file.path)
            case .refuse(let finding):
                diagnostics.report(finding)
                refused.append(file.path)
            }
        }
        self.output = output
        self.snapshot = snapshot
        self.steps = steps.sorted { $0.path < $1.path }
        self.refused = refused
        self.overwritten = overwritten
        manifest = Manifest(
            Dictionary(output.files.map { ($0.path, $0.hash) }, uniquingKeysWith: { first, _ in first }))
        manifestBytes = manifest.printed
    }
}

/// The files that a build wrote and that the output no longer has.
private struct StaleFiles {
    /// Those that go.
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

/// Decides about one rendered file.
private struct FileJudge {
    enum Verdict {
        case step(OutputPlan.Action)
        case overwrite
        case refuse(Diagnostic)
    }

    let file: RenderedFile
    let state: DiskSnapshot.State
    let recorded: ContentHash?
    let stale: StaleFiles

    func verdict(mayOverwrite: Bool, _ target: OutputTarget) -> Verdict {
        switch state {
        case .missing: return .step(.create)
        case .obstacle(let obstacle): return .refuse(.blockedPath(file.path, by: obstacle, target))
        case .behind(let folder, .file) where stale.contains(folder): return .step(.create)
        case .behind(let folder, let obstacle):
            return .refuse(.blockedPath(file.path, by: obstacle, at: folder, target))
        // A path that changes its letter case only: on some disks the old file, which goes first, is seen here.
        case .file(let hash) where recorded == nil && stale.isRespelled(file.path, hash): return .step(.create)
        case .file(file.hash): return .step(.unchanged)
        case .file(let hash) where hash == recorded: return .step(.update)
        case .file where recorded == nil: return .refuse(.foreignFile(file.path, target))
        case .file: return mayOverwrite ? .overwrite : .refuse(.editedFile(file.path, target))
        }
    }
}

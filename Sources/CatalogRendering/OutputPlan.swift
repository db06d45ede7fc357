public import CatalogModel

/// A plan for updating an output's folder on disk with the rendered files: create, update, remove or keep, file by
/// file.
///
/// A file is a build's own if the bytes match the manifest. Only such files are replaced or removed; all others are a
/// person's work: such files keep the plan from being carried out, or stay if the output's `edits` are kept.
public struct OutputPlan: Sendable {
    /// The action of a build on a file.
    public enum Action: Hashable, Sendable {
        case create, update, remove, unchanged
        /// The file stays as left by a person, even if deleted.
        case keep
    }

    /// The decision on a single file.
    public struct Step: Hashable, Sendable {
        /// The path within the output's folder.
        public let path: OutputPath
        /// The action to be carried out.
        public let action: Action

        /// Creates a step for the file at a path.
        public init(_ action: Action, path: OutputPath) {
            self.path = path
            self.action = action
        }
    }

    /// The output as rendered.
    public let output: RenderedOutput
    /// Steps by path, a single step for each rendered or removed file; none for refused files.
    public let steps: [Step]
    /// The files impossible to write; each has a finding.
    public let refused: [OutputPath]
    /// The edited files named by the caller, therefore overwritten.
    public let named: Set<OutputPath>
    /// Files with edits or a text of people, kept without the present content of the catalog.
    public let outdated: [OutputPath]
    /// The contents of merged files.
    public let merged: [OutputPath: [UInt8]]
    /// Manifest of the output afterwards.
    public let manifest: Manifest
    /// The bytes of `manifest`, shared by several steps.
    public let manifestBytes: [UInt8]
    /// The texts to be kept beside files edited further by people.
    public let bases: BasePlan
    /// Files on disk now.
    public let snapshot: DiskSnapshot
    /// The declared destination of the output.
    public var target: OutputTarget { output.target }

    /// Returns the paths of the files affected by an action, in order.
    public func paths(_ action: Action) -> [OutputPath] {
        steps.filter { $0.action == action }.map(\.path)
    }

    /// Whether the manifest on disk is the output's future manifest, and no interrupted build has left another.
    ///
    /// An output without files needs none.
    public var isManifestCurrent: Bool {
        snapshot.records.pending == Manifest() && (snapshot.records.bytes ?? []) == manifestBytes
    }

    /// Whether no file needs to be written or removed, and no file is refused.
    public var isUpToDate: Bool {
        refused.isEmpty && isManifestCurrent && bases.isUpToDate
            && steps.allSatisfy { $0.action == .unchanged || $0.action == .keep }
    }
}

extension OutputPlan {
    /// Permissions of a caller for files by name, because only a person can decide.
    public struct Permissions: Sendable {
        /// Files whose edits may be lost, or whose deletion does not count.
        public var overwriting: Set<OutputPath>
        /// Files whose deletion does not count, unlike edits.
        public var restoring: Set<OutputPath>
        /// Contents with the edits of people and the changes of the catalog, for outdated files.
        public var merged: [OutputPath: [UInt8]]

        /// Creates permissions; none by default.
        public init(
            overwriting: Set<OutputPath> = [], restoring: Set<OutputPath> = [], merged: [OutputPath: [UInt8]] = [:]
        ) {
            self.overwriting = overwriting
            self.restoring = restoring
            self.merged = merged
        }
    }

    /// Creates a plan from rendered files and the files on disk, and reports changes impossible without a loss.
    ///
    /// - Parameters:
    ///   - output: The output as rendered.
    ///   - isPartial: Whether the output has other, unchanged files.
    ///   - snapshot: The folder of the output now.
    ///   - permissions: The files named by the caller.
    ///   - neighbors: The other outputs of the catalog; files in their folders are not touched.
    ///   - diagnostics: Takes the findings on refused files, and on files left as people have made them.
    public init(
        _ output: RenderedOutput, isPartial: Bool = false, onDisk snapshot: DiskSnapshot,
        allowing permissions: Permissions = Permissions(), besides neighbors: [OutputTarget] = [],
        diagnostics: inout Diagnostics
    ) {
        let target = output.target
        if let fault = snapshot.records.fault {
            diagnostics.report(.brokenManifest(fault, bytes: snapshot.records.bytes ?? [], in: target))
        }
        if let obstacle = snapshot.records.obstacle {
            diagnostics.report(.blockedPath(.manifest, by: obstacle, in: target))
        }
        let owned = snapshot.owned
        let stale = StaleFiles(
            output, snapshot: snapshot, owned: isPartial ? Manifest() : owned, besides: neighbors,
            diagnostics: &diagnostics)
        var steps = stale.removed.map { Step(.remove, path: $0) }
        var manifest = isPartial ? owned : Manifest()
        var named: Set<OutputPath> = []
        var refused: [OutputPath] = []
        var kept = KeptFiles()
        for file in output.files {
            let judge = FileDecision(file: file, state: snapshot[file.path], recorded: owned[file.path], stale: stale)
            let verdict = judge.verdict(target, permissions: permissions)
            switch verdict {
            case .step(let action): steps.append(Step(action, path: file.path))
            case .overwrite(let action):
                steps.append(Step(action, path: file.path))
                named.insert(file.path)
            case .keep(let reason):
                steps.append(Step(.keep, path: file.path))
                kept.append(file, reason: reason)
            case .merge: steps.append(Step(.update, path: file.path))
            case .refuse(let finding):
                diagnostics.report(finding)
                refused.append(file.path)
            }
            manifest[file.path] = verdict.recorded(of: file, before: owned[file.path])
        }
        kept.report(target, diagnostics: &diagnostics)
        self.output = output
        self.snapshot = snapshot
        self.steps = steps.sorted { $0.path < $1.path }
        self.refused = refused
        self.named = named
        outdated = kept.outdated.map(\.file.path)
        merged = permissions.merged
        self.manifest = manifest
        manifestBytes = manifest.printed(in: isPartial ? manifest.paths : output.files.map(\.path))
        bases = BasePlan(output, manifest: manifest, onDisk: snapshot)
    }
}

import CatalogModel

/// A decision about a single rendered file before writing: create, update, keep or refuse, based on the file on disk
/// and the manifest.
struct FileDecision {
    /// The decision about a file: a step, no change, or a refusal.
    enum Verdict {
        case step(OutputPlan.Action)
        /// Like a step, because the caller has named the file.
        case overwrite(OutputPlan.Action)
        case keep(KeptFiles.Reason)
        /// Like an update, with the changes of the catalog merged into the edits.
        case merge
        case refuse(Diagnostic)
    }

    let file: RenderedFile
    let state: DiskSnapshot.State
    let recorded: ContentHash?
    let stale: StaleFiles

    func verdict(_ target: OutputTarget, permissions: OutputPlan.Permissions) -> Verdict {
        switch state {
        case .missing where target.edits == .kept && recorded != nil:
            let isWanted = permissions.overwriting.contains(file.path) || permissions.restoring.contains(file.path)
            return isWanted ? .overwrite(.create) : .keep(.deleted)
        case .missing: return .step(.create)
        case .obstacle(let obstacle): return .refuse(.blockedPath(file.path, by: obstacle, in: target))
        case .after(let folder, .file) where stale.contains(folder): return .step(.create)
        case .after(let folder, let obstacle):
            return .refuse(.blockedPath(file.path, by: obstacle, at: folder, in: target))
        // If only the letter case of a path changes, some disks find the old file here, which is removed first.
        case .file(let hash) where recorded == nil && stale.isRespelled(file.path, hash: hash): return .step(.create)
        case .file(file.hash): return .step(.unchanged)
        case .file(let hash) where hash == recorded: return .step(.update)
        case .file where recorded != nil && permissions.overwriting.contains(file.path): return .overwrite(.update)
        case .file:
            switch target.edits {
            case .refused:
                return .refuse(
                    recorded == nil ? .foreignFile(file.path, in: target) : .editedFile(file.path, in: target))
            case .kept where permissions.merged[file.path] != nil: return .merge
            case .kept: return .keep(reason)
            }
        }
    }

    /// Returns the reason for keeping a file different from the build's last version.
    private var reason: KeptFiles.Reason {
        guard let recorded else { return .foreign }
        return recorded == file.hash ? .edited : .outdated
    }
}

extension FileDecision.Verdict {
    /// Returns the hash for the manifest afterwards: of a build's last bytes, or of the base of people's edits.
    func recorded(of file: RenderedFile, before: ContentHash?) -> ContentHash? {
        switch self {
        case .step, .overwrite, .merge, .refuse, .keep(.edited): file.hash
        case .keep(.deleted), .keep(.outdated): before
        case .keep(.foreign): nil
        }
    }
}

/// A collector of the output files left unwritten to keep the edits or deletions of people, by reason.
struct KeptFiles {
    /// The reason for keeping a file unchanged.
    enum Reason {
        /// Edited, while the catalog is unchanged.
        case edited
        /// Edited, and the catalog has changed since.
        case outdated
        /// Deleted by hand.
        case deleted
        /// Not written by any build.
        case foreign
    }

    private var pathsByReason: [Reason: [OutputPath]] = [:]
    private(set) var outdated: [(file: RenderedFile, reason: Reason)] = []

    mutating func append(_ file: RenderedFile, reason: Reason) {
        switch reason {
        case .edited, .deleted: pathsByReason[reason, default: []].append(file.path)
        case .outdated, .foreign: outdated.append((file, reason))
        }
    }

    /// Reports the kept files without need for action, once for an output, and each outdated file.
    func report(_ target: OutputTarget, diagnostics: inout Diagnostics) {
        if let paths = pathsByReason[.edited] { diagnostics.report(.scaffoldsEdited(paths, in: target)) }
        if let paths = pathsByReason[.deleted] { diagnostics.report(.scaffoldsDeleted(paths, in: target)) }
        for (file, reason) in outdated {
            diagnostics.report(
                reason == .outdated ? .scaffoldOutdated(file, in: target) : .scaffoldForeign(file, in: target))
        }
    }
}

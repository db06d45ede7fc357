import CatalogRendering

/// Changes and conditions independent of each other: performed in any order, also at the same time.
typealias DiskStage = [DiskOperation]

// The order of the stages makes an interrupted build harmless. Until all files are staged, only the staging folder
// changes. Then the staging folder gets the pending manifest. With it, the next build recognizes the moved files as its
// own, even if it renders other files. Files are removed before others are moved, because a file may make room for a
// folder, or for itself under a new spelling. The manifest is written last.
extension OutputPlan {
    /// Stages that make sure of the success of the changes, without any change.
    var preparation: [DiskStage] {
        let placements = placements
        let staged = Set(output.files.compactMap(\.stagedNumber))
        return settling + [
            [.clearStaging(keeping: staged)], [.makeFolder(.staging)],
            (placements.files + placements.bases).compactMap(\.staging), conditions, pendingManifest,
        ]
    }

    /// The changes, after a successful preparation.
    var changes: [DiskStage] {
        let removed = paths(.remove)
        let (written, newBases) = placements
        return [bases.removed.map { .removeFile($0) }]
            + Self.removalOfFolders(of: bases.removed)
            + [removed.map { .removeFile($0) }]
            + Self.removalOfFolders(of: removed)
            + Self.byDepth(written.map(\.path)).map { $0.map { .makeFolder($0) } }
            + [written.map { .move(.staged($0.number), to: $0.path) }]
            // Move bases after their files. A user who edits a file in between starts from the new content. A merge
            // with the previous base then finds the same changes on both sides.
            + Self.byDepth(newBases.map(\.path)).map { $0.map { .makeFolder($0) } }
            + [newBases.map { .move(.staged($0.number), to: $0.path) }]
            + [
                isManifestCurrent ? [] : [.move(.pendingManifest, to: .manifest)],
                [.clearStaging(keeping: [])],
            ]
    }

    /// A file on the way to a path, and the way into the staging folder.
    private struct Placement {
        let path: OutputPath
        /// In the staging folder.
        let number: Int
        /// The operation that stages the file; nil if already staged.
        let staging: DiskOperation?
    }

    /// The files to make or replace, and their bases.
    private var placements: (files: [Placement], bases: [Placement]) {
        let paths = Set(paths(.create) + paths(.update))
        var free = (output.files.compactMap(\.stagedNumber).max() ?? -1) + 1
        /// Returns a file with numbers of its own.
        func added(_ file: RenderedFile, at path: OutputPath) -> Placement {
            defer { free += 1 }
            let goal = OutputPath.staged(free)
            let operation: DiskOperation =
                switch file.content {
                case .memory(let bytes): .write(bytes, to: goal)
                case .staged(let number): .copy(.staged(number), file.hash, to: goal)
                // Builds that do not write keep no bytes. A write after such a build fails the check of the hash.
                case .inPlace, .omitted: .copy(file.path, file.hash, to: goal)
                }
            return Placement(path: path, number: free, staging: operation)
        }
        /// Returns a merged file, with the access rights of the edited file.
        func merged(_ bytes: [UInt8], at path: OutputPath) -> Placement {
            defer { free += 1 }
            return Placement(path: path, number: free, staging: .rewrite(bytes, of: path, to: .staged(free)))
        }
        let files = output.files.filter { paths.contains($0.path) }.map { file in
            if let bytes = self.merged[file.path] { return merged(bytes, at: file.path) }
            return file.stagedNumber.map { Placement(path: file.path, number: $0, staging: nil) }
                ?? added(file, at: file.path)
        }
        return (files, bases.written.map { added($0.file, at: $0.path) })
    }

    /// Removes the recorded folders emptied or not yet filled by an interrupted build; then records the work of the
    /// interrupted build.
    private var settling: [DiskStage] {
        let records = snapshot.records
        if records.pending == Manifest() { return [] }
        return Self.removalOfFolders(of: records.paths + records.paths.compactMap(\.base)) + [
            [.write(snapshot.owned.printed, to: .settledManifest)], [.move(.settledManifest, to: .manifest)],
            [.removeFile(.pendingManifest)],
        ]
    }

    /// Returns the stages of removal, innermost folders first.
    private static func removalOfFolders(of paths: [OutputPath]) -> [DiskStage] {
        byDepth(paths).reversed().map { $0.map { .removeFolderIfEmpty($0) } }
    }

    /// Returns the folders of files, each once: the outermost folders, then the folders within, and so on.
    private static func byDepth(_ paths: [OutputPath]) -> [[OutputPath]] {
        var stages: [[OutputPath]] = []
        var seen: Set<OutputPath> = []
        for path in paths {
            // Consecutive files mostly share a folder. If a folder was inserted, its parents were, too.
            for (depth, folder) in path.folders.enumerated().reversed() {
                if !seen.insert(folder).inserted { break }
                while stages.count <= depth { stages.append([]) }
                stages[depth].append(folder)
            }
        }
        return stages.map { $0.sorted() }
    }

    private var pendingManifest: DiskStage {
        isManifestCurrent ? [] : [.write(manifestBytes, to: .pendingManifest)]
    }

    private var conditions: DiskStage {
        let changed =
            steps.filter { $0.action != .unchanged && $0.action != .keep }.map(\.path)
            + bases.written.map(\.path) + bases.removed
        if snapshot.isEmpty { return changed.isEmpty ? [] : [.requireWritable(nil), .requireMissing(changed)] }
        let folders = Set(changed.compactMap(\.folder)).sorted()
        let isRootChanged = changed.contains { $0.folder == nil }
        return (isRootChanged ? [.requireWritable(nil)] : []) + folders.map { .requireWritable($0) }
            + changed.map { .require($0, snapshot[$0]) }
    }
}

extension RenderedFile {
    /// Number of the file in the staging folder, if staged.
    fileprivate var stagedNumber: Int? {
        if case .staged(let number) = content { number } else { nil }
    }
}

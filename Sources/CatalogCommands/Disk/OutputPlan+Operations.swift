import CatalogRendering

/// Changes and conditions that do not depend on each other: they are done in any order, also at the same time.
typealias DiskStage = [DiskOperation]

// The order of the stages makes an interrupted build harmless. Until all files are staged nothing but the staging folder
// changes. Then the manifest-to-be lies in the staging folder, so that the next build knows the files that this one has
// moved as its own, whatever it renders itself. Removing comes before moving, because a file may make room for a folder,
// or for itself under a new spelling. The manifest comes last.
extension OutputPlan {
    /// What makes sure that the changes will succeed, without making any.
    var preparation: [DiskStage] {
        settling + [[.clearStaging], [.makeFolder(.staging)], staging, conditions, pendingManifest]
    }

    /// The changes, after a preparation that has succeeded.
    var changes: [DiskStage] {
        let removed = paths(.remove)
        let written = written
        return [bases.removed.map { .removeFile($0) }]
            + Self.removalOfFolders(of: bases.removed)
            + [removed.map { .removeFile($0) }]
            + Self.removalOfFolders(of: removed)
            + Self.byDepth(written.map(\.path)).map { $0.map { .makeFolder($0) } }
            + [written.enumerated().map { .move(.staged($0.offset), to: $0.element.path) }]
            + newBases(stagedFrom: written.count)
            + [
                isManifestCurrent ? [] : [.move(.pendingManifest, to: .manifest)],
                [.clearStaging],
            ]
    }

    /// The files that are made or replaced.
    private var written: [RenderedFile] {
        let paths = Set(paths(.create) + paths(.update))
        return output.files.filter { paths.contains($0.path) }
    }

    /// Bases come after their files: whoever edits a file in between starts from what is there, and a merge that starts
    /// from the text before finds the same changes on both sides.
    private func newBases(stagedFrom first: Int) -> [DiskStage] {
        let paths = bases.written.map(\.path)
        return Self.byDepth(paths).map { $0.map { .makeFolder($0) } }
            + [paths.enumerated().map { .move(.staged(first + $0.offset), to: $0.element) }]
    }

    /// Removes the folders that an interrupted build has emptied or has not come to fill, as long as it is known which
    /// these are; then writes down what that build has done, before this one takes its place.
    private var settling: [DiskStage] {
        let records = snapshot.records
        if records.pending == Manifest() { return [] }
        return Self.removalOfFolders(of: records.paths + records.paths.compactMap(\.base)) + [
            [.write(snapshot.owned.printed, to: .staged(0))], [.move(.staged(0), to: .manifest)],
            [.removeFile(.pendingManifest)],
        ]
    }

    /// Innermost first.
    private static func removalOfFolders(of paths: [OutputPath]) -> [DiskStage] {
        byDepth(paths).reversed().map { $0.map { .removeFolderIfEmpty($0) } }
    }

    /// The folders of files, each once: the outermost ones, then those in them, and so on.
    private static func byDepth(_ paths: [OutputPath]) -> [[OutputPath]] {
        var stages: [[OutputPath]] = []
        var seen: Set<OutputPath> = []
        for path in paths {
            // Files of one folder mostly follow each other, and whoever knows a folder knows its parents.
            for (depth, folder) in path.folders.enumerated().reversed() {
                if !seen.insert(folder).inserted { break }
                while stages.count <= depth { stages.append([]) }
                stages[depth].append(folder)
            }
        }
        return stages.map { $0.sorted() }
    }

    private var staging: DiskStage {
        (written.map(\.bytes) + bases.written.map(\.bytes)).enumerated().map {
            .write($0.element, to: .staged($0.offset))
        }
    }

    private var pendingManifest: DiskStage {
        isManifestCurrent ? [] : [.write(manifestBytes, to: .pendingManifest)]
    }

    private var conditions: DiskStage {
        let changed =
            steps.filter { $0.action != .unchanged && $0.action != .keep }.map(\.path)
            + bases.written.map(\.path) + bases.removed
        let folders = Set(changed.compactMap(\.folder)).sorted()
        let isRootChanged = changed.contains { $0.folder == nil }
        return (isRootChanged ? [.requireWritable(nil)] : []) + folders.map { .requireWritable($0) }
            + changed.map { .require($0, snapshot[$0]) }
    }
}

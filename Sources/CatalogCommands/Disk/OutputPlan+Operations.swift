import CatalogRendering

// The order makes an interrupted build harmless. Until all files are staged nothing but the staging folder changes. Then
// the manifest-to-be lies in the staging folder, so that the next build knows the files that this one has moved as its
// own, whatever it renders itself. Removing comes before moving, because a file may make room for a folder, or for
// itself under a new spelling. The manifest comes last.
extension OutputPlan {
    /// What makes sure that the changes will succeed, without making any.
    var preparation: [DiskOperation] {
        settling + [.clearStaging, .makeFolder(.staging)] + staging + conditions + pendingManifest
    }

    /// The changes, after a preparation that has succeeded.
    var changes: [DiskOperation] {
        let removed = paths(.remove)
        let folders = Set(written.flatMap(\.path.folders)).sorted()
        return removed.map { .removeFile($0) }
            + Self.removalOfFolders(of: removed)
            + folders.map { .makeFolder($0) }
            + written.enumerated().map { .move(.staged($0.offset), to: $0.element.path) }
            + (isManifestCurrent ? [] : [.move(.pendingManifest, to: .manifest)])
            + [.clearStaging]
    }

    /// The files that are made or replaced.
    private var written: [RenderedFile] {
        let paths = Set(paths(.create) + paths(.update))
        return output.files.filter { paths.contains($0.path) }
    }

    /// Writes down what an interrupted build has done, before this one takes its place, and removes the folders that it
    /// has emptied or has not come to fill.
    private var settling: [DiskOperation] {
        let records = snapshot.records
        if records.pending == Manifest() { return [] }
        return [.write(snapshot.owned.printed, to: .staged(0)), .move(.staged(0), to: .manifest)]
            + Self.removalOfFolders(of: Array(records.paths))
            + [.removeFile(.pendingManifest)]
    }

    /// Innermost first.
    private static func removalOfFolders(of paths: [OutputPath]) -> [DiskOperation] {
        Set(paths.flatMap(\.folders)).sorted(by: >).map { .removeFolderIfEmpty($0) }
    }

    private var staging: [DiskOperation] {
        written.enumerated().map { .write($0.element.bytes, to: .staged($0.offset)) }
    }

    private var pendingManifest: [DiskOperation] {
        isManifestCurrent ? [] : [.write(manifest.printed, to: .pendingManifest)]
    }

    private var conditions: [DiskOperation] {
        let changed = steps.filter { $0.action != .unchanged }.map(\.path)
        let folders = Set(changed.compactMap(\.folders.last)).sorted()
        let isRootChanged = changed.contains(where: \.folders.isEmpty)
        return (isRootChanged ? [.requireWritable(nil)] : []) + folders.map { .requireWritable($0) }
            + changed.map { .require($0, snapshot[$0]) }
    }
}

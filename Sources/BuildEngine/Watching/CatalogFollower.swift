package import CatalogLoading

/// A catalog on disk that a long-running process loads at first, and again where a file has changed since.
///
/// The follower looks for changes when asked, so that an answer after a save never comes from the files before it. No
/// thread waits for changes.
package actor CatalogFollower {
    private let watcher = WatchLoop.makeWatcher()
    private let memory = CatalogMemory(statesOfEachFile: 1)
    private let folder = StartFolder()
    private var trace: FileTrace?
    /// Whether a change may have happened before its folder was watched.
    private var mayHaveMissed = false

    package init() {}

    /// Loads the catalog unless it is as before.
    ///
    /// - Parameter load: Loads the catalog from files, with the entries of earlier loads.
    /// - Returns: The result of the load; nil where no file has changed.
    package func loadIfChanged(
        _ load: @Sendable (any CatalogFiles, CatalogMemory) async -> LoadedCatalog
    ) async -> LoadedCatalog? {
        if let trace {
            let hasNews = watcher.wait(atMost: 0)
            guard hasNews || mayHaveMissed || !watcher.isSure else { return nil }
            mayHaveMissed = false
            if let facts = trace.answers, await RecordCheck(facts, at: System.now).changedPath == nil { return nil }
        }
        folder.enter()
        let next = FileTrace(after: trace)
        let loaded = await load(TracedFiles(in: next), memory)
        // A load without access to files keeps the previous files watched.
        if trace == nil || !next.folders.own.isEmpty { trace = next }
        mayHaveMissed = watcher.watch(WatchedFolders(next, from: folder.path))
        return loaded
    }
}

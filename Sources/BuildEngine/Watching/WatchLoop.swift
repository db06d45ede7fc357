/// A loop for watching commands: runs the command again after every possible change to the files read.
struct WatchLoop {
    private let interruption = Interruption()
    private let watcher: any FolderWatcher
    private let memory = WatchMemory()
    /// Saving a file, or switching to another branch, is many changes: the work begins after so many quiet
    /// milliseconds, fewer at the end of a saving, or after a longer time without quiet, up to a given multiple.
    ///
    /// Files are half written until the end of a saving, so that a change before the end gets the longer wait.
    private static let quietTime = 20
    private static let quietTimeAfterSaving = 1
    private static let patience = 75

    init(_ watcher: any FolderWatcher = WatchLoop.makeWatcher()) { self.watcher = watcher }

    static func makeWatcher() -> any FolderWatcher {
        #if os(Linux)
            InotifyWatcher() ?? PollingWatcher()
        #else
            PollingWatcher()
        #endif
    }

    /// Runs a command for ever, except after an error; Ctrl-C ends the program.
    ///
    /// - Parameter command: Runs the command once, up to the record for the next run.
    /// - Throws: The error of the command.
    func run(_ command: (EngineRun) async throws -> Void) async throws -> Never {
        var isSecondLook = false
        var waits = false
        var previous = FileTrace()
        let folder = StartFolder()
        while true {
            // Wait here, where the previous run is already released: releasing it takes longer than reading a file.
            if waits { wait() }
            interruption.begin()
            folder.enter()
            let trace = FileTrace(after: previous)
            try await command(
                EngineRun(trace, memory: memory, followsChange: watcher.isSure && !isSecondLook))
            interruption.end()
            // A run without access to files, because there was no need or no catalog, keeps the previous files watched.
            if !trace.folders.own.isEmpty { previous = trace }
            // A second check finds changes made before their folder was watched, and prints only differences.
            isSecondLook = watcher.watch(WatchedFolders(previous, from: folder.path))
            waits = !isSecondLook
        }
    }

    private func wait() {
        guard watcher.wait(atMost: nil) else { return }
        for _ in 0..<Self.patience
        where !watcher.wait(atMost: watcher.hasSaved ? Self.quietTimeAfterSaving : Self.quietTime) {
            return
        }
    }
}

extension BuildEngine {
    /// Runs a command now and after every possible change to the files read, for ever; Ctrl-C ends the program.
    ///
    /// - Parameter command: Runs the command once, up to the record for the next run.
    /// - Throws: The error of the command, which ends the loop.
    package func watch(_ command: (EngineRun) async throws -> Void) async throws -> Never {
        try await WatchLoop().run(command)
    }
}

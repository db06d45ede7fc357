import BuildEngine
import Synchronization

/// The folders of outputs between the builds of a watching process, watched for files changed by others.
///
/// Without changes, no file needs to be looked at: asking for the states of all files takes longer than building a few.
final class OutputWatch: Sendable {
    /// The mutable state of the watch, kept behind a lock.
    private struct State {
        let watcher = Watch.makeWatcher(notesPaths: true)
        var folders: Set<String> = []
        /// The folders of the outputs: whatever happens above is not heard of.
        var roots: [String: FileStatus.Identity?] = [:]
        /// The paths changed since the last build that left outputs; nil where any may have changed.
        var changed: Set<String>?
    }

    private let state = Mutex(State())

    /// Returns whether outputs are as left by the last build.
    ///
    /// - Parameters:
    ///   - outputs: The outputs in that state.
    ///   - moment: A time before the question, by the system's clock.
    ///   - stamps: Takes the hashes of bytes once looked at.
    /// - Returns: The outputs without changes.
    func intact(
        _ outputs: [KeptOutput], at moment: Int64, noting stamps: FileHashCache
    ) async -> [KeptOutput] {
        let changed = state.withLock { state in
            let news = state.watcher.changes()
            if let news, state.folders.isDisjoint(with: news), state.roots.allSatisfy({ Self.identity($0) == $1 }) {
                state.changed?.formUnion(news)
            } else {
                // A folder that has gone, or has come, takes its files along.
                state.changed = nil
            }
            return state.changed
        }
        var intact: [KeptOutput] = []
        for output in outputs where await output.isIntact(at: moment, besides: changed, noting: stamps) {
            intact.append(output)
        }
        return intact
    }

    private static func identity(_ folder: String) -> FileStatus.Identity? {
        (try? System.status(folder, followingLinks: false))?.identity
    }

    /// Watches the folders of the outputs as left by a build.
    ///
    /// A change before the beginning of the watch can only be seen by looking at all files once more.
    func follow(_ outputs: [KeptOutput]) {
        let folders = Set(outputs.flatMap(\.folders))
        state.withLock { state in
            if state.changed != nil, folders == state.folders {
                state.changed = []
                return
            }
            let isWatchable = folders.count <= state.watcher.room
            let isNew = state.watcher.watch(WatchedFolders(whole: isWatchable ? folders : []))
            state.changed = isNew || !isWatchable ? nil : []
            state.folders = folders
            let roots = outputs.map(\.plan.target.location)
            state.roots = Dictionary(roots.map { ($0, Self.identity($0)) }) { first, _ in first }
        }
    }
}

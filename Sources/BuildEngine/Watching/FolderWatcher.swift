/// An interface for watching folders and waiting for possible changes of files.
protocol FolderWatcher: AnyObject {
    /// Whether the end of a wait means an actual change.
    var isSure: Bool { get }
    /// Whether the last change was the end of a saving, not a step on the way.
    var hasSaved: Bool { get }

    /// Watches exactly the given folders, without nested folders.
    /// - Returns: Whether a folder is new, so that earlier changes may have gone unnoticed.
    func watch(_ folders: WatchedFolders) -> Bool

    /// Waits until a change happens.
    /// - Parameter limit: Limit in milliseconds; nil: no limit.
    /// - Returns: Whether there was a change, or may have been.
    func wait(atMost limit: Int?) -> Bool
}

/// A folder watcher without help from the system: assumes a possible change every half second.
final class PollingWatcher: FolderWatcher {
    let isSure = false
    let hasSaved = false
    private static let pause = 500

    func watch(_ folders: WatchedFolders) -> Bool { false }

    func wait(atMost limit: Int?) -> Bool {
        System.sleep(milliseconds: min(limit ?? Self.pause, Self.pause))
        return limit == nil
    }
}

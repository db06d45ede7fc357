/// Notices possible changes in folders.
protocol FolderWatcher: AnyObject {
    /// Whether the end of a wait means an actual change.
    var isSure: Bool { get }

    /// Watches exactly the given folders, without nested folders.
    /// - Returns: Whether a folder is new, so that earlier changes may have gone unnoticed.
    func watch(_ folders: Set<String>) -> Bool

    /// Waits until a change happens.
    /// - Parameter limit: Limit in milliseconds; nil: no limit.
    /// - Returns: Whether there was a change, or may have been.
    func wait(atMost limit: Int?) -> Bool
}

/// Assumes a possible change whenever a while has passed.
final class PollingWatcher: FolderWatcher {
    let isSure = false
    private static let pause = 500

    func watch(_ folders: Set<String>) -> Bool { false }

    func wait(atMost limit: Int?) -> Bool {
        System.sleep(milliseconds: min(limit ?? Self.pause, Self.pause))
        return limit == nil
    }
}

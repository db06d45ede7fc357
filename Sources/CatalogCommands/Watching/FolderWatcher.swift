/// Notices that something may have changed in folders.
protocol FolderWatcher: AnyObject {
    /// Whether something did change when a wait has ended.
    var isSure: Bool { get }

    /// Watches these folders, not those in them, and no others.
    /// - Returns: Whether one is new, so that changes before this moment may have gone unnoticed.
    func watch(_ folders: Set<String>) -> Bool

    /// Waits for a change.
    /// - Parameter limit: In milliseconds; nil: as long as it takes.
    /// - Returns: Whether there was one, or may have been.
    func wait(atMost limit: Int?) -> Bool
}

/// Takes it that something may have changed whenever a while has passed.
final class PollingWatcher: FolderWatcher {
    let isSure = false
    private static let pause = 500

    func watch(_ folders: Set<String>) -> Bool { false }

    func wait(atMost limit: Int?) -> Bool {
        System.sleep(milliseconds: min(limit ?? Self.pause, Self.pause))
        return limit == nil
    }
}

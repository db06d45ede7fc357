/// A part of a build that is timed by itself, in the order in which they follow each other.
public enum Stage: String, CaseIterable, Sendable {
    /// The bytes of all entries, listing them included.
    case read
    /// Bytes to located nodes.
    case parse
    /// Nodes to entries.
    case decode
    /// Token files, from their bytes to resolved values; a build does it beside the entries, on one processor.
    case tokens
    /// Entries to a registry.
    case link
    /// The registry to files in memory, by each backend alone, hashes included.
    case render
    /// What is in memory with what is on disk, for a build that changes nothing.
    case compare
    /// Files in memory to a new folder.
    case write
    /// The whole program, from its start to its end, beside the floor.
    case whole

    /// Those within one process.
    static let parts = allCases.filter { $0 != .whole }
}

/// How much of a catalog the readers of an output are told.
public struct Disclosure: Hashable, Sendable {
    public enum Scope: Hashable, Sendable {
        /// Entries are left out as a whole; their records stay, whatever their visibility.
        case entries
        /// Entries, and records within them.
        case records
    }

    public let scope: Scope
    /// Public is always among them.
    public let visibilities: Set<Visibility>

    public init(_ scope: Scope, _ visibilities: Set<Visibility>) {
        self.scope = scope
        self.visibilities = visibilities.union([.public])
    }

    /// Whether an entry with this visibility is told.
    public func tells(entry visibility: Visibility?) -> Bool { visibilities.contains(visibility ?? .public) }

    /// Whether a record within an entry is told.
    public func tells(record visibility: Visibility?) -> Bool { scope == .entries || tells(entry: visibility) }
}

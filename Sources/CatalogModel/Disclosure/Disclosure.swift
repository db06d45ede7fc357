/// The choice of visibilities (public, internal, …) shown to the readers of an output, for entries and for records
/// within entries.
public struct Disclosure: Hashable, Sendable {
    /// The reach of a visibility filter: whole entries only, or records within entries as well.
    public enum Scope: Hashable, Sendable {
        /// Entries and tokens are left out as a whole; records of entries stay, with any visibility.
        case entries
        /// Entries, tokens, and records within entries.
        case records
    }

    /// The reach of the choice: entries only, or records within entries as well.
    public let scope: Scope
    /// The included visibilities, always with public.
    public let visibilities: Set<Visibility>

    /// Creates a visibility filter that includes the given visibilities and always public.
    public init(_ scope: Scope, visibilities: Set<Visibility>) {
        self.scope = scope
        self.visibilities = visibilities.union([.public])
    }

    /// Whether an entry or a token of the token files with the given visibility is included.
    public func tells(entry visibility: Visibility?) -> Bool { visibilities.contains(visibility ?? .public) }

    /// Whether a record within an entry is included.
    public func tells(record visibility: Visibility?) -> Bool { scope == .entries || tells(entry: visibility) }
}

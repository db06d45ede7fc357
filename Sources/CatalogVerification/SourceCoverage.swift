/// How much of a source entries say, and the other way round.
public struct SourceCoverage: Equatable, Sendable {
    /// Types and free functions that the code declares.
    public internal(set) var declared = 0
    /// Types and functions that both sides have, and say alike.
    public internal(set) var verified = 0
    /// Members that both have, and do not say alike.
    public internal(set) var drifted = 0
    /// Declared without an entry.
    public internal(set) var missing = 0
    /// Documented, and not in the code.
    public internal(set) var gone = 0
    /// Facts of entries that the source cannot say, by record and key: `Property.default`.
    public internal(set) var unknown: [String: Int] = [:]

    public var pairs: Int { verified + drifted }
}

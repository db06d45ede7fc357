/// The counts from comparing entries with a code source: verified, differing, missing and vanished declarations.
package struct SourceCoverage: Equatable, Sendable {
    /// Types and free functions that the code declares.
    package internal(set) var declared = 0
    /// Types and functions equal on both sides.
    package internal(set) var verified = 0
    /// Members on both sides with differences.
    package internal(set) var drifted = 0
    /// Declared without an entry.
    package internal(set) var missing = 0
    /// Documented, and not in the code.
    package internal(set) var gone = 0
    /// Facts of entries that the source cannot state, by record and key: `Property.default`.
    package internal(set) var unknown: [String: Int] = [:]

    package var pairs: Int { verified + drifted }
}

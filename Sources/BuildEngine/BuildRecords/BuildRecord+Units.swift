import CatalogRendering

extension BuildRecord {
    /// The units of all outputs, and the hash of all dependencies common to all units.
    struct Units: Equatable, Sendable {
        /// The hash of the structure of the catalog, and of all input besides entries and tokens.
        ///
        /// With another structure, the numbers of entries and tokens have other meanings.
        var structure: ContentHash
        var outputs: [OutputUnits] = []
    }

    /// The units of an output, in the order of the backend.
    struct OutputUnits: Equatable, Sendable {
        /// The name of the output.
        var name: String
        /// The facts read while the backend planned the units.
        var planning: Input
        var all: [Unit]
    }

    /// The result of a unit, with the dependencies.
    struct Unit: Equatable, Sendable {
        /// The path of the first file.
        var path: String
        var input: Input
        var files: [File]
        var findings: [Finding] = []
    }

    /// The facts read, and the sum of the hashes: the same structure and sum mean the same result.
    struct Input: Equatable, Sendable {
        var reads: Reads
        var sum: HashSum
    }

    /// The facts read besides the structure of the catalog, as runs of numbers: of entries with prose read, of entries
    /// with a summary read, and of tokens with a value read.
    struct Reads: Equatable, Sendable {
        var texts: [Range<UInt32>] = []
        var summaries: [Range<UInt32>] = []
        var tokens: [Range<UInt32>] = []
    }

    /// The size and hash of a file written by the build.
    struct File: Equatable, Sendable {
        var byteCount: Int
        var hash: ContentHash
    }

    /// A finding of a unit.
    struct Finding: Equatable, Sendable {
        /// The id of the rule.
        var rule: String
        var severity: String
        var message: String
        var location: BuildRecordLocation?
        var notes: [Note] = []
        var fixes: [Fix] = []
    }

    /// A further location of a finding.
    struct Note: Equatable, Sendable {
        var message: String
        var location: BuildRecordLocation?
    }

    /// A replacement for fixing a finding.
    struct Fix: Equatable, Sendable {
        var location: BuildRecordLocation
        var replacement: String
    }
}

/// A range of bytes in a file with a hash; in other bytes, the range has no meaning.
struct BuildRecordLocation: Equatable, Sendable {
    var path: String
    var file: ContentHash
    var range: Range<UInt32>
}

package import CatalogRendering

extension BuildRecord {
    /// The units of all outputs, with the names of the entries and tokens read.
    package struct Units: Equatable, Sendable {
        /// The ids of entries; the place is the number.
        package var entries: [String]
        /// The paths of design tokens; the place is the number.
        package var tokens: [String]
        package var outputs: [OutputUnits]

        package init(entries: [String] = [], tokens: [String] = [], outputs: [OutputUnits] = []) {
            self.entries = entries
            self.tokens = tokens
            self.outputs = outputs
        }
    }

    /// The units of an output, in the order of the backend.
    package struct OutputUnits: Equatable, Sendable {
        /// The name of the output.
        package var name: String
        /// The hash of all entries without prose.
        ///
        /// As long as the hash is the same, every name leads to the same place, and units read the same facts.
        package var structure: ContentHash
        /// The hash of all input beside the contents of entries and tokens.
        package var surroundings: ContentHash
        package var all: [Unit]

        package init(name: String, structure: ContentHash, surroundings: ContentHash, all: [Unit]) {
            self.name = name
            self.structure = structure
            self.surroundings = surroundings
            self.all = all
        }
    }

    /// A part of an output, rendered as a whole.
    package struct Unit: Equatable, Sendable {
        /// The path of the first file.
        package var path: String
        /// nil for a unit with findings, rendered again for the sake of the findings as far as the parts are unknown.
        package var input: Input?
        package var files: [File]
        /// The parts of the only file, in order; none for a unit rendered as a whole.
        package var parts: [Part]

        package init(path: String, input: Input?, files: [File], parts: [Part] = []) {
            self.path = path
            self.input = input
            self.files = files
            self.parts = parts
        }
    }

    /// A stretch of a unit's only file.
    package struct Part: Equatable, Sendable {
        package var byteCount: Int
        /// nil for a part with findings.
        package var input: Input?

        package init(byteCount: Int, input: Input?) {
            self.byteCount = byteCount
            self.input = input
        }
    }

    /// The facts read by a unit, and the sum of the hashes: as long as the sum and the surroundings are the same, so is
    /// the rendering.
    package struct Input: Equatable, Sendable {
        package var reads: Reads
        /// The sum of the hashes of all facts read.
        package var sum: HashSum

        package init(reads: Reads, sum: HashSum) {
            self.reads = reads
            self.sum = sum
        }
    }

    /// The facts read by a unit, as in `RenderUnit.Reads`, with numbers for names.
    package struct Reads: Equatable, Sendable {
        package var scope: EntryScope
        /// Entries read in full.
        package var entries: [UInt32]
        /// Entries read without prose, where not all are.
        package var shapes: [UInt32]
        package var tokenScope: TokenScope
        /// Tokens read in full, where not all are.
        package var tokens: [UInt32]

        package init(
            scope: EntryScope, entries: [UInt32] = [], shapes: [UInt32] = [], tokenScope: TokenScope = .all,
            tokens: [UInt32] = []
        ) {
            self.scope = scope
            self.entries = entries
            self.shapes = shapes
            self.tokenScope = tokenScope
            self.tokens = tokens
        }
    }

    /// The share of entries read by a unit, besides the entries named.
    package enum EntryScope: UInt8, Sendable {
        /// All entries in full.
        case all
        /// All entries, without prose besides summaries.
        case shapes
        /// No others.
        case named
        /// All entries, without prose and summaries.
        case structures
    }

    /// The share of tokens read by a unit, besides the tokens named.
    package enum TokenScope: UInt8, Sendable {
        /// All tokens in full.
        case all
        /// All tokens, without values.
        case outlines
        /// No others.
        case named
    }

    /// The size and hash of a file written by the build.
    package struct File: Equatable, Sendable {
        package var byteCount: Int
        package var hash: ContentHash

        package init(byteCount: Int, hash: ContentHash) {
            self.byteCount = byteCount
            self.hash = hash
        }
    }
}

package import CatalogRendering

extension BuildRecord {
    /// The units of all outputs, with the names of the entries and tokens read.
    package struct Units: Equatable, Sendable {
        /// The ids of entries; the place is the number.
        package var entries: [String]
        /// The paths of design tokens; the place is the number.
        package var tokens: [String]
        /// For each output by name, the hash of all entries without prose.
        ///
        /// As long as the hash is the same, every name leads to the same place, and units read the same facts.
        package var structures: [String: ContentHash]
        package var all: [Unit]

        package init(
            entries: [String] = [], tokens: [String] = [], structures: [String: ContentHash] = [:], all: [Unit] = []
        ) {
            self.entries = entries
            self.tokens = tokens
            self.structures = structures
            self.all = all
        }
    }

    /// A part of an output, rendered as a whole.
    package struct Unit: Equatable, Sendable {
        /// The output and the first file.
        package var name: String
        /// nil for a unit with findings, rendered again for the sake of the findings as far as the parts are unknown.
        package var input: Input?
        package var files: [File]
        /// The parts of the only file, in order; none for a unit rendered as a whole.
        package var parts: [Part]

        package init(name: String, input: Input?, files: [File], parts: [Part] = []) {
            self.name = name
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

    /// The facts read by a unit, and the hash of the facts: as long as the hash is the same, so is the rendering.
    package struct Input: Equatable, Sendable {
        package var reads: Reads
        /// The hash of all facts read.
        package var key: ContentHash

        package init(reads: Reads, key: ContentHash) {
            self.reads = reads
            self.key = key
        }
    }

    /// The facts read by a unit, as in `RenderUnit.Reads`, with numbers for names.
    package struct Reads: Equatable, Sendable {
        package var scope: EntryScope
        /// Entries read in full.
        package var entries: [UInt32]
        /// Entries read without prose, where not all are.
        package var shapes: [UInt32]
        /// The tokens read; nil: all.
        package var tokens: [UInt32]?

        package init(scope: EntryScope, entries: [UInt32] = [], shapes: [UInt32] = [], tokens: [UInt32]?) {
            self.scope = scope
            self.entries = entries
            self.shapes = shapes
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

package import CatalogRendering

extension BuildRecord {
    /// The units of all outputs, and the hash of all dependencies common to all units.
    package struct Units: Equatable, Sendable {
        /// The hash of the structure of the catalog, and of all input besides entries and tokens.
        ///
        /// With another structure, the numbers of entries and tokens have other meanings.
        package var structure: ContentHash
        package var outputs: [OutputUnits]

        package init(structure: ContentHash, outputs: [OutputUnits] = []) {
            self.structure = structure
            self.outputs = outputs
        }
    }

    /// The units of an output, in the order of the backend.
    package struct OutputUnits: Equatable, Sendable {
        /// The name of the output.
        package var name: String
        /// The facts read while the backend planned the units.
        package var planning: Input
        package var all: [Unit]

        package init(name: String, planning: Input, all: [Unit]) {
            self.name = name
            self.planning = planning
            self.all = all
        }
    }

    /// The result of a unit, with the dependencies.
    package struct Unit: Equatable, Sendable {
        /// The path of the first file.
        package var path: String
        package var input: Input
        package var files: [File]
        package var findings: [Finding]

        package init(path: String, input: Input, files: [File], findings: [Finding] = []) {
            self.path = path
            self.input = input
            self.files = files
            self.findings = findings
        }
    }

    /// The facts read, and the sum of the hashes: the same structure and sum mean the same result.
    package struct Input: Equatable, Sendable {
        package var reads: Reads
        package var sum: HashSum

        package init(reads: Reads, sum: HashSum) {
            self.reads = reads
            self.sum = sum
        }
    }

    /// The facts read besides the structure of the catalog, as runs of numbers: of entries with prose read, of entries
    /// with a summary read, and of tokens with a value read.
    package struct Reads: Equatable, Sendable {
        package var texts: [Range<UInt32>]
        package var summaries: [Range<UInt32>]
        package var tokens: [Range<UInt32>]

        package init(
            texts: [Range<UInt32>] = [], summaries: [Range<UInt32>] = [], tokens: [Range<UInt32>] = []
        ) {
            self.texts = texts
            self.summaries = summaries
            self.tokens = tokens
        }
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

    /// A finding of a unit.
    package struct Finding: Equatable, Sendable {
        /// The id of the rule.
        package var rule: String
        package var severity: String
        package var message: String
        package var place: Place?
        package var notes: [Note]
        package var fixes: [Fix]

        package init(
            rule: String, severity: String, message: String, place: Place?, notes: [Note] = [], fixes: [Fix] = []
        ) {
            self.rule = rule
            self.severity = severity
            self.message = message
            self.place = place
            self.notes = notes
            self.fixes = fixes
        }
    }

    /// A range of bytes in a file with a hash; in other bytes, the range has no meaning.
    package struct Place: Equatable, Sendable {
        package var path: String
        package var file: ContentHash
        package var range: Range<UInt32>

        package init(path: String, file: ContentHash, range: Range<UInt32>) {
            self.path = path
            self.file = file
            self.range = range
        }
    }

    /// A further location of a finding.
    package struct Note: Equatable, Sendable {
        package var message: String
        package var place: Place?

        package init(message: String, place: Place?) {
            self.message = message
            self.place = place
        }
    }

    /// A replacement for fixing a finding.
    package struct Fix: Equatable, Sendable {
        package var place: Place
        package var replacement: String

        package init(place: Place, replacement: String) {
            self.place = place
            self.replacement = replacement
        }
    }
}

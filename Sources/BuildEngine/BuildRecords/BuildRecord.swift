import CatalogRendering

/// A cached result of the last run of `build` or `check`: facts about files on disk, the command's answer, and hashes
/// of the rendered parts for reuse by the next run.
///
/// The same command gives the same answer as long as all facts are unchanged, without reading the catalog again.
package struct BuildRecord: Equatable, Sendable {
    /// The hash of all that was asked for and of who was asked: options, folders, the program itself.
    var request: ContentHash
    var facts: [Fact]
    var reply: Reply
    /// The units of outputs; nil for a command without outputs.
    ///
    /// Each call decodes the bytes of a record from a file: an unchanged catalog needs no units.
    var units: Units? {
        switch storedUnits {
        case .decoded(let units): units
        case .encoded(let bytes): Self.units(decoding: bytes)
        }
    }
    let storedUnits: StoredUnits

    /// The units as made by a build, or as in a file.
    enum StoredUnits: Sendable {
        case decoded(Units?)
        case encoded(ArraySlice<UInt8>)
    }

    init(request: ContentHash, facts: [Fact], reply: Reply, units: Units? = nil) {
        self.request = request
        self.facts = facts
        self.reply = reply
        storedUnits = .decoded(units)
    }

    package static func == (left: BuildRecord, right: BuildRecord) -> Bool {
        left.request == right.request && left.facts == right.facts && left.reply == right.reply
            && left.units == right.units
    }

    /// A fact about the disk.
    ///
    /// Paths are as the command had them.
    enum Fact: Equatable, Sendable {
        /// A regular file with the given bytes.
        case file(String, FileState)
        /// A link to a regular file with the given bytes and at a real path.
        case link(String, location: String, FileState)
        case missing(String)
        /// A folder other than a link.
        case folder(String)
        /// The real path of as much of a path as exists.
        case location(String, String)
        /// Whether a path leads to a regular file.
        case leadsToFile(String, Bool)
        /// The folders in which files are allowed, within earlier bounds; the digest covers the real paths of the
        /// folders. Bounds are numbered by order, from 1; 0 is none.
        case bounds(Bounds, ContentHash)
        /// The digest of the names in a folder.
        case names(String, bounds: Int, ContentHash)
        /// The digest of the paths of all files below a folder.
        case files(String, bounds: Int, ContentHash)
    }

    /// The stamp and hash of a file read by the build.
    struct FileState: Equatable, Sendable {
        var stamp: FileStamp
        var hash: ContentHash
        /// Whether an equal stamp means equal bytes.
        var isSettled: Bool
    }

    /// The limits under which files were looked up: folders and extensions, inherited from the bounds of `parent`.
    struct Bounds: Hashable, Sendable {
        var parent: Int
        var catalog: String
        var folders: [String]
        /// nil: any.
        var extensions: [String]?
    }

    /// The answer of a command.
    package struct Reply: Equatable, Sendable {
        /// As they were printed.
        package var findings: String
        package var status: Int
        /// The closing words.
        package var summary: String
        package var outputs: [Output]

        package init(findings: String, status: Int = 0, summary: String, outputs: [Output] = []) {
            self.findings = findings
            self.status = status
            self.summary = summary
            self.outputs = outputs
        }
    }

    /// The facts about an output for the summary of a build without changes.
    package struct Output: Equatable, Sendable {
        package var name: String
        package var folder: String
        package var unchangedCount: Int
        /// The files that stay as people have left them.
        package var kept: [String]
    }
}

/// The limits for YAML and JSON files, such as the greatest file size, nesting depth and number of findings.
///
/// A file beyond a limit ends in a finding.
package enum YAMLLimits {
    /// In bytes: 16 MiB.
    ///
    /// An entry of a thousand properties has about a hundredth of that.
    package static let fileSize = 16 << 20
    /// Greatest depth of collections, aliases replaced.
    ///
    /// All walks of a tree may recurse this deep.
    package static let depth = 100
    /// Greatest number of nodes that the aliases of a file may add.
    package static let expandedNodes = 100_000
    /// Greatest number of bytes of text that the aliases of a file may add: as many as the file itself may have.
    package static let expandedBytes = fileSize
    /// Greatest number of reported findings about one file.
    package static let findings = 100
    /// The greatest number of times to read a file with mistakes again for the next mistake, and the greatest number of
    /// bytes read in all.
    static let repairs = 50
    static let repairedBytes = 32 << 20
}

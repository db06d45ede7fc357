/// Limits of a file's demands on the reader. A file beyond a limit ends in a finding.
package enum YAMLLimits {
    /// In bytes: 16 MiB. An entry of a thousand properties has about a hundredth of that.
    package static let fileSize = 16 << 20
    /// Greatest depth of collections, aliases replaced. All walks of a tree may recurse this deep.
    package static let depth = 100
    /// Greatest number of nodes that the aliases of a file may add.
    package static let expandedNodes = 100_000
    /// Greatest number of bytes of text that the aliases of a file may add: as many as the file itself may have.
    package static let expandedBytes = fileSize
    /// Greatest number of reported findings about one file.
    package static let findings = 100
    /// How often a file with mistakes is read again to find the next one, and how many bytes that may take in all.
    static let repairs = 50
    static let repairedBytes = 32 << 20
}

/// The limits for YAML and JSON files, such as the greatest file size, nesting depth and number of findings.
///
/// A file beyond a limit ends in a finding.
package enum FileLimits {
    /// In bytes: 16 MiB.
    ///
    /// An entry of a thousand properties has about a hundredth of that.
    package static let fileSize = 16 << 20
    /// Greatest depth of collections, aliases replaced.
    ///
    /// All walks of a tree may recurse this deep.
    package static let depth = 100
    /// Greatest number of reported findings about one file.
    package static let findings = 100
}

/// The limits for YAML files beside `FileLimits`, such as the greatest growth of a file by aliases.
enum YAMLLimits {
    /// Greatest number of nodes that the aliases of a file may add.
    static let expandedNodes = 100_000
    /// Greatest number of bytes of text that the aliases of a file may add: as many as the file itself may have.
    static let expandedBytes = FileLimits.fileSize
    /// The greatest number of times to read a file with mistakes again for the next mistake, and the greatest number of
    /// bytes read in all.
    static let repairs = 50
    static let repairedBytes = 32 << 20
}

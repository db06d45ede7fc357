/// How much a file may ask of the reader. A file beyond a limit ends in a finding.
public enum YAMLLimits {
    /// In bytes: 16 MiB. An entry of a thousand properties has about a hundredth of that.
    public static let fileSize = 16 << 20
    /// How deep collections may nest, aliases replaced. Everything that walks a tree may recurse this deep.
    public static let depth = 100
    /// How many nodes the aliases of a file may add.
    public static let expandedNodes = 100_000
    /// How many bytes of text the aliases of a file may add: as many as the file itself may have.
    public static let expandedBytes = fileSize
    /// How many findings about one file are reported.
    public static let findings = 100
    /// How often a file with mistakes is read again to find the next one, and how many bytes that may take in all.
    static let repairs = 50
    static let repairedBytes = 32 << 20
}

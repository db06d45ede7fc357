public import CatalogModel

/// Reads YAML 1.1 as libyaml understands it, and JSON, into located nodes.
public enum YAMLReader {
    /// The one document of a file; nil when it cannot be read, which is reported.
    public static func read(_ file: SourceFile, diagnostics: inout Diagnostics) -> YAMLNode? {
        nil
    }
}

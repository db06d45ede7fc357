public import CatalogModel

/// Reads prose in the documented subset of CommonMark 0.31.
public enum ProseParser {
    /// The prose that `source` stands for. What lies outside of the subset is reported, and read as text.
    public static func parse(_ source: Text, diagnostics: inout Diagnostics) -> Prose {
        Prose(plain: source)
    }
}

public import CatalogModel

/// What became of reading a catalog.
public struct LoadedCatalog: Sendable {
    /// nil when any finding is an error.
    public let registry: ComponentRegistry?
    /// By place, each once; severities as the catalog sets them, accepted ones left out.
    public let diagnostics: [Diagnostic]
    /// How many files were read.
    public let fileCount: Int
}

/// Reads a whole catalog: decodes, links and checks it.
public enum CatalogLoader {
    /// Reads the catalog whose `catalog.yaml` is at `path`.
    public static func load(_ path: String, from files: any CatalogFiles) async -> LoadedCatalog {
        LoadedCatalog(registry: nil, diagnostics: [], fileCount: 0)
    }
}

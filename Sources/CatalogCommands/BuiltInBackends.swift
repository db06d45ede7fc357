public import CatalogRendering
import HTMLBackend
import JSONSchemaBackend
import MarkdownBackend
import StubBackend
import TokensBackend

/// The backends that come with the program.
public enum BuiltInBackends {
    /// By the order in which they are listed. Another backend of this package is one more element.
    public static let all: [any Backend] = [
        HTMLBackend(stubs: stubs), MarkdownBackend(), SiteBackend(), JSONSchemaBackend(), stubs, TokensBackend(),
    ]

    private static let stubs = StubBackend()

    /// Whether a backend is one of these. Others may look at more than the catalog.
    static func contains(_ backend: any Backend) -> Bool { all.contains { type(of: $0) == type(of: backend) } }
}

public import CatalogRendering
import JSONSchemaBackend
import MarkdownBackend
import StubBackend
import TokensBackend

/// The backends that come with the program.
public enum BuiltInBackends {
    /// By the order in which they are listed. Another backend of this package is one more element.
    public static let all: [any Backend] = [
        MarkdownBackend(), SiteBackend(), JSONSchemaBackend(), StubBackend(), TokensBackend(),
    ]
}

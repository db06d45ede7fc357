import AgentsBackend
public import CatalogRendering
import HTMLBackend
import JSONSchemaBackend
import MarkdownBackend
import StubBackend
import TokensBackend

/// The list of backends (renderers of output files) shipped with the program, such as HTML, Markdown and JSON Schema.
public enum BuiltInBackends {
    /// Backends by the order of listing.
    ///
    /// Another backend of the package is another element.
    public static let all: [any Backend] = [
        HTMLBackend(stubs: stubs), MarkdownBackend(), SiteBackend(), JSONSchemaBackend(), stubs, TokensBackend(),
        AgentsBackend(),
    ]

    private static let stubs = StubBackend()
}

import CatalogModel
import CatalogRendering

@testable import CatalogPages
@testable import MarkdownBackend

/// The files that the backend makes of a registry, by path.
struct RenderedCatalog: Sendable {
    let files: [String: String]
    let diagnostics: [Diagnostic]

    init(_ registry: ComponentRegistry, options: BackendOptions? = nil) {
        let backend = MarkdownBackend()
        self.init(backend.plan(registry, options: options ?? BackendOptions(defaultsOf: backend.options)))
    }

    /// Of the site's backend.
    init(siteOf registry: ComponentRegistry, options: [String: String] = [:]) {
        let backend = SiteBackend()
        self.init(backend.plan(registry, options: .of(backend, options)))
    }

    private init(_ units: [RenderUnit]) {
        var files: [String: String] = [:]
        var found = Diagnostics()
        for unit in units {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            for file in rendering.files { files[file.path.text] = String(decoding: file.bytes, as: UTF8.self) }
        }
        self.files = files
        diagnostics = found.sorted()
    }

    /// With the pages for a docs host.
    init(_ registry: ComponentRegistry, dialect: Dialect, fileBase: String = "../..") {
        // Of several options with one name the last one's default holds.
        let settings = [
            BackendOption("dialect", .text, default: .string(dialect.name), ""),
            BackendOption("fileBase", .text, default: .string(fileBase), ""),
        ]
        self.init(registry, options: BackendOptions(defaultsOf: MarkdownBackend().options + settings))
    }
}

extension BackendOptions {
    /// The defaults of a backend with some options set.
    static func of(_ backend: some Backend, _ values: [String: String]) -> BackendOptions {
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        var diagnostics = Diagnostics()
        return BackendOptions.checked(
            OrderedRecords(values.map { .init(key: Text($0, at: range), value: Located(.string($1), at: range)) }),
            against: backend.options, backendName: backend.name, diagnostics: &diagnostics)
    }
}

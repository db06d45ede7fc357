import CatalogModel
import CatalogRendering
import MarkdownBackend

/// The files that the backend makes of a registry, by path.
struct RenderedCatalog {
    let files: [String: String]
    let diagnostics: [Diagnostic]

    init(_ registry: ComponentRegistry, options: BackendOptions? = nil) {
        let backend = MarkdownBackend()
        var files: [String: String] = [:]
        var found = Diagnostics()
        for unit in backend.plan(registry, options: options ?? BackendOptions(defaultsOf: backend.options)) {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            for file in rendering.files { files[file.path.text] = String(decoding: file.bytes, as: UTF8.self) }
        }
        self.files = files
        diagnostics = found.sorted()
    }
}

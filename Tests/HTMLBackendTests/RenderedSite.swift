import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation

@testable import HTMLBackend

/// The files that the backend makes of a registry.
struct RenderedSite {
    let files: [String: String]
    let diagnostics: [Diagnostic]

    init(_ registry: ComponentRegistry, options: [String: String] = [:], stubs: (any Backend)? = nil) async {
        let backend = HTMLBackend(stubs: stubs)
        let defaults = backend.options.map { option in
            BackendOption(
                option.name, option.kind, default: options[option.name].map(JSONValue.string) ?? option.defaultValue, ""
            )
        }
        var files: [String: String] = [:]
        var found = Diagnostics()
        for unit in await backend.plan(registry, options: BackendOptions(defaultsOf: defaults)) {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            for file in rendering.files { files[file.path.text] = String(decoding: file.bytes, as: UTF8.self) }
        }
        self.files = files
        diagnostics = found.sorted()
    }

    var pages: [String: String] { files.filter { $0.key.hasSuffix(".html") } }

    /// Writes all files below a folder.
    func write(to folder: TemporaryFolder) throws {
        for (path, text) in files { try folder.write(path, text) }
    }
}

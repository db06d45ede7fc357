import CatalogModel
import CatalogRendering
import JSONSchemaBackend

/// The files that the backend renders of a registry.
enum RenderedSchemas {
    static func files(of registry: ComponentRegistry, _ options: [(String, JSONValue)]) -> [OutputFile] {
        let backend = JSONSchemaBackend()
        return backend.plan(registry, options: checked(options)).flatMap { $0.render().files }
    }

    /// Options as `catalog.yaml` states them; what does not fit counts as not set.
    static func checked(_ options: [(String, JSONValue)]) -> BackendOptions {
        let backend = JSONSchemaBackend()
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        let given = options.map { OrderedRecords.Element(key: Text($0.0, at: range), value: Located($0.1, at: range)) }
        var diagnostics = Diagnostics()
        return BackendOptions.checked(
            OrderedRecords(given), against: backend.options, backendName: backend.name, diagnostics: &diagnostics)
    }
}

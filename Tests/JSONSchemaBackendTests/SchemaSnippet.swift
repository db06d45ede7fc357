import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import JSONSchemaBackend

/// Catalogs of a few lines, rendered.
struct SchemaSnippet {
    let registry: ComponentRegistry
    private let options: BackendOptions

    /// - `entries`: File name without extension → the lines after those that every entry begins with.
    /// - `types`: The types file.
    /// - `files`: Further files by their path.
    init(
        _ entries: [String: String], types: String? = nil, files: [String: String] = [:], catalog: String = "",
        options: [(String, JSONValue)] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let named = entries.reduce(into: [:]) { $0[$1.key] = Snippet.entry($1.key, $1.value) }
        let loaded = await Snippet.load(
            named, files: files.merging(types.map { ["types.yaml": $0] } ?? [:]) { $1 },
            catalog: "format: 1\nname: Test\n" + (types == nil ? "" : "types: types.yaml\n") + catalog)
        let findings = loaded.diagnostics.map(\.testDescription).joined(separator: "\n")
        registry = try #require(loaded.registry, "\(findings)", sourceLocation: sourceLocation)
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        let given = options.map { OrderedRecords.Element(key: Text($0.0, at: range), value: Located($0.1, at: range)) }
        var diagnostics = Diagnostics()
        self.options = BackendOptions.checked(
            OrderedRecords(given), against: JSONSchemaBackend().options, backendName: "json-schema",
            diagnostics: &diagnostics)
        #expect(diagnostics.all.isEmpty, sourceLocation: sourceLocation)
    }

    var catalog: SchemaCatalog { SchemaCatalog(registry, options: options) }

    /// The schema of a component's own file.
    func file(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
        var builder = SchemaBuilder(try #require(registry[id], sourceLocation: sourceLocation), in: catalog)
        return builder.file(builder.definition())
    }

    var bundle: JSONValue {
        let catalog = catalog
        var members = BundleSchema(
            catalog: catalog, components: registry.components.map { ComponentSchemas($0, in: catalog) }
        ).head
        var definitions = JSONObject()
        for component in registry.components {
            var builder = SchemaBuilder(component, in: catalog)
            let definition = BundleDefinition(of: component, in: registry).definition(builder.definition())
            definitions.append(component.id.rawValue, value: .object(definition))
        }
        members.add("$defs", value: .object(definitions))
        return members.value
    }

    /// The definition of a type in the bundle: without annotations that an instance does not need.
    func type(
        _ name: String, of id: String, _ implementation: String = "swiftui",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try #require(bundle["$defs", id, "$defs", implementation, "$defs", name], sourceLocation: sourceLocation)
            .compact
    }

    /// The files that the backend renders, its units in any order.
    func texts(_ order: ([RenderUnit]) -> [RenderUnit]) -> [String: String] {
        let files = order(JSONSchemaBackend().plan(registry, options: options)).flatMap { $0.render().files }
        return Dictionary(
            files.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { $1 })
    }

    /// The paths of the files that the backend says it will render.
    var announced: [String] {
        JSONSchemaBackend().plan(registry, options: options).flatMap { $0.paths.map(\.text) }
    }

    /// What the backend finds.
    var findings: [String] {
        JSONSchemaBackend().plan(registry, options: options).flatMap { $0.render().diagnostics.all }
            .map(\.testDescription)
    }
}

extension JSONValue {
    /// The value at a path of names.
    subscript(path: String...) -> JSONValue? {
        path.reduce(Optional(self)) { value, name in
            if case .object(let members)? = value { members[name] } else { nil }
        }
    }
}

package import CatalogModel
package import CatalogRendering
import CatalogTokens

/// A backend rendering a catalog as JSON Schemas: a schema for the instances of each component, a bundle of all, and a
/// schema for token files.
package struct JSONSchemaBackend: Backend {
    package let name = "json-schema"
    package let summary =
        "Schemas for tools: one for each component's configuration, a bundle of all, and one of the tokens."

    package init() {}

    package var rules: [Rule] { SchemaRules.all }

    package var options: [BackendOption] {
        [
            BackendOption(
                "baseURL", .text,
                "The URL at which the schemas are published; with the catalog's version it forms their $id. Without it, "
                    + "schemas refer to each other by file name."),
            BackendOption(
                "open", .flag, default: false,
                "Whether objects may have members that the catalog does not declare."),
            BackendOption(
                SchemaDraft.option, .choice(SchemaDraft.allCases.map(\.rawValue)),
                default: .string(SchemaDraft.draft2020.rawValue),
                "The draft of JSON Schema; use 7 for tools that do not support the newer one."),
            BackendOption(
                "editorHints", .flag, default: false,
                "Whether schemas include hints for the language servers of editors: descriptions of enumerated values, "
                    + "and snippets."),
            .entryVisibility,
        ]
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let catalog = SchemaCatalog(registry, options: options)
        let components = registry.components.map { ComponentSchemas($0, in: catalog) }
        // The bundle takes longer than any other unit, so start it first.
        let base = options.baseAddressFinding("baseURL", in: registry, isWeb: false)
        return bundle(BundleSchema(catalog: catalog, components: components))
            + (registry.themes.isEmpty ? [] : [tokens(in: catalog)])
            // Reverse the components: the bundle starts with the first one, so the two meet halfway.
            + components.reversed().map(unit) + RenderUnit.reporting([base])
    }

    private func tokens(in catalog: SchemaCatalog) -> RenderUnit {
        let path = OutputPath(SchemaCatalog.tokensFile)
        return RenderUnit(paths: path.map { [$0] } ?? []) {
            let schema = TokenSchema(catalog).text
            return Rendering(files: path.map { [OutputFile(path: $0, bytes: schema)] } ?? [])
        }
    }

    private func unit(_ schemas: ComponentSchemas) -> RenderUnit {
        let component = schemas.component
        let file = SchemaCatalog.file(of: component.id)
        let path = file == SchemaCatalog.bundleFile ? nil : OutputPath(file)
        return RenderUnit(paths: path.map { [$0] } ?? []) {
            guard let path else {
                var diagnostics = Diagnostics()
                diagnostics.report(.unnamableSchema(component.id, at: component.entry.id?.range))
                return Rendering(files: [], diagnostics: diagnostics)
            }
            return Rendering(files: [OutputFile(path: path, bytes: schemas.file())])
        }
    }

    private func bundle(_ bundle: BundleSchema) -> [RenderUnit] {
        guard let path = OutputPath(SchemaCatalog.bundleFile) else { return [] }
        return [
            RenderUnit(paths: [path]) {
                let (bytes, unmapped) = bundle.render()
                var diagnostics = Self.diagnostics(unmapped)
                bundle.catalog.reportDraftKeywords(&diagnostics)
                bundle.catalog.reportPatterns(&diagnostics)
                return Rendering(files: [OutputFile(path: path, bytes: bytes)], diagnostics: diagnostics)
            }
        ]
    }

    /// Returns a finding for each type, at the first place.
    private static func diagnostics(_ unmapped: [SchemaBuilder.UnmappedType]) -> Diagnostics {
        var locations: [String: Set<SourceRange>] = [:]
        for use in unmapped { locations["\(use.language) \(use.type)", default: []].insert(use.range) }
        var diagnostics = Diagnostics()
        for use in unmapped {
            guard let ranges = locations.removeValue(forKey: "\(use.language) \(use.type)"), let first = ranges.min()
            else {
                continue
            }
            diagnostics.report(.unmappedType(use.type, language: use.language, uses: ranges.count, at: first))
        }
        return diagnostics
    }
}

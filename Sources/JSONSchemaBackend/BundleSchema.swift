import CatalogModel

/// All components in one self-contained schema: an instance of any of them, told apart by its `component`.
struct BundleSchema {
    let catalog: SchemaCatalog

    /// The schema, and the types that have none.
    func build() -> (schema: JSONValue, unmapped: [SchemaBuilder.UnmappedType]) {
        let configuration = catalog.registry.configuration
        var definitions = JSONObject()
        var unmapped: [SchemaBuilder.UnmappedType] = []
        var choices: [JSONValue] = []
        for component in catalog.registry.components {
            var builder = SchemaBuilder(component, in: catalog, form: .bundle)
            definitions.append(component.id.rawValue, .object(builder.definition()))
            unmapped += builder.unmapped
            if Self.isConfigurable(component) {
                choices.append(["$ref": .string(builder.reference(to: component.id))])
            }
        }
        var members = Members()
        members.add("$schema", .string(SchemaCatalog.dialect))
        members.add("$id", catalog.identifier(SchemaCatalog.bundleFile))
        members.add("title", text: configuration.name)
        members.addDescription(configuration.description.map { [$0] } ?? [], isComplete: true)
        members.add("x-version", text: configuration.version)
        if choices.isEmpty {
            members.add("not", .object(JSONObject()))
        } else {
            members.add("type", "object")
            members.add("required", ["component"])
            members.add("discriminator", ["propertyName": "component"])
            members.add("oneOf", .array(choices))
        }
        members.add("$defs", .object(definitions))
        members.add("x-sections", list: configuration.sections, sectionRecord)
        members.addExtensions(configuration.base, "x-")
        return (members.value, unmapped)
    }

    /// Whether there can be instances of an entry: a guide or a pattern without types is not one to put on a screen.
    private static func isConfigurable(_ component: Component) -> Bool {
        component.kind == .component
            || component.entry.implementations.orEmpty().contains { $0.value.types?.isEmpty == false }
    }
}

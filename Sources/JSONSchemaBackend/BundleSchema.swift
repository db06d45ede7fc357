import CatalogModel
import TokenFormat

/// The printer of the bundle, a single JSON Schema for instances of any component, told apart by `component`.
struct BundleSchema {
    /// Number of objects around a definition.
    static let level = 2
    /// How many definitions tell how long the others are.
    private static let sampleCount = 100

    let catalog: SchemaCatalog
    let components: [ComponentSchemas]

    /// Returns the text of the schema, and the types without a schema.
    func print() -> (text: [UInt8], unmapped: [SchemaBuilder.UnmappedType]) {
        let configuration = catalog.registry.configuration
        var printer = JSONPrinter()
        var unmapped: [SchemaBuilder.UnmappedType] = []
        printer.open()
        for member in catalog.draft.finished(head.value).members?.members ?? [] {
            printer.print(member.name, value: member.value)
        }
        printer.open(catalog.draft.definitionsKey)
        var byteCount = 0
        for (index, component) in components.enumerated() {
            let definition = component.definition()
            byteCount += definition.text.count
            // Room for as much as the rest will take by all appearances: to move a text of this length takes as much again.
            if index == Self.sampleCount { printer.reserve(byteCount / index * (components.count - index) * 9 / 8) }
            printer.print(member: definition.text)
            unmapped += definition.unmapped
        }
        printer.close()
        var tail = ObjectBuilder()
        tail.add("x-extensions", value: configuration.base.extensions?.annotation)
        for member in tail.object.members { printer.print(member.name, value: member.value) }
        printer.close()
        return (printer.finished(), unmapped)
    }

    /// Members before the definitions.
    var head: ObjectBuilder {
        let configuration = catalog.registry.configuration
        let choices = components.filter(\.isConfigurable).map { schemas -> JSONValue in
            ["$ref": .string(BundleDefinition.reference(to: schemas.component.id))]
        }
        var members = ObjectBuilder()
        members.add("$schema", value: .string(SchemaCatalog.dialect))
        members.add("$id", value: catalog.identifier(SchemaCatalog.bundleFile))
        members.add("title", value: configuration.name?.annotation)
        if let description = configuration.description { members.addDescription([description]) }
        members.add("x-version", value: configuration.version?.annotation)
        members.add("x-sections", value: configuration.sections?.annotation)
        if choices.isEmpty {
            members.add("not", value: .object(JSONObject()))
        } else {
            members.add("type", value: "object")
            members.add("required", value: ["component"])
            members.add("discriminator", value: ["propertyName": "component"])
            members.add("oneOf", value: .array(choices))
        }
        return members
    }
}

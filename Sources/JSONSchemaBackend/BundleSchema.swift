import CatalogModel
import TokenFormat

/// All components in one self-contained schema: an instance of any of them, told apart by its `component`.
struct BundleSchema {
    /// How many objects are around a definition.
    static let level = 2

    let catalog: SchemaCatalog
    let components: [ComponentSchemas]

    /// The text of the schema, and the types that have none.
    func print() -> (text: [UInt8], unmapped: [SchemaBuilder.UnmappedType]) {
        // From the last to the first, because the files are made from the first on: the two meet halfway.
        let definitions = Array(components.reversed().map { $0.definition() }.reversed())
        let configuration = catalog.registry.configuration
        var printer = JSONPrinter()
        printer.reserve(definitions.reduce(10_000) { $0 + $1.text.count + 100 })
        printer.open()
        for member in catalog.draft.finished(head.value).members?.members ?? [] {
            printer.print(member.name, member.value)
        }
        printer.open(catalog.draft.definitionsKey)
        for definition in definitions { printer.print(member: definition.text) }
        printer.close()
        var tail = Members()
        tail.addExtensions(configuration.base, "x-")
        for member in tail.object.members { printer.print(member.name, member.value) }
        printer.close()
        return (printer.finished(), definitions.flatMap(\.unmapped))
    }

    /// Everything before the definitions.
    var head: Members {
        let configuration = catalog.registry.configuration
        let choices = components.filter(\.isConfigurable).map { schemas -> JSONValue in
            ["$ref": .string(BundleDefinition.reference(to: schemas.component.id))]
        }
        var members = Members()
        members.add("$schema", .string(SchemaCatalog.dialect))
        members.add("$id", catalog.identifier(SchemaCatalog.bundleFile))
        members.add("title", text: configuration.name)
        if let description = configuration.description { members.addDescription([description]) }
        members.add("x-version", text: configuration.version)
        members.add("x-sections", list: configuration.sections, sectionRecord)
        if choices.isEmpty {
            members.add("not", .object(JSONObject()))
        } else {
            members.add("type", "object")
            members.add("required", ["component"])
            members.add("discriminator", ["propertyName": "component"])
            members.add("oneOf", .array(choices))
        }
        return members
    }
}

import CatalogModel
import CatalogRendering
import CatalogTokens
import Dispatch
import Synchronization

/// The printer of the bundle, a single JSON Schema for instances of any component, distinguished by `component`.
struct BundleSchema {
    /// Number of objects around a definition.
    static let level = 2

    let catalog: SchemaCatalog
    let components: [ComponentSchemas]

    /// Renders the schema, and returns the types without a schema.
    func render() -> (bytes: [UInt8], unmapped: [SchemaBuilder.UnmappedType]) {
        let definitions = definitions
        let separator = "\n" + String(repeating: "  ", count: Self.level)
        var bytes = beginning
        bytes.reserveCapacity(definitions.reduce(bytes.count + 1_024) { $0 + $1.text.count + separator.utf8.count + 1 })
        for (index, definition) in definitions.enumerated() {
            bytes += ((index == 0 ? "" : ",") + separator).utf8
            bytes += definition.text
        }
        return (bytes + end, definitions.flatMap(\.unmapped))
    }

    /// The definitions in the order of the components.
    ///
    /// Made on all processors: in a build after a small change, the bundle is the only large unit.
    private var definitions: [ComponentSchemas.Definition] {
        let made = Mutex([Int: (result: ComponentSchemas.Definition, reads: CatalogReads)]())
        DispatchQueue.concurrentPerform(iterations: components.count) { index in
            // The recording of this unit does not include other threads, so record each definition.
            let definition = CatalogReads.recorded { components[index].definition() }
            made.withLock { $0[index] = definition }
        }
        let all = made.withLock { made in components.indices.compactMap { made[$0] } }
        for definition in all { CatalogReads.add(definition.reads) }
        return all.map(\.result)
    }

    /// The text before the definitions.
    private var beginning: [UInt8] {
        var text = Array("{\n  ".utf8)
        for member in catalog.draft.finished(head.value).members?.members ?? [] {
            text += JSONPrinter.member(member.name, value: member.value, level: 1) + ",\n  ".utf8
        }
        return text + "\"\(catalog.draft.definitionsKey)\": {".utf8
    }

    /// The text after the definitions.
    private var end: [UInt8] {
        var text = Array((components.isEmpty ? "}" : "\n  }").utf8)
        var tail = ObjectBuilder()
        tail.add("x-extensions", value: catalog.registry.configuration.base.extensions?.annotation)
        for member in tail.object.members {
            text += ",\n  ".utf8 + JSONPrinter.member(member.name, value: member.value, level: 1)
        }
        return text + "\n}\n".utf8
    }

    /// Members before the definitions.
    var head: ObjectBuilder {
        let configuration = catalog.registry.configuration
        let choices = components.filter(\.isConfigurable).map { schemas -> JSONValue in
            // A discriminator needs plain references, and in draft-07 a reference with a title is wrapped.
            let title = catalog.draft == .draft7 ? nil : JSONValue.string(schemas.component.title)
            return ["title": title, "$ref": .string(BundleDefinition.reference(to: schemas.component.id))]
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

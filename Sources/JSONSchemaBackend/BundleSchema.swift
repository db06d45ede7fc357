import CatalogModel
import CatalogRendering
import CatalogTokens

/// The printer of the bundle, a single JSON Schema for instances of any component, told apart by `component`.
struct BundleSchema {
    /// Number of objects around a definition.
    static let level = 2
    /// How many definitions tell how long the others are.
    private static let sampleCount = 100

    let catalog: SchemaCatalog
    let components: [ComponentSchemas]

    /// Returns the parts: the head, a definition for each component, and the end.
    func parts(_ reads: SchemaEntryReads) -> [RenderPart] {
        let head = RenderPart(reads: .init(entries: .shapes(besides: []), tokens: .some([])))
        return [head] + components.map { schemas in RenderPart(reads: reads.of(schemas.component)) }
            + [RenderPart(reads: .nothing)]
    }

    /// Renders the schema, taking over known parts.
    func render(knowing known: KnownParts) -> (rendering: PartedRendering, unmapped: [SchemaBuilder.UnmappedType]) {
        var rendering = PartedRendering()
        var unmapped: [SchemaBuilder.UnmappedType] = []
        rendering.reserve(known.byteCount + known.byteCount / 16)
        rendering.add(known[0] ?? beginning[...])
        for (index, component) in components.enumerated() {
            if let part = known[index + 1] {
                rendering.add(part)
                continue
            }
            let definition = component.definition()
            // Room for as much as the rest will take by all appearances: to move a text of this length takes as much again.
            if index == Self.sampleCount {
                rendering.reserve(rendering.bytes.count / index * (components.count - index) * 9 / 8)
            }
            let separator = (index == 0 ? "" : ",") + "\n" + String(repeating: "  ", count: Self.level)
            rendering.add(separator.utf8 + definition.text, isSilent: definition.unmapped.isEmpty)
            unmapped += definition.unmapped
        }
        rendering.add(known[components.count + 1] ?? end[...])
        return (rendering, unmapped)
    }

    /// The text in front of the definitions.
    private var beginning: [UInt8] {
        var text = Array("{\n  ".utf8)
        for member in catalog.draft.finished(head.value).members?.members ?? [] {
            text += JSONPrinter.member(member.name, value: member.value, level: 1) + ",\n  ".utf8
        }
        return text + "\"\(catalog.draft.definitionsKey)\": {".utf8
    }

    /// The text behind the definitions.
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

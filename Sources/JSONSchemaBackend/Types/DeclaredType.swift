import CatalogModel

// Types that entries of the catalog declare, as the values of properties.
extension SchemaBuilder {
    mutating func schema(of record: TypeRecord, _ use: TypeUse) -> JSONValue? {
        let declaration = record.declaration
        switch declaration.role {
        case .enumeration:
            let reference = reference(to: record)
            remember(Enumeration(declaration, rawKinds: rawKinds(of: record)), of: reference)
            return ["$ref": .string(reference)]
        case .alias:
            guard let definition = declaration.definition else { return Self.anything }
            guard let type = TypeParser.parse(definition.value), use.depth < 32 else { return Self.anything }
            var scope = record.scope
            // An alias is no name for itself.
            if type == .name(record.name) || type == .name(TypeIndex.shortName(record.name)) { return Self.anything }
            scope.owner = record.name
            return schema(of: type, TypeUse(scope: scope, range: definition.range, depth: use.depth))
        case .placeholder: return Self.anything
        case .object: return ["$ref": .string(reference(to: record))]
        case .component:
            let components = catalog.componentTypes(of: record.implementation, in: record.component)
            if components.contains(where: { $0.name == record.name }) {
                return ["$ref": .string(reference(to: record.component.id))]
            }
            return declaration.external == true ? Self.anything : ["$ref": .string(reference(to: record))]
        }
    }

    /// The kinds of JSON values that the raw values of an enum have.
    func rawKinds(of record: TypeRecord) -> Set<String> {
        guard let raw = record.declaration.raw, let type = TypeParser.parse(raw.value) else { return [] }
        let languages = record.languages
        let match =
            catalog.mappings.stated(type, languages: languages) ?? catalog.mappings.builtIn(type, languages: languages)
        guard case .schema(let schema)? = match?.meaning, let kind = schema.members?["type"]?.string else { return [] }
        return [kind]
    }
}

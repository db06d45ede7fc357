import CatalogModel
import SourceCode

// Types that entries of the catalog declare, as the values of properties.
extension SchemaBuilder {
    mutating func schema(of record: TypeRecord, _ use: TypeUse) -> JSONValue? {
        switch record.declaration.role {
        case .enumeration:
            let reference = reference(to: record)
            _ = enumeration(of: record, reference: reference)
            return ["$ref": .string(reference)]
        case .alias: return definition(of: record, use)
        case .placeholder: return Self.anything
        case .object: return ["$ref": .string(reference(to: record))]
        case .component:
            let components = catalog.componentTypes(of: record.implementation.name, in: record.entryID)
            if components.contains(where: { $0.name == record.name }) {
                return ["$ref": .string(reference(to: record.entryID))]
            }
            return record.declaration.external == true ? Self.anything : ["$ref": .string(reference(to: record))]
        }
    }

    /// Returns the definition of an alias; an alias that leads back to the alias accepts any value.
    private mutating func definition(of record: TypeRecord, _ use: TypeUse) -> JSONValue? {
        let name = TypeExpression.name(record.name)
        guard let definition = record.declaration.definition, let type = TypeParser.parse(definition.value),
            !use.expanding.contains(name)
        else { return Self.anything }
        return schema(
            of: type,
            TypeUse(
                scope: record.scope(), range: definition.range, depth: use.depth, expanding: use.expanding + [name]))
    }

    /// Returns the kinds of JSON values used by the raw values of an enum.
    func rawKinds(of record: TypeRecord) -> Set<String> {
        guard let raw = record.declaration.raw, let type = TypeParser.parse(raw.value) else { return [] }
        let languages = record.languages
        let match =
            catalog.mappings.stated(type, languages: languages) ?? catalog.mappings.builtIn(type, languages: languages)
        guard case .schema(let schema)? = match?.meaning, let kind = schema.members?["type"]?.string else { return [] }
        return [kind]
    }
}

import CatalogModel
import SourceCode

// The definitions of an entry's types.
extension SchemaBuilder {
    /// Returns the definition of a type; `components` are the types configured by instances of the implementation.
    mutating func typeDefinition(_ record: TypeRecord, components: [TypeRecord]) -> JSONObject {
        var members = ObjectBuilder()
        members.addHeading(record.declaration.named, title: record.name)
        members.add(contentsOf: content(of: record, components: components))
        members.addType(record.declaration)
        members.addNamed(record.declaration.named)
        return members.object
    }

    private mutating func content(of record: TypeRecord, components: [TypeRecord]) -> JSONObject {
        let isComponent = components.contains { $0.name == record.name }
        switch record.declaration.role {
        case .enumeration: return enumeration(record, in: record.scope())
        case .alias:
            let use = TypeUse(scope: record.scope(), range: record.declaration.named.base.range ?? emptyRange)
            startSteps()
            return schema(of: record, use)?.members ?? JSONObject()
        case .component, .object:
            if record.declaration.external == true && !isComponent { return members(of: record) }
            // The first type represents the implementation and has the shared properties.
            let isFirst = components.first?.name == record.name
            return surface(
                of: record, shared: isFirst ? component.entry.properties.orEmpty() : OrderedRecords(),
                hasExclusions: isComponent)
        case .placeholder: return members(of: record)
        }
    }

    /// Returns the properties of a type that replaces others or belongs to the platform: annotated, with no demands.
    private func members(of record: TypeRecord) -> JSONObject {
        var members = ObjectBuilder()
        members.add("x-properties", value: record.declaration.properties?.annotation)
        return members.object
    }

    private var emptyRange: SourceRange {
        SourceRange(file: SourceFile(path: component.path, bytes: []), from: 0, to: 0)
    }

    /// Returns a reference to the properties of another entry: the configuration of the entry's first type, in the same
    /// implementation if possible.
    func propertiesReference(to id: EntryID, in scope: TypeScope) -> JSONValue {
        guard let other = catalog.registry[id] else { return Self.anything }
        let implementations = other.entry.implementations.orEmpty().elements
        let related = implementations.filter { element in
            TypeLanguages.keys(of: element.name, element.value).contains(where: scope.languages.contains)
        }
        let ordered = implementations.filter { $0.name == scope.implementation } + related + implementations
        for element in ordered {
            if let type = catalog.componentTypes(of: element.name, in: other.id).first {
                return ["$ref": .string(reference(to: type))]
            }
        }
        return Self.anything
    }
}

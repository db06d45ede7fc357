import CatalogModel

/// A converter of a component's own JSON Schema into the component's definition in the bundle, the single schema of all
/// components.
///
/// Only the parts needed by an instance are kept, and references to files of components become references inside the
/// bundle.
struct BundleDefinition {
    let registry: ComponentRegistry
    /// Reference to the definition.
    private let root: String

    init(of component: Component, in registry: ComponentRegistry) {
        self.registry = registry
        root = Self.reference(to: component.id)
    }

    /// Returns the reference to a component's definition.
    static func reference(to id: EntryID) -> String { "#" + JSONPointer.path(below: "/$defs", id.rawValue) }

    /// Returns the definition made from the component's schema with the types of the implementations.
    func definition(_ schema: JSONObject) -> JSONObject {
        declaration(schema) { implementation in declaration(implementation) { type in declaration(type) { $0 } } }
    }

    /// Returns a declaration with only the keywords on values.
    private func declaration(_ schema: JSONObject, inner: (JSONObject) -> JSONObject) -> JSONObject {
        var result = JSONObject()
        result.reserveCapacity(schema.members.count)
        for member in schema.members {
            switch (member.name, member.value) {
            case ("$defs", .object(let definitions)):
                var kept = JSONObject()
                kept.reserveCapacity(definitions.members.count)
                for definition in definitions.members {
                    kept.append(definition.name, value: .object(inner(definition.value.members ?? JSONObject())))
                }
                result.append(member.name, value: .object(kept))
            case ("examples", _): break
            case (let name, _) where name.isAnnotation && name != "x-omittedCases": break
            default: if case .kept(let value) = self.kept(member) { result.append(member.name, value: value) }
            }
        }
        return result
    }

    // MARK: Schemas of values

    /// The decision about a member of a schema: kept, or left out.
    private enum Kept {
        case kept(JSONValue)
        case leftOut
    }

    private func kept(_ member: JSONObjectMember) -> Kept {
        switch (member.name, member.value) {
        case ("description", _), ("type", _), ("const", _), ("title", _), ("default", _): .kept(member.value)
        case ("$ref", .string(let reference)): .kept(.string(self.reference(reference)))
        case ("x-omitted", .object(let map)): .kept(.object(schemas(map)))
        case ("examples", _): .leftOut
        case (let name, _):
            name.isAnnotation && Self.annotations.contains(name) ? .leftOut : .kept(member.mapSchemas(schema))
        }
    }

    private func schemas(_ map: JSONObject) -> JSONObject {
        var result = JSONObject()
        result.reserveCapacity(map.members.count)
        for member in map.members { result.append(member.name, value: schema(member.value)) }
        return result
    }

    private func schema(_ value: JSONValue) -> JSONValue {
        guard case .object(let schema) = value, !schema.isEmpty else { return value }
        var result = JSONObject()
        result.reserveCapacity(schema.members.count)
        for member in schema.members {
            if case .kept(let value) = kept(member) { result.append(member.name, value: value) }
        }
        return .object(result)
    }

    /// Keywords about a value or a choice without use for an instance.
    private static let annotations: Set<String> = [
        "markdownDescription", "x-declarations", "x-deprecation", "x-examples", "x-extensions", "x-fallback",
        "x-figures", "x-group", "x-label", "x-links", "x-name", "x-pattern", "x-platforms", "x-raw", "x-since",
        "x-status", "x-visibility", "x-visuals",
    ]

    // MARK: References

    /// Returns the reference inside the bundle for a reference in a component's own file; unchanged for an unknown
    /// file.
    private func reference(_ reference: String) -> String {
        if reference.utf8.first == UInt8(ascii: "#") { return root + reference.dropFirst() }
        if reference == SchemaCatalog.bundleFile { return "#" }
        let file = reference.prefix { $0 != "#" }
        guard file.hasSuffix(SchemaCatalog.fileSuffix),
            let component = registry[String(file.dropLast(SchemaCatalog.fileSuffix.count))]
        else { return reference }
        return Self.reference(to: component.id) + reference[file.endIndex...].dropFirst()
    }
}

extension String {
    /// Whether the text is the name of an `x-` keyword or `markdownDescription`.
    fileprivate var isAnnotation: Bool {
        switch utf8.first {
        case UInt8(ascii: "x"): utf8.dropFirst().first == UInt8(ascii: "-")
        case UInt8(ascii: "m"): self == "markdownDescription"
        default: false
        }
    }
}

import CatalogModel

// Annotations for the parts of an API that are not configuration, such as methods, events and slots.
extension ObjectBuilder {
    /// Adds the facts about a property without keywords in JSON Schema.
    mutating func addPropertyAnnotations(_ property: Property) {
        if property.readOnly == true { add("readOnly", value: true) }
        add(Self.propertyKeys, of: property.node)
    }

    private static let propertyKeys = AnnotatedKey.own(
        Property.recordForm, first: ["static", "binding", "attribute", "reflects", "requiredUnless", "is"],
        without: contentKeys.union(["default", "required", "readOnly", "limits"]))
    private static let contentKeys: Set = ["type", "either", "values", "items", "properties", "entry"]

    /// Adds a property's statements on the value, for properties without a schema.
    mutating func addContents(of property: Property) {
        add("x-type", value: SchemaBuilder.verbatimType(property))
        add("x-values", value: property.values?.annotation)
        add("x-items", value: property.items?.annotation)
        add("x-properties", value: property.properties?.annotation)
        add("x-entry", value: property.entry?.annotation)
    }

    /// Adds the statements of a type beside the configuration.
    mutating func addType(_ type: TypeDeclaration) {
        for key in Self.typeKeys {
            switch key.name {
            // Annotate what the schema does not express: the properties of an enum, the cases of any other type.
            case "properties" where type.role != .enumeration: add("x-cases", value: type.cases?.annotation)
            case "initializers" where type.hasConfiguration:
                add(
                    "x-initializers", value: type.initializers.map { .array($0.map { Self.initializer($0, in: type) }) }
                )
            default: add([key], of: type.node)
            }
        }
    }

    private static let typeKeys = AnnotatedKey.own(
        TypeDeclaration.recordForm, first: ["kind", "names", "from", "external", "module", "inherits", "mixins"],
        without: ["cases"])

    /// Returns the annotation of an initializer.
    ///
    /// The parameters themselves are members of the configuration. The annotation contains the form of a call, and
    /// differences of a parameter from the property of the same name or from an earlier initializer.
    private static func initializer(_ method: Method, in type: TypeDeclaration) -> JSONValue {
        var parameters = JSONObject()
        for element in method.parameters.orEmpty() {
            let parameter = element.value
            var members = ObjectBuilder()
            members.add("label", value: parameter.label?.annotation)
            members.add("type", value: SchemaBuilder.verbatimType(parameter.property))
            members.add("default", value: parameter.property.default?.annotation)
            members.add("required", value: parameter.property.required?.annotation)
            members.add("variadic", value: parameter.variadic?.annotation)
            if let other = type.firstRecord(of: element.name) {
                members.addDifferences(of: parameter.property, from: other)
            }
            parameters.append(element.name, value: members.value)
        }
        var members = ObjectBuilder()
        for key in Method.recordForm.facts(AnnotatedKeys.self).all where key.key !== Method.keys.parameters {
            members.add(key, of: method.node)
        }
        if !parameters.isEmpty { members.add("parameters", value: .object(parameters)) }
        return members.value
    }

    /// Adds facts of a record missing in another record of the same thing.
    private mutating func addDifferences(of property: Property, from other: Property) {
        let stated = other.annotation.members
        for member in property.annotation.members?.members ?? []
        where object[member.name] == nil && stated?[member.name] != member.value && member.name != "either" {
            add(member.name, value: member.value)
        }
    }
}

extension TypeDeclaration {
    /// Whether the type's schema is a schema of the properties and of the initializers' parameters.
    fileprivate var hasConfiguration: Bool { (role == .component || role == .object) && external != true }

    /// Returns the first record of a member of the configuration, for members with possibly several records: by the
    /// property, or by an initializer.
    fileprivate func firstRecord(of name: String) -> Property? {
        let initializers = initializers.orEmpty()
        if let property = properties?[name] { return property }
        return initializers.count < 2 ? nil : initializers.lazy.compactMap { $0.parameters?[name]?.property }.first
    }
}

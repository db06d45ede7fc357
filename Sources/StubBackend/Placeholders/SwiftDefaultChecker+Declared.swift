import CatalogModel
import SourceCode

// Defaults that name what entries declare.

extension SwiftDefaultChecker {
    /// Whether a type has a case or a static value of the given name.
    mutating func hasMember(_ member: SwiftValue.Step, of full: String) -> Bool {
        guard let type = references.names.declared[full]?.record.declaration else { return false }
        for element in type.cases.orEmpty().elements where NamePattern.names(element.name).contains(member.name) {
            let parameters = element.value.parameters.orEmpty()
            return fits(member.arguments, parameters: parameters, isCase: true)
        }
        if let property = type.properties?[member.name] { return property.static == true && member.arguments == nil }
        for method in type.methods?[member.name] ?? [] where method.static == true {
            if member.arguments != nil, fits(member.arguments, parameters: method.parameters.orEmpty(), isCase: false) {
                return true
            }
        }
        return false
    }

    mutating func canMake(_ full: String, with arguments: [SwiftValue.Argument]) -> Bool {
        guard let type = references.names.declared[full] else { return false }
        for initializer in type.record.declaration.initializers.orEmpty() where initializer.failable != true {
            if fits(arguments, parameters: initializer.parameters.orEmpty(), isCase: false) { return true }
        }
        guard case .struct = type.kind else { return false }
        return arguments.isEmpty && type.record.declaration.initializers.orEmpty().isEmpty
            && type.record.declaration.properties.orEmpty().isEmpty
    }

    private mutating func fits(
        _ arguments: [SwiftValue.Argument]?, parameters: OrderedRecords<Parameter>, isCase: Bool
    ) -> Bool {
        guard let arguments else { return isCase && parameters.isEmpty }
        if isCase && parameters.isEmpty { return false }
        var rest = arguments[...]
        for parameter in parameters.elements {
            let label = parameter.value.label.map(\.value) ?? parameter.name
            let wanted = label.isEmpty || label == "_" ? nil : label
            if let argument = rest.first, argument.label == wanted,
                let type = parameter.value.property.type?.value, let expression = TypeParser.parse(type),
                accepts(argument.value, as: expression, text: type)
            {
                rest.removeFirst()
            } else if parameter.value.property.default == nil {
                return false
            }
        }
        return rest.isEmpty
    }
}

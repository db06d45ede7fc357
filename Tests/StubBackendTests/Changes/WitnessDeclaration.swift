import CatalogModel

/// A declaration of a type, small enough to be changed in every way that the entry format knows.
struct WitnessDeclaration {
    struct Value {
        var name: String
        var type: String
        var label: String?
        var initial: String?
        var isReadOnly = false
        var isStatic = false
        /// The name that takes its place, where it is deprecated.
        var replacement: String?
        /// Whether it has to be given; nil where nothing says so.
        var isRequired: Bool?

        /// The name that callers give it by; nil for none.
        var argument: String? { label == "_" ? nil : label ?? name }
    }

    struct Function {
        var name: String
        var parameters: [Value] = []
        var result: String?
        var isThrowing = false
        var isAsync = false
        var isStatic = false
        var isMutating = false
        var isFailable = false
        var replacement: String?
    }

    /// The implementation that it stands in: `swift`, `web`, `react` or `compose`.
    var platform = "swift"
    /// As the entry format has it.
    var kind: String
    var members: [WitnessMember]
    var conformances: [String] = []
    /// Facts that change nothing for compilers.
    var note: String?

    /// The entry that declares a type.
    func entry(id: String, type: String) -> String {
        var keys = ["kind: \(kind)"]
        if let note { keys.append("description: \(note)") }
        if !conformances.isEmpty { keys.append("conforms: [\(conformances.joined(separator: ", "))]") }
        let properties = members.compactMap { if case .property(let value) = $0 { Self.pair(value) } else { nil } }
        let methods = members.compactMap {
            if case .method(let function) = $0 { "\(function.name): \(Self.text(function))" } else { nil }
        }
        let initializers = members.compactMap {
            if case .initializer(let function) = $0 { Self.text(function) } else { nil }
        }
        let cases = members.compactMap { member -> String? in
            guard case .enumCase(let name, let values) = member else { return nil }
            return values.isEmpty
                ? "\(name): {}" : "\(name): { parameters: { \(values.map(Self.pair).joined(separator: ", ")) } }"
        }
        if !properties.isEmpty { keys.append("properties: { \(properties.joined(separator: ", ")) }") }
        if !methods.isEmpty { keys.append("methods: { \(methods.joined(separator: ", ")) }") }
        if !initializers.isEmpty { keys.append("initializers: [ \(initializers.joined(separator: ", ")) ]") }
        if !cases.isEmpty { keys.append("cases: { \(cases.joined(separator: ", ")) }") }
        return """
            id: \(id)
            title: \(type)
            summary: Is compared.
            implementations: { \(platform): { types: { \(type): { \(keys.joined(separator: ", ")) } } } }

            """
    }

    private static func pair(_ value: Value) -> String {
        var keys = ["type: \(quoted(value.type))"]
        if let label = value.label { keys.append("label: \(label)") }
        if let initial = value.initial { keys.append("default: \(quoted(initial))") }
        if value.isReadOnly { keys.append("readOnly: true") }
        if value.isStatic { keys.append("static: true") }
        if let isRequired = value.isRequired { keys.append("required: \(isRequired)") }
        if let name = value.replacement { keys.append("deprecated: { replacements: \(name) }") }
        return "\(value.name): { \(keys.joined(separator: ", ")) }"
    }

    private static func text(_ function: Function) -> String {
        var keys: [String] = []
        if !function.parameters.isEmpty {
            keys.append("parameters: { \(function.parameters.map(pair).joined(separator: ", ")) }")
        }
        if let result = function.result { keys.append("returns: \(quoted(result))") }
        if function.isThrowing { keys.append("throws: {}") }
        if function.isAsync { keys.append("async: true") }
        if function.isStatic { keys.append("static: true") }
        if function.isMutating { keys.append("mutating: true") }
        if function.isFailable { keys.append("failable: true") }
        if let name = function.replacement { keys.append("deprecated: { replacements: \(name) }") }
        return "{ \(keys.joined(separator: ", ")) }"
    }

    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}

enum WitnessMember {
    case property(WitnessDeclaration.Value)
    case method(WitnessDeclaration.Function)
    case initializer(WitnessDeclaration.Function)
    case enumCase(String, [WitnessDeclaration.Value])
}

// MARK: From catalogs

extension WitnessDeclaration {
    /// The types of a catalog's Swift implementations, as far as their members are made of types that every module has.
    static func all(in registry: ComponentRegistry) -> [WitnessDeclaration] {
        registry.components.flatMap { component in
            component.entry.implementations.orEmpty().filter { ["swiftui", "uikit", "swift"].contains($0.name) }
                .flatMap { $0.value.types.orEmpty().elements }.compactMap { WitnessDeclaration($0.value) }
        }
    }

    private init?(_ type: TypeDeclaration) {
        guard let kind = type.kind?.value.rawValue, ["class", "struct", "enum", "protocol"].contains(kind) else {
            return nil
        }
        var members = type.properties.orEmpty().compactMap { Self.value($0.name, $0.value).map(WitnessMember.property) }
        for element in type.methods.orEmpty() where element.value.count == 1 {
            members += element.value.compactMap { Self.function(element.name, $0).map(WitnessMember.method) }
        }
        if kind != "protocol" {
            members += type.initializers.orEmpty().compactMap {
                Self.function("init", $0).map(WitnessMember.initializer)
            }
        }
        if kind == "enum" {
            for element in type.cases.orEmpty() where element.name.allSatisfy(\.isLetter) {
                let values = element.value.parameters.orEmpty().compactMap { Self.value($0.name, $0.value.property) }
                members.append(.enumCase(element.name, values))
            }
        }
        if members.isEmpty { return nil }
        self.init(kind: kind, members: members)
    }

    private static let types: Set<String> = ["Int", "String", "Bool", "Double", "Float", "CGFloat", "Character"]

    private static func value(_ name: String, _ property: Property) -> Value? {
        guard let text = property.type?.value, name.allSatisfy({ $0.isLetter }), property.visibility == nil else {
            return nil
        }
        let bare = text.filter { !"?[]".contains($0) }
        guard types.contains(bare), property.attributes == nil, property.declaration == nil else { return nil }
        let type = text.replacing("CGFloat", with: "Double")
        return Value(
            name: name, type: type, isReadOnly: property.readOnly ?? false, isStatic: property.static ?? false)
    }

    private static func function(_ name: String, _ method: Method) -> Function? {
        let parameters = method.parameters.orEmpty().compactMap { element -> Value? in
            guard element.value.variadic == nil else { return nil }
            var value = value(element.name, element.value.property)
            value?.label = element.value.label?.value
            value?.isReadOnly = false
            return value
        }
        guard parameters.count == method.parameters.orEmpty().count, method.generics == nil, method.where == nil,
            method.visibility == nil, name.allSatisfy(\.isLetter), method.declaration == nil
        else { return nil }
        return Function(name: name, parameters: parameters, isStatic: method.static ?? false)
    }
}

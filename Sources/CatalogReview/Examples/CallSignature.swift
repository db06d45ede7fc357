import CatalogModel
import SourceCode

/// Parameters of an initializer or a function component.
struct CallSignature {
    /// A parameter of the callable declaration, as far as calls show.
    struct Parameter {
        /// The label of the argument; nil for none.
        let label: String?
        let name: String
        let type: ValueType
        let deprecation: Deprecation?
        /// Whether a call certainly cannot do without.
        let isRequired: Bool
        let isVariadic: Bool
        /// Whether the catalog states that a call can, or cannot, do without.
        let isStated: Bool

        /// Whether a closure could be the value.
        let mayBeClosure: Bool

        init(
            _ element: OrderedRecords<CatalogModel.Parameter>.Element, hasLabels: Bool,
            type valueType: (_ type: String?) -> ValueType
        ) {
            let stated = hasLabels ? element.value.label?.value : nil
            name = element.name.filter { $0 != "`" }
            label = stated == "_" || stated == "" ? nil : (stated ?? element.name).filter { $0 != "`" }
            isVariadic = element.value.variadic == true
            type = element.value.property.valueType(valueType)
            deprecation = element.value.property.named.deprecated
            isRequired = element.value.property.mustBeGiven && !isVariadic
            isStated = isVariadic || element.value.property.statesNeed
            let isExcluded = LiteralCheck.excludesClosures(type.text ?? "", syntax: hasLabels ? .swift : .kotlin)
            mayBeClosure = !isExcluded && type.choice == nil
        }

        init(_ element: OrderedRecords<Property>.Element, type valueType: (_ type: String?) -> ValueType) {
            name = element.name
            label = element.name
            type = element.value.valueType(valueType)
            deprecation = element.value.named.deprecated
            isVariadic = false
            isRequired = element.value.mustBeGiven
            isStated = element.value.statesNeed
            mayBeClosure = !LiteralCheck.excludesClosures(type.text ?? "", syntax: .kotlin)
        }
    }

    let parameters: [Parameter]
    /// Whether more parameters are possible.
    let isPartial: Bool
    let deprecation: Deprecation?
    private let hasLabels: Bool

    /// Returns every stated way to call a type.
    ///
    /// - Parameters:
    ///   - type: The type to call.
    ///   - syntax: The syntax of the call.
    ///   - valueType: Returns the meaning of the text of a type, with the generic parameters of the initializer.
    /// - Returns: The signatures; none without certain parameters.
    static func all(
        of type: CallableType, syntax: CodeSyntax,
        type valueType: (_ type: String?, _ generics: String?) -> ValueType
    ) -> [CallSignature] {
        let initializers = type.initializers
        if initializers.contains(where: { $0.parameters != nil }) {
            // Verbatim declarations are not parsed.
            if initializers.contains(where: { $0.parameters == nil && $0.declaration != nil }) { return [] }
            return initializers.map { CallSignature($0, syntax: syntax, type: valueType) }
        }
        guard syntax == .kotlin, initializers.isEmpty, type.kind == .composable || type.kind == .function else {
            return []
        }
        let properties = type.declaration.properties.orEmpty().filter { $0.value.static != true }
        return properties.isEmpty ? [] : [CallSignature(properties) { valueType($0, nil) }]
    }

    private init(
        _ method: Method, syntax: CodeSyntax, type valueType: (_ type: String?, _ generics: String?) -> ValueType
    ) {
        hasLabels = syntax == .swift
        let hasLabels = hasLabels
        let generics = method.generics?.value
        parameters = method.parameters.orEmpty().map { element in
            Parameter(element, hasLabels: hasLabels) { valueType($0, generics) }
        }
        deprecation = method.named.deprecated
        isPartial = false
    }

    private init(
        _ properties: [OrderedRecords<Property>.Element], type valueType: (_ type: String?) -> ValueType
    ) {
        parameters = properties.map { Parameter($0, type: valueType) }
        deprecation = nil
        isPartial = true
        hasLabels = false
    }

    /// The parameters in people's spelling: `(_:style:)`, `(text, style)`.
    var text: String {
        hasLabels
            ? "(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
            : "(\(parameters.map(\.name).joined(separator: ", ")))"
    }
}

extension Property {
    /// Returns the type of the values, optional for the default `nil`.
    fileprivate func valueType(_ meaning: (_ type: String?) -> ValueType) -> ValueType {
        var type = meaning(self.type?.value)
        if let text = type.text, ["nil", "null"].contains(self.default?.value), !text.hasSuffix("?") {
            type.text = text + "?"
        }
        return type
    }

    /// Whether the entry demands a value.
    var mustBeGiven: Bool { required == true && self.default == nil && requiredUnless == nil }

    /// Whether the entry states if the value must be given.
    var statesNeed: Bool { required != nil || self.default != nil || requiredUnless != nil }
}

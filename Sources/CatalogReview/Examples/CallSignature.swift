import CatalogModel
import SourceCode

/// Parameters of an initializer or a function component.
struct CallSignature {
    /// A parameter of the callable declaration, as far as calls show.
    struct Parameter {
        /// The label of the argument; nil for none.
        let label: String?
        let name: String
        let type: String?
        /// Whether a call certainly cannot do without.
        let isRequired: Bool
        let isVariadic: Bool
        /// Whether the catalog states that a call can, or cannot, do without.
        let isStated: Bool

        /// Whether a closure could be the value.
        let mayBeClosure: Bool

        init(
            _ element: OrderedRecords<CatalogModel.Parameter>.Element, hasLabels: Bool,
            isChoice: (_ type: String?) -> Bool
        ) {
            let stated = hasLabels ? element.value.label?.value : nil
            name = element.name.filter { $0 != "`" }
            label = stated == "_" || stated == "" ? nil : (stated ?? element.name).filter { $0 != "`" }
            isVariadic = element.value.variadic == true
            type = element.value.property.type?.value
            isRequired = element.value.property.mustBeGiven && !isVariadic
            isStated = isVariadic || element.value.property.statesNeed
            let isExcluded = LiteralCheck.excludesClosures(type ?? "", syntax: hasLabels ? .swift : .kotlin)
            mayBeClosure = !isExcluded && !isChoice(type)
        }

        init(_ element: OrderedRecords<Property>.Element) {
            name = element.name
            label = element.name
            type = element.value.type?.value
            isVariadic = false
            isRequired = element.value.mustBeGiven
            isStated = element.value.statesNeed
            mayBeClosure = !LiteralCheck.excludesClosures(type ?? "", syntax: .kotlin)
        }
    }

    let parameters: [Parameter]
    /// Whether more parameters are possible.
    let isPartial: Bool
    private let hasLabels: Bool

    /// Returns every stated way to call a type.
    ///
    /// - Parameters:
    ///   - type: The type to call.
    ///   - syntax: The syntax of the call.
    ///   - isChoice: Returns whether the text of a type is the name of an enum.
    /// - Returns: The signatures; none without certain parameters.
    static func all(
        of type: CallableType, syntax: CodeSyntax, isChoice: (_ type: String?) -> Bool
    ) -> [CallSignature] {
        let initializers = type.initializers
        if initializers.contains(where: { $0.parameters != nil }) {
            // Verbatim declarations are not parsed.
            if initializers.contains(where: { $0.parameters == nil && $0.declaration != nil }) { return [] }
            return initializers.map { CallSignature($0, syntax: syntax, isChoice: isChoice) }
        }
        guard syntax == .kotlin, initializers.isEmpty, type.kind == .composable || type.kind == .function else {
            return []
        }
        let properties = type.declaration.properties.orEmpty().filter { $0.value.static != true }
        return properties.isEmpty ? [] : [CallSignature(properties)]
    }

    private init(_ method: Method, syntax: CodeSyntax, isChoice: (_ type: String?) -> Bool) {
        hasLabels = syntax == .swift
        let hasLabels = hasLabels
        parameters = method.parameters.orEmpty().map { Parameter($0, hasLabels: hasLabels, isChoice: isChoice) }
        isPartial = false
    }

    private init(_ properties: [OrderedRecords<Property>.Element]) {
        parameters = properties.map { Parameter($0) }
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
    /// Whether the entry demands a value.
    var mustBeGiven: Bool { required == true && self.default == nil && requiredUnless == nil }

    /// Whether the entry states if the value must be given.
    var statesNeed: Bool { required != nil || self.default != nil || requiredUnless != nil }
}

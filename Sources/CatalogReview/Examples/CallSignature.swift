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
        var mayBeClosure: Bool {
            let name = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? ""
            let isScalar = LiteralCheck.isScalar(name, syntax: .swift) || LiteralCheck.isScalar(name, syntax: .kotlin)
            return !isScalar && !["Color", "Text", "Image"].contains(name)
                && !name.hasPrefix("[") && !name.hasPrefix("List<")
        }

        init(_ element: OrderedRecords<CatalogModel.Parameter>.Element, hasLabels: Bool) {
            let stated = hasLabels ? element.value.label?.value : nil
            name = element.name.filter { $0 != "`" }
            label = stated == "_" || stated == "" ? nil : (stated ?? element.name).filter { $0 != "`" }
            isVariadic = element.value.variadic == true
            type = element.value.property.type?.value
            isRequired = element.value.property.mustBeGiven && !isVariadic
            isStated = isVariadic || element.value.property.statesNeed
        }

        init(_ element: OrderedRecords<Property>.Element) {
            name = element.name
            label = element.name
            type = element.value.type?.value
            isVariadic = false
            isRequired = element.value.mustBeGiven
            isStated = element.value.statesNeed
        }
    }

    let parameters: [Parameter]
    /// Whether more parameters are possible.
    let isPartial: Bool
    private let hasLabels: Bool

    /// Returns every stated way to call a type.
    static func all(of type: CallableType, syntax: CodeSyntax) -> [CallSignature] {
        let initializers = type.initializers
        if initializers.contains(where: { $0.parameters != nil }) {
            // Verbatim declarations are not parsed.
            if initializers.contains(where: { $0.parameters == nil && $0.declaration != nil }) { return [] }
            return initializers.map { CallSignature($0, syntax: syntax) }
        }
        guard syntax == .kotlin, initializers.isEmpty, type.kind == .composable || type.kind == .function else {
            return []
        }
        let properties = type.declaration.properties.orEmpty().filter { $0.value.static != true }
        return properties.isEmpty ? [] : [CallSignature(properties)]
    }

    private init(_ method: Method, syntax: CodeSyntax) {
        hasLabels = syntax == .swift
        let hasLabels = hasLabels
        parameters = method.parameters.orEmpty().map { Parameter($0, hasLabels: hasLabels) }
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

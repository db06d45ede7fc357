/// Something on a component's page that links can lead to.
struct Subject: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case implementation, type, function, variable
        /// Members of a type.
        case property, initializer, method, event, slot, enumCase, cssPart, cssState, cssProperty
        case sharedProperty, state, part, axis, axisValue
        case token, tokenGroup, semanticToken, setting, style
        case accessibilitySetting, string, dependency
        /// Free text, by the titles that lead to it.
        case section
    }

    var kind: Kind
    /// The implementation that declares it; nil for the entry itself.
    var implementation: String?
    /// From the outermost owner to its own name: the type and the member, the axis and the value.
    var path: [String]
    /// Tells records with one name apart: overloads, uses of one token.
    var index = 0

    init(_ kind: Kind, _ path: [String], in implementation: String? = nil, index: Int = 0) {
        self.kind = kind
        self.implementation = implementation
        self.path = path
        self.index = index
    }
}

/// An item on a component's page with an anchor for links, such as a property or a state: kind, name and owner.
struct AnchorTarget: Sendable {
    let kind: AnchorTargetKind
    /// The declaring implementation; nil for the entry itself.
    let implementation: String?
    /// Owners of the subject, the outermost first: the type of a member, the axis of a value.
    let owners: [String]
    let name: String
    /// The number that distinguishes records with the same name: overloads, uses of a token.
    let index: Int

    init(
        _ kind: AnchorTargetKind, name: String, of owners: [String] = [], in implementation: String? = nil,
        index: Int = 0
    ) {
        self.kind = kind
        self.name = name
        self.owners = owners
        self.implementation = implementation
        self.index = index
    }
}

/// The kind of thing at an anchor's target.
enum AnchorTargetKind: UInt8, Sendable {
    case implementation, type, function, variable
    /// Members of a type.
    case property, initializer, method, event, slot, enumCase, cssPart, cssState, cssProperty
    case sharedProperty, state, part, axis, axisValue, animation
    case token, tokenGroup, semanticToken, setting, style
    case accessibilitySetting, string, dependency
    /// Free text, by the titles leading there.
    case section
}

extension AnchorTarget: Hashable {
    static func == (left: AnchorTarget, right: AnchorTarget) -> Bool {
        left.kind == right.kind && left.index == right.index && left.name == right.name
            && left.owners == right.owners && left.implementation == right.implementation
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind.rawValue)
        hasher.combine(name)
        hasher.combine(owners)
        hasher.combine(implementation)
        hasher.combine(index)
    }
}

/// The variables visible at a position of a template during checking, with the kinds of the variables and the values
/// proven to be present.
struct TemplateScope {
    /// Origin of a variable's value.
    enum Origin {
        /// The first parameter of the block.
        case first
        /// A part of the first parameter.
        case part
        case other
    }

    /// A variable in scope: name, kind of the value, and slot at rendering.
    struct Variable {
        let name: String
        /// The kind of the value; nil for a nonexistent value.
        let kind: TemplateKind?
        let slot: Int
        let origin: Origin
    }

    private var variables: [Variable] = []
    /// The values found present by conditions around the place.
    var present: Set<TemplateAccess> = []
    /// The greatest number of simultaneous variables so far.
    private(set) var slotCount = 0

    var names: [String] { variables.map(\.name) }

    /// The innermost variable of a name.
    subscript(name: String) -> Variable? { variables.last { $0.name == name } }

    /// Gives the variable's slot.
    @discardableResult
    mutating func add(_ name: String, kind: TemplateKind?, origin: Origin) -> Int {
        let slot = variables.count
        variables.append(Variable(name: name, kind: kind, slot: slot, origin: origin))
        slotCount = max(slotCount, variables.count)
        return slot
    }

    /// Forgets all additions after another scope.
    mutating func leave(to outer: TemplateScope) {
        variables = outer.variables
        present = outer.present
    }
}

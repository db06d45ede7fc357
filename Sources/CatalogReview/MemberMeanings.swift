package import CatalogModel

/// The names under which an implementation has members, comparable to the names of shared properties.
package struct MemberMeanings {
    private var names: Set<String>

    /// Gathers the names of members, of the parameters of functions, and of properties that select variants.
    package init(of implementation: Implementation, in entry: Entry) {
        let types = UnevenMembers.types(of: implementation)
        let methods = types.flatMap { $0.methods.orEmpty().elements } + implementation.functions.orEmpty().elements
        let parameters = methods.flatMap { $0.value.flatMap { $0.parameters.orEmpty().elements } }
        let initial = types.flatMap { $0.initializers.orEmpty().flatMap { $0.parameters.orEmpty().elements } }
        names = Set(types.flatMap(UnevenMembers.names))
        names.formUnion((methods.map(\.name) + implementation.variables.orEmpty().names).map(UnevenMembers.folded))
        for parameter in parameters + initial {
            names.insert(UnevenMembers.folded(parameter.name))
            if let shared = parameter.value.property.is { names.insert(UnevenMembers.folded(shared.value)) }
        }
        if names.isEmpty { return }
        for axis in entry.facets.variants.orEmpty().elements + implementation.facets.variants.orEmpty().elements {
            names.insert(UnevenMembers.folded(axis.value.property?.value ?? axis.name))
        }
    }

    /// Whether no member is declared.
    package var isEmpty: Bool { names.isEmpty }

    /// Returns whether a member has a name, as far as platforms spell names differently: `isOn`, `on`.
    package func contains(_ name: String) -> Bool { names.contains(UnevenMembers.folded(name)) }
}

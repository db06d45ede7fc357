import CatalogModel

/// The types of all implementations of a component, arranged by nesting.
struct TypeForests: ComponentFacts {
    /// The types of an implementation.
    struct Forest: Sendable {
        let types: TypeForest
        /// The top-level types, without the types only declared by other code; nil represents free functions if no such
        /// types exist.
        let declared: [Int?]

        /// No types.
        static let none = Forest(types: TypeForest(.init()), declared: [])
    }

    private let forests: [Forest]

    init(of component: Component) {
        forests = component.entry.implementations.orEmpty().map { Self.forest(of: $0.value) }
    }

    /// The types of an implementation, by its index.
    subscript(implementation: Int) -> Forest { forests[implementation] }

    private static func forest(of implementation: Implementation) -> Forest {
        let types = implementation.types.orEmpty()
        let forest = TypeForest(types)
        let roots = forest.roots.filter { declares($0, of: types, in: forest) }
        if !roots.isEmpty { return Forest(types: forest, declared: roots) }
        return Forest(types: forest, declared: implementation.functions.orEmpty().isEmpty ? [] : [nil])
    }

    /// Whether there is a declaration to write for a type or for a nested type.
    private static func declares(_ type: Int, of types: OrderedRecords<TypeDeclaration>, in forest: TypeForest) -> Bool
    {
        !types.elements[type].value.isDeclaredElsewhere
            || forest.inner[type].contains { declares($0, of: types, in: forest) }
    }
}

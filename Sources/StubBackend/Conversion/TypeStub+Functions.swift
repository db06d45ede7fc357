import CatalogModel
import SourceCode

extension TypeStubKind {
    /// Whether the kind is a type where components are functions.
    var isTypeInFunctions: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .actor, .typealias: true
        case .component, .associatedType, .extension, .elsewhere, .foreign: false
        }
    }
}

extension StubCatalog {
    /// Whether a type becomes a function where components are functions.
    func isFunction(_ record: TypeRecord) -> Bool {
        guard record.entry.isShownByFunction, TypeStubKind(record.element, isMain: true).canBeShown else {
            return false
        }
        let types = record.implementation.value.types.orEmpty()
        return TypeForest.main(of: types).map { types.elements[$0].name } == record.name
    }
}

extension Entry {
    /// Whether the entry's main type is visible content.
    var isShownByFunction: Bool { kind == nil || kind?.value == .component }
}

extension TypeStubKind {
    /// Whether the main type of a component, being of the given kind, is the component.
    var canBeShown: Bool {
        switch self {
        case .component, .class, .foreign: true
        default: false
        }
    }
}

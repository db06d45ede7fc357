package import CatalogModel

/// Type declared by an implementation of a component, together with the entry, the implementation, the languages and
/// the generic parameters.
///
/// A class and not a structure because of the size: many holders share a record.
package final class TypeRecord: Sendable {
    /// The id of the entry.
    package let entryID: EntryID
    package let entry: Entry
    package let implementation: OrderedRecords<Implementation>.Element
    package let element: OrderedRecords<TypeDeclaration>.Element
    /// The languages of the implementation, as listed by `TypeLanguages`.
    package let languages: [String]
    /// Name without the names of the types around.
    package let shortName: String
    /// The generic parameters of the implementation's generic types, verbatim, by name.
    private let generics: [String: String]

    private init(
        _ element: OrderedRecords<TypeDeclaration>.Element, of implementation: OrderedRecords<Implementation>.Element,
        languages: [String], generics: [String: String], in component: Component
    ) {
        entryID = component.id
        entry = component.entry
        self.implementation = implementation
        self.element = element
        self.languages = languages
        self.generics = generics
        shortName = Self.shortName(element.name)
    }

    /// Returns the types of an implementation.
    fileprivate static func all(
        of implementation: OrderedRecords<Implementation>.Element, in component: Component
    ) -> [TypeRecord] {
        guard let types = implementation.value.types, !types.isEmpty else { return [] }
        let languages = TypeLanguages.keys(of: implementation.name, implementation.value)
        var generics: [String: String] = [:]
        for type in types.elements { generics[type.name] = type.value.generics?.value }
        return types.elements.map {
            TypeRecord($0, of: implementation, languages: languages, generics: generics, in: component)
        }
    }

    /// The full name.
    package var name: String { element.name }
    package var declaration: TypeDeclaration { element.value }

    package static func shortName(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
        return name.split(separator: ".").last.map(String.init) ?? name
    }

    /// Returns the scope of the names in its members' texts.
    package func scope() -> TypeScope {
        // A nested type sees the generic parameters of those around it.
        var names: [String] = []
        if !generics.isEmpty {
            let dots = name.indices.filter { name[$0] == "." }
            for outer in dots.map({ String(name[..<$0]) }) + [name] {
                if let text = generics[outer] { names += GenericParameters.names(text) }
            }
        }
        return TypeScope(
            entry: entryID, implementation: implementation.name, languages: languages, owner: name,
            generics: names)
    }
}

/// The types declared by all implementations of a component.
package struct TypeRecords: ComponentFacts {
    private let records: [[TypeRecord]]

    package init(of component: Component) {
        records = component.entry.implementations.orEmpty().elements.map { TypeRecord.all(of: $0, in: component) }
    }

    /// The types of an implementation, by the implementation's index.
    package subscript(implementation: Int) -> [TypeRecord] { records[implementation] }
}

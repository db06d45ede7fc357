import CatalogModel
import SourceCode

/// The catalog-wide facts for stubs made from the facts of other languages: the existing types, the names of types in
/// stubs, the types file and the themes.
///
/// An object because every file refers to the catalog. Most targets need no such facts, so the facts are computed on
/// demand.
final class StubCatalog: Sendable {
    /// The facts about all stubs of the catalog, computed once and shared.
    private struct Facts {
        let types: TypeIndex
        /// By implementation and name.
        let descriptions: [String: [String: [TypeDeclaration]]]
        let spellings: TypeSpellings
        /// By entry and implementation.
        let names: [EntryID: [String: DeclaredNames]]
        /// The files that declare types, by target, entry, implementation and the name of the outermost type.
        let modules: [String: [EntryID: [String: [String: String]]]]
    }

    let registry: ComponentRegistry
    /// The Kotlin package that contains the packages of the entries.
    let package: String
    /// Modules, packages and names of types that the team has.
    let provided: Set<String>
    /// The base class of elements without a superclass; nil for the class of the browser.
    let elementBase: ElementBase?
    /// The address of an entry's page, with `{id}` in place of the id; nil for none.
    let page: String?
    private let entries: [PlannedEntry]
    private let sharedFacts = SharedValue<Facts>()

    init(
        _ registry: ComponentRegistry, entries: [PlannedEntry], package: String, provided: Set<String>,
        elementBase: ElementBase? = nil, page: String? = nil
    ) {
        self.elementBase = elementBase
        self.page = page
        self.registry = registry
        self.entries = entries
        self.provided = provided
        self.package = package
    }

    private var facts: Facts {
        sharedFacts.value {
            let names = allNames()
            return Facts(
                types: TypeIndex(registry.components), descriptions: allDescriptions(),
                spellings: TypeSpellings(registry.types), names: names,
                modules: allModules(names))
        }
    }

    /// The types described by the catalog, by implementation and name.
    var descriptions: [String: [String: [TypeDeclaration]]] { facts.descriptions }

    private func allDescriptions() -> [String: [String: [TypeDeclaration]]] {
        var all: [String: [String: [TypeDeclaration]]] = [:]
        for implementation in registry.components.flatMap({ $0.entry.implementations.orEmpty() }) {
            for type in implementation.value.types.orEmpty() where type.value.from == nil && type.value.external != true
            {
                all[implementation.name, default: [:]][type.name, default: []].append(type.value)
            }
        }
        return all
    }

    private func allNames() -> [EntryID: [String: DeclaredNames]] {
        let names = registry.components.map { component in
            let names = component.entry.implementations.orEmpty().map {
                ($0.name, DeclaredNames($0.value.types.orEmpty()))
            }
            return (component.id, Dictionary(names, uniquingKeysWith: { first, _ in first }))
        }
        return Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    private func allModules(
        _ names: [EntryID: [String: DeclaredNames]]
    ) -> [String: [EntryID: [String: [String: String]]]] {
        var modules: [String: [EntryID: [String: [String: String]]]] = [:]
        for entry in entries {
            for file in entry.files where file.part == .code {
                guard let index = file.implementation else { continue }
                let implementation = entry.component.entry.implementations.orEmpty()[index]
                for root in file.roots {
                    let type = implementation.value.types.orEmpty()[root].name
                    guard let name = names[entry.component.id]?[implementation.name]?[type]?.root else { continue }
                    modules[file.target.name, default: [:]][entry.component.id, default: [:]][
                        implementation.name, default: [:]][name] = file.module
                }
            }
        }
        return modules
    }

    var types: TypeIndex { facts.types }
    var spellings: TypeSpellings { facts.spellings }

    func names(of implementation: String, in entry: EntryID) -> DeclaredNames? { facts.names[entry]?[implementation] }

    func name(of record: TypeRecord) -> DeclaredNames.Name? {
        names(of: record.implementation.name, in: record.entryID)?[record.name]
    }

    /// Returns a target's name for a type, and the file that declares the type; nil if none does.
    func declaration(of record: TypeRecord, by target: String) -> (name: String, module: String)? {
        guard let name = name(of: record),
            let module = facts.modules[target]?[record.entryID]?[record.implementation.name]?[name.root]
        else { return nil }
        return (name.type, module)
    }
}

import CatalogModel
import CatalogTypes
import Synchronization

/// What the stubs of one catalog share when they are made of the facts of other languages: which types there are, what
/// stubs call them, what the types file and the themes say.
///
/// An object because every file holds it. Most targets need none of it, so that it is worked out when it is asked for.
final class StubCatalog: Sendable {
    private struct Facts {
        let types: TypeIndex
        let spellings: Spellings
        /// By entry and implementation.
        let names: [EntryID: [String: DeclaredNames]]
        /// The implementations that the stubs of a target are made of, by target and entry.
        let sources: [String: [EntryID: Set<String>]]
    }

    let registry: ComponentRegistry
    /// The package of Kotlin that those of the entries lie in.
    let package: String
    private let plans: [StubPlan]
    private let known = Mutex<Facts?>(nil)

    init(_ registry: ComponentRegistry, plans: [StubPlan], package: String) {
        self.registry = registry
        self.plans = plans
        self.package = package
    }

    private var facts: Facts {
        known.withLock { known in
            if let known { return known }
            let facts = Facts(
                types: TypeIndex(registry.components), spellings: Spellings(registry.types), names: allNames(),
                sources: allSources())
            known = facts
            return facts
        }
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

    private func allSources() -> [String: [EntryID: Set<String>]] {
        var sources: [String: [EntryID: Set<String>]] = [:]
        for (component, plan) in zip(registry.components, plans) {
            for source in plan.sources {
                guard let place = source.implementation else { continue }
                let name = component.entry.implementations.orEmpty()[place].name
                sources[source.target.name, default: [:]][component.id, default: []].insert(name)
            }
        }
        return sources
    }

    var types: TypeIndex { facts.types }
    var spellings: Spellings { facts.spellings }

    func names(of implementation: String, in entry: EntryID) -> DeclaredNames? { facts.names[entry]?[implementation] }

    func name(of record: TypeRecord) -> DeclaredNames.Name? {
        names(of: record.implementation.name, in: record.component.id)?[record.name]
    }

    /// Whether a stub of a target declares a type.
    func isDeclared(_ record: TypeRecord, by target: String) -> Bool {
        facts.sources[target]?[record.component.id]?.contains(record.implementation.name) == true
    }
}

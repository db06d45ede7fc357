import CatalogModel

/// The names that the parts of an entry can refer to each other by, from the entry and all of its implementations; for a
/// guide also from the entries that it covers, because it shows their states and parts.
struct EntryNames {
    let states: Set<String>
    let parts: Set<String>
    /// Axis → values.
    let axes: [String: Set<String>]
    /// The order in which the names stand, for findings.
    let orderedStates: [String]
    let orderedParts: [String]
    let orderedAxes: [String]
    /// Properties and parameters of all types, and the properties that implementations share.
    let members: [String]
    private let unread: Set<String>

    init(_ draft: EntryDraft, covered: [EntryDraft]) {
        let entry = draft.entry
        let all = ([draft] + covered).flatMap(\.allFacets)
        orderedStates = all.flatMap { $0.states.orEmpty().names }.uniqued()
        orderedParts = all.flatMap { Self.names(of: $0.anatomy.orEmpty()) }.uniqued()
        states = Set(orderedStates)
        parts = Set(orderedParts)
        var axes: [String: Set<String>] = [:]
        for axis in all.flatMap({ $0.variants.orEmpty().elements }) {
            axes[axis.name, default: []].formUnion(axis.value.values.orEmpty().names)
        }
        self.axes = axes
        orderedAxes = all.flatMap { $0.variants.orEmpty().names }.uniqued()
        let types = entry.implementations.orEmpty().flatMap { $0.value.types.orEmpty().elements }
        members =
            (entry.properties.orEmpty().names + types.flatMap { $0.value.memberNames }).uniqued()
        unread = covered.reduce(draft.unreadKeys) { $0.union($1.unreadKeys) }
    }

    /// Whether a key could be read in all places, so that a name that is missing below it is really missing.
    func isComplete(_ keys: String...) -> Bool { unread.isDisjoint(with: keys) }

    private static func names(of parts: ByName<Part>) -> [String] {
        parts.flatMap { [$0.name] + names(of: $0.value.parts.orEmpty()) }
    }
}

extension EntryDraft {
    /// What the entry says itself, and what each of its implementations says.
    var allFacets: [Facets] { [entry.facets] + entry.implementations.orEmpty().map(\.value.facets) }
}

extension TypeDeclaration {
    /// The names that `configuration` and the like can mean: properties and the parameters of initializers.
    var memberNames: [String] {
        let parameters = initializers.orEmpty().flatMap { $0.parameters.orEmpty().names }
        return properties.orEmpty().names + parameters
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first appearance.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

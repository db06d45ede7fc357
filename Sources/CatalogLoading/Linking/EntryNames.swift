import CatalogModel

/// The names defined by an entry (states, parts, axes, members), for checking references within the entry.
///
/// All implementations of the entry count; for a guide the covered entries count as well, because a guide shows the
/// states and parts of covered entries.
struct EntryNames {
    private(set) var states = UniqueNames()
    private(set) var parts = UniqueNames()
    /// Parts with a letter on figures.
    private(set) var partsWithCallout: Set<String> = []
    private(set) var axisNames = UniqueNames()
    /// Axis → values.
    private(set) var axes: [String: Set<String>] = [:]
    private let draft: EntryDraft
    private let unread: Set<String>

    init(_ draft: EntryDraft, covered: [EntryDraft]) {
        self.draft = draft
        unread = covered.reduce(draft.unreadKeys) { $0.union($1.unreadKeys) }
        for draft in [draft] + covered { add(draft.entry) }
    }

    private mutating func add(_ entry: Entry) {
        for states in entry.all(\.states) { self.states.add(states) }
        for parts in entry.all(\.anatomy) { add(parts) }
        for variants in entry.all(\.variants) {
            axisNames.add(variants)
            for axis in variants {
                axes[axis.name, default: []].formUnion(axis.value.values.orEmpty().elements.lazy.map(\.name))
            }
        }
    }

    private mutating func add(_ parts: OrderedRecords<Part>) {
        for part in parts {
            self.parts.add(part.name)
            if part.value.callout != nil { partsWithCallout.insert(part.name) }
            if let inner = part.value.parts { add(inner) }
        }
    }

    /// Properties and parameters of all types, and the properties shared by implementations.
    ///
    /// Few entries refer to such members, so the names are not gathered before.
    var members: [String] {
        var members = UniqueNames()
        members.add(draft.entry.properties.orEmpty())
        for implementation in draft.entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                for name in memberNames(of: type) { members.add(name) }
            }
        }
        return members.ordered
    }

    /// Returns the possible meanings of `configuration` and the like: names of properties and of the parameters of
    /// initializers.
    func memberNames(of type: OrderedRecords<TypeDeclaration>.Element) -> [String] {
        var names = type.value.properties.orEmpty().names
        for initializer in type.value.initializers.orEmpty() { names += initializer.parameters.orEmpty().names }
        return names
    }

    /// Whether a key could be read in all places, so that a missing name below the key is really missing.
    func isComplete(_ keys: String...) -> Bool { unread.isDisjoint(with: keys) }
}

/// A set of names in the order of appearance, without duplicates.
struct UniqueNames {
    /// Names in the order of appearance, for findings.
    private(set) var ordered: [String] = []
    private(set) var names: Set<String> = []

    mutating func add(_ name: String) {
        if names.insert(name).inserted { ordered.append(name) }
    }

    mutating func add(_ records: OrderedRecords<some Sendable>) {
        for record in records { add(record.name) }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}

extension Entry {
    /// Returns the values of the entry itself and then of each implementation under a key.
    func all<Value>(_ key: (Facets) -> Value?) -> [Value] {
        var all: [Value] = []
        if let value = key(facets) { all.append(value) }
        for implementation in implementations.orEmpty() {
            if let value = key(implementation.value.facets) { all.append(value) }
        }
        return all
    }
}

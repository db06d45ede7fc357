import CatalogModel

/// Demands on a catalog beyond the demands of the format.
enum Completeness {
    /// Checks an entry.
    ///
    /// - Parameter unread: Unreadable keys: the absence of their values is a consequence.
    static func check(_ entry: Entry, unread: Set<String>) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let implementations = entry.implementations.orEmpty()
        let hasExample =
            entry.examples?.isEmpty == false || implementations.contains { $0.value.examples?.isEmpty == false }
        if let id = entry.id, (entry.kind?.value ?? .component) == .component, !hasExample, !unread.contains("examples")
        {
            found.append(.missingExample(of: id))
        }
        if let id = entry.id, entry.summary == nil, !unread.contains("summary") {
            found.append(.missingSummary(of: id))
        }
        for implementation in implementations {
            for type in implementation.value.types.orEmpty() {
                check("type", type.key, type.value, &found)
                check("property", type.value.properties, &found)
                check("event", type.value.events, &found)
                check("slot", type.value.slots, &found)
                check("case", type.value.cases, &found)
                for method in type.value.methods.orEmpty() {
                    for overload in method.value { check("method", method.key, overload, &found) }
                }
            }
        }
        check("state", entry.facets.states, &found)
        return found
    }

    private static func check(_ kind: String, _ records: OrderedRecords<some NamedRecord>?, _ found: inout [Diagnostic])
    {
        for record in records.orEmpty() { check(kind, record.key, record.value, &found) }
    }

    private static func check(_ kind: String, _ name: Text, _ record: some NamedRecord, _ found: inout [Diagnostic]) {
        let isPublic = record.visibility == nil || record.visibility?.value == .public
        if record.named.description == nil && isPublic { found.append(.missingDescription(of: kind, name)) }
    }
}

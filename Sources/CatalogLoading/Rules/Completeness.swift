import CatalogModel

/// A check of an entry for missing examples, summaries and descriptions.
enum Completeness {
    /// Checks an entry.
    ///
    /// - Parameter unread: Unreadable keys, not reported as missing.
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
                check("type", name: type.key, record: type.value, found: &found)
                check("property", records: type.value.properties, found: &found)
                check("event", records: type.value.events, found: &found)
                check("slot", records: type.value.slots, found: &found)
                check("case", records: type.value.cases, found: &found)
                for method in type.value.methods.orEmpty() {
                    for overload in method.value { check("method", name: method.key, record: overload, found: &found) }
                }
            }
        }
        check("state", records: entry.facets.states, found: &found)
        return found
    }

    private static func check(_ kind: String, records: OrderedRecords<some NamedRecord>?, found: inout [Diagnostic]) {
        for record in records.orEmpty() { check(kind, name: record.key, record: record.value, found: &found) }
    }

    private static func check(_ kind: String, name: Text, record: some NamedRecord, found: inout [Diagnostic]) {
        let isPublic = record.visibility == nil || record.visibility?.value == .public
        if record.named.description == nil && isPublic { found.append(.missingDescription(of: kind, name)) }
    }
}

import CatalogModel

/// A check of an entry for missing examples, summaries and descriptions.
enum Completeness {
    /// Checks an entry; `unread` keys are unreadable, not missing.
    static func check(_ entry: Entry, unread: Set<String>, diagnostics: inout Diagnostics) {
        let implementations = entry.implementations.orEmpty()
        let hasExample =
            entry.examples?.isEmpty == false || implementations.contains { $0.value.examples?.isEmpty == false }
        if let id = entry.id, (entry.kind?.value ?? .component) == .component, !hasExample, !unread.contains("examples")
        {
            diagnostics.report(.missingExample(of: id))
        }
        if let id = entry.id, entry.summary == nil, !unread.contains("summary") {
            diagnostics.report(.missingSummary(of: id))
        }
        for implementation in implementations {
            for type in implementation.value.types.orEmpty() {
                check("type", name: type.key, record: type.value, diagnostics: &diagnostics)
                check("property", records: type.value.properties, diagnostics: &diagnostics)
                check("event", records: type.value.events, diagnostics: &diagnostics)
                check("slot", records: type.value.slots, diagnostics: &diagnostics)
                check("case", records: type.value.cases, diagnostics: &diagnostics)
                for method in type.value.methods.orEmpty() {
                    for overload in method.value {
                        check("method", name: method.key, record: overload, diagnostics: &diagnostics)
                    }
                }
            }
        }
        check("state", records: entry.facets.states, diagnostics: &diagnostics)
    }

    private static func check(
        _ kind: String, records: OrderedRecords<some NamedRecord>?, diagnostics: inout Diagnostics
    ) {
        for record in records.orEmpty() {
            check(kind, name: record.key, record: record.value, diagnostics: &diagnostics)
        }
    }

    private static func check(_ kind: String, name: Text, record: some NamedRecord, diagnostics: inout Diagnostics) {
        let isPublic = record.visibility == nil || record.visibility?.value == .public
        if record.named.description == nil && isPublic { diagnostics.report(.missingDescription(of: kind, name)) }
    }
}

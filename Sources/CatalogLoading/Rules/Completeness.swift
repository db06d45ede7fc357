import CatalogModel

/// What a catalog can ask for beyond what the format does.
enum Completeness {
    static func check(_ entry: Entry) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let implementations = entry.implementations.orEmpty()
        let hasExample =
            entry.examples?.isEmpty == false || implementations.contains { $0.value.examples?.isEmpty == false }
        if let id = entry.id, (entry.kind?.value ?? .component) == .component, !hasExample {
            found.append(.missingExample(of: id))
        }
        for implementation in implementations {
            for type in implementation.value.types.orEmpty() {
                check("type", type.key, type.value.named.description, type.value.named.visibility, &found)
                check("property", type.value.properties, &found)
                check("event", type.value.events, &found)
                check("slot", type.value.slots, &found)
                check("case", type.value.cases, &found)
                for method in type.value.methods.orEmpty() {
                    for index in method.value.indices {
                        check(
                            "method", method.key, method.value[index].named.description,
                            method.value[index].named.visibility, &found)
                    }
                }
            }
        }
        check("state", entry.facets.states, &found)
        return found
    }

    // What is asked of a record is asked in its place: it is large, and passing it on would copy it.

    private static func check(_ kind: String, _ records: ByName<some NamedRecord>?, _ found: inout [Diagnostic]) {
        for record in records.orEmpty() {
            check(kind, record.key, record.value.named.description, record.value.named.visibility, &found)
        }
    }

    private static func check(
        _ kind: String, _ name: Text, _ description: Prose?, _ visibility: Located<Visibility>?,
        _ found: inout [Diagnostic]
    ) {
        let isPublic = visibility == nil || visibility?.value == .public
        if description == nil && isPublic { found.append(.missingDescription(of: kind, name)) }
    }
}

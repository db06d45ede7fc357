import CatalogModel

extension SchemaBuilder {
    /// What an entry says beside the configuration of its implementations.
    func addEntry(_ entry: Entry, to members: inout Members) {
        members.add("x-kind", .string(component.kind.rawValue))
        members.add("x-headline", text: entry.headline)
        members.add("x-category", text: entry.category)
        members.add("x-tags", texts: entry.tags)
        members.add("x-aliases", texts: entry.aliases)
        members.add("x-updated", text: entry.updated)
        members.add("x-covers", entry.covers.map { .texts($0.map(\.value.rawValue)) })
        members.add("x-related", list: entry.related, referenceRecord)
        if entry.implementations?.isEmpty == false {
            members.add("x-properties", byName: entry.properties, propertyRecord)
        }
        members.addNamed(entry.named, "x-")
        members.addFacets(entry.facets)
    }

    /// What an implementation says beside its types.
    func addImplementation(_ implementation: Implementation, to members: inout Members) {
        members.add("x-framework", text: implementation.framework)
        members.add("x-language", text: implementation.language)
        members.add("x-imports", texts: implementation.imports)
        members.add("x-package", text: implementation.package)
        members.add("x-conditions", texts: implementation.conditions)
        members.add("x-functions", byName: implementation.functions, overloadRecords)
        members.add("x-variables", byName: implementation.variables, propertyRecord)
        members.addNamed(implementation.named, "x-")
        members.addFacets(implementation.facets)
    }
}

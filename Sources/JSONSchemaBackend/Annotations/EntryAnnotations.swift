import CatalogModel

extension SchemaBuilder {
    /// Adds an entry's statements beside the configuration of the implementations.
    func addEntry(_ entry: Entry, to members: inout ObjectBuilder) {
        members.add("x-kind", value: .string(component.kind.rawValue))
        // Without implementations the properties are the configuration.
        let hasProperties = entry.implementations?.isEmpty == false
        members.add(Self.entryKeys.filter { hasProperties || $0.name != "properties" }, of: entry.node)
        members.add(AnnotatedKey.named + AnnotatedKey.facets, of: entry.node)
    }

    private static let entryKeys = AnnotatedKey.own(
        Entry.recordForm, without: ["id", "title", "summary", "kind", "implementations"])

    /// Adds an implementation's statements beside the types.
    func addImplementation(_ implementation: Implementation, to members: inout ObjectBuilder) {
        members.add(Self.implementationKeys + AnnotatedKey.named + AnnotatedKey.facets, of: implementation.node)
    }

    private static let implementationKeys = AnnotatedKey.own(Implementation.recordForm, without: ["types"])
}

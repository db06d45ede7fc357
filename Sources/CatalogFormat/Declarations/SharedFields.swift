import CatalogModel

// The keys that records share. The reference lists them once, under the name of their group.

extension Base {
    static let fields: [Field<Base>] = [
        Field("extensions", \.extensions, "vendor data by reverse-domain name; kept as written"),
        Field("allow", \.allow, "findings that are accepted here: rule → reason"),
    ]
}

extension Named {
    static let fields: [Field<Named>] =
        [
            Field("title", \.title, "name for people, if the key does not say it"),
            Field("description", \.description, "what it is"),
            Field("group", \.group, "heading that it is listed under; equal texts form one group"),
            Field("since", \.since, "version that brought it"),
            Field("status", \.status, "how mature it is"),
            Field("deprecated", \.deprecated, "present means: not to be used any longer"),
            Field("platforms", \.platforms, "platform → first version, or a record"),
            Field("visibility", \.visibility, "public unless stated"),
            Field("examples", \.examples, "how it is used"),
            Field("figures", \.figures, "how it looks"),
            Field("links", \.links, "sources, design files, issues"),
        ] + Field.shared(Base.fields, as: "Base", at: \.base)
}

extension Facets {
    static let fields: [Field<Facets>] = [
        Field("features", \.features, "what it can do"),
        Field("usage", \.usage, "when to use it, and how"),
        Field("anatomy", \.anatomy, "what it consists of"),
        Field("states", \.states, "which states it has"),
        Field("variants", \.variants, "axes along which it varies"),
        Field("exclusions", \.exclusions, "combinations that are not allowed"),
        Field("behaviors", \.behaviors, "what happens when"),
        Field("sections", \.sections, "free text"),
        Field("tokens", \.tokens, "its own design tokens by path"),
        Field("tokenGroups", \.tokenGroups, "groups of the token files that it reads"),
        Field("semanticTokens", \.semanticTokens, "shared tokens as code reads them"),
        Field("settings", \.settings, "theme-wide or global settings that it obeys"),
        Field("styles", \.styles, "named styles"),
        Field("accessibility", \.accessibility, "how it is made accessible"),
        Field("strings", \.strings, "texts to localize"),
        Field("stringTable", \.stringTable, "file that holds the strings"),
        Field("dependencies", \.dependencies, "what it needs"),
    ]
}

/// The groups of shared keys by their names in the reference, in its order.
enum SharedKeys {
    static let groups: [(name: String, meaning: String, keys: [RecordForm.Key])] = [
        ("Facets", "what an entry and each of its implementations can say", keys(Facets.fields)),
        ("Named", "what every record with a name can say", keys(Named.fields)),
        ("Base", "what every record can say", keys(Base.fields)),
    ]

    private static func keys<Part>(_ fields: [Field<Part>]) -> [RecordForm.Key] {
        fields.map(RecordForm.Key.init)
    }
}

extension Field where Record: BaseRecord {
    /// The keys that every record has.
    static func base(at path: WritableKeyPath<Record, Base> & Sendable) -> [Field<Record>] {
        shared(Base.fields, as: "Base", at: path)
    }

    /// The keys that every record with a name has.
    static func named(at path: WritableKeyPath<Record, Named> & Sendable) -> [Field<Record>] {
        shared(Named.fields, as: "Named", at: path)
    }

    /// The keys that entries and implementations have.
    static func facets(at path: WritableKeyPath<Record, Facets> & Sendable) -> [Field<Record>] {
        shared(Facets.fields, as: "Facets", at: path)
    }
}

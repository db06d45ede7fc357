public import CatalogModel

extension CatalogConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<CatalogConfiguration>(
        "Catalog", "what `catalog.yaml` says about a catalog",
        example: "format: 1\nname: Example Design System",
        [
            Field("format", \.format, required: true, "version of the entry format: 1"),
            Field("name", \.name, required: true, "name of the catalog"),
            Field("version", \.version, "version of the catalog"),
            Field("description", \.description, "what it is a catalog of"),
            Field("entries", \.entries, "folders of entries; components unless stated"),
            Field("tokens", \.tokens, "token files, later ones over earlier ones, or a resolver document"),
            Field("themes", \.themes, "themes to publish, by name; one of all defaults unless stated"),
            Field("types", \.types, "file that says how types are written elsewhere"),
            Field("sections", \.sections, "text for every page that has the place"),
            Field("outputs", \.outputs, "by name"),
            Field("rules", \.rules, "rule → severity"),
        ] + Field.base(at: \.base))
}

extension OutputConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<OutputConfiguration>(
        "Output", "what is rendered, and where to", short: "backend",
        example: "docs: { backend: markdown, folder: Output/docs }",
        [
            Field("backend", \.backend, "the output's name unless stated"),
            Field("folder", \.folder, "relative to catalog.yaml; Output/NAME unless stated"),
            Field("options", \.options, "what the backend lets people choose"),
        ] + Field.base(at: \.base))
}

extension ThemeConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<ThemeConfiguration>(
        "Theme", "a choice of contexts of the resolver document",
        example: "dark: { title: Dark, inputs: { appearance: dark } }",
        [
            Field("title", \.title, "for people"),
            Field("description", \.description, "what it is for"),
            Field("inputs", \.inputs, "modifier → context; the modifier's default unless stated"),
        ] + Field.base(at: \.base))
}

extension TypeMapping: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<TypeMapping>(
        "TypeMapping", "how a type is written elsewhere", short: "same",
        example: "Decimal: { json: { type: string, format: decimal }, kotlin: BigDecimal }",
        [
            Field("same", \.same, "type or pattern that it is another name for"),
            Field("binding", \.binding, "hands on a value that its owner keeps"),
            Field("json", \.json, "JSON Schema, whose type may be a type of this file; none: not in a schema"),
            Field("swift", \.swift, "spelling in Swift"),
            Field("kotlin", \.kotlin, "spelling in Kotlin"),
            Field("typescript", \.typescript, "spelling in TypeScript"),
        ] + Field.base(at: \.base))
}

public import CatalogModel

extension CatalogConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<CatalogConfiguration>(
        "Catalog", "what `catalog.yaml` says about a catalog",
        example: "format: 1\nname: Example Design System",
        snippets: [
            RecordSnippet(
                "Catalog",
                [
                    "format": "1", "name": "${1:Example Design System}", "version": "${2:0.1.0}",
                    "entries": "${3:components}", "outputs": ["${4:docs}": ["backend": "${5:markdown}"]],
                ])
        ],
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
            Field("backends", \.backends, "programs that render outputs, by the name that outputs call them"),
            Field(
                "stubTargets", \.stubTargets, "stub targets of the catalog's own, or in place of the program's, by name"
            ),
            Field("rules", \.rules, "rule → severity"),
        ] + Field.base(at: \.base))
}

extension OutputConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<OutputConfiguration>(
        "Output", "what is rendered, and where to", short: "backend",
        example: "docs: { backend: markdown, folder: Output/docs }",
        snippets: [
            RecordSnippet("Output", name: "${1:docs}", ["backend": "${2:markdown}"]),
            RecordSnippet(
                "Output with its folder", name: "${1:docs}",
                ["backend": "${2:markdown}", "folder": "${3:Output/docs}"]),
        ],
        [
            Field("backend", \.backend, "the output's name unless stated"),
            Field("folder", \.folder, "relative to catalog.yaml; Output/NAME unless stated"),
            Field("options", \.options, "what the backend lets people choose"),
        ] + Field.base(at: \.base))
}

extension BackendConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<BackendConfiguration>(
        "Backend", "a program that renders outputs", short: "program",
        example: "inventory: { program: tools/inventory.py, environment: [PRICE_LIST], limits: { seconds: 10 } }",
        [
            Field("program", \.program, "relative to catalog.yaml; catalog-backend-NAME on the path unless stated"),
            Field("environment", \.environment, "variables that it gets beside PATH, HOME, TMPDIR, LANG and LC_…"),
            Field("limits", \.limits, "what it may take at most"),
        ] + Field.base(at: \.base))
}

extension BackendLimits: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<BackendLimits>(
        "BackendLimits", "what a program may take at most",
        example: "limits: { seconds: 10, bytes: 1000000, files: 100 }",
        [
            Field("seconds", \.seconds, "from its start to its end; 60 unless stated"),
            Field("bytes", \.bytes, "of its answer as it writes it; 67108864 unless stated"),
            Field("files", \.files, "in its answer; 10000 unless stated"),
        ] + Field.base(at: \.base))
}

extension StubTargetConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<StubTargetConfiguration>(
        "StubTarget", "a template that stubs are made with",
        example: "flutter: { template: stubs/flutter.template, context: 1, extension: dart, frameworks: [flutter] }",
        snippets: [
            RecordSnippet(
                "Stub target", name: "${1:flutter}",
                ["template": "${2:stubs/flutter.template}", "context": .integer(1), "extension": "${3:dart}"])
        ],
        [
            Field(
                "template", \.template, required: true, "the template, in the folder of catalog.yaml and relative to it"
            ),
            Field("context", \.context, required: true, "version of what templates see that it is written for: 1"),
            Field("extension", \.extension, required: true, "of its files, without the dot"),
            Field(
                "file", \.file,
                "template for the name of each file, without the extension; the entry's id, or the name of the type, unless "
                    + "stated"),
            Field("each", \.each, "what a file is made of; entry unless stated"),
            Field(
                "language", \.language,
                "language that names, types and defaults are spelled in; as the author wrote them unless stated"),
            Field(
                "frameworks", \.frameworks,
                "implementations that it is for, by key or framework, the most wanted first; any unless stated"),
            Field(
                "derived", \.derived,
                "whether an entry without such an implementation gets a stub, too, made of what it has; true unless stated"
            ),
        ] + Field.base(at: \.base))
}

extension ThemeConfiguration: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<ThemeConfiguration>(
        "Theme", "a choice of contexts of the resolver document",
        example: "dark: { title: Dark, inputs: { appearance: dark } }",
        snippets: [
            RecordSnippet(
                "Theme", name: "${1:dark}", ["title": "${2:Dark}", "inputs": ["${3:appearance}": "${1:dark}"]])
        ],
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
        snippets: [
            RecordSnippet(
                "Type and its JSON Schema", name: "${1:Decimal}",
                ["json": ["type": "${2:string}"], "kotlin": "${3:BigDecimal}", "typescript": "${4:string}"]),
            RecordSnippet("Another name for a type", name: "${1:Amount}", "${2:Decimal}"),
        ],
        [
            Field("same", \.same, "type or pattern that it is another name for"),
            Field("binding", \.binding, "hands on a value that its owner keeps"),
            Field("json", \.json, "JSON Schema, whose type may be a type of this file; none: not in a schema"),
            Field("swift", \.swift, "spelling in Swift"),
            Field("kotlin", \.kotlin, "spelling in Kotlin"),
            Field("typescript", \.typescript, "spelling in TypeScript"),
        ] + Field.base(at: \.base))
}

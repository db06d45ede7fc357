public import CatalogModel

extension Entry: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Entry>(
        "Entry", "what is known about one component, style, pattern, utility or guide",
        example: "id: divider\ntitle: Divider\nsummary: A thin line between two groups of content.",
        snippets: [
            RecordSnippet(
                "Entry",
                [
                    "id": "${1:text-field}", "title": "${2:Text Field}",
                    "summary": "${3:Say in one sentence what it is for.}",
                ]),
            RecordSnippet(
                "Entry with states, variants and an implementation",
                [
                    "id": "${1:text-field}", "title": "${2:Text Field}",
                    "summary": "${3:Say in one sentence what it is for.}", "category": "${4:Inputs}",
                    "states": ["${5:disabled}": "${6:Takes no text.}"],
                    "variants": ["${7:size}": ["${8:small}", "${9:large}"]],
                    "implementations": [
                        "${10:swiftui}": [
                            "types": [
                                "${11:TextField}": [
                                    "kind": "struct",
                                    "properties": ["${12:text}": ["type": "${13:String}", "required": true]],
                                ]
                            ]
                        ]
                    ],
                ]),
        ],
        [
            Field("id", \.id, required: true, "unique, in kebab case; the name of the file"),
            Field("title", \.named.title, required: true, "name for people; need not be unique"),
            Field("summary", \.summary, required: true, "what it is for, in one sentence"),
            Field("kind", \.kind, "component unless stated"),
            Field("headline", \.headline, "headline of the page, where it differs from the title"),
            Field("category", \.category, "where it is listed"),
            Field("tags", \.tags, "other words for finding it"),
            Field("aliases", \.aliases, "other names that it goes by"),
            Field("updated", \.updated, "date of the last revision"),
            Field("covers", \.covers, "entries that this guide is about"),
            Field("related", \.related, "see also"),
            Field("properties", \.properties, "properties that all implementations share"),
            Field("implementations", \.implementations, "by platform or framework"),
        ] + Field.facets(at: \.facets) + Field.named(at: \.named))
}

extension Implementation: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Implementation>(
        "Implementation", "the form that an entry takes on one platform or in one framework",
        example: "uikit: { imports: BackbaseDesignSystem, platforms: { iOS: 17.0 } }",
        snippets: [
            RecordSnippet(
                "Implementation", name: "${1:swiftui}",
                ["imports": "${2:DesignSystem}", "types": ["${3:Button}": ["kind": "struct"]]])
        ],
        [
            Field("framework", \.framework, "if the key is not its name"),
            Field("language", \.language, "of types and examples; known for well-known frameworks"),
            Field("imports", \.imports, "as after the word import"),
            Field("package", \.package, "distribution package"),
            Field("conditions", \.conditions, "conditional compilation"),
            Field("types", \.types, "types that belong to the entry, by full name"),
            Field("functions", \.functions, "free functions and operators"),
            Field("variables", \.variables, "free constants and variables"),
        ] + Field.facets(at: \.facets) + Field.named(at: \.named))
}

extension Deprecation: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Deprecation>(
        "Deprecated", "since when something is not to be used, and what to do instead", short: "message",
        example: "deprecated: { message: Use text., since: 2.0, removal: 4.0 }",
        snippets: [
            RecordSnippet("Deprecation", ["message": "${1:Use the other one.}", "since": "${2:2.0}"])
        ],
        [
            Field("message", \.message, "what to do instead"),
            Field("since", \.since, "version of the deprecation"),
            Field("replacements", \.replacements, "member, token path or entry id; linked where it resolves"),
            Field("removal", \.removal, "version of the planned removal"),
        ] + Field.base(at: \.base))
}

extension PlatformAvailability: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<PlatformAvailability>(
        "Platform", "which versions of a platform have something", short: "introduced",
        example: "macOS: { introduced: 10.11, deprecated: 14.0 }",
        [
            Field("introduced", \.introduced, "first version of the platform"),
            Field("deprecated", \.deprecated, "version of the platform that deprecates it"),
            Field("obsoleted", \.obsoleted, "version of the platform that lacks it again"),
            Field("unavailable", \.unavailable, "not on this platform"),
            Field("message", \.message, "for deprecated and unavailable"),
        ] + Field.base(at: \.base))
}

extension Link: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Link>(
        "Link", "an address outside of the catalog", short: "url",
        example: "links: https://example.com/checkbox",
        snippets: [
            RecordSnippet("Link", ["url": "${1:https://example.com}", "title": "${2:Title}"])
        ],
        [
            Field("url", \.url, required: true, "address"),
            Field("title", \.title, "words to show"),
            Field("kind", \.kind, "what is there"),
        ] + Field.base(at: \.base))

    public func mention(in mentions: inout Mentions) {
        if let url { mentions.addresses.append(url) }
    }
}

extension Reference: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Reference>(
        "Reference", "another entry, or something that has no entry here", short: "entry",
        example: "alternatives: { entry: switch, when: It is on or off. }",
        snippets: [
            RecordSnippet("Entry of this catalog", ["entry": "${1:other-entry}", "when": "${2:When to choose it.}"])
        ],
        [
            Field("entry", \.entry, "an entry of this catalog"),
            Field("name", \.name, "something that has no entry here"),
            Field("when", \.when, "when to choose it"),
            Field("url", \.url, "where it is described"),
        ] + Field.base(at: \.base))

    public func mention(in mentions: inout Mentions) {
        mentions.references.append(self)
        if let url { mentions.addresses.append(url) }
    }
}

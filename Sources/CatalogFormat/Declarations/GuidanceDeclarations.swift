public import CatalogModel

extension Usage: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Usage>(
        "Usage", "when to use something, and how",
        example: "usage: { when: People pick options., alternatives: switch }",
        snippets: [
            RecordSnippet(
                "Usage",
                [
                    "when": "${1:When to use it.}", "avoid": "${2:When not.}", "do": "${3:Good use.}",
                    "dont": "${4:Bad use.}",
                ])
        ],
        [
            Field("when", \.when, "when to use it"),
            Field("avoid", \.avoid, "when not"),
            Field("practices", \.practices, "best practices"),
            Field("alternatives", \.alternatives, "what to use instead"),
            Field("do", \.do, "good use"),
            Field("dont", \.dont, "bad use"),
        ] + Field.base(at: \.base))
}

extension Advice: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Advice>(
        "Advice", "a piece of good or bad use", short: "text",
        example: "do: { text: Begin with a verb., why: It says more. }",
        snippets: [
            RecordSnippet("Advice with its reason", ["text": "${1:What to do.}", "why": "${2:Why.}"])
        ],
        [
            Field("text", \.text, required: true, "the advice"),
            Field("why", \.why, "the reason"),
            Field("figures", \.figures, "how it looks"),
            Field("examples", \.examples, "how it is written"),
        ] + Field.base(at: \.base))
}

extension Part: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Part>(
        "Part", "a part that something consists of", short: "description",
        example: "helper-text: { callout: C, optional: true }",
        snippets: [
            RecordSnippet("Part", name: "${1:label}", "${2:What it is.}"),
            RecordSnippet("Optional part", name: "${1:icon}", ["description": "${2:What it is.}", "optional": true]),
        ],
        [
            Field("callout", \.callout, "letter in the figure"),
            Field("optional", \.optional, "may be absent"),
            Field("entry", \.entry, "the entry that it is made of"),
            Field("parts", \.parts, "what it consists of"),
        ] + Field.named(at: \.named))
}

extension State: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<State>(
        "State", "a state that something can be in", short: "description",
        example: "error: { when: hasError = true, visuals: Danger styling. }",
        snippets: [
            RecordSnippet("State", name: "${1:disabled}", "${2:What it means.}"),
            RecordSnippet(
                "State with its looks", name: "${1:disabled}",
                ["description": "${2:What it means.}", "when": "${3:isEnabled = false}", "visuals": "${4:Dimmed.}"]),
        ],
        [
            Field("trigger", \.trigger, "what brings it about"),
            Field("when", \.when, "exact condition"),
            Field("term", \.term, "what the platform calls it"),
            Field("visuals", \.visuals, "what it looks like"),
            Field("overrides", \.overrides, "states that it hides"),
            Field("excludes", \.excludes, "states that it cannot meet"),
        ] + Field.named(at: \.named))
}

extension Axis: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Axis>(
        "Axis", "an axis along which something varies", short: "values",
        example: "size: [small, medium, large]",
        snippets: [
            RecordSnippet("Axis of variants", name: "${1:size}", ["${2:small}", "${3:large}"]),
            RecordSnippet(
                "Axis with a default", name: "${1:size}",
                [
                    "default": "${2:small}",
                    "values": ["${2:small}": "${3:What it is for.}", "${4:large}": "${5:What it is for.}"],
                ]),
        ],
        [
            Field("property", \.property, "property or parameter that selects it"),
            Field("default", \.default, "value unless stated"),
            Field("values", \.values, "in order; at the entry or at one of its implementations"),
        ] + Field.named(at: \.named))
}

extension Exclusion: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Exclusion>(
        "Exclusion", "a combination that is not allowed",
        example: "exclusions: { combination: { style: link, state: loading } }",
        snippets: [
            RecordSnippet(
                "Combination that is not allowed",
                ["combination": ["${1:style}": "${2:link}", "${3:state}": "${4:loading}"], "description": "${5:Why.}"])
        ],
        [
            Field("combination", \.combination, required: true, "axis or `state` → values"),
            Field("description", \.description, "why"),
        ] + Field.base(at: \.base))
}

extension Behavior: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Behavior>(
        "Behavior", "what happens when", short: "description",
        example: "behaviors: { when: The cell is tapped., then: The keyboard comes up. }",
        snippets: [
            RecordSnippet("Behavior", ["when": "${1:What happens.}", "then": "${2:What follows.}"])
        ],
        [
            Field("title", \.title, "name"),
            Field("when", \.when, "cause"),
            Field("then", \.then, "effect"),
            Field("until", \.until, "end"),
            Field("description", \.description, "in free form"),
            Field("applies", \.applies, "entries that it holds for"),
            Field("figures", \.figures, "how it looks"),
            Field("examples", \.examples, "how it is written"),
        ] + Field.base(at: \.base))
}

extension Section: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Section>(
        "Section", "free text with a heading",
        example: "sections: { title: Prefix, under: variants, description: Gives the unit. }",
        snippets: [
            RecordSnippet("Section", ["title": "${1:Heading}", "description": "${2:Text.}"])
        ],
        [
            Field("title", \.title, required: true, "heading"),
            Field("description", \.description, "text"),
            Field("under", \.under, "part of the page that it belongs to"),
            Field("applies", \.applies, "entries that it holds for"),
            Field("figures", \.figures, "pictures"),
            Field("examples", \.examples, "code"),
            Field("links", \.links, "addresses"),
            Field("sections", \.sections, "subsections"),
        ] + Field.base(at: \.base))
}

extension Example: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Example>(
        "Example", "how something is used", short: "code",
        example: "examples: box.hasError = true",
        snippets: [
            RecordSnippet("Example", ["title": "${1:Title}", "code": "${2:code}"])
        ],
        [
            Field("title", \.title, "name"),
            Field("description", \.description, "explanation"),
            Field("group", \.group, "heading"),
            Field("language", \.language, "of the code; else the implementation's"),
            Field("code", \.code, "source, without trailing line breaks"),
            Field("arguments", \.arguments, "what is passed, for components configured by data"),
            Field("hidden", \.hidden, "for tests, not for pages"),
            Field("since", \.since, "version that it needs"),
        ] + Field.base(at: \.base))
}

extension Figure: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Figure>(
        "Figure", "a picture, or the caption of one", short: "caption",
        example: "figures: { file: a.png, dark: b.png, alt: A box, caption: Error }",
        snippets: [
            RecordSnippet(
                "Figure", ["file": "${1:figure.png}", "alt": "${2:What it shows.}", "caption": "${3:Caption.}"]),
            RecordSnippet(
                "Figure with callouts",
                [
                    "file": "${1:anatomy.png}", "alt": "${2:What it shows.}",
                    "callouts": ["${3:label}": "${4:20% 50%}"],
                ]),
        ],
        [
            Field("caption", \.caption, "under the picture"),
            Field("alt", \.alt, "for those who cannot see it"),
            Field("file", \.file, "picture, relative to the entry"),
            Field("dark", \.dark, "picture for dark mode, relative to the entry"),
            Field("states", \.states, "states that it shows"),
            Field("parts", \.parts, "parts that it shows"),
            Field(
                "callouts", \.callouts,
                "part → where its callout stands on the picture: from the left edge, then from the top, such as `20% 50%`"
            ),
            Field("variants", \.variants, "variants that it shows: values of axes"),
            Field("group", \.group, "heading"),
            Field("under", \.under, "part of the page that it belongs to"),
        ] + Field.base(at: \.base))

    public func mention(in mentions: inout Mentions) { mentions.figures.append(self) }
}

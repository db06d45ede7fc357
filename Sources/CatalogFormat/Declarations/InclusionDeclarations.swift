public import CatalogModel

extension Accessibility: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Accessibility>(
        "Accessibility", "how something is made accessible",
        example: "accessibility: { identifiers: { Icon: \"[accessibilityIdentifier].icon\" } }",
        snippets: [
            RecordSnippet(
                "Accessibility",
                ["role": "${1:button}", "label": "${2:What is read out.}", "practices": "${3:What people should do.}"])
        ],
        [
            Field("description", \.description, "introduction"),
            Field("role", \.role, "role that the platform is told"),
            Field("traits", \.traits, "traits that the platform is told"),
            Field("label", \.label, "rule for the label, or in backticks the property or the text that is read out"),
            Field("hint", \.hint, "rule for the hint, or in backticks what has it"),
            Field("value", \.value, "rule for the value, or in backticks what has it"),
            Field("focus", \.focus, "rule for the focus"),
            Field("configuration", \.configuration, "what people set"),
            Field("identifiers", \.identifiers, "element → identifier or pattern; verbatim"),
            Field("keyboard", \.keyboard, "key → action"),
            Field("announcements", \.announcements, "what is read out"),
            Field("practices", \.practices, "best practices"),
            Field("criteria", \.criteria, "WCAG criterion → how it is met"),
        ] + Field.base(at: \.base))
}

extension LocalizedString: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<LocalizedString>(
        "String", "a text to localize", short: "text",
        example: "ds.box.selected: { text: \"%@, selected\", arguments: The label. }",
        snippets: [
            RecordSnippet("String", name: "${1:button.close}", "${2:Close}"),
            RecordSnippet(
                "String with plurals", name: "${1:items.count}",
                ["text": "${2:Has %d items}", "plurals": ["one": "${3:Has %d item}", "other": "${2:Has %d items}"]]),
        ],
        [
            Field("text", \.text, "default text; verbatim"),
            Field("arguments", \.arguments, "format arguments in order"),
            Field("plurals", \.plurals, "category → text, or variable → category → text"),
            Field("table", \.table, "file, if not the stringTable"),
        ] + Field.named(at: \.named))
}

extension Dependencies: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Dependencies>(
        "Dependencies", "what an entry needs",
        example: "dependencies: { external: [], internal: [IconView] }",
        snippets: [
            RecordSnippet("Dependencies", ["external": [], "internal": ["${1:IconView}"]])
        ],
        [
            Field("external", \.external, "by name; [] states that there are none"),
            Field("internal", \.internal, "by name; [] states that there are none"),
            Field("composes", \.composes, "components that it is built from"),
        ] + Field.base(at: \.base))
}

extension Dependency: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Dependency>(
        "Dependency", "something that an entry needs", short: "description",
        example: "internal: { IconView: Shows the error icon. }",
        [
            Field("version", \.version, "range of versions"),
            Field("entry", \.entry, "its entry"),
        ] + Field.named(at: \.named))
}

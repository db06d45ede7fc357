public import CatalogModel

extension Token: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Token>(
        "Token", "a design token of an entry, or a pattern of several", short: "default",
        example: "theme.height.input.default: { title: Height, default: 44 }",
        snippets: [
            RecordSnippet(
                "Token", name: "${1:button.background}",
                ["title": "${2:Background}", "default": "${3:16}"]),
            RecordSnippet(
                "Token of a state and a part", name: "${1:button.background.disabled}",
                [
                    "title": "${2:Background}", "state": "${3:disabled}", "part": "${4:container}",
                    "default": "${5:value}",
                ]),
        ],
        [
            Field("type", \.type, "token type"),
            Field("tier", \.tier, "component unless stated"),
            Field(
                "role", \.role,
                "what it decides of the look, so that pages can draw it; one for each choice of the last brackets, or one"
            ),
            Field(
                "default", \.default,
                "value, {alias} or expression; nested by the brackets of the path, then by the axes of `by`"),
            Field("by", \.by, "axes: an axis of variants, or state, theme, part, size, platform"),
            Field("state", \.state, "state that it colors"),
            Field("part", \.part, "part that it colors"),
            Field(
                "background", \.background,
                "path of the token that it lies on, with the same brackets or none; pages show the contrast"),
            Field("variant", \.variant, "axis → values that it belongs to"),
        ] + Field.named(at: \.named))
}

extension TokenUse: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<TokenUse>(
        "TokenUse", "a shared token as code reads it", short: "description",
        example: "Theme.colors.danger.default: { title: Colors, state: error }",
        snippets: [
            RecordSnippet(
                "Shared token", name: "${1:Theme.colors.danger}",
                ["title": "${2:Danger}", "token": "${3:color.danger}"])
        ],
        [
            Field("token", \.token, "path of the token"),
            Field("state", \.state, "state that it colors"),
            Field("part", \.part, "part that it colors"),
        ] + Field.named(at: \.named))
}

extension Setting: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Setting>(
        "Setting", "a theme-wide or global setting", short: "description",
        example: "design.sizer.sm: Padding at the top.",
        snippets: [
            RecordSnippet("Setting", name: "${1:spacing.unit}", "${2:What it changes.}")
        ],
        [
            Field("type", \.type, "verbatim"),
            Field("default", \.default, "verbatim"),
            Field("state", \.state, "state that it changes"),
            Field("part", \.part, "part that it changes"),
        ] + Field.named(at: \.named))
}

extension Style: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Style>(
        "Style", "a named style", short: "description",
        example: "DesignSystem.shared.styles.checkbox: The style it starts with.",
        snippets: [
            RecordSnippet(
                "Style", name: "${1:styles.button}",
                ["description": "${2:What it is for.}", "sets": ["${3:color}": "${4:.red}"]])
        ],
        [
            Field("type", \.type, "verbatim"),
            Field("appliesTo", \.appliesTo, "type that it dresses"),
            Field("sets", \.sets, "property → value"),
            Field("settings", \.settings, "settings that affect this style"),
        ] + Field.named(at: \.named))
}

extension Assignment: FormatRecord {
    public static let formatDeclaration = RecordDeclaration<Assignment>(
        "Assignment", "what a style sets a property to", short: "value",
        example: "color: { value: .systemGray }",
        [
            Field("value", \.value, required: true, mayBeEmpty: true, "verbatim"),
            Field("description", \.description, "what it does"),
        ] + Field.base(at: \.base))
}

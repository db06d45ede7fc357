/// A design token documented by an entry, or a pattern for several tokens: `[a|b]` and `[1..3]` in the path each match
/// a single key.
public struct Token: NamedRecord {
    /// The tiers of design tokens, from raw values to tokens of a single component.
    public enum Tier: String, CaseIterable, Sendable { case primitive, semantic, component }

    /// Parts of the look under a token's control.
    public enum Role: String, CaseIterable, Sendable {
        /// The color of the area, of the area's content, and of the area's edge.
        case background, foreground, border
        case borderWidth, radius, width, height
        /// The space between the edge and the content: on all sides, at leading and trailing edges, above and below.
        case padding, paddingX, paddingY
        case shadow, typography, opacity
    }

    /// The schema of a design token in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
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
        keys, Named.group, Base.group)

    package static let keys = (
        type: Key<Text>("token type"),
        tier: Key<Located<Tier>>("component unless stated"),
        role: Key<[Located<Role>]>(
            "what it decides of the look, so that pages can draw it; one for each choice of the last brackets, or one"),
        default: Key<TextTree>(
            "value, {alias} or expression; nested by the brackets of the path, then by the axes of `by`"),
        by: Key<[Text]>("axes: an axis of variants, or state, theme, part, size, platform"),
        state: Key<Text>("state that it colors"),
        part: Key<Text>("part that it colors"),
        between: Key<[Text]>("the two parts whose distance it is"),
        background: Key<Text>(
            "path of its background token, with the same brackets or none; pages show the contrast"),
        variant: Key<OrderedRecords<[Text]>>("axis → values that it belongs to")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a design token as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The token type, such as `color`, verbatim.
    public var type: Text? { self[Self.keys.type] }
    /// The tier of the token; `component` unless stated.
    public var tier: Located<Tier>? { self[Self.keys.tier] }
    /// The roles in the look: a single role for all, or a role for each choice of the last brackets.
    public var role: [Located<Role>]? { self[Self.keys.role] }
    /// The value, alias or expression, nested by the brackets of the path, then by the axes of `by`.
    public var `default`: TextTree? { self[Self.keys.default] }
    /// The axes of the nested value: axes of variants, or `state`, `theme`, `part`, `size`, `platform`.
    public var by: [Text]? { self[Self.keys.by] }
    /// The name of the state styled by the token.
    public var state: Text? { self[Self.keys.state] }
    /// The name of the part styled by the token.
    public var part: Text? { self[Self.keys.part] }
    /// The names of the two parts at the distance set by the token.
    public var between: [Text]? { self[Self.keys.between] }
    /// The path of the token underneath, with the same brackets or none, for the contrast.
    public var background: Text? { self[Self.keys.background] }
    /// The variant values styled by the token, by axis.
    public var variant: OrderedRecords<[Text]>? { self[Self.keys.variant] }
}

/// A shared design token used by a component under a name in code, such as `Theme.colors.danger`, with the token's path
/// and the styled state or part.
public struct TokenUse: NamedRecord {
    /// The schema of a use of a shared token in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "TokenUse", "a shared token as code reads it", short: "description",
        example: "Theme.colors.danger.default: { title: Colors, state: error }",
        snippets: [
            RecordSnippet(
                "Shared token", name: "${1:Theme.colors.danger}",
                ["title": "${2:Danger}", "token": "${3:color.danger}"])
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        token: Key<Text>(naming: .token, "path of the token"),
        state: Key<Text>("state that it colors"),
        part: Key<Text>("part that it colors"),
        between: Key<[Text]>("the two parts whose distance it is")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a use of a shared token as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The path of the token in the token files.
    public var token: Text? { self[Self.keys.token] }
    /// The name of the state styled by the token.
    public var state: Text? { self[Self.keys.state] }
    /// The name of the part styled by the token.
    public var part: Text? { self[Self.keys.part] }
    /// The names of the two parts at the distance set by the token.
    public var between: [Text]? { self[Self.keys.between] }
}

/// A theme-wide or global setting with an effect on a component, such as `spacing.unit`, as described by an entry.
public struct Setting: NamedRecord {
    /// The schema of a setting in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Setting", "a theme-wide or global setting", short: "description",
        example: "design.sizer.sm: Padding at the top.",
        snippets: [
            RecordSnippet("Setting", name: "${1:spacing.unit}", "${2:What it changes.}")
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        type: Key<Text>(naming: .type, "verbatim"),
        default: Key<Text>("verbatim"),
        state: Key<Text>("state that it changes"),
        part: Key<Text>("part that it changes")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a setting as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The type of the setting's value, verbatim.
    public var type: Text? { self[Self.keys.type] }
    /// The default of the setting, verbatim.
    public var `default`: Text? { self[Self.keys.default] }
    /// The name of the state changed by the setting.
    public var state: Text? { self[Self.keys.state] }
    /// The name of the part changed by the setting.
    public var part: Text? { self[Self.keys.part] }
}

/// A named style offered by a component, such as `styles.button`, with the property values set by the style.
public struct Style: NamedRecord {
    /// The schema of a named style in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Style", "a named style", short: "description",
        example: "DesignSystem.shared.styles.checkbox: The style it starts with.",
        snippets: [
            RecordSnippet(
                "Style", name: "${1:styles.button}",
                ["description": "${2:What it is for.}", "sets": ["${3:color}": "${4:.red}"]])
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        type: Key<Text>(naming: .type, "verbatim"),
        appliesTo: Key<Text>(naming: .type, "type that it dresses"),
        sets: Key<OrderedRecords<Assignment>>("property → value"),
        settings: Key<OrderedRecords<Setting>>("settings that affect this style")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a named style as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The type of the style, verbatim.
    public var type: Text? { self[Self.keys.type] }
    /// The name of the styled type.
    public var appliesTo: Text? { self[Self.keys.appliesTo] }
    /// The values set by the style, by property.
    public var sets: OrderedRecords<Assignment>? { self[Self.keys.sets] }
    /// The settings with an effect on the style, by name.
    public var settings: OrderedRecords<Setting>? { self[Self.keys.settings] }
}

/// A value assigned to a component's property by a named style.
public struct Assignment: BaseRecord {
    /// The schema of an assigned value in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Assignment", "what a style sets a property to", short: "value",
        example: "color: { value: .systemGray }",
        keys, Base.group)

    package static let keys = (
        value: Key<Text>(required: true, mayBeEmpty: true, "verbatim"),
        description: Key<Prose>("what it does")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an assigned value as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The value, verbatim; empty text is a value, too.
    public var value: Text? { self[Self.keys.value] }
    /// The effect of the value.
    public var description: Prose? { self[Self.keys.description] }
}

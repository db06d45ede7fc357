/// A state of a component, such as `disabled` or `error`, as described by an entry: trigger, condition and looks.
public struct State: NamedRecord {
    /// The causes of a state, such as interaction or data.
    public enum Trigger: String, CaseIterable, Sendable { case interaction, property, method, data, environment }

    /// The schema of a state in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "State", "a state that something can be in", short: "description",
        example: "error: { when: hasError = true, visuals: Danger styling. }",
        snippets: [
            RecordSnippet("State", name: "${1:disabled}", "${2:What it means.}"),
            RecordSnippet(
                "State with its looks", name: "${1:disabled}",
                ["description": "${2:What it means.}", "when": "${3:isEnabled = false}", "visuals": "${4:Dimmed.}"]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        trigger: Key<Located<Trigger>>("what brings it about"),
        when: Key<Text>("exact condition"),
        term: Key<Text>("what the platform calls it"),
        visuals: Key<[Prose]>("what it looks like"),
        overrides: Key<[Text]>("states that it hides"),
        excludes: Key<[Text]>("states that it cannot meet"),
        inactive: Key<Bool>("takes no input, as `disabled`; contrast of its tokens is exempt from WCAG 1.4.3")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a state as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The cause of the state; nil where unstated.
    public var trigger: Located<Trigger>? { self[Self.keys.trigger] }
    /// The exact condition in terms of the API, such as `isEnabled = false`.
    public var when: Text? { self[Self.keys.when] }
    /// The platform's own name for the state.
    public var term: Text? { self[Self.keys.term] }
    /// The looks in the state, each as prose.
    public var visuals: [Prose]? { self[Self.keys.visuals] }
    /// The names of the states hidden by the state.
    public var overrides: [Text]? { self[Self.keys.overrides] }
    /// The names of the states impossible at the same time.
    public var excludes: [Text]? { self[Self.keys.excludes] }
    /// Whether the component takes no input in the state, so that contrast requirements do not apply.
    public var inactive: Bool? { self[Self.keys.inactive] }
}

/// An axis of a component's variants, such as `size` with the values `small` and `large`.
public struct Axis: NamedRecord {
    /// The schema of an axis of variants in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
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
        keys, Named.group, Base.group)

    package static let keys = (
        property: Key<Text>("property or parameter that selects it"),
        default: Key<Text>("value unless stated"),
        values: Key<OrderedRecords<Case>>("in order; at the entry or at one of its implementations")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an axis of variants as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The property or parameter for choosing a value of the axis.
    public var property: Text? { self[Self.keys.property] }
    /// The name of the value in effect without a choice.
    public var `default`: Text? { self[Self.keys.default] }
    /// The values of the axis, in order, stated by the entry or by an implementation.
    public var values: OrderedRecords<Case>? { self[Self.keys.values] }
}

/// A forbidden combination of a component's variants and states, such as style `link` with state `loading`.
public struct Exclusion: BaseRecord {
    /// The schema of a forbidden combination in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Exclusion", "a combination that is not allowed",
        example: "exclusions: { combination: { style: link, state: loading } }",
        snippets: [
            RecordSnippet(
                "Combination that is not allowed",
                ["combination": ["${1:style}": "${2:link}", "${3:state}": "${4:loading}"], "description": "${5:Why.}"])
        ],
        keys, Base.group)

    package static let keys = (
        combination: Key<OrderedRecords<[Text]>>(required: true, "axis or `state` → values"),
        description: Key<Prose>("why")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a forbidden combination as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The forbidden values by axis, with `state` as an axis among others.
    public var combination: OrderedRecords<[Text]>? { self[Self.keys.combination] }
    /// The reason for the exclusion.
    public var description: Prose? { self[Self.keys.description] }
}

/// A behavior of a component, as described by an entry: a cause, such as a tap, and the effect.
public struct Behavior: BaseRecord {
    /// The schema of a behavior in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Behavior", "what happens when", short: "description",
        example: "behaviors: { when: The cell is tapped., then: The keyboard comes up. }",
        snippets: [
            RecordSnippet("Behavior", ["when": "${1:What happens.}", "then": "${2:What follows.}"])
        ],
        keys, Base.group)

    package static let keys = (
        title: Key<Text>("name"),
        when: Key<Prose>("cause"),
        then: Key<Prose>("effect"),
        until: Key<Prose>("end"),
        haptics: Key<Prose>("what people feel"),
        description: Key<Prose>("in free form"),
        applies: Key<[Located<EntryID>]>("entries that it applies to"),
        figures: Key<[Figure]>("how it looks"),
        examples: Key<[Example]>("how it is written")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a behavior as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The name of the behavior.
    public var title: Text? { self[Self.keys.title] }
    /// The cause, such as a tap.
    public var when: Prose? { self[Self.keys.when] }
    /// The effect of the cause.
    public var then: Prose? { self[Self.keys.then] }
    /// The end of the effect.
    public var until: Prose? { self[Self.keys.until] }
    /// The feedback felt by people.
    public var haptics: Prose? { self[Self.keys.haptics] }
    /// The behavior in free form, beside or instead of cause and effect.
    public var description: Prose? { self[Self.keys.description] }
    /// The ids of the entries with the behavior; for guides.
    public var applies: [Located<EntryID>]? { self[Self.keys.applies] }
    /// The figures with the look of the behavior.
    public var figures: [Figure]? { self[Self.keys.figures] }
    /// The code examples of the behavior.
    public var examples: [Example]? { self[Self.keys.examples] }
}

/// An animation of a component or of a single part, as described by an entry: trigger, duration and easing.
public struct Animation: NamedRecord {
    /// The schema of an animation in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Animation", "how something moves", short: "description",
        example: "open: { when: The menu opens., duration: 200ms, reduced: It appears at once. }",
        snippets: [
            RecordSnippet(
                "Animation", name: "${1:open}",
                [
                    "when": "${2:What starts it.}", "duration": "${3:200ms}", "easing": "${4:ease-out}",
                    "reduced": "${5:Alternative with reduced motion.}",
                ])
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        when: Key<Prose>("what starts it"),
        duration: Key<Text>("how long it takes"),
        delay: Key<Text>("how long it waits"),
        easing: Key<Text>("how its speed changes"),
        tokens: Key<[Text]>(naming: .token, "paths of the tokens that it uses"),
        properties: Key<[Text]>("what changes: opacity, scale"),
        state: Key<Text>("state that it leads to"),
        part: Key<Text>("part that moves"),
        reduced: Key<Prose>("alternative for users who prefer reduced motion")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an animation as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The start of the animation, such as an opening menu.
    public var when: Prose? { self[Self.keys.when] }
    /// The time from start to end, verbatim, such as `200ms`.
    public var duration: Text? { self[Self.keys.duration] }
    /// The time before the start, verbatim.
    public var delay: Text? { self[Self.keys.delay] }
    /// The course of the speed, verbatim, such as `ease-out`.
    public var easing: Text? { self[Self.keys.easing] }
    /// The paths of the animation's design tokens.
    public var tokens: [Text]? { self[Self.keys.tokens] }
    /// The animated qualities, such as opacity and scale.
    public var properties: [Text]? { self[Self.keys.properties] }
    /// The name of the state at the end.
    public var state: Text? { self[Self.keys.state] }
    /// The name of the moving part; nil for the whole component.
    public var part: Text? { self[Self.keys.part] }
    /// The replacement for people with a preference for less motion.
    public var reduced: Prose? { self[Self.keys.reduced] }
}

/// The usage guidance of an entry: reasons for and against a component, alternatives, and good and bad use.
public struct Usage: BaseRecord {
    public static let recordForm = RecordForm(
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
        keys, Base.group)

    package static let keys = (
        when: Key<[Prose]>("when to use it"),
        avoid: Key<[Prose]>("when not"),
        practices: Key<[Prose]>("best practices"),
        alternatives: Key<[Reference]>("what to use instead"),
        do: Key<[Advice]>("good use"),
        dont: Key<[Advice]>("bad use")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var when: [Prose]? { self[Self.keys.when] }
    public var avoid: [Prose]? { self[Self.keys.avoid] }
    public var practices: [Prose]? { self[Self.keys.practices] }
    public var alternatives: [Reference]? { self[Self.keys.alternatives] }
    public var `do`: [Advice]? { self[Self.keys.do] }
    public var dont: [Advice]? { self[Self.keys.dont] }
}

/// A piece of advice in the usage guidance of an entry: a do or a don't, with the reason, figures and examples.
public struct Advice: BaseRecord {
    public static let recordForm = RecordForm(
        "Advice", "a piece of good or bad use", short: "text",
        example: "do: { text: Begin with a verb., why: It says more. }",
        snippets: [
            RecordSnippet("Advice with its reason", ["text": "${1:What to do.}", "why": "${2:Why.}"])
        ],
        keys, Base.group)

    package static let keys = (
        text: Key<Prose>(required: true, "the advice"),
        why: Key<Prose>("the reason"),
        figures: Key<[Figure]>("how it looks"),
        examples: Key<[Example]>("how it is written")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var text: Prose? { self[Self.keys.text] }
    public var why: Prose? { self[Self.keys.why] }
    public var figures: [Figure]? { self[Self.keys.figures] }
    public var examples: [Example]? { self[Self.keys.examples] }
}

/// A part of a component's anatomy, such as the label or the icon, as described by an entry.
public struct Part: NamedRecord {
    public static let recordForm = RecordForm(
        "Part", "a part that something consists of", short: "description",
        example: "helper-text: { callout: C, optional: true }",
        snippets: [
            RecordSnippet("Part", name: "${1:label}", "${2:What it is.}"),
            RecordSnippet("Optional part", name: "${1:icon}", ["description": "${2:What it is.}", "optional": true]),
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        callout: Key<Text>("letter in the figure"),
        optional: Key<Bool>("may be absent"),
        entry: Key<Located<EntryID>>("the entry that it is made of"),
        parts: Key<OrderedRecords<Part>>("what it consists of")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var callout: Text? { self[Self.keys.callout] }
    public var optional: Bool? { self[Self.keys.optional] }
    public var entry: Located<EntryID>? { self[Self.keys.entry] }
    public var parts: OrderedRecords<Part>? { self[Self.keys.parts] }
}

/// A state of a component, such as `disabled` or `error`, as described by an entry: trigger, condition and looks.
public struct State: NamedRecord {
    public enum Trigger: String, CaseIterable, Sendable { case interaction, property, method, data, environment }

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
        excludes: Key<[Text]>("states that it cannot meet")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var trigger: Located<Trigger>? { self[Self.keys.trigger] }
    public var when: Text? { self[Self.keys.when] }
    public var term: Text? { self[Self.keys.term] }
    public var visuals: [Prose]? { self[Self.keys.visuals] }
    public var overrides: [Text]? { self[Self.keys.overrides] }
    public var excludes: [Text]? { self[Self.keys.excludes] }
}

/// An axis of a component's variants, such as `size` with the values `small` and `large`.
public struct Axis: NamedRecord {
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

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var property: Text? { self[Self.keys.property] }
    public var `default`: Text? { self[Self.keys.default] }
    public var values: OrderedRecords<Case>? { self[Self.keys.values] }
}

/// A forbidden combination of a component's variants and states, such as style `link` with state `loading`.
public struct Exclusion: BaseRecord {
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

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var combination: OrderedRecords<[Text]>? { self[Self.keys.combination] }
    public var description: Prose? { self[Self.keys.description] }
}

/// A behavior of a component, as described by an entry: a cause, such as a tap, and the effect.
public struct Behavior: BaseRecord {
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
        applies: Key<[Located<EntryID>]>("entries that it holds for"),
        figures: Key<[Figure]>("how it looks"),
        examples: Key<[Example]>("how it is written")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var title: Text? { self[Self.keys.title] }
    public var when: Prose? { self[Self.keys.when] }
    public var then: Prose? { self[Self.keys.then] }
    public var until: Prose? { self[Self.keys.until] }
    public var haptics: Prose? { self[Self.keys.haptics] }
    public var description: Prose? { self[Self.keys.description] }
    public var applies: [Located<EntryID>]? { self[Self.keys.applies] }
    public var figures: [Figure]? { self[Self.keys.figures] }
    public var examples: [Example]? { self[Self.keys.examples] }
}

/// An animation of a component or of a single part, as described by an entry: trigger, duration and easing.
public struct Animation: NamedRecord {
    public static let recordForm = RecordForm(
        "Animation", "how something moves", short: "description",
        example: "open: { when: The menu opens., duration: 200ms, reduced: It appears at once. }",
        snippets: [
            RecordSnippet(
                "Animation", name: "${1:open}",
                [
                    "when": "${2:What starts it.}", "duration": "${3:200ms}", "easing": "${4:ease-out}",
                    "reduced": "${5:What people see who want less motion.}",
                ])
        ],
        keys, Named.group, Base.group)

    package static let keys = (
        when: Key<Prose>("what starts it"),
        duration: Key<Text>("how long it takes"),
        delay: Key<Text>("how long it waits"),
        easing: Key<Text>("how its speed changes"),
        tokens: Key<[Text]>("paths of the tokens that it takes"),
        properties: Key<[Text]>("what changes: opacity, scale"),
        state: Key<Text>("state that it leads to"),
        part: Key<Text>("part that moves"),
        reduced: Key<Prose>("what people see who want less motion")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var when: Prose? { self[Self.keys.when] }
    public var duration: Text? { self[Self.keys.duration] }
    public var delay: Text? { self[Self.keys.delay] }
    public var easing: Text? { self[Self.keys.easing] }
    public var tokens: [Text]? { self[Self.keys.tokens] }
    public var properties: [Text]? { self[Self.keys.properties] }
    public var state: Text? { self[Self.keys.state] }
    public var part: Text? { self[Self.keys.part] }
    public var reduced: Prose? { self[Self.keys.reduced] }
}

/// A section of free text with a heading, written by the author of an entry and shown on the entry's page.
public struct Section: BaseRecord {
    public static let recordForm = RecordForm(
        "Section", "free text with a heading",
        example: "sections: { title: Prefix, under: variants, description: Gives the unit. }",
        snippets: [
            RecordSnippet("Section", ["title": "${1:Heading}", "description": "${2:Text.}"])
        ],
        keys, Base.group)

    package static let keys = (
        title: Key<Text>(required: true, "heading"),
        description: Key<Prose>("text"),
        under: Key<Located<Place>>("part of the page that it belongs to"),
        applies: Key<[Located<EntryID>]>("entries that it holds for"),
        figures: Key<[Figure]>("pictures"),
        examples: Key<[Example]>("code"),
        links: Key<[Link]>("addresses"),
        sections: Key<[Section]>("subsections")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var title: Text? { self[Self.keys.title] }
    public var description: Prose? { self[Self.keys.description] }
    public var under: Located<Place>? { self[Self.keys.under] }
    public var applies: [Located<EntryID>]? { self[Self.keys.applies] }
    public var figures: [Figure]? { self[Self.keys.figures] }
    public var examples: [Example]? { self[Self.keys.examples] }
    public var links: [Link]? { self[Self.keys.links] }
    public var sections: [Section]? { self[Self.keys.sections] }
}

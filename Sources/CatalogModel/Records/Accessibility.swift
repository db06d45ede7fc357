/// The `accessibility` of an entry or implementation: role, label, focus, WCAG criteria and further facts for people
/// with disabilities.
public struct Accessibility: BaseRecord {
    public static let recordForm = RecordForm(
        "Accessibility", "how something is made accessible",
        example: "accessibility: { identifiers: { Icon: \"[accessibilityIdentifier].icon\" } }",
        snippets: [
            RecordSnippet(
                "Accessibility",
                ["role": "${1:button}", "label": "${2:What is read out.}", "practices": "${3:What people should do.}"])
        ],
        keys, Base.group)

    package static let keys = (
        description: Key<Prose>("introduction"),
        role: Key<Text>("role that the platform is told"),
        traits: Key<Text>("traits that the platform is told"),
        label: Key<Prose>("rule for the label, or in backticks the property or the text that is read out"),
        hint: Key<Prose>("rule for the hint, or in backticks what has it"),
        value: Key<Prose>("rule for the value, or in backticks what has it"),
        focus: Key<Prose>("rule for the focus"),
        focusable: Key<Bool>("whether the keyboard can reach it"),
        configuration: Key<OrderedRecords<Property>>("what people set"),
        identifiers: Key<OrderedRecords<Text>>("element → identifier or pattern; verbatim"),
        keyboard: Key<OrderedRecords<Prose>>("key → action"),
        announcements: Key<[Prose]>("what is read out"),
        practices: Key<[Prose]>("best practices"),
        criteria: Key<OrderedRecords<Criterion>>("WCAG criterion → how it is met"),
        reviews: Key<[Review]>("when people have looked at it, and what they found")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var description: Prose? { self[Self.keys.description] }
    public var role: Text? { self[Self.keys.role] }
    public var traits: Text? { self[Self.keys.traits] }
    public var label: Prose? { self[Self.keys.label] }
    public var hint: Prose? { self[Self.keys.hint] }
    public var value: Prose? { self[Self.keys.value] }
    public var focus: Prose? { self[Self.keys.focus] }
    public var focusable: Bool? { self[Self.keys.focusable] }
    public var configuration: OrderedRecords<Property>? { self[Self.keys.configuration] }
    public var identifiers: OrderedRecords<Text>? { self[Self.keys.identifiers] }
    public var keyboard: OrderedRecords<Prose>? { self[Self.keys.keyboard] }
    public var announcements: [Prose]? { self[Self.keys.announcements] }
    public var practices: [Prose]? { self[Self.keys.practices] }
    public var criteria: OrderedRecords<Criterion>? { self[Self.keys.criteria] }
    public var reviews: [Review]? { self[Self.keys.reviews] }
}

/// A success criterion of WCAG in an entry, with the level of conformance and the way a component meets the criterion.
public struct Criterion: BaseRecord {
    /// The levels of conformance (WCAG 2.2, section 5.2.1).
    public enum Level: String, CaseIterable, Sendable {
        case a = "A"
        case aa = "AA"
        case aaa = "AAA"
    }

    public static let recordForm = RecordForm(
        "Criterion", "how a success criterion is met", short: "description",
        example: "criteria: { 1.4.3 Contrast: { level: AA, description: Text has 7 to 1. } }",
        keys, Base.group)

    package static let keys = (
        description: Key<Prose>("how it is met"),
        level: Key<Located<Level>>("level of conformance that it belongs to")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var description: Prose? { self[Self.keys.description] }
    public var level: Located<Level>? { self[Self.keys.level] }
}

/// A review of a component's accessibility, as recorded in an entry: date, result, reviewer and reviewed version.
public struct Review: BaseRecord {
    public static let recordForm = RecordForm(
        "Review", "a look at the accessibility of something", short: "result",
        example: "reviews: { date: 2026-03-01, result: Passes., by: Accessibility team }",
        snippets: [RecordSnippet("Review", ["date": "${1:2026-01-31}", "result": "${2:What came out.}"])],
        keys, Base.group)

    package static let keys = (
        date: Key<Text>("when"),
        result: Key<Prose>("what came out"),
        by: Key<Text>("who looked"),
        version: Key<Text>("version that was looked at"),
        links: Key<[Link]>("reports")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var date: Text? { self[Self.keys.date] }
    public var result: Prose? { self[Self.keys.result] }
    public var by: Text? { self[Self.keys.by] }
    public var version: Text? { self[Self.keys.version] }
    public var links: [Link]? { self[Self.keys.links] }
}

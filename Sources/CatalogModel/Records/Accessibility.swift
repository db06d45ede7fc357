/// The `accessibility` of an entry or implementation: role, label, focus, WCAG criteria and further facts for people
/// with disabilities.
public struct Accessibility: BaseRecord {
    /// The schema of the accessibility of a component in entries: allowed keys with meanings and kinds of values.
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
        role: Key<Text>("role for the platform"),
        traits: Key<Text>("traits for the platform"),
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
        reviews: Key<[Review]>("dates and results of its reviews")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates the accessibility of a component as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The introduction to the accessibility of the component.
    public var description: Prose? { self[Self.keys.description] }
    /// The role reported to the platform, such as `button`.
    public var role: Text? { self[Self.keys.role] }
    /// The traits reported to the platform.
    public var traits: Text? { self[Self.keys.traits] }
    /// The rule for the label, or, in backticks, the property or text read out.
    public var label: Prose? { self[Self.keys.label] }
    /// The rule for the hint, or, in backticks, the source of the hint.
    public var hint: Prose? { self[Self.keys.hint] }
    /// The rule for the value, or, in backticks, the source of the value.
    public var value: Prose? { self[Self.keys.value] }
    /// The rule for the focus, such as going to the field on an error.
    public var focus: Prose? { self[Self.keys.focus] }
    /// Whether the keyboard reaches the component; nil where unstated.
    public var focusable: Bool? { self[Self.keys.focusable] }
    /// The properties to set for accessibility, by name.
    public var configuration: OrderedRecords<Property>? { self[Self.keys.configuration] }
    /// The accessibility identifiers, or patterns of identifiers, by element; verbatim.
    public var identifiers: OrderedRecords<Text>? { self[Self.keys.identifiers] }
    /// The actions of the keyboard, by key.
    public var keyboard: OrderedRecords<Prose>? { self[Self.keys.keyboard] }
    /// The announcements read out to people, each as prose.
    public var announcements: [Prose]? { self[Self.keys.announcements] }
    /// The best practices for accessibility, each as prose.
    public var practices: [Prose]? { self[Self.keys.practices] }
    /// The success criteria of WCAG met by the component, by number and name.
    public var criteria: OrderedRecords<Criterion>? { self[Self.keys.criteria] }
    /// The reviews of the component's accessibility by people.
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

    /// The schema of a success criterion in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Criterion", "how a success criterion is met", short: "description",
        example: "criteria: { 1.4.3 Contrast: { level: AA, description: Text has 7 to 1. } }",
        keys, Base.group)

    package static let keys = (
        description: Key<Prose>("how it is met"),
        level: Key<Located<Level>>("level of conformance that it belongs to")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a success criterion as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The way of meeting the criterion.
    public var description: Prose? { self[Self.keys.description] }
    /// The level of conformance of the criterion in WCAG; nil where unstated.
    public var level: Located<Level>? { self[Self.keys.level] }
}

/// A review of a component's accessibility, as recorded in an entry: date, result, reviewer and reviewed version.
public struct Review: BaseRecord {
    /// The schema of an accessibility review in entries: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Review", "a review of the accessibility of something", short: "result",
        example: "reviews: { date: 2026-03-01, result: Passes., by: Accessibility team }",
        snippets: [RecordSnippet("Review", ["date": "${1:2026-01-31}", "result": "${2:What came out.}"])],
        keys, Base.group)

    package static let keys = (
        date: Key<Text>("when"),
        result: Key<Prose>("what came out"),
        by: Key<Text>("reviewer"),
        version: Key<Text>("reviewed version"),
        links: Key<[Link]>("reports")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an accessibility review as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The date of the review, verbatim.
    public var date: Text? { self[Self.keys.date] }
    /// The result of the review, in prose.
    public var result: Prose? { self[Self.keys.result] }
    /// The reviewer: a person or a team.
    public var by: Text? { self[Self.keys.by] }
    /// The reviewed version of the component.
    public var version: Text? { self[Self.keys.version] }
    /// Links to reports of the review.
    public var links: [Link]? { self[Self.keys.links] }
}

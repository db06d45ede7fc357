import CatalogModel

extension HealthCriterion {
    private static let api: Set<String> = [
        "types", "functions", "variables", "properties", "events", "slots",
    ]
    private static let members: Set<String> = [
        "Property", "Method", "Event", "Slot", "Case", "CssPart", "CssProperty", "CssState",
    ]

    /// All questions, by section.
    package static let all: [HealthCriterion] = [
        HealthCriterion(
            "summary", .overview, 3, "describe its purpose in one sentence", "Lists and search show it."
        ) { [HealthAnswer($0.entry.summary != nil)] },
        HealthCriterion(
            "category", .overview, 1, "give it a category", "Without a category, only its name leads to the component."
        ) { $0.once($0.entry.category != nil) },
        HealthCriterion(
            "introduction", .overview, 2, "describe it, or list what it can do",
            "One sentence is not enough to choose a component."
        ) { subject in
            subject.once(
                subject.entry.named.description != nil
                    || subject.facets.contains { !($0.features ?? []).isEmpty || !($0.sections ?? []).isEmpty })
        },
        HealthCriterion(
            "examples", .overview, 3, "show how it is used", "Most readers copy an example before they read.",
            byPlatform: true
        ) { subject in
            let shared = subject.entry.named.examples?.isEmpty == false
            return subject.entry.implementations.orEmpty().filter { $0.name == subject.platform }.map {
                HealthAnswer(
                    shared || $0.value.named.examples?.isEmpty == false
                        || subject.items.contains { Named(node: $0.node).examples?.isEmpty == false })
            }
        },
        HealthCriterion(
            "members", .api, 5, "describe members", "A name and a type do not explain the behavior.", byPlatform: true
        ) { $0.descriptions(in: api, of: members) },
        HealthCriterion(
            "deprecations", .api, 2, "describe the alternative to a deprecated item",
            "Users of a deprecated item need a replacement."
        ) { subject in
            subject.items.compactMap { item in
                Named(node: item.node).deprecated.map {
                    HealthAnswer($0.message != nil || $0.replacements != nil, of: item.name)
                }
            }
        },
        HealthCriterion(
            "states", .states, 2, "list its states, or state that it has none",
            "Tests and designs cover the listed states."
        ) { subject in subject.once(subject.facets.contains { $0.states != nil }) },
        HealthCriterion(
            "state-descriptions", .states, 2, "describe states and variants", "Names like 'default' mean many things."
        ) { $0.descriptions(in: ["states", "variants"], of: ["State", "Axis", "Case"]) },
        HealthCriterion(
            "tokens", .tokens, 2, "name the tokens that it uses", "The list shows the effect of changes to a token."
        ) { subject in
            subject.once(
                subject.facets.contains { $0.tokens != nil || $0.semanticTokens != nil || $0.tokenGroups != nil })
        },
        HealthCriterion(
            "accessibility", .accessibility, 3, "describe its accessibility", "No component is accessible by default."
        ) { subject in subject.once(!subject.accessibility.isEmpty) },
        HealthCriterion(
            "screen-readers", .accessibility, 2, "describe what is read out: its role, its label or announcements",
            "Users of a screen reader depend on it."
        ) { subject in
            subject.once(
                subject.accessibility.contains { $0.role != nil || $0.label != nil || $0.announcements != nil })
        },
        HealthCriterion(
            "keyboard", .accessibility, 2, "list its keys, or state that the keyboard does not reach it",
            "Users without a pointer depend on it."
        ) { subject in
            subject.once(
                subject.accessibility.contains { $0.keyboard != nil || $0.focus != nil || $0.focusable != nil })
        },
        HealthCriterion(
            "criteria", .accessibility, 1, "name the criteria that it meets, and how", "An audit asks for evidence."
        ) { subject in subject.once(subject.accessibility.contains { $0.criteria != nil || $0.reviews != nil }) },
        HealthCriterion(
            "texts", .strings, 2, "state the words of its texts", "A key without words cannot be translated."
        ) { subject in
            subject.facets.flatMap { $0.strings.orEmpty() }.map {
                HealthAnswer($0.value.text != nil || $0.value.plurals != nil, of: $0.key)
            }
        },
        HealthCriterion(
            "usage", .guidance, 3, "describe when to use it, and when not",
            "The wrong component costs more than a missing one."
        ) { subject in
            subject.once(
                subject.facets.contains {
                    $0.usage?.when != nil || $0.usage?.avoid != nil || $0.usage?.practices != nil
                }
                    || !subject.component.guidance.isEmpty)
        },
        HealthCriterion(
            "advice", .guidance, 1, "show good and bad use", "Pairs of good and bad use are easy to learn."
        ) { subject in subject.once(subject.facets.contains { $0.usage?.do != nil || $0.usage?.dont != nil }) },
        HealthCriterion(
            "related", .guidance, 1, "name what is related, or what to use instead", "Readers often want its neighbor."
        ) { subject in
            subject.once(
                subject.entry.related != nil || subject.facets.contains { $0.usage?.alternatives != nil })
        },
    ]
}

extension HealthSubject {
    fileprivate var accessibility: [Accessibility] { facets.compactMap(\.accessibility) }
}

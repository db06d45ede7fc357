import CatalogModel

/// A question about a component's documentation, such as whether members are described, with points for the answer.
package struct HealthCriterion: Sendable {
    /// Never used for another question.
    package let id: String
    package let section: HealthSection
    /// Points that a whole answer brings.
    package let weight: Int
    /// Words after "To do": `describe members`.
    package let advice: String
    /// Why readers ask.
    package let reason: String
    /// Whether each implementation is asked separately.
    let isAskedByPlatform: Bool
    /// Places with or without an answer; none where the question does not arise.
    let answers: @Sendable (HealthSubject) -> [HealthAnswer]

    init(
        _ id: String, _ section: HealthSection, _ weight: Int, _ advice: String, _ reason: String,
        byPlatform: Bool = false, _ answers: @escaping @Sendable (HealthSubject) -> [HealthAnswer]
    ) {
        self.id = id
        self.section = section
        self.weight = weight
        self.advice = advice
        self.reason = reason
        isAskedByPlatform = byPlatform
        self.answers = answers
    }
}

/// The answer to a `HealthCriterion` for a single item of a component: given or missing.
struct HealthAnswer {
    /// The name of the thing; nil for the component as a whole.
    var name: Text?
    let isGiven: Bool

    init(_ isGiven: Bool, of name: Text? = nil) {
        self.isGiven = isGiven
        self.name = name
    }
}

/// A component, or an implementation of the component, to be asked the questions of a `HealthCriterion`.
struct HealthSubject {
    let component: Component
    /// nil for the component as a whole.
    let platform: String?
    /// Of the platform; all for the component.
    let items: [DocumentedItem]

    var entry: Entry { component.entry }

    /// Facets of the entry and of all of its implementations.
    var facets: [Facets] { [entry.facets] + entry.implementations.orEmpty().map(\.value.facets) }

    /// Whether the subject is seen and used by people.
    var isVisible: Bool { [.component, .pattern].contains(entry.kind?.value ?? .component) }

    /// Whether each thing of some facets is described.
    func descriptions(in facets: Set<String>, of forms: Set<String>) -> [HealthAnswer] {
        items.filter { facets.contains($0.facet) && forms.contains($0.form) }
            .map { HealthAnswer($0.isDescribed, of: $0.name) }
    }

    /// Returns an answer for the component as a whole, if seen by people.
    func once(_ isGiven: Bool) -> [HealthAnswer] { isVisible ? [HealthAnswer(isGiven)] : [] }
}

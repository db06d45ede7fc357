package import CatalogModel

/// A report on the completeness of a catalog's documentation: scores by component, and tasks by gain.
///
/// A score is the share of points that answered questions bring, from 0 to 100, rounded down: 100 means all. Questions
/// that do not arise are not counted.
package struct HealthReport: Sendable {
    /// By id.
    package let components: [ComponentHealth]
    /// The mean of the components.
    package let score: Int
    /// Things to do, those with the largest gain first.
    package let tasks: [HealthTask]

    package init(of registry: ComponentRegistry) {
        components = registry.components.map(ComponentHealth.init)
        score = components.isEmpty ? 0 : Int(components.reduce(0) { $0 + $1.points.share } / Double(components.count))
        let count = Double(components.count)
        var tasks: [HealthTask] = []
        for component in components {
            for result in component.results where result.given < result.asked {
                let share = Double(result.asked - result.given) / Double(result.asked)
                let lost = Double(result.criterion.weight) * share
                let gain = 100 * lost / component.points.total / count
                tasks.append(HealthTask(component: component.id, result: result, gain: gain))
            }
        }
        self.tasks = tasks.sorted { $0.precedes($1) }
    }

    /// Returns the mean of a section over the components with questions of the section; nil without such components.
    package func score(of section: HealthSection) -> Int? {
        Self.mean(components.map { $0.points { $0.criterion.section == section } })
    }

    /// Returns the mean of the questions about implementations of a platform.
    package func score(ofPlatform platform: String) -> Int? {
        Self.mean(components.map { $0.points { $0.platform == platform } })
    }

    /// The platforms of all components, by name.
    package var platforms: [String] { Set(components.flatMap { $0.results.compactMap(\.platform) }).sorted() }

    private static func mean(_ points: [HealthPoints]) -> Int? {
        let asked = points.filter { $0.total > 0 }
        return asked.isEmpty ? nil : Int(asked.reduce(0) { $0 + $1.share } / Double(asked.count))
    }
}

/// The completeness of a single component's documentation: a score with the results of all questions.
package struct ComponentHealth: Sendable {
    package let id: EntryID
    package let title: String
    package let path: String
    /// The questions that arise.
    package let results: [HealthResult]
    let points: HealthPoints

    package var score: Int { Int(points.share) }

    /// nil without a question in the section.
    package func score(of section: HealthSection) -> Int? {
        let points = points { $0.criterion.section == section }
        return points.total > 0 ? Int(points.share) : nil
    }

    package init(_ component: Component) {
        id = component.id
        title = component.title
        path = component.path
        let items = DocumentedItem.all(in: component.entry)
        let platforms = component.entry.implementations.orEmpty().names
        results = HealthCriterion.all.flatMap { criterion in
            let whole = [HealthSubject(component: component, platform: nil, items: items)]
            let subjects =
                criterion.isAskedByPlatform
                ? platforms.map { platform in
                    HealthSubject(
                        component: component, platform: platform, items: items.filter { $0.platform == platform })
                } : whole
            return subjects.compactMap { HealthResult(criterion, of: $0) }
        }
        points = HealthPoints(results)
    }

    func points(of isWanted: (HealthResult) -> Bool) -> HealthPoints { HealthPoints(results.filter(isWanted)) }
}

/// The result of a `HealthCriterion` for a component: numbers of items asked and answered, and names of the rest.
package struct HealthResult: Sendable {
    package let criterion: HealthCriterion
    /// The implementation of the question; nil for the component as a whole.
    package let platform: String?
    /// Number of places asked, and number of places answered.
    package let asked: Int
    package let given: Int
    /// The names of those that did not.
    package let missing: [Text]

    fileprivate init?(_ criterion: HealthCriterion, of subject: HealthSubject) {
        let answers = criterion.answers(subject)
        if answers.isEmpty { return nil }
        self.criterion = criterion
        platform = subject.platform
        asked = answers.count
        given = answers.count(where: \.isGiven)
        missing = answers.filter { !$0.isGiven }.compactMap(\.name)
    }
}

/// A documentation task for a component, with the gain in the catalog's health score.
package struct HealthTask: Sendable {
    package let component: EntryID
    package let result: HealthResult
    /// Points of the catalog's score.
    package let gain: Double

    /// `describe members (3 of 12, swiftui)`.
    package var words: String {
        let count = result.asked > 1 ? "\(result.asked - result.given) of \(result.asked)" : nil
        let details = [count, result.platform].compactMap(\.self).joined(separator: ", ")
        return result.criterion.advice + (details.isEmpty ? "" : " (\(details))")
    }

    /// Whether the task comes before another: the larger gain first, then by component and criterion.
    func precedes(_ other: HealthTask) -> Bool {
        if gain != other.gain { return gain > other.gain }
        if component != other.component { return component < other.component }
        return result.criterion.id < other.result.criterion.id
    }

    /// The gain with one decimal.
    package var gainText: String {
        let tenths = Int((gain * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

/// The points earned by a component's documentation out of the points available, for a score from 0 to 100.
struct HealthPoints: Sendable {
    private(set) var had = 0.0
    private(set) var total = 0.0

    init(_ results: [HealthResult]) {
        for result in results {
            had += Double(result.criterion.weight) * Double(result.given) / Double(result.asked)
            total += Double(result.criterion.weight)
        }
    }

    /// From 0 to 100.
    var share: Double { total > 0 ? 100 * had / total : 0 }
}

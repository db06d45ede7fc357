import CatalogModel
package import CatalogReview

/// The answer of `health`: the score of the documentation, and the tasks with the largest gain.
package struct CatalogHealthAnswer {
    private let report: HealthReport

    package init(_ report: HealthReport) { self.report = report }

    /// The greatest numbers of tasks, and of missing names of a task.
    private static let most = (tasks: 10, names: 12)

    package func answer(id: String?) -> Answer {
        if let id, !report.components.contains(where: { $0.id.rawValue == id }) {
            return .unknown(
                "entry", named: id, nearest: nearest(to: id, among: report.components.map(\.id.rawValue), count: 3),
                hint: "Ids come from `search`.")
        }
        let score = report.components.first { $0.id.rawValue == id }?.score ?? report.score
        let tasks = report.tasks.filter { id == nil || $0.component.rawValue == id }
        let shown = tasks.prefix(Self.most.tasks)
        var lines = ["\(id.map { "`\($0)`" } ?? "Catalog"): \(score) of 100 points of documentation"]
        lines += shown.map { task in
            let names = Self.missing(task)
            return "- " + (id == nil ? "`\(task.component.rawValue)`: " : "") + task.words
                + (names.isEmpty ? "" : ": " + names.joined(separator: ", "))
        }
        let more = tasks.count - shown.count
        if more > 0 { lines.append("\(more) more" + (id == nil ? "; narrow with `id`." : ".")) }
        return Answer(
            lines.joined(separator: "\n"),
            facts: [
                "score": .integer(score),
                "tasks": .array(
                    shown.map { task in
                        [
                            "id": .string(task.component.rawValue), "task": .string(task.words),
                            "missing": .array(Self.missing(task).map { .string($0) }),
                        ]
                    }), "more": .integer(more),
            ])
    }

    private static func missing(_ task: HealthTask) -> [String] {
        task.result.missing.prefix(most.names).map { String($0.value.prefix(60)) }
    }
}

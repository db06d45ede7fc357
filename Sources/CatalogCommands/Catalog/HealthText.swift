import CatalogReview

/// The output of `catalog health` for a terminal: scores for the completeness of documentation, and the next tasks.
struct HealthText {
    private let report: HealthReport
    private let taskLimit: Int
    private let layout: TextLayout

    init(_ report: HealthReport, taskLimit: Int, layout: TextLayout) {
        self.report = report
        self.taskLimit = taskLimit
        self.layout = layout
    }

    var text: String {
        [scores, platforms, tasks].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var scores: String {
        let sections = HealthSection.allCases
        var table = TextTable(layout, header: ["component", "score"] + sections.map(\.rawValue))
        for component in report.components {
            let scores = sections.map { component.score(of: $0).map(String.init) ?? "" }
            table.append([component.id.rawValue, "\(component.score)"] + scores)
        }
        let means = sections.map { report.score(of: $0).map(String.init) ?? "" }
        table.append(["all", "\(report.score)"] + means)
        return table.text
    }

    /// How the implementations compare, where there are several platforms.
    private var platforms: String {
        if report.platforms.count < 2 { return "" }
        var table = TextTable(layout, header: ["platform", "score"])
        for platform in report.platforms {
            table.append([platform, report.score(ofPlatform: platform).map(String.init) ?? ""])
        }
        return table.text
    }

    private var tasks: String {
        let shown = report.tasks.prefix(taskLimit)
        if shown.isEmpty { return "" }
        var table = TextTable(layout, header: ["gain", "component", "what to do next"])
        for task in shown { table.append(["+" + task.gainText, task.component.rawValue, task.words]) }
        let left = report.tasks.count - shown.count
        return table.text + (left > 0 ? "\n\(left) more; '--tasks \(report.tasks.count)' lists all\n" : "")
    }
}

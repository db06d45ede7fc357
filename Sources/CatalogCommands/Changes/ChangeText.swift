import CatalogChanges
import CatalogModel

/// The output of `catalog diff` for a terminal: the changes by entry with effect, rule and the available locations on
/// both sides, and a summary.
struct ChangeText {
    private let layout: TextLayout
    private let report: ChangeReport

    init(_ report: ChangeReport, layout: TextLayout) {
        self.report = report
        self.layout = layout
    }

    var text: String {
        var text = ""
        var last: String??
        for change in report.changes {
            let entry = change.component?.rawValue
            if last != .some(entry) {
                text += layout.style.apply(.bold, to: entry ?? "catalog") + "\n"
                last = .some(entry)
            }
            text += self.text(of: change)
        }
        text += report.summary + "\n"
        return text
    }

    private func text(of change: Change) -> String {
        let isAccepted = report.policy.isAccepted(change)
        let effect = isAccepted ? "accepted" : change.rule.effect.rawValue
        let padding = String(repeating: " ", count: 10 - effect.count)
        var text =
            "  " + layout.style.apply(look(of: change.rule.effect), to: effect) + padding + change.message.visible
        text += " " + layout.style.apply(.faint, to: "[\(change.rule.id) \(change.fingerprint)]") + "\n"
        for (label, side) in [("old", change.old), ("new", change.new)] {
            guard let range = side?.range else { continue }
            let location = "\(range.file.path.visible):\(range.start.line):\(range.start.column)"
            text += "            " + layout.style.apply(.faint, to: "\(label) \(location)") + "\n"
        }
        return text
    }

    private func look(of effect: ChangeEffect) -> TextStyle.Look {
        switch effect {
        case .breaking: .red
        case .dangerous: .yellow
        case .safe: .green
        }
    }

    /// Returns the rules, each on a line.
    static func rules(_ layout: TextLayout) -> String {
        var table = TextTable(layout, header: ["RULE", "AREA", "EFFECT", "REASON"])
        for rule in ChangeRules.all {
            table.append([rule.id, rule.area.rawValue, rule.effect.rawValue, rule.reason])
        }
        return table.text
    }
}

/// The steps for users of a catalog, as a page for people.
extension ChangeReport {
    /// A page of Markdown: first the steps for programs, then the steps for review, entry by entry.
    package var migrationGuide: String {
        let steps = migrationSteps
        var text = "# From \(Self.code(oldName)) to \(Self.code(newName))\n\n"
        if steps.isEmpty { return text + "No steps are required.\n" }
        text += "\(Self.escaped(Self.overview(steps))).\n"
        let exact = steps.filter(\.isExact)
        if !exact.isEmpty {
            text += "\n## What to write instead\n\n| Instead of | Write | Where |\n| --- | --- | --- |\n"
            for step in exact.sorted(by: MigrationStep.byEntry) {
                let new = step.newNames.map(Self.code).joined(separator: " or ")
                text += "| \(Self.cell(step.oldName)) | \(new) | \(Self.escaped(step.location)) |\n"
            }
        }
        for (action, title) in [
            (MigrationStep.Action.default, "Other values unless you state them"), (.remove, "What is gone"),
            (.revise, "What to review"),
        ] {
            let group = steps.filter { $0.action == action }
            if group.isEmpty { continue }
            text += "\n## \(title)\n"
            var last: String??
            for step in group.sorted(by: MigrationStep.byEntry) {
                let entry = step.change.component?.rawValue
                if last != .some(entry) { text += "\n### \(entry ?? "Catalog")\n\n" }
                last = .some(entry)
                text += "- \(Self.words(of: step))\n"
            }
        }
        return text
    }

    /// Renders `5 steps: 2 that programs can take, 3 that need a person`.
    private static func overview(_ steps: [MigrationStep]) -> String {
        let exact = steps.count(where: \.isExact)
        let defaults = steps.count { $0.action == .default }
        let rest = steps.count - exact - defaults
        let parts = [
            (exact, "that programs can take"), (defaults, "for who relies on a value"), (rest, "for people"),
        ]
        return (steps.count == 1 ? "1 step: " : "\(steps.count) steps: ")
            + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    private static func words(of step: MigrationStep) -> String {
        let change = step.change
        switch step.action {
        case .default:
            let (old, new) = (code(change.old?.text ?? ""), code(change.new?.text ?? ""))
            return
                "\(escaped(change.thing.replacing("'default' of ", with: ""))) is \(new) unless stated, and was \(old): state \(old) to keep it."
        case .remove:
            let hint = change.lookalike.map { " Perhaps it is called \(code($0)) now." } ?? ""
            return
                "\(escaped(change.message.replacing("; perhaps", with: ", perhaps"))). \(escaped(change.rule.reason))\(hint)"
        default: return "\(escaped(change.message)). \(escaped(change.rule.reason))"
        }
    }

    private static func cell(_ text: String) -> String { code(text.replacing("|", with: "\\|")) }
}

extension MigrationStep {
    /// Whether the catalogs give the replacement text.
    fileprivate var isExact: Bool { [.rename, .replace, .move].contains(action) }

    fileprivate var oldName: String { action == .replace ? name : change.old?.text ?? name }

    fileprivate var newNames: [String] {
        action == .replace ? change.replacements : [change.new?.text ?? ""]
    }

    /// The subject and the subject's entry.
    fileprivate var location: String {
        let entry = change.component.map { " of \($0)" } ?? ""
        let owner = type.map { $0 == name ? "" : " of \($0)" } ?? entry
        return (kind.map(Self.singular) ?? "entry") + owner + (change.language.map { " (\($0.name))" } ?? "")
    }

    private static func singular(_ key: String) -> String {
        let nouns = ["properties": "property", "cssProperties": "CSS property", "cssParts": "CSS part", "axes": "axis"]
        return nouns[key] ?? (key.hasSuffix("s") ? String(key.dropLast()) : key)
    }

    static func byEntry(_ left: MigrationStep, _ right: MigrationStep) -> Bool {
        (left.change.component?.rawValue ?? "", left.change.address)
            < (right.change.component?.rawValue ?? "", right.change.address)
    }
}

/// Changes as a comment on a pull request, or as notes of a release.
extension ChangeReport {
    package var markdown: String {
        var text = "## Changes from \(Self.code(oldName)) to \(Self.code(newName))\n\n"
        if changes.isEmpty { return text + "No changes.\n" }
        text += summary.prefix(1).uppercased() + summary.dropFirst() + ".\n\n\(Self.escaped(versionWords)).\n"
        for effect in ChangeEffect.allCases.reversed() {
            let group = changes(effect)
            if group.isEmpty { continue }
            let isLong = effect == .safe && group.count > 5
            let title = effect.rawValue.prefix(1).uppercased() + effect.rawValue.dropFirst()
            text +=
                isLong
                ? "\n<details><summary>\(title) (\(group.count))</summary>\n\n" : "\n### \(title) (\(group.count))\n\n"
            text += Self.list(group)
            if isLong { text += "\n</details>\n" }
        }
        if !accepted.isEmpty {
            text += "\n### Accepted (\(accepted.count))\n\n"
            for change in accepted {
                let reason = policy.accepted[change.fingerprint]?.value ?? ""
                text += "- \(Self.escaped(change.message)): \(Self.escaped(reason))\n"
            }
        }
        let findings = findings
        if !findings.isEmpty {
            text += "\n### Findings (\(findings.count))\n\n"
            for finding in findings { text += "- \(Self.escaped(finding.message)) (`\(finding.rule.id)`)\n" }
        }
        return text
    }

    /// Returns the changes by entry.
    private static func list(_ changes: [Change]) -> String {
        var text = ""
        var last: String??
        for change in changes {
            let entry = change.component?.rawValue
            if last != .some(entry) {
                text += (last == nil ? "" : "\n") + "**\(entry ?? "Catalog")**\n\n"
                last = .some(entry)
            }
            text += "- \(escaped(change.message)) (`\(change.rule.id)`\(location(change)))\n"
        }
        return text
    }

    private static func location(_ change: Change) -> String {
        guard let range = change.new?.range ?? change.old?.range else { return "" }
        return ", \(code("\(range.file.path):\(range.start.line)"))"
    }

    /// Returns text without any sign readable as markup.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>|#~&".contains(character) { escaped.append("\\") }
            escaped.append(character.isNewline ? " " : character)
        }
        return escaped
    }

    static func code(_ text: String) -> String {
        let ticks = text.contains("`") ? "``" : "`"
        return ticks + text.filter { !$0.isNewline } + ticks
    }
}

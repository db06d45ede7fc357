import CatalogModel

/// A merger of the findings of several themes: findings of all themes are reported once, findings of some name the
/// themes.
struct ThemeFindings {
    private var themes: [String] = []
    private var findings: [Diagnostic] = []
    /// By finding: the themes with the finding, and the position in `findings`.
    private var owners: [Diagnostic: (position: Int, themes: [String])] = [:]

    mutating func add(_ found: Diagnostics, of theme: String) {
        themes.append(theme)
        for finding in found.all {
            if let owner = owners[finding] {
                if owner.themes.last != theme { owners[finding]?.themes.append(theme) }
            } else {
                owners[finding] = (findings.count, [theme])
                findings.append(finding)
            }
        }
    }

    func merged() -> Diagnostics {
        var result = Diagnostics()
        for finding in findings {
            var finding = finding
            if let owner = owners[finding], owner.themes.count < themes.count {
                let names = owner.themes.map { "'\($0)'" }.joined(separator: ", ")
                finding.notes.append(
                    .init(owner.themes.count == 1 ? "in the theme \(names)" : "in the themes \(names)"))
            }
            result.report(finding)
        }
        return result
    }
}

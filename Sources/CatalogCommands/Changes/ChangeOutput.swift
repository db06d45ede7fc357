import ArgumentParser
import CatalogChanges
import CatalogModel

/// An argument of `catalog diff --format`, as in `sarif:FILE`: the output format, and the output file or nil for
/// standard output.
struct ChangeOutput: ExpressibleByArgument {
    /// An output format: one for changes, or one for findings of any kind.
    enum Form {
        case changes(ChangeFormat)
        case findings(FindingFormat)
    }

    let form: Form
    let file: String?

    static let text = ChangeOutput(form: .changes(.text), file: nil)

    private init(form: Form, file: String?) {
        self.form = form
        self.file = file
    }

    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let form = Self.forms[String(parts[0])] else { return nil }
        if parts.count > 1, parts[1].isEmpty { return nil }
        self.init(form: form, file: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The forms by name; text and JSON of changes are forms of their own.
    private static var forms: [String: Form] {
        let findings = FindingFormat.all.map { ($0.name, Form.findings($0)) }
        let changes = ChangeFormat.allCases.map { ($0.rawValue, Form.changes($0)) }
        return Dictionary(findings + changes) { $1 }
    }

    static var allValueStrings: [String] { ChangeFormat.allCases.map(\.rawValue) + FindingFormat.programNames }
    var defaultValueDescription: String { ChangeFormat.text.rawValue }

    /// Whether the form has the rules as JSON.
    var isJSON: Bool { if case .changes(.json) = form { true } else { false } }

    /// Whether the form is text for people.
    var isText: Bool { if case .changes(.text) = form { true } else { false } }

    /// Returns the report in the form; text without the findings about deprecations.
    func text(_ report: ChangeReport, settings: CatalogConfiguration, layout: TextLayout) -> String {
        switch form {
        case .changes(.text): ChangeText(report, layout: layout).text
        case .changes(.json): report.json.printed
        case .changes(.migration): report.migration.printed
        case .changes(.markdown): report.markdown
        case .changes(.guide): report.migrationGuide
        case .findings(let format):
            format.text(
                report.findings(weighedBy: settings).filter { format.showsSuppressed || $0.suppression == nil }, true,
                Terminal.output)
        }
    }
}

/// A form of changes, apart from those of findings.
enum ChangeFormat: String, CaseIterable { case text, json, markdown, migration, guide }

extension FindingFormat {
    /// The forms for other programs, besides JSON.
    fileprivate static var programNames: [String] { all.map(\.name).filter { $0 != text.name && $0 != json.name } }
}

import CatalogModel
import CatalogSyntax
import CatalogCommands
import Foundation

/// Findings for the tests of forms, and what the forms make of them.
enum FormSamples {
    static let rule = Rule("sample", .error, "A rule for tests.")
    static let note = Rule("sample-note", .note, "A rule for tests.")

    /// A finding about the first occurrence of some text.
    static func finding(
        _ rule: Rule = rule, _ message: String = "x", about text: String, in file: SourceFile, fix: String? = nil
    ) -> Diagnostic {
        let range = SourceRange(file: file, from: 0, to: file.bytes.count).narrowed(to: text)
        return Diagnostic(
            rule, message, at: range, notes: [.init("here", at: range.beginning)],
            fixIts: fix.map { [.init(replace: range, with: $0)] } ?? [])
    }

    static func json(_ form: FindingForm, _ findings: [Diagnostic]) throws -> Any {
        guard case .json(let value) = form.content(FindingReport(findings, rules: [rule, note])) else {
            throw CocoaError(.coderInvalidValue)
        }
        return try JSONSerialization.jsonObject(with: Data(value.prettyPrinted.utf8))
    }

    static func lines(_ form: FindingForm, _ findings: [Diagnostic]) -> [String] {
        guard case .lines(let lines) = form.content(FindingReport(findings, rules: [rule, note])) else { return [] }
        return lines
    }

    static func withSuppressed(about text: String, in file: SourceFile) -> [Diagnostic] {
        var accepted = finding(about: text, in: file)
        accepted.suppression = .accepted(reason: "It is right.")
        var recorded = accepted
        recorded.suppression = .recorded
        return [finding(about: text, in: file), accepted, recorded]
    }
}

extension FindingReport {
    init(_ findings: [Diagnostic], rules: [Rule]) { self.init(findings, rules: rules, reading: YAMLReader.tree(of:)) }
}

extension FindingBaseline {
    init(of findings: [Diagnostic]) { self.init(of: findings, reading: YAMLReader.tree(of:)) }

    func parted(
        _ findings: [Diagnostic], renames: [FindingRename] = []
    ) -> (new: [Diagnostic], recorded: [Diagnostic], shrunk: FindingBaseline) {
        parted(findings, renames: renames, reading: YAMLReader.tree(of:))
    }

    func renamed(by renames: [FindingRename], among findings: [Diagnostic]) -> FindingBaseline {
        renamed(by: renames, among: findings, reading: YAMLReader.tree(of:))
    }
}

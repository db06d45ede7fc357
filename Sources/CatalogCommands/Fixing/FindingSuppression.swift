import CatalogFormat
import CatalogLoading
import CatalogModel

/// The suppression of all findings of some rules, with `allow` in the innermost records around the findings.
struct FindingSuppression {
    /// The ids of the rules.
    let rules: [String]
    let reason: String

    /// The result of a suppression: changed files, not yet written.
    struct Outcome {
        /// The changed files, by path.
        let changes: [CatalogMending.MendedFile]
        let suppressedCount: Int
        /// The number of findings outside of records with room for `allow`.
        let remainingCount: Int
    }

    /// Returns the files with the requested findings suppressed.
    ///
    /// - Parameters:
    ///   - findings: The findings of the catalog.
    ///   - configuration: The statements of `catalog.yaml`; nil for a catalog with errors.
    /// - Returns: The changed files and the numbers of findings.
    /// - Throws: A `CommandError` for an unknown rule, or a rule with errors only.
    func outcome(
        for findings: [Diagnostic], of configuration: CatalogConfiguration?
    ) throws(CommandError) -> Outcome {
        try requireSuppressibleRules(besides: configuration?.ownRules.orEmpty().names ?? [])
        let wanted = findings.filter { rules.contains($0.rule.id) }
        let byFile = Dictionary(grouping: wanted.filter { $0.range != nil }) { $0.range?.file }
        var count = 0
        var changes: [CatalogMending.MendedFile] = []
        for (file, findings) in byFile {
            guard let file, let form = form(of: file, configuration),
                var editor = AcceptanceEditor(in: file, form: form, because: reason)
            else { continue }
            count += findings.count { editor.add($0) }
            if file.bytes != editor.bytes { changes.append(.init(path: file.path, old: file.bytes, new: editor.bytes)) }
        }
        return Outcome(
            changes: changes.sorted { $0.path < $1.path }, suppressedCount: count, remainingCount: wanted.count - count)
    }

    private func requireSuppressibleRules(besides own: [String]) throws(CommandError) {
        let names = CommandRules.available.map(\.id) + own
        for name in rules {
            guard names.contains(name) else {
                throw CommandError(.unknownRule(name, meant: suggestion(for: name, among: names)))
            }
            if let rule = CommandRules.available.first(where: { $0.id == name }), rule.severity == .error {
                throw CommandError(.unacceptableError(rule))
            }
        }
    }

    /// Returns the format of a file's records; nil for files of tokens, where suppressions are impossible.
    private func form(of file: SourceFile, _ configuration: CatalogConfiguration?) -> RecordForm? {
        if file == configuration?.name?.range.file { return CatalogConfiguration.recordForm }
        let isEntry = file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml")
        return isEntry && FormatDecoder.entry(file).record?.id != nil ? Entry.recordForm : nil
    }
}

extension FindingSuppression.Outcome {
    /// The summary of the work, as a line.
    var summary: String {
        let further =
            remainingCount == 0
            ? "" : "; \(remainingCount) cannot be suppressed, because no enclosing record accepts 'allow'"
        let files = counted(changes.count, noun: "file")
        return "accepted \(counted(suppressedCount, noun: "finding")) in \(files)\(further)\n"
    }
}

extension Diagnostic {
    fileprivate static func unacceptableError(_ rule: Rule) -> Diagnostic {
        Diagnostic(
            CatalogRules.fixedSeverity,
            "findings of '\(rule.id)' are errors and cannot be suppressed; fix them", at: nil)
    }
}

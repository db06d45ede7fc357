import CatalogModel
import CatalogRendering

/// A converter between findings and records, with files named by path and hash, and rules by id.
struct FindingRecords: Sendable {
    private let files: [String: SourceFile]
    private let rules: [String: Rule]
    private let hash: @Sendable (SourceFile) -> ContentHash

    /// Creates the converter.
    ///
    /// - Parameters:
    ///   - registry: The catalog, with the files of findings.
    ///   - rules: All rules of units.
    ///   - hash: Returns the hash of a file's bytes.
    init(_ registry: ComponentRegistry, rules: [Rule], hash: @escaping @Sendable (SourceFile) -> ContentHash) {
        files = Dictionary(registry.sourceFiles.map { ($0.path, $0) }) { first, _ in first }
        self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
        self.hash = hash
    }

    /// Returns the records of findings; nil where a finding has none, such as a finding in an unknown file.
    func records(of diagnostics: Diagnostics) -> [BuildRecord.Finding]? {
        if diagnostics.isCutOff { return nil }
        var records: [BuildRecord.Finding] = []
        for finding in diagnostics.all {
            guard finding.suppression == nil, rules[finding.rule.id] == finding.rule else { return nil }
            var record = BuildRecord.Finding(
                rule: finding.rule.id, severity: finding.severity.rawValue, message: finding.message, location: nil)
            if let range = finding.range {
                guard let location = location(of: range) else { return nil }
                record.location = location
            }
            for note in finding.notes {
                let location = note.range.flatMap(location)
                if location == nil, note.range != nil { return nil }
                record.notes.append(.init(message: note.message, location: location))
            }
            for fix in finding.fixIts {
                guard let location = location(of: fix.range) else { return nil }
                record.fixes.append(.init(location: location, replacement: fix.replacement))
            }
            records.append(record)
        }
        return records
    }

    /// Returns findings from records; nil where a file has other bytes since.
    func diagnostics(_ records: [BuildRecord.Finding]) -> Diagnostics? {
        var diagnostics = Diagnostics()
        for record in records {
            guard let rule = rules[record.rule], let severity = Severity(rawValue: record.severity) else { return nil }
            var finding = Diagnostic(rule, record.message, at: nil)
            finding.severity = severity
            if let location = record.location {
                guard let range = range(of: location) else { return nil }
                finding.range = range
            }
            for note in record.notes {
                let range = note.location.flatMap(range)
                if range == nil, note.location != nil { return nil }
                finding.notes.append(.init(note.message, at: range))
            }
            for fix in record.fixes {
                guard let range = range(of: fix.location) else { return nil }
                finding.fixIts.append(.init(replace: range, with: fix.replacement))
            }
            diagnostics.report(finding)
        }
        return diagnostics
    }

    private func location(of range: SourceRange) -> BuildRecordLocation? {
        guard let file = files[range.file.path], file === range.file else { return nil }
        return .init(
            path: file.path, file: hash(file), range: UInt32(range.lowerBound)..<UInt32(range.upperBound))
    }

    private func range(of location: BuildRecordLocation) -> SourceRange? {
        guard let file = files[location.path], hash(file) == location.file else { return nil }
        return SourceRange(file: file, from: Int(location.range.lowerBound), to: Int(location.range.upperBound))
    }
}

extension ComponentRegistry {
    /// The files with possible findings of units.
    fileprivate var sourceFiles: [SourceFile] {
        let types = types.flatMap { $0.value.map(\.key.range.file) }
        let tokens = themes.flatMap { $0.tokens.all.map(\.range.file) }
        return [configuration.base.range?.file].compactMap(\.self) + components.compactMap { $0.entry.id?.range.file }
            + types + tokens + namedFiles.values
    }
}

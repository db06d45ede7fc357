import BuildEngine
import CatalogChanges
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogSyntax

/// A changelog file written by `catalog history`: existing releases stay to the byte, including notes by people.
struct KeptHistory {
    private let file: SourceFile
    private let root: YAMLNode
    private let releases: [YAMLNode]
    /// The names of the releases, the latest first.
    private let names: [String]

    /// nil for a missing file.
    ///
    /// - Throws: Findings about a file that is not a changelog.
    init?(at path: String) throws {
        let files = DiskFiles()
        guard files.isFile(path) else { return nil }
        do {
            file = SourceFile(path: path, bytes: try files.read(path))
        } catch {
            throw CommandError(.unreadableRevision(path, reason: error.message))
        }
        let decoded = FormatDecoder.history(file)
        var found = Diagnostics()
        guard !decoded.diagnostics.hasErrors, let log = decoded.record, log.version?.value == "1",
            case .mapping(let mapping)? = YAMLReader.read(file, diagnostics: &found)?.content,
            let root = mapping["releases"], case .sequence(let sequence) = root.content, sequence.isFlow
        else { throw CommandError(decoded.diagnostics.all + [.foreignHistory(path)]) }
        self.root = root
        releases = sequence.elements
        names = log.releases.orEmpty().map { $0.name?.value ?? "" }
    }

    var count: Int { names.count }

    /// Returns the file with the missing releases added, and their number; nil without missing releases.
    ///
    /// Unreleased changes are written again.
    func adding(_ history: ReleaseHistory) -> (bytes: [UInt8], count: Int)? {
        let kept = names.filter { $0 != ReleaseHistory.unreleased }
        let records = history.records
        var fresh: [Int: [String]] = [:]
        for (index, record) in records.enumerated() where !kept.contains(record.name) {
            let older = records[(index + 1)...].first { kept.contains($0.name) }
            let position = older.flatMap { names.firstIndex(of: $0.name) } ?? names.count
            fresh[position, default: []].append(
                record.json.prettyPrinted.trimmingLineBreaks.replacing("\n", with: "\n    "))
        }
        if fresh.isEmpty { return nil }
        var edits = TextEdits(of: file.bytes)
        if kept.isEmpty {
            edits.replace(
                root.range.lowerBound..<root.range.upperBound,
                with: "[\n    " + fresh.values.joined().joined(separator: ",\n    ") + "\n  ]")
        } else {
            if let stale = names.firstIndex(of: ReleaseHistory.unreleased), stale + 1 < releases.count {
                edits.replace(
                    releases[stale].range.lowerBound..<releases[stale + 1].range.lowerBound, with: "")
            }
            for (position, texts) in fresh {
                let isLast = position == releases.count
                let offset =
                    isLast ? releases[position - 1].range.upperBound : releases[position].range.lowerBound
                edits.replace(
                    offset..<offset,
                    with: texts.map { isLast ? ",\n    " + $0 : $0 + ",\n    " }.joined())
            }
        }
        return (edits.result, fresh.values.joined().count)
    }
}

extension String {
    fileprivate var trimmingLineBreaks: String {
        String(reversed().drop(while: \.isNewline).reversed())
    }
}

extension Diagnostic {
    fileprivate static func foreignHistory(_ path: String) -> Diagnostic {
        Diagnostic(
            CommandRules.missingBaseline,
            "'\(path)' is not a changelog written by 'catalog history --write'; fix it, or move it to create a new one",
            at: nil)
    }
}

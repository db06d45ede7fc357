import CatalogModel
import CatalogSyntax

/// Prose of a text that is a whole file, with its findings.
struct ParsedProse {
    let prose: Prose
    let findings: [Diagnostic]

    var blocks: [ProseBlock] { prose.blocks }

    init(_ text: String) {
        let file = SourceFile(path: "prose.txt", text: text)
        self.init(text, writtenIn: file, bytes: 0..<file.bytes.count)
    }

    /// Prose whose text is `text` and stands, as YAML writes it, after the first `: ` of a file.
    init(_ text: String, writtenAs yaml: String) {
        let file = SourceFile(path: "entry.yaml", text: yaml)
        let start = yaml.utf8.count - (yaml.split(separator: ": ", maxSplits: 1).last?.utf8.count ?? 0)
        self.init(text, writtenIn: file, bytes: start..<file.bytes.count)
    }

    private init(_ text: String, writtenIn file: SourceFile, bytes: Range<Int>) {
        var diagnostics = Diagnostics()
        prose = ProseParser.parse(Text(text, at: file.range(ofBytes: bytes)), diagnostics: &diagnostics)
        findings = diagnostics.all
    }

    /// `line:column-column rule`, with the end only where it is on the same line.
    var locations: [String] {
        findings.map { finding in
            guard let range = finding.range else { return finding.rule.id }
            let end =
                range.end.line == range.start.line ? "\(range.end.column)" : "\(range.end.line):\(range.end.column)"
            return "\(range.start.line):\(range.start.column)-\(end) \(finding.rule.id)"
        }
    }
}

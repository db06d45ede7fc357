import CatalogFormat
import CatalogModel
import CatalogSyntax

/// An editor of a single YAML file, adding `allow` with a reason to the records around suppressed findings.
struct AcceptanceEditor {
    private let root: YAMLNode
    private let form: RecordForm
    private let reason: String
    private var editor: YAMLEditor

    /// nil for an unreadable file.
    init?(in file: SourceFile, form: RecordForm, because reason: String) {
        var found = Diagnostics()
        guard let editor = YAMLEditor(file, diagnostics: &found) else { return nil }
        self.editor = editor
        root = editor.root
        self.form = form
        self.reason = reason
    }

    var bytes: [UInt8] { editor.file.bytes }

    /// - Returns: Whether the surrounding record suppresses the finding.
    mutating func add(_ finding: Diagnostic) -> Bool {
        guard let range = finding.range, let path = recordPath(to: range.lowerBound),
            case .mapping(let mapping)? = editor.node(at: path)?.content
        else { return false }
        let allow = path + [.key("allow")]
        let rule = finding.rule.id
        if case .mapping(let accepted)? = editor.node(at: allow)?.content {
            if accepted[rule] != nil { return true }
            return editor.apply(.add(allow, key: rule, .string(reason), after: accepted.pairs.last?.key.value))
        }
        return editor.apply(
            .add(path, key: "allow", .object(JSONObject([rule: .string(reason)])), after: mapping.pairs.last?.key.value)
        )
    }

    /// Returns the way to the innermost record, written as a mapping, around a place.
    private func recordPath(to offset: Int) -> YAMLPath? {
        var best: YAMLPath?
        var path: YAMLPath = []
        var node = root
        var form = ValueForm.record(form)
        while true {
            switch (form, node.content) {
            case (.record(let record), .mapping(let mapping)):
                best = path
                guard let pair = mapping.pair(at: offset), let key = record[pair.key.value] else { return best }
                (node, form) = (pair.value, key.form)
                path.append(.key(pair.key.value))
            case (.byName(let inner, _), .mapping(let mapping)):
                guard let pair = mapping.pair(at: offset) else { return best }
                (node, form) = (pair.value, inner)
                path.append(.key(pair.key.value))
            case (.list(let inner), .sequence(let list)):
                guard let index = list.elements.lastIndex(where: { $0.range.lowerBound <= offset }) else { return best }
                (node, form) = (list.elements[index], inner)
                path.append(.index(index))
            // A single value counts as a list of one.
            case (.list(let inner), _): form = inner
            default: return best
            }
        }
    }
}

extension YAMLMapping {
    /// Returns the pair around a place.
    fileprivate func pair(at offset: Int) -> Pair? { pairs.last { $0.key.range.lowerBound <= offset } }
}

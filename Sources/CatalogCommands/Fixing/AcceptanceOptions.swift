import ArgumentParser
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogSyntax

/// The command-line options `--add-allow` and `--reason`, for accepting findings of a rule by `allow` in the files.
struct AcceptanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Accept all findings of this rule where they are, as 'allow' in the files; can be given again.",
            valueName: "rule"))
    var addAllow: [String] = []

    @Option(help: ArgumentHelp("With --add-allow: why they are right.", valueName: "text"))
    var reason: String?

    func validate() throws {
        if reason != nil, addAllow.isEmpty { throw ValidationError("--reason goes with --add-allow.") }
        if addAllow.isEmpty { return }
        if reason?.contains(where: { !$0.isWhitespace }) != true {
            throw ValidationError("--add-allow needs a --reason.")
        }
    }

    /// Writes 'allow' into the innermost records around findings.
    /// - Returns: Words about the work done.
    func accept(
        _ findings: [Diagnostic], of configuration: CatalogConfiguration?, in folder: CatalogFolder
    ) throws(CommandError) -> String {
        let own = configuration?.ownRules.orEmpty().names ?? []
        let names = CommandRules.known.map(\.id) + own
        for name in addAllow {
            guard names.contains(name) else {
                throw CommandError(.unknownRule(name, meant: suggestion(for: name, among: names)))
            }
            if let rule = CommandRules.known.first(where: { $0.id == name }), rule.severity == .error {
                throw CommandError(.unacceptableError(rule))
            }
        }
        let wanted = findings.filter { addAllow.contains($0.rule.id) }
        let byFile = Dictionary(grouping: wanted.filter { $0.range != nil }) { $0.range?.file }
        var count = 0
        var changes: [CatalogMending.MendedFile] = []
        for (file, findings) in byFile {
            guard let file, let form = form(of: file, configuration),
                var acceptances = AcceptanceEditor(in: file, form: form, because: reason ?? "")
            else { continue }
            count += findings.count { acceptances.add($0) }
            changes.append(CatalogMending.MendedFile(path: file.path, old: file.bytes, new: acceptances.bytes))
        }
        try FileEdits(changes.sorted { $0.path < $1.path }.filter { $0.old != $0.new }).write(in: folder)
        let rest = wanted.count - count
        let further = rest == 0 ? "" : "; \(rest) cannot be, because nothing around can say 'allow'"
        return
            "accepted \(counted(count, noun: "finding")) in \(counted(changes.count { $0.old != $0.new }, noun: "file"))\(further)\n"
    }

    /// Returns the form of a file's records; nil for files of tokens, where acceptances are impossible.
    private func form(of file: SourceFile, _ configuration: CatalogConfiguration?) -> RecordForm? {
        if file == configuration?.name?.range.file { return CatalogConfiguration.recordForm }
        let isEntry = file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml")
        return isEntry && FormatDecoder.entry(file).record?.id != nil ? Entry.recordForm : nil
    }
}

/// An editor of a single YAML file, adding `allow` with a reason to the records around accepted findings.
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

    /// - Returns: Whether the finding is accepted by the surrounding record.
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
    /// Returns the pair that contains a place.
    fileprivate func pair(at offset: Int) -> Pair? { pairs.last { $0.key.range.lowerBound <= offset } }
}

extension Diagnostic {
    fileprivate static func unacceptableError(_ rule: Rule) -> Diagnostic {
        Diagnostic(
            CatalogRules.fixedSeverity,
            "findings of '\(rule.id)' are errors and cannot be lowered or accepted; mend what they point at", at: nil)
    }
}

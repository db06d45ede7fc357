import CatalogModel
import CatalogSyntax

/// A conversion of a single object of a Custom Elements Manifest into a record of the entry format, key by key.
struct RecordConversion {
    typealias Options = CustomElementsManifestImporter.Options

    let options: Options
    var object: ManifestObject
    var record: DeclaredRecord
    /// Whether a tag of the comment excludes the object from documentation: `@internal`.
    private var isInternal = false

    /// Findings about the comment, reported together with the description.
    private var commentFindings: [Diagnostic] = []

    /// Creates a conversion; `isMember` for an object with a comment that can state a default or a visibility.
    init(_ object: ManifestObject, options: Options, isMember: Bool = true) {
        self.object = object
        self.options = options
        record = DeclaredRecord(at: object.range)
        // Some analyzers repeat the whole comment in `jsDoc`.
        _ = self.object.take("jsDoc")
        resolveComment(isMember: isMember)
    }

    mutating func set(_ key: String, to value: YAMLNode?) { record.set(key, to: value) }

    /// Sets a key to a text, still read as text in data.
    mutating func set(_ key: String, quoted text: Text?) { record.set(key, to: text.map(YAMLNode.init(quoted:))) }

    /// Sets a key to a word based on the whole object.
    mutating func set(_ key: String, word: String) { set(key, quoted: Text(word, at: object.range)) }

    /// Takes text to the letter.
    mutating func copyText(_ key: String, as name: String? = nil, _ findings: inout Diagnostics) {
        record.set(name ?? key, to: object.text(key, findings: &findings))
    }

    mutating func copyFlag(_ key: String, as name: String? = nil, _ findings: inout Diagnostics) {
        record.set(name ?? key, to: object.flag(key, findings: &findings)?.map { $0 ? "true" : "false" })
    }

    /// Returns the text of the type, without setting the type.
    ///
    /// Further facts about the type are vendor data.
    mutating func takeType(_ findings: inout Diagnostics) -> Text? {
        guard let node = object.take("type") else { return nil }
        guard var type = ManifestObject(node) else {
            findings.report(.wrongKind(of: "type", expected: "an object", at: node.range))
            return node.scalarText.map {
                Text(ManifestText.cleaned($0, at: node.range, findings: &findings), at: node.range)
            }
        }
        let text = type.text("text", findings: &findings)
        keepRest(of: type, as: "type")
        return text
    }

    /// Copies the name in a reference to a declaration; the place of the declaration is vendor data.
    mutating func copyInheritance(_ findings: inout Diagnostics) {
        guard var reference = object.object("inheritedFrom", findings: &findings) else { return }
        set("inheritedFrom", quoted: reference.text("name", findings: &findings))
        keepRest(of: reference, as: "inheritedFrom")
    }

    private mutating func keepRest(of part: ManifestObject, as key: String) {
        if !part.leftovers.isEmpty { object.keep(key, value: .object(part.leftovers)) }
    }

    // MARK: Facts of named records

    /// Replaces the comment of the object by its prose, and adds the facts of block tags that the object lacks.
    private mutating func resolveComment(isMember: Bool) {
        for key in ["summary", "description"] {
            guard let node = object.value(of: key), let description = node.scalarText else { continue }
            let comment = ScriptComment(description)
            if comment.text == description { continue }
            object.replace(key, text: comment.text)
            func add(_ key: String, _ text: String?) {
                if let text, !text.isEmpty { object.addMissing(key, text: Text(text, at: node.range)) }
            }
            add("since", comment.tag("since"))
            add("summary", comment.tag("summary"))
            if let words = comment.tag("deprecated") {
                object.addMissing("deprecated", text: Text(words, at: node.range))
            }
            commentFindings += [Diagnostic.unplacedTags(comment.unplacedTags, at: node.range)].compactMap(\.self)
            guard isMember else { continue }
            add("default", comment.tag("default", "defaultvalue"))
            add("privacy", ["private", "protected"].first { comment.tag($0) != nil })
            if comment.tag("internal", "hidden", "ignore") != nil { isInternal = true }
        }
    }

    /// Returns the summary and the description as a single prose; nil if both are empty.
    mutating func takeDescription(_ findings: inout Diagnostics) -> Text? {
        for finding in commentFindings { findings.report(finding) }
        commentFindings = []
        let prose = DescriptionProse(linkBase: options.linkBase)
        var paragraphs: [String] = []
        var range: SourceRange?
        for key in ["summary", "description"] {
            guard let text = object.text(key, findings: &findings), !text.value.trimmed.isEmpty else { continue }
            let paragraph = prose.text(of: text, &findings)
            range = range ?? text.range
            if paragraphs.last.map({ !paragraph.hasPrefix($0) }) ?? true {
                paragraphs.append(paragraph)
            } else {
                paragraphs = [paragraph]
            }
        }
        return range.map { Text(paragraphs.joined(separator: "\n\n"), at: $0) }
    }

    /// Adds description, deprecation, lifecycle, visibility and source.
    mutating func addNamed(_ findings: inout Diagnostics) {
        set("description", quoted: takeDescription(&findings))
        addLifecycle(&findings)
        if let privacy = object.text("privacy", findings: &findings) {
            let levels = ["public", "protected", "private"]
            if levels.contains(privacy.value) {
                set("visibility", quoted: privacy)
            } else {
                findings.report(.unknownWord(privacy, of: "privacy", candidates: levels))
                object.keep("privacy", value: .string(privacy.value))
            }
        } else if isInternal {
            set("visibility", word: "internal")
        }
        set("links", to: takeSource(&findings).flatMap { .list([$0]) })
    }

    mutating func addLifecycle(_ findings: inout Diagnostics) {
        copyText("since", &findings)
        if let status = object.text("status", findings: &findings) {
            let isValid = ["draft", "experimental", "beta", "stable"].contains(status.value)
            if isValid { set("status", quoted: status) } else { object.keep("status", value: .string(status.value)) }
        }
        set("deprecated", to: takeDeprecation(&findings))
    }

    /// Takes a deprecation: `true`, or the alternative to use instead.
    mutating func takeDeprecation(_ findings: inout Diagnostics) -> YAMLNode? {
        guard let node = object.take("deprecated") else { return nil }
        switch node.content {
        case .scalar(let scalar) where scalar.style == .plain:
            return scalar.text == "true" ? .empty(at: node.range) : nil
        case .scalar(let scalar):
            let text = Text(ManifestText.cleaned(scalar.text, at: node.range, findings: &findings), at: node.range)
            if text.value.trimmed.isEmpty { return .empty(at: node.range) }
            let prose = DescriptionProse(linkBase: options.linkBase).text(of: text, &findings)
            return YAMLNode(quoted: Text(prose, at: node.range))
        case .sequence, .mapping:
            findings.report(.wrongKind(of: "deprecated", expected: "true or a string", at: node.range))
            object.keep("deprecated", value: node.jsonValue())
            return nil
        }
    }

    /// Returns a link to the source.
    mutating func takeSource(_ findings: inout Diagnostics) -> YAMLNode? {
        guard var source = object.object("source", findings: &findings) else { return nil }
        let address = source.text("href", findings: &findings)
        keepRest(of: source, as: "source")
        return address.map { address in
            var link = DeclaredRecord(at: address.range)
            link.set("url", to: YAMLNode(quoted: address))
            link.set("kind", to: Text("source", at: address.range))
            return link.node
        }
    }

    // MARK: Finishing

    /// Returns the record, with all untaken members as vendor data; in the short form for a record with only `key`.
    mutating func finished(short key: String? = nil, _ findings: inout Diagnostics) -> YAMLNode {
        let rest = object.leftovers
        if !rest.isEmpty {
            let data = ManifestText.cleaned(.object(rest), at: object.range, findings: &findings)
            let extensions: JSONValue = .object(JSONObject([options.extensionName: data]))
            set("extensions", to: YAMLNode(data: extensions, at: object.range))
        }
        return key.flatMap { record.onlyValue(of: $0) } ?? record.node
    }
}

/// A collection of converted records by name, returned as a mapping of the entry format or, with all records empty, as
/// a list of names; repeated names are reported or become overloads.
struct NamedRecords {
    private var names: [Text] = []
    /// Names after all others.
    private var last: Set<String> = []
    private var records: [String: [YAMLNode]] = [:]
    private let kind: String

    init(_ kind: String) {
        self.kind = kind
    }

    /// Adds a record, unless the name is taken, as then reported.
    mutating func add(_ name: Text, record: YAMLNode, findings: inout Diagnostics) {
        if records[name.value] == nil {
            addOverload(name, record: record)
        } else {
            findings.report(.duplicate(kind, named: name))
        }
    }

    /// Adds an overload: several records of the same name become a list.
    mutating func addOverload(_ name: Text, record: YAMLNode) {
        if records[name.value] == nil { names.append(name) }
        records[name.value, default: []].append(record)
    }

    /// Moves a name after all names that are not moved.
    mutating func moveToEnd(_ name: Text) { last.insert(name.value) }

    /// The mapping, or a list of the names if all records are empty; nil when there are none.
    var value: YAMLNode? {
        let names = names.filter { !last.contains($0.value) } + names.filter { last.contains($0.value) }
        guard let first = names.first, let end = names.last else { return nil }
        let isList = names.allSatisfy { name in
            !name.value.isEmpty && records[name.value]?.allSatisfy(\.isEmptyMapping) == true
                && records[name.value]?.count == 1
        }
        if isList { return .list(names.map(YAMLNode.init(text:))) }
        let pairs = names.compactMap { name in
            let all = records[name.value] ?? []
            return (all.count == 1 ? all.first : .list(all)).map { YAMLMapping.Pair(key: name, value: $0) }
        }
        return YAMLNode(.mapping(YAMLMapping(pairs, isFlow: false)), at: first.range.joined(to: end.range))
    }
}

extension [String] {
    /// Returns the texts as values at a single range of the manifest.
    func texts(at range: SourceRange) -> [YAMLNode] { map { YAMLNode(text: Text($0, at: range)) } }
}

extension YAMLNode {
    var isEmptyMapping: Bool {
        if case .mapping(let mapping) = content { mapping.pairs.isEmpty } else { false }
    }
}

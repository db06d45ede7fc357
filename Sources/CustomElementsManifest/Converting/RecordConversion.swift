import CatalogModel
import CatalogYAML

/// Puts together a record of the entry format out of an object of the manifest.
struct RecordConversion {
    typealias Options = CustomElementsManifestImporter.Options

    let options: Options
    var object: ManifestObject
    private(set) var record = JSONObject()

    init(_ object: ManifestObject, _ options: Options) {
        self.object = object
        self.options = options
    }

    mutating func set(_ key: String, _ value: JSONValue?) {
        if let value { record[key] = value }
    }

    /// Takes text to the letter.
    mutating func copyText(_ key: String, as name: String? = nil, _ findings: inout Diagnostics) {
        if let text = object.text(key, &findings) { set(name ?? key, .plain(text.value)) }
    }

    mutating func copyFlag(_ key: String, as name: String? = nil, _ findings: inout Diagnostics) {
        if let flag = object.flag(key, &findings) { set(name ?? key, .bool(flag)) }
    }

    /// The text of the type, without setting it. What else is said of the type is vendor data.
    mutating func takeType(_ findings: inout Diagnostics) -> Text? {
        guard let node = object.take("type") else { return nil }
        guard var type = ManifestObject(node) else {
            findings.report(.wrongKind(of: "type", expected: "an object", at: node.range))
            return node.scalarText.map { Text(ManifestText.cleaned($0, at: node.range, &findings), at: node.range) }
        }
        let text = type.text("text", &findings)
        keepRest(of: type, as: "type")
        return text
    }

    /// The name in a reference to a declaration; where it is declared is vendor data.
    mutating func copyInheritance(_ findings: inout Diagnostics) {
        guard var reference = object.object("inheritedFrom", &findings) else { return }
        if let name = reference.text("name", &findings) { set("inheritedFrom", .string(name.value)) }
        keepRest(of: reference, as: "inheritedFrom")
    }

    private mutating func keepRest(of part: ManifestObject, as key: String) {
        if !part.leftovers.isEmpty { object.keep(key, .object(part.leftovers)) }
    }

    // MARK: What everything with a name can say

    /// The summary and the description as one prose; nil when neither says anything.
    mutating func takeDescription(_ findings: inout Diagnostics) -> String? {
        let prose = ManifestProse(linkBase: options.linkBase)
        var paragraphs: [String] = []
        for key in ["summary", "description"] {
            guard let text = object.text(key, &findings), !text.value.trimmed.isEmpty else { continue }
            let paragraph = prose.text(of: text, &findings)
            if paragraphs.last.map({ !paragraph.hasPrefix($0) }) ?? true {
                paragraphs.append(paragraph)
            } else {
                paragraphs = [paragraph]
            }
        }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }

    /// Description, deprecation, lifecycle, visibility and source.
    mutating func addNamed(_ findings: inout Diagnostics) {
        set("description", takeDescription(&findings).map { .string($0) })
        addLifecycle(&findings)
        if let privacy = object.text("privacy", &findings) {
            let known = ["public", "protected", "private"]
            if known.contains(privacy.value) {
                set("visibility", .string(privacy.value))
            } else {
                findings.report(.unknownWord(privacy, of: "privacy", known: known))
                object.keep("privacy", .string(privacy.value))
            }
        }
        set("links", takeSource(&findings).map { .array([$0]) })
    }

    mutating func addLifecycle(_ findings: inout Diagnostics) {
        copyText("since", &findings)
        if let status = object.text("status", &findings) {
            let isKnown = ["draft", "experimental", "beta", "stable"].contains(status.value)
            if isKnown { set("status", .string(status.value)) } else { object.keep("status", .string(status.value)) }
        }
        set("deprecated", takeDeprecation(&findings))
    }

    /// `true`, or what to do instead.
    mutating func takeDeprecation(_ findings: inout Diagnostics) -> JSONValue? {
        guard let node = object.take("deprecated") else { return nil }
        switch node.content {
        case .scalar(let scalar) where scalar.style == .plain:
            return scalar.text == "true" ? .object(JSONObject()) : nil
        case .scalar(let scalar):
            let text = Text(ManifestText.cleaned(scalar.text, at: node.range, &findings), at: node.range)
            if text.value.trimmed.isEmpty { return .object(JSONObject()) }
            return .string(ManifestProse(linkBase: options.linkBase).text(of: text, &findings))
        case .sequence, .mapping:
            findings.report(.wrongKind(of: "deprecated", expected: "true or a string", at: node.range))
            object.keep("deprecated", node.jsonValue())
            return nil
        }
    }

    /// A link to the source.
    mutating func takeSource(_ findings: inout Diagnostics) -> JSONValue? {
        guard var source = object.object("source", &findings) else { return nil }
        let address = source.text("href", &findings)
        keepRest(of: source, as: "source")
        return address.map { ["url": .string($0.value), "kind": "source"] }
    }

    // MARK: Finishing

    /// The record, with what nobody took as vendor data; in its short form if it has nothing but `key`.
    mutating func finished(short key: String? = nil, _ findings: inout Diagnostics) -> JSONValue {
        let rest = object.leftovers
        if !rest.isEmpty {
            let data = ManifestText.cleaned(.object(rest), at: object.range, &findings)
            var extensions = JSONObject()
            extensions[options.extensionName] = data
            set("extensions", .object(extensions))
        }
        if let key, record.members.count == 1, let value = record[key] { return value }
        return .object(record)
    }
}

extension JSONValue {
    /// Text where the format reads text: without quotes in YAML also where it is a JSON literal.
    static func plain(_ text: String) -> JSONValue {
        YAMLScalar(text, .plain).jsonLiteral ?? .string(text)
    }
}

/// Records by their names, as the entry format lists them.
struct NamedRecords {
    private var object = JSONObject()
    private let kind: String

    init(_ kind: String) {
        self.kind = kind
    }

    /// Adds a record, unless one of its name is there, which is reported.
    mutating func add(_ name: Text, _ record: JSONValue, _ findings: inout Diagnostics) {
        if object[name.value] == nil {
            object.append(name.value, record)
        } else {
            findings.report(.duplicate(kind, name))
        }
    }

    /// Adds an overload: several records of one name become a list.
    mutating func addOverload(_ name: Text, _ record: JSONValue) {
        switch object[name.value] {
        case nil: object.append(name.value, record)
        case .array(let others)?: object[name.value] = .array(others + [record])
        case let other?: object[name.value] = .array([other, record])
        }
    }

    /// The mapping, or a list of the names where no record has anything to add; nil when there are none.
    var value: JSONValue? {
        if object.isEmpty { return nil }
        let isList = object.members.allSatisfy { $0.value == .object(JSONObject()) && !$0.name.isEmpty }
        return isList ? .array(object.members.map { .plain($0.name) }) : .object(object)
    }
}

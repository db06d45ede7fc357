import CatalogModel
import CatalogSyntax

/// A JSON object of a Custom Elements Manifest during import: read members are taken out, and the rest is kept as
/// vendor data.
///
/// Untaken members stay, to be kept as vendor data.
struct ManifestObject {
    let range: SourceRange
    private var pairs: [YAMLMapping.Pair]
    private var kept = JSONObject()

    /// Creates the object of a node; nil for any other kind of node.
    init?(_ node: YAMLNode) {
        guard case .mapping(let mapping) = node.content else { return nil }
        range = node.range
        pairs = mapping.pairs
    }

    func has(_ key: String) -> Bool { pairs.contains { $0.key.value == key } }

    /// Returns the value of a member without taking the member; nil for a missing value, or `null`.
    func value(of key: String) -> YAMLNode? {
        pairs.first { $0.key.value == key }.flatMap { $0.value.isNull ? nil : $0.value }
    }

    /// Returns the objects of a list, without taking the list.
    func objects(in key: String) -> [ManifestObject] {
        guard case .sequence(let sequence)? = value(of: key)?.content else { return [] }
        return sequence.elements.compactMap { ManifestObject($0) }
    }

    /// Number of descriptions, types and defaults in the object, for comparing two declarations of the same element.
    var factCount: Int { pairs.reduce(0) { $0 + $1.factCount } }

    /// Whether a member is non-empty text.
    func hasText(_ key: String) -> Bool {
        pairs.contains { $0.key.value == key && $0.value.scalarText?.trimmed.isEmpty == false && !$0.value.isNull }
    }

    /// Takes the value of a member, thereby dealt with; returns nil for a missing value, or `null`.
    mutating func take(_ key: String) -> YAMLNode? {
        guard let index = pairs.firstIndex(where: { $0.key.value == key }) else { return nil }
        let node = pairs.remove(at: index).value
        return node.isNull ? nil : node
    }

    /// Adds a member derived from others.
    mutating func add(_ key: String, text: Text, at range: SourceRange) {
        let node = YAMLNode(.scalar(YAMLScalar(text.value, style: .doubleQuoted)), at: range)
        pairs.append(YAMLMapping.Pair(key: Text(key, at: range), value: node))
    }

    /// Adds a member, unless the object has such a member already.
    mutating func addMissing(_ key: String, text: Text) {
        if value(of: key) == nil { add(key, text: text, at: text.range) }
    }

    /// Replaces the text of a member, at the same range.
    mutating func replace(_ key: String, text: String) {
        guard let index = pairs.firstIndex(where: { $0.key.value == key }) else { return }
        let range = pairs[index].value.range
        pairs[index].value = YAMLNode(.scalar(YAMLScalar(text, style: .doubleQuoted)), at: range)
    }

    /// Returns the object with only the given members.
    func taking(_ keys: Set<String>) -> ManifestObject {
        var object = self
        object.pairs.removeAll { !keys.contains($0.key.value) }
        object.kept = JSONObject()
        return object
    }

    /// Keeps a member as vendor data after all.
    mutating func keep(_ key: String, value: JSONValue) {
        kept[key] = value
    }

    mutating func text(_ key: String, findings: inout Diagnostics) -> Text? {
        guard let node = take(key) else { return nil }
        guard case .scalar(let scalar) = node.content else {
            findings.report(.wrongKind(of: key, expected: "a string", at: node.range))
            keep(key, value: node.jsonValue())
            return nil
        }
        if scalar.style == .plain { findings.report(.wrongKind(of: key, expected: "a string", at: node.range)) }
        return Text(ManifestText.cleaned(scalar.text, at: node.range, findings: &findings), at: node.range)
    }

    /// Takes `true` or `false`.
    ///
    /// Doc tags left by some analyzers in the place of `true` count as such.
    mutating func flag(_ key: String, findings: inout Diagnostics) -> Located<Bool>? {
        guard let node = take(key) else { return nil }
        switch node.content {
        case .scalar(let scalar) where scalar.text == "true" || scalar.text == "false":
            if scalar.style != .plain {
                findings.report(.wrongKind(of: key, expected: "true or false", at: node.range))
            }
            return Located(scalar.text == "true", at: node.range)
        case .mapping(let mapping) where mapping["tag"]?.scalarText == key:
            findings.report(.docTag(key, at: node.range))
            keep(key, value: ManifestObject.docTag(mapping))
            return Located(true, at: node.range)
        default:
            findings.report(.wrongKind(of: key, expected: "true or false", at: node.range))
            keep(key, value: node.jsonValue())
            return nil
        }
    }

    mutating func object(_ key: String, findings: inout Diagnostics) -> ManifestObject? {
        guard let node = take(key) else { return nil }
        if let object = ManifestObject(node) { return object }
        findings.report(.wrongKind(of: key, expected: "an object", at: node.range))
        keep(key, value: node.jsonValue())
        return nil
    }

    mutating func objects(_ key: String, findings: inout Diagnostics) -> [ManifestObject] {
        guard let node = take(key) else { return [] }
        guard case .sequence(let sequence) = node.content else {
            findings.report(.wrongKind(of: key, expected: "an array", at: node.range))
            keep(key, value: node.jsonValue())
            return []
        }
        return sequence.elements.compactMap { element in
            if let object = ManifestObject(element) { return object }
            findings.report(.wrongKind(of: key, expected: "an array of objects", at: element.range))
            return nil
        }
    }

    /// Takes over the members of another object about the same thing.
    ///
    /// In case of differences, the present value counts; the other object's value is kept as vendor data under `name`.
    ///
    /// - Returns: The differing members, with the other object's values.
    mutating func merge(_ other: ManifestObject, as name: String, keeping apart: Set<String>) -> [YAMLMapping.Pair] {
        var differences: [YAMLMapping.Pair] = []
        var rest = JSONObject()
        for pair in other.pairs where !pair.value.isNull {
            let key = pair.key.value
            guard let index = pairs.firstIndex(where: { $0.key.value == key }) else {
                if apart.contains(key) { rest[key] = pair.value.jsonValue() } else { pairs.append(pair) }
                continue
            }
            let mine = pairs[index].value.comparable
            if mine == "" {
                pairs[index] = pair
            } else if mine != pair.value.comparable, pair.value.comparable != "" {
                differences.append(pair)
                rest[key] = pair.value.jsonValue()
            }
        }
        if !rest.isEmpty { keep(name, value: .object(rest)) }
        return differences
    }

    /// Returns the place of a member.
    func range(of key: String) -> SourceRange? { pairs.first { $0.key.value == key }?.value.range }

    /// Untaken members, in the order of the manifest.
    var leftovers: JSONObject {
        var object = JSONObject()
        for pair in pairs where !pair.value.isNull { object[pair.key.value] = pair.value.jsonValue() }
        for member in kept.members { object[member.name] = member.value }
        return object
    }

    /// Returns the data of a doc tag beyond the name.
    ///
    /// The place in the comment has no meaning for the element.
    private static func docTag(_ tag: YAMLMapping) -> JSONValue? {
        var object = JSONObject()
        for key in ["name", "type", "description"] {
            if let text = tag[key]?.scalarText, !text.isEmpty { object[key] = .string(text) }
        }
        return object.isEmpty ? nil : .object(object)
    }

    private mutating func keep(_ key: String, value: JSONValue?) {
        if let value { kept[key] = value }
    }
}

extension YAMLMapping.Pair {
    /// Number of descriptions, types and defaults in the value, and one for the value itself if it is such a fact.
    fileprivate var factCount: Int {
        let isFact = ["description", "summary", "type", "default"].contains(key.value) && value.scalarText != ""
        let inner =
            switch value.content {
            case .mapping(let mapping): mapping.pairs.reduce(0) { $0 + $1.factCount }
            case .sequence(let sequence):
                sequence.elements.reduce(0) { $0 + (ManifestObject($1)?.factCount ?? 0) }
            case .scalar: 0
            }
        return (isFact ? 1 : 0) + inner
    }
}

extension YAMLNode {
    fileprivate var isNull: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.jsonLiteral == .null
    }

    /// Value shared by two nodes with the same content: types are compared by their text.
    fileprivate var comparable: JSONValue {
        if case .mapping(let mapping) = content, let text = mapping["text"] { return text.jsonValue() }
        return jsonValue()
    }

    var scalarText: String? {
        if case .scalar(let scalar) = content { scalar.text } else { nil }
    }
}

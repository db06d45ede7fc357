import CatalogModel
import CatalogYAML
import ScriptDescriptions

/// An object of a manifest, whose members are taken out one by one. What nobody takes stays, to be kept as vendor data.
struct ManifestObject {
    let range: SourceRange
    private var pairs: [YAMLMapping.Pair]
    private var kept = JSONObject()

    /// nil for what is no object.
    init?(_ node: YAMLNode) {
        guard case .mapping(let mapping) = node.content else { return nil }
        range = node.range
        pairs = mapping.pairs
    }

    func has(_ key: String) -> Bool { pairs.contains { $0.key.value == key } }

    /// Whether a member is text that says something.
    func hasText(_ key: String) -> Bool {
        pairs.contains { $0.key.value == key && $0.value.scalarText?.trimmed.isEmpty == false && !$0.value.isNull }
    }

    /// The value of a member, which is thereby dealt with; nil where there is none, or `null`.
    mutating func take(_ key: String) -> YAMLNode? {
        guard let index = pairs.firstIndex(where: { $0.key.value == key }) else { return nil }
        let node = pairs.remove(at: index).value
        return node.isNull ? nil : node
    }

    /// Adds a member that follows from others.
    mutating func add(_ key: String, _ text: Text, at range: SourceRange) {
        let node = YAMLNode(.scalar(YAMLScalar(text.value, .doubleQuoted)), at: range)
        pairs.append(YAMLMapping.Pair(key: Text(key, at: range), value: node))
    }

    /// Returns the object with these members alone.
    func taking(_ keys: Set<String>) -> ManifestObject {
        var object = self
        object.pairs.removeAll { !keys.contains($0.key.value) }
        object.kept = JSONObject()
        return object
    }

    /// Keeps a member as vendor data after all.
    mutating func keep(_ key: String, _ value: JSONValue) {
        kept[key] = value
    }

    mutating func text(_ key: String, _ findings: inout Diagnostics) -> Text? {
        guard let node = take(key) else { return nil }
        guard case .scalar(let scalar) = node.content else {
            findings.report(.wrongKind(of: key, expected: "a string", at: node.range))
            keep(key, node.jsonValue())
            return nil
        }
        if scalar.style == .plain { findings.report(.wrongKind(of: key, expected: "a string", at: node.range)) }
        return Text(ManifestText.cleaned(scalar.text, at: node.range, &findings), at: node.range)
    }

    /// `true` or `false`. Doc tags that some analyzers leave in the place of `true` count as such.
    mutating func flag(_ key: String, _ findings: inout Diagnostics) -> Located<Bool>? {
        guard let node = take(key) else { return nil }
        switch node.content {
        case .scalar(let scalar) where scalar.text == "true" || scalar.text == "false":
            if scalar.style != .plain {
                findings.report(.wrongKind(of: key, expected: "true or false", at: node.range))
            }
            return Located(scalar.text == "true", at: node.range)
        case .mapping(let mapping) where mapping["tag"]?.scalarText == key:
            findings.report(.docTag(key, at: node.range))
            keep(key, ManifestObject.docTag(mapping))
            return Located(true, at: node.range)
        default:
            findings.report(.wrongKind(of: key, expected: "true or false", at: node.range))
            keep(key, node.jsonValue())
            return nil
        }
    }

    mutating func object(_ key: String, _ findings: inout Diagnostics) -> ManifestObject? {
        guard let node = take(key) else { return nil }
        if let object = ManifestObject(node) { return object }
        findings.report(.wrongKind(of: key, expected: "an object", at: node.range))
        keep(key, node.jsonValue())
        return nil
    }

    mutating func objects(_ key: String, _ findings: inout Diagnostics) -> [ManifestObject] {
        guard let node = take(key) else { return [] }
        guard case .sequence(let sequence) = node.content else {
            findings.report(.wrongKind(of: key, expected: "an array", at: node.range))
            keep(key, node.jsonValue())
            return []
        }
        return sequence.elements.compactMap { element in
            if let object = ManifestObject(element) { return object }
            findings.report(.wrongKind(of: key, expected: "an array of objects", at: element.range))
            return nil
        }
    }

    /// Takes over what another object says of the same thing. Where the two differ, this one's word counts; the other's
    /// is kept as vendor data under `name`.
    ///
    /// - Returns: The members in which they differ, at the other's values.
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
        if !rest.isEmpty { keep(name, .object(rest)) }
        return differences
    }

    /// Returns the place of a member.
    func range(of key: String) -> SourceRange? { pairs.first { $0.key.value == key }?.value.range }

    /// Members that nobody has taken, in the order of the manifest.
    var leftovers: JSONObject {
        var object = JSONObject()
        for pair in pairs where !pair.value.isNull { object[pair.key.value] = pair.value.jsonValue() }
        for member in kept.members { object[member.name] = member.value }
        return object
    }

    /// Returns the data of a doc tag beyond its name. Its place in the comment says nothing about the element.
    private static func docTag(_ tag: YAMLMapping) -> JSONValue? {
        var object = JSONObject()
        for key in ["name", "type", "description"] {
            if let text = tag[key]?.scalarText, !text.isEmpty { object[key] = .string(text) }
        }
        return object.isEmpty ? nil : .object(object)
    }

    private mutating func keep(_ key: String, _ value: JSONValue?) {
        if let value { kept[key] = value }
    }
}

extension YAMLNode {
    fileprivate var isNull: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.jsonLiteral == .null
    }

    /// Value that two nodes share if they say the same: types are compared by their text.
    fileprivate var comparable: JSONValue {
        if case .mapping(let mapping) = content, let text = mapping["text"] { return text.jsonValue() }
        return jsonValue()
    }

    var scalarText: String? {
        if case .scalar(let scalar) = content { scalar.text } else { nil }
    }
}

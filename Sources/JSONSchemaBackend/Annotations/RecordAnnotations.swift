import CatalogModel

// A record within an annotation has the keys of the entry format. Named records are the members of an object.
extension StatedContent {
    var annotation: JSONValue {
        switch self {
        case .scalar(let value, _), .data(let value, _): return value
        case .prose(let prose): return .string(prose.source.value)
        case .list(let elements): return .array(elements.map(\.annotation))
        case .byName(let elements): return Self.object(elements.map { ($0.name, $0.value.withoutOverloads) })
        case .members(let members): return Self.object(members)
        case .record(let form, let node):
            var members = ObjectBuilder()
            for key in form.facts(AnnotatedKeys.self).all { members.add(key, of: node) }
            return members.value
        }
    }

    /// The content with a method without overloads in place of a list.
    private var withoutOverloads: StatedContent {
        guard case .list(let methods) = self, methods.count == 1, case .record(let form, _) = methods[0] else {
            return self
        }
        return form === Method.recordForm ? methods[0] : self
    }

    private static func object(_ elements: [(name: Text, value: StatedContent)]) -> JSONValue {
        var members = JSONObject()
        members.reserveCapacity(elements.count)
        for element in elements { members.append(element.name.value, value: element.value.annotation) }
        return .object(members)
    }
}

extension RecordValue {
    var annotation: JSONValue { content.annotation }
}

/// The keys of a kind of record within an annotation.
final class AnnotatedKeys: RecordFormFacts {
    let all: [AnnotatedKey]

    init(of form: RecordForm) { all = AnnotatedKey.all(of: form) }
}

/// A key of the entry format shown in JSON Schemas as an annotation with the prefix `x-`.
final class AnnotatedKey: Sendable {
    let name: String
    /// Beside the keywords of JSON Schema.
    let prefixedName: String
    let key: AnyKey

    private init(_ key: RecordForm.Key) {
        // The keyword `deprecated` is a Boolean value, so the annotation with the facts has another name.
        name = key.key === Named.keys.deprecated ? "deprecation" : key.name
        prefixedName = "x-" + name
        self.key = key.key
    }

    static let facets = Facets.group.keys.map(AnnotatedKey.init)
    /// Keys of every record with a name, without title and description, both expressed as keywords.
    static let named = (Named.group.keys.filter { !["title", "description"].contains($0.name) } + base)
        .map(AnnotatedKey.init)
    /// Keys of every record, without `allow`, a matter between the author and the program.
    private static let base = Base.group.keys.filter { $0.name != "allow" }

    /// Returns a record's own keys, some of the keys first, leaving out keys expressed otherwise in a schema.
    static func own(_ form: RecordForm, first: [String] = [], without others: Set<String> = []) -> [AnnotatedKey] {
        let keys = form.keys.filter { $0.group == nil && !others.contains($0.name) }
        let begin = first.compactMap { name in keys.first { $0.name == name } }
        return (begin + keys.filter { !first.contains($0.name) }).map(AnnotatedKey.init)
    }

    /// Returns the keys of a record within an annotation.
    fileprivate static func all(of form: RecordForm) -> [AnnotatedKey] { order(of: form).map(AnnotatedKey.init) }

    /// Returns keys in the order of a schema: keys about the nature of a record, then the keys of every record with a
    /// name.
    private static func order(of form: RecordForm) -> [RecordForm.Key] {
        let own = form.keys.filter { $0.group != "Named" && $0.group != "Base" }
        guard form.isNamed else { return own + base }
        let (first, last) = (firstNames[form.name, default: []], lastNames[form.name, default: []])
        return own.filter { first.contains($0.name) } + form.keys.filter { $0.group == "Named" } + base
            + own.filter { !first.contains($0.name) && !last.contains($0.name) }
            + own.filter { last.contains($0.name) }
    }

    private static let firstNames: [String: Set<String>] = [
        "Property": property, "Parameter": property.union(["label"]), "Case": ["raw"], "Event": ["type"],
        "Slot": ["type"], "CssProperty": ["syntax", "default", "token"], "Part": ["callout"],
        "Token": ["type", "tier", "role", "default"], "TokenUse": ["token"], "Setting": ["type", "default"],
        "Style": ["type", "appliesTo"], "String": ["text"], "Dependency": ["version"],
    ]
    private static let property: Set = ["type", "either", "default"]
    private static let lastNames: [String: Set<String>] = ["Parameter": ["variadic"], "Method": ["parameters"]]
}

extension ObjectBuilder {
    /// Adds a key within an annotation, if stated by the record.
    mutating func add(_ key: AnnotatedKey, of node: RecordNode) {
        if let content = node.content(of: key.key) { add(key.name, value: content.annotation) }
    }

    /// Adds a record's statements for some keys beside the keywords of JSON Schema.
    mutating func add(_ keys: [AnnotatedKey], of node: RecordNode) {
        for key in keys {
            if let content = node.content(of: key.key) { add(key.prefixedName, value: content.annotation) }
        }
    }
}

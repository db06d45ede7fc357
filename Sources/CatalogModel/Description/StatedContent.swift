/// The value of a record's key as generic content (scalar, prose, list, named values, record or data), for walks over
/// records of all kinds, for the dump and for source places.
public enum StatedContent: Sendable {
    /// A text, a word, an id, a flag or a number.
    case scalar(JSONValue, SourceRange?)
    case prose(Prose)
    case list([StatedContent])
    /// Values dumped as records with a `name`.
    case byName([(name: Text, value: StatedContent)])
    /// Values dumped under their names: vendor data, the branches of a tree.
    case members([(name: Text, value: StatedContent)])
    case record(RecordForm, RecordNode)
    case data(JSONValue, SourceRange?)
}

/// A step of a walk through the value of a key: a value, or the start of a list with elements to follow.
public enum ContentPart {
    /// A value other than a list.
    case single(StatedContent)
    /// A list; the elements follow.
    case list(count: Int)
    /// Values by name; a name and then the value follow for each.
    case named(count: Int)
    case name(Text)
}

// MARK: Walks

extension StatedContent {
    /// Visits the keys of all records, outer records first.
    package func forEachKey(_ body: (_ form: RecordForm, _ key: String, _ value: StatedContent) -> Void) {
        switch self {
        case .record(let form, let node):
            node.forEachContent(of: form.identities) { location, value in
                body(form, form.keys[location].name, value)
                value.forEachKey(body)
            }
        case .list(let elements): for element in elements { element.forEachKey(body) }
        case .byName(let elements): for element in elements { element.value.forEachKey(body) }
        case .scalar, .prose, .members, .data: return
        }
    }
}

// MARK: The dump

extension StatedContent {
    /// The value in the long form.
    package var dump: JSONValue {
        switch self {
        case .scalar(let value, _), .data(let value, _): return value
        case .prose(let prose): return .string(prose.source.value)
        case .list(let elements): return .array(elements.map(\.dump))
        case .byName(let elements): return .array(elements.flatMap { $0.value.dump(named: $0.name.value) })
        case .members(let members):
            var object = JSONObject()
            for member in members { object.append(member.name.value, value: member.value.dump) }
            return .object(object)
        case .record(let form, let node): return .object(node.dump(as: form))
        }
    }

    /// Returns the value under a name of a mapping: mostly a single object.
    ///
    /// Several values under the same name follow each other, each with the name.
    private func dump(named name: String) -> [JSONValue] {
        switch self {
        case .list(let elements):
            return elements.isEmpty ? [["name": .string(name)]] : elements.flatMap { $0.dump(named: name) }
        case .record(let form, let node):
            var object = JSONObject()
            object.append("name", value: .string(name))
            return [.object(node.dump(as: form, after: object))]
        default: return [["name": .string(name), "value": dump]]
        }
    }
}

extension RecordNode {
    package func dump(as form: RecordForm, after start: JSONObject = JSONObject()) -> JSONObject {
        var object = start
        forEachContent(of: form.identities) { object.append(form.keys[$0].name, value: $1.dump) }
        return object
    }
}

// MARK: Places in the dump

extension StatedContent {
    /// Returns the location of the last step of a path into the dump; nil where only an enclosing value has a location.
    package func location(_ way: ArraySlice<String>) -> SourceRange? {
        switch self {
        case .scalar(_, let range), .data(_, let range): return range
        case .prose(let prose): return prose.source.range
        case .list(let elements):
            guard let index = way.first.flatMap({ Int($0) }), elements.indices.contains(index) else { return nil }
            return elements[index].location(way.dropFirst())
        case .byName(let elements):
            guard let index = way.first.flatMap({ Int($0) }) else { return nil }
            return Self.location(way.dropFirst(), inNamed: index, of: elements)
        case .members(let members):
            guard let member = members.first(where: { $0.name.value == way.first }) else { return nil }
            return member.value.location(way.dropFirst()) ?? member.name.range
        case .record(let form, let node):
            return way.first.flatMap { form[$0] }.flatMap { node.content(of: $0.key)?.location(way.dropFirst()) }
                ?? node.range
        }
    }

    private static func location(
        _ way: ArraySlice<String>, inNamed index: Int, of elements: [(name: Text, value: StatedContent)]
    ) -> SourceRange? {
        var index = index
        for element in elements {
            let count = element.value.namedCount
            if index < count { return element.value.location(way, inNamed: index) ?? element.name.range }
            index -= count
        }
        return nil
    }

    /// Number of objects made by the value under a name.
    private var namedCount: Int {
        if case .list(let elements) = self, !elements.isEmpty { elements.reduce(0) { $0 + $1.namedCount } } else { 1 }
    }

    /// Returns the location for a path into such an object.
    ///
    /// A name is the location of the whole object: shorter than the record, and before the record.
    private func location(_ way: ArraySlice<String>, inNamed index: Int) -> SourceRange? {
        switch self {
        case .list(let elements):
            var index = index
            for element in elements {
                let count = element.namedCount
                if index < count { return element.location(way, inNamed: index) }
                index -= count
            }
            return nil
        case .record: return way.isEmpty || way.first == "name" ? nil : location(way)
        default: return way.first == "value" ? location(way.dropFirst()) : nil
        }
    }
}

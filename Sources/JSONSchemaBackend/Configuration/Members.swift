import CatalogModel

/// The members of a JSON object as it is put together: what is not there leaves no trace. Names are added once.
///
/// A name is worked out only for what is there, because most of what a record could say it does not.
struct Members {
    var object = JSONObject()

    var value: JSONValue { .object(object) }
    var isEmpty: Bool { object.isEmpty }

    mutating func add(_ name: @autoclosure () -> String, _ value: JSONValue?) {
        if let value { object.append(name(), value) }
    }

    mutating func add(_ name: @autoclosure () -> String, text: Text?) {
        if let text { object.append(name(), .string(text.value)) }
    }

    mutating func add(_ name: @autoclosure () -> String, texts: [Text]?) {
        if let texts { object.append(name(), .array(texts.map { .string($0.value) })) }
    }

    /// What the author wrote, with its markup.
    mutating func add(_ name: @autoclosure () -> String, prose: Prose?) {
        if let prose { object.append(name(), .string(prose.source.value)) }
    }

    mutating func add(_ name: @autoclosure () -> String, proses: [Prose]?) {
        if let proses { object.append(name(), .array(proses.map { .string($0.source.value) })) }
    }

    mutating func add(_ name: @autoclosure () -> String, flag: Bool?) {
        if let flag { object.append(name(), .bool(flag)) }
    }

    mutating func add(_ name: @autoclosure () -> String, id: Located<EntryID>?) {
        if let id { object.append(name(), .string(id.value.rawValue)) }
    }

    mutating func add<Record>(_ name: @autoclosure () -> String, list: [Record]?, _ value: (Record) -> JSONValue) {
        if let list { object.append(name(), .array(list.map(value))) }
    }

    mutating func add<Record>(
        _ name: @autoclosure () -> String, byName: ByName<Record>?, _ value: (Record) -> JSONValue
    ) {
        guard let byName else { return }
        var members = JSONObject()
        members.reserveCapacity(byName.count)
        for element in byName { members.append(element.name, value(element.value)) }
        object.append(name(), .object(members))
    }

    /// Adds the members of an object whose names are new.
    mutating func add(contentsOf other: JSONObject) {
        for member in other.members { object.append(member.name, member.value) }
    }
}

extension JSONValue {
    var members: JSONObject? { if case .object(let object) = self { object } else { nil } }
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    var string: String? { if case .string(let string) = self { string } else { nil } }

    static func texts(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
}

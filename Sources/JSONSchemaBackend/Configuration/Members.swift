import CatalogModel

/// The members of a JSON object as it is put together: what is not there leaves no trace. Names are added once.
struct Members {
    private(set) var object = JSONObject()

    var value: JSONValue { .object(object) }
    var isEmpty: Bool { object.isEmpty }

    mutating func add(_ name: String, _ value: JSONValue?) {
        if let value { object.append(name, value) }
    }

    mutating func add(_ name: String, text: Text?) {
        add(name, text.map { .string($0.value) })
    }

    mutating func add(_ name: String, texts: [Text]?) {
        add(name, texts.map { .array($0.map { .string($0.value) }) })
    }

    /// What the author wrote, with its markup.
    mutating func add(_ name: String, prose: Prose?) {
        add(name, prose.map { .string($0.source.value) })
    }

    mutating func add(_ name: String, proses: [Prose]?) {
        add(name, proses.map { .array($0.map { .string($0.source.value) }) })
    }

    mutating func add(_ name: String, flag: Bool?) {
        add(name, flag.map { .bool($0) })
    }

    mutating func add(_ name: String, id: Located<EntryID>?) {
        add(name, id.map { .string($0.value.rawValue) })
    }

    mutating func add<Record>(_ name: String, list: [Record]?, _ value: (Record) -> JSONValue) {
        add(name, list.map { .array($0.map(value)) })
    }

    mutating func add<Record>(_ name: String, byName: ByName<Record>?, _ value: (Record) -> JSONValue) {
        guard let byName else { return }
        var members = JSONObject()
        for element in byName { members.append(element.name, value(element.value)) }
        add(name, .object(members))
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

import CatalogModel

/// Something that a source says.
struct Fact: Hashable {
    enum Kind: String, CaseIterable { case name, type, `default`, value, description }

    let kind: Kind
    /// What the dump has to hold: a text, data, or a member as an object of its own.
    let value: JSONValue
    /// What readers of an output have to find; nil: the text of `value`.
    var shown: String?
    /// Whether the text is Markdown.
    var isProse = false

    /// The words of a page for people.
    var text: String { shown ?? value.text ?? value.prettyPrinted }

    /// The key and value of a fact that is looked for together with its key.
    var member: (key: String, value: JSONValue)? {
        shown == nil || value.members.count != 1 ? nil : (value.members[0].name, value.members[0].value)
    }

    /// How many values it stands for: data has as many as there are texts, numbers, flags and empty lists in it.
    var count: Int { shown == nil ? value.leafCount : 1 }

    static func text(_ kind: Kind, _ text: String?) -> [Fact] {
        text.map { $0.isEmpty ? [] : [Fact(kind: kind, value: .string($0))] } ?? []
    }

    static func prose(_ text: String?) -> [Fact] {
        guard let text = text.map(withoutEnd), !text.isEmpty else { return [] }
        return [Fact(kind: .description, value: .string(text), isProse: true)]
    }

    /// A key with its value; nothing where the source says nothing.
    static func member(_ kind: Kind, _ key: String, _ value: JSONValue?, shown: String) -> [Fact] {
        guard let value, value != .null else { return [] }
        return [Fact(kind: kind, value: .object(JSONObject([key: value])), shown: shown)]
    }

    /// What a text ends with, its line breaks, is a matter of the file.
    static func withoutEnd(_ text: String) -> String {
        text.lastIndex { $0 != "\n" }.map { String(text[...$0]) } ?? ""
    }
}

/// A record of a source: its name, what it says, and the records within it.
struct FactRecord {
    /// nil for a record without a name, whose facts belong to the record around it.
    var name: String?
    var facts: [Fact] = []
    var inner: [FactRecord] = []
    /// Why pages and other outputs for readers do not show it; nil if they do.
    var isHidden: String?

    /// A name is a fact, too.
    var all: [Fact] { Fact.text(.name, name) + facts + inner.flatMap(\.all) }

    /// Records of one name become one record that says what all of them say.
    static func merged(_ records: [FactRecord]) -> [FactRecord] {
        var merged: [FactRecord] = []
        for record in records {
            guard let index = merged.firstIndex(where: { $0.name == record.name && record.name != nil }) else {
                merged.append(record)
                continue
            }
            merged[index].facts += record.facts
            merged[index].inner += record.inner
        }
        return merged
    }
}

/// What a source says about one entry.
struct EntryFacts {
    /// Where it stands, for messages.
    let place: String
    let record: FactRecord
    /// The part of the entry's dump that has to hold it; nil where another entry is meant.
    let scope: (_ component: JSONValue) -> JSONValue?

    init(_ place: String, _ record: FactRecord, in scope: @escaping (_ component: JSONValue) -> JSONValue?) {
        self.place = place
        self.record = record
        self.scope = scope
    }
}

/// Everything that a source says.
struct SourceFacts {
    var entries: [EntryFacts] = []
    /// What it says about the whole catalog.
    var catalog = FactRecord()

    var all: [Fact] { catalog.all + entries.flatMap(\.record.all) }

    /// How many facts there are, by kind.
    var totals: String {
        let counts = Dictionary(all.map { ($0.kind, $0.count) }, uniquingKeysWith: +)
        return Fact.Kind.allCases.map { "\(counts[$0, default: 0]) \($0.rawValue)s" }.joined(separator: ", ")
    }
}

extension JSONValue {
    fileprivate var leafCount: Int {
        switch self {
        case .array(let elements): max(1, elements.map(\.leafCount).reduce(0, +))
        case .object(let object): max(1, object.members.map(\.value.leafCount).reduce(0, +))
        case .null, .bool, .number, .string: 1
        }
    }
}

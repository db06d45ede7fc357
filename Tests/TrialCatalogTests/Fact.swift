import CatalogModel

/// Something that a source says.
struct Fact: Hashable {
    enum Kind: String, CaseIterable { case name, type, `default`, value, description }

    let kind: Kind
    /// A text, data, or a member as an object of its own.
    let value: JSONValue
    /// The key under which the dump has to hold it; nil: any.
    var key: String?
    /// What readers of an output have to find; nil: the text of `value`.
    var shown: String?
    /// Whether the text is Markdown.
    var isProse = false

    /// What the dump has to hold.
    var dumped: JSONValue { key.map { .object(JSONObject([$0: value])) } ?? value }

    /// The words of an output for programs: data as JSON.
    var data: String { value.text ?? (key.map { JSONValue.string($0).compact + ":" } ?? "") + value.compact }

    /// The words of a page for people.
    var text: String { shown ?? value.text ?? value.prettyPrinted }

    /// The key and value of a fact that is looked for together with its key.
    var member: (key: String, value: JSONValue)? {
        shown == nil || value.members.count != 1 ? nil : (value.members[0].name, value.members[0].value)
    }

    /// How many values it stands for: data has as many as there are texts, numbers, flags and empty lists in it.
    var count: Int { shown == nil ? value.leafCount : 1 }

    static func text(_ kind: Kind, _ text: String?, key: String? = nil) -> [Fact] {
        text.map { $0.isEmpty ? [] : [Fact(kind: kind, value: .string($0), key: key)] } ?? []
    }

    /// The name of a record.
    ///
    /// The default slot has an empty one, for which pages have a word.
    static func name(_ text: String?) -> [Fact] {
        text == "" ? [Fact(kind: .name, value: "", shown: "default")] : Self.text(.name, text)
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
    /// The key of the records in the dump that it is one of; nil: any.
    var list: String?
    var facts: [Fact] = []
    var inner: [FactRecord] = []
    /// Why pages for people do not show it; nil if they do.
    var isHidden: String?

    /// What it says itself: a name is a fact, too.
    var own: [Fact] { Fact.name(name) + facts }

    var all: [Fact] { own + inner.flatMap(\.all) }

    /// The record where what is said twice is said once.
    var withoutRepetition: FactRecord {
        var record = self
        record.facts = facts.indices.filter { !facts[..<$0].contains(facts[$0]) }.map { facts[$0] }
        record.inner = Self.merged(inner)
        return record
    }

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
    let location: String
    let record: FactRecord
    /// The part of the entry's dump that has to hold it; nil where another entry is meant.
    let scope: (_ component: JSONValue) -> JSONValue?

    init(_ location: String, _ record: FactRecord, in scope: @escaping (_ component: JSONValue) -> JSONValue?) {
        self.location = location
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

    var totals: FactCounts { FactCounts(all) }
}

/// How many facts there are, by kind.
struct FactCounts: CustomStringConvertible {
    private var counts: [Fact.Kind: Int] = [:]

    init(_ facts: [Fact] = []) {
        for fact in facts { add(fact) }
    }

    var isEmpty: Bool { counts.isEmpty }

    mutating func add(_ fact: Fact) { counts[fact.kind, default: 0] += fact.count }

    var description: String {
        Fact.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)s" } }
            .joined(separator: ", ")
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

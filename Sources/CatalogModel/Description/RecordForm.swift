/// The one declaration of a record of the entry format. Decoding, the JSON Schema for editors, the reference page and
/// the dump all follow it.
public final class RecordForm: Sendable {
    public struct Key: Sendable {
        public let name: String
        /// The group of keys that it comes from (`Named`, `Base`, `Facets`); nil for a record's own.
        public let group: String?
        package let key: AnyKey

        public var meaning: String { key.meaning }
        public var isRequired: Bool { key.isRequired }
        public var form: ValueForm { key.form() }
        /// Whether text without a word is as good as none.
        package var needsWords: Bool { key.isRequired && !key.mayBeEmpty }
    }

    /// The name in the reference, for example `Property`.
    public let name: String
    /// Meaning of the record, in a few words.
    public let meaning: String
    /// The key whose value may stand for the whole record.
    public let shortForm: String?
    /// A line or two of YAML with the record in it.
    public let example: String
    /// Snippets that editors offer to begin with, the most common one first.
    public let snippets: [RecordSnippet]
    /// Own keys first, then those it shares with other records.
    public let keys: [Key]
    /// The keys about the record itself, then those about its parts.
    package let keysByReach: [Key]
    /// Whether it has the keys of records with a name.
    package let isNamed: Bool
    /// The keys that the record cannot do without.
    package let requiredKeys: [Key]
    private let keysByName: [String: Key]

    /// `keys`: a tuple of the record's own keys, each under its name; nil where it has none.
    init(
        _ name: String, _ meaning: String, short shortForm: String? = nil, example: String,
        snippets: [RecordSnippet] = [], _ keys: Any?, _ groups: KeyGroup...
    ) {
        self.name = name
        self.meaning = meaning
        self.shortForm = shortForm
        self.example = example
        self.snippets = snippets
        let own = keys.map { KeyGroup.keys(of: $0, in: nil) } ?? []
        // A record may say more about a key that it shares: its own comes first and counts.
        var seen: Set<String> = []
        self.keys = (own + groups.flatMap(\.keys)).filter { seen.insert($0.name).inserted }
        keysByReach =
            self.keys.filter { $0.group == "Named" }
            + self.keys.filter { $0.group != "Named" && $0.group != "Base" }
        isNamed = groups.contains { $0.name == "Named" }
        requiredKeys = self.keys.filter(\.isRequired)
        keysByName = Dictionary(uniqueKeysWithValues: self.keys.map { ($0.name, $0) })
    }

    package subscript(name: String) -> Key? { keysByName[name] }
}

/// Keys that records share.
public struct KeyGroup: Sendable {
    /// The name under which the reference lists them.
    public let name: String
    public let meaning: String
    public let keys: [RecordForm.Key]

    init(_ name: String, _ meaning: String, _ keys: Any) {
        self.name = name
        self.meaning = meaning
        self.keys = Self.keys(of: keys, in: name)
    }

    /// Names and keys as they are declared, so that none can be forgotten.
    fileprivate static func keys(of tuple: Any, in group: String?) -> [RecordForm.Key] {
        Mirror(reflecting: tuple).children.compactMap { child in
            guard let name = child.label, let key = child.value as? AnyKey else { return nil }
            return RecordForm.Key(name: name, group: group, key: key)
        }
    }
}

/// A record to begin with, as editors offer it: the keys that people write first, with something to type over.
///
/// Texts may hold tab stops as editors know them, `${1:text}`; what stands in one is what is there until somebody types.
public struct RecordSnippet: Sendable {
    /// The text that the editor lists.
    public let label: String
    /// The name to write it under where the record stands under a name of its own.
    public let name: String
    /// The record, in its long or its short form.
    public let body: JSONValue

    init(_ label: String, name: String = "${1:name}", _ body: JSONValue) {
        self.label = label
        self.name = name
        self.body = body
    }
}

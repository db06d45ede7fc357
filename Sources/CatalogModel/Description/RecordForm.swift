/// The declaration of a kind of record in YAML entries: name, meaning, allowed keys, short form and example.
///
/// Decoding, the JSON Schema for editors, the reference page and the dump all follow the declaration.
public final class RecordForm: Sendable {
    /// A key in the declaration of a record: name, meaning, format of the value and contributing group.
    public struct Key: Sendable {
        /// The key as written in YAML, for example `title`.
        public let name: String
        /// The group that contributes the key (`Named`, `Base`, `Facets`); nil for a record's own.
        public let group: String?
        package let key: AnyKey

        /// The meaning of the key in a few words, for the reference and for editors.
        public var meaning: String { key.meaning }
        /// Whether a record is incomplete without the key.
        public var isRequired: Bool { key.isRequired }
        /// The format of the key's value, computed on demand because records contain records of the same kind.
        public var form: ValueForm { key.form() }
        /// Whether text without a word is as good as none.
        package var needsWords: Bool { key.isRequired && !key.mayBeEmpty }
    }

    /// The name in the reference, for example `Property`.
    public let name: String
    /// Meaning of the record, in a few words.
    public let meaning: String
    /// The key whose value may replace the whole record.
    public let shortForm: String?
    /// A line or two of YAML that contain the record.
    public let example: String
    /// Starting snippets offered by editors, the most common first.
    public let snippets: [RecordSnippet]
    /// Own keys first, then the keys shared with other records.
    public let keys: [Key]
    /// The keys about the record itself, then the keys about its parts.
    package let keysByReach: [Key]
    /// The identities of `keys`, in the same order.
    package let identities: [ObjectIdentifier]
    /// The identities of `keysByReach`, in the same order.
    package let identitiesByReach: [ObjectIdentifier]
    /// Whether the record has the keys of records with a name.
    package let isNamed: Bool
    /// The indispensable keys of the record.
    package let requiredKeys: [Key]
    private let locations: [String: Int]
    private let cachedFacts = CachedFacts()

    /// `keys`: a tuple of the record's own keys, each under its name; nil where there are none.
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
        // A record may override a shared key: its own keys come first, and the first one is used.
        var seen: Set<String> = []
        self.keys = (own + groups.flatMap(\.keys)).filter { seen.insert($0.name).inserted }
        keysByReach =
            self.keys.filter { $0.group == "Named" }
            + self.keys.filter { $0.group != "Named" && $0.group != "Base" }
        identities = self.keys.map(\.key.identity)
        identitiesByReach = keysByReach.map(\.key.identity)
        isNamed = groups.contains { $0.name == "Named" }
        requiredKeys = self.keys.filter(\.isRequired)
        locations = Dictionary(uniqueKeysWithValues: zip(self.keys.map(\.name), self.keys.indices))
    }

    package subscript(name: String) -> Key? { location(of: name).map { keys[$0] } }

    /// Returns the place of a key in `keys`; nil for an unknown key.
    package func location(of name: String) -> Int? { locations[name] }

    /// Returns facts about the declaration, computed at the first request: most builds use few kinds of records.
    package func facts<Facts: RecordFormFacts>(_ kind: Facts.Type = Facts.self) -> Facts {
        cachedFacts.facts(kind) { Facts(of: self) }
    }
}

/// Facts about a kind of record, such as the order of the keys in an output, kept for further requests.
///
/// A class, since looking up an object is fastest.
package protocol RecordFormFacts: AnyObject, Sendable {
    /// Works out the facts about a declaration.
    init(of form: RecordForm)
}

/// A group of keys allowed in many kinds of records, such as `title` and `since` in every record with a name.
public struct KeyGroup: Sendable {
    /// The name of the group in the reference.
    public let name: String
    /// The meaning of the group in a few words, for the reference.
    public let meaning: String
    /// The keys of the group, in the order of the declaration.
    public let keys: [RecordForm.Key]

    init(_ name: String, _ meaning: String, _ keys: Any) {
        self.name = name
        self.meaning = meaning
        self.keys = Self.keys(of: keys, in: name)
    }

    /// Returns names and keys as declared, so that none can be forgotten.
    fileprivate static func keys(of tuple: Any, in group: String?) -> [RecordForm.Key] {
        Mirror(reflecting: tuple).children.compactMap { child in
            guard let name = child.label, let key = child.value as? AnyKey else { return nil }
            return RecordForm.Key(name: name, group: group, key: key)
        }
    }
}

/// A snippet offered by YAML editors for a new record: the keys written first by people, with placeholders to type
/// over.
///
/// Texts may contain the tab stops of editors, `${1:text}`; the content of a stop is the text before any typing.
public struct RecordSnippet: Sendable {
    /// The text in the editor's list.
    public let label: String
    /// The name of the record where a name of its own is needed.
    public let name: String
    /// The record, in the long or the short form.
    public let body: JSONValue

    init(_ label: String, name: String = "${1:name}", _ body: JSONValue) {
        self.label = label
        self.name = name
        self.body = body
    }
}

extension String {
    /// The text with a capital first letter and a final period, as schemas and pages show a meaning.
    package var sentence: String {
        prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
    }
}

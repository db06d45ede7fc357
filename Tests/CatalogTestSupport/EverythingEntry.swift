import CatalogModel

/// An entry that has every key of the format wherever it can stand, made from the schema, with a word of its own behind
/// each.
///
/// Whatever is added to the format is in it.
package struct EverythingEntry {
    /// The entry as JSON, which is YAML.
    package let text: String
    /// Word → the keys that lead to it.
    package let words: [String: String]
    /// The keys that hold a flag or a choice, as `Record.key`.
    package let switches: [String]

    package static let id = "everything"
    /// Another entry, for what refers to one, and the files that figures name.
    package static let others = [
        "other": """
        id: other
        title: Another
        summary: Is referred to.
        implementations: { uikit: { types: { Whole: { kind: class } } } }
        """
    ]
    package static let files = ["components/figure.png": "", "components/dark.png": "", "components/box.js": ""]

    package typealias Spelling = (_ word: String, _ key: String, _ isProse: Bool) -> String
    package typealias Naming = (_ name: String, _ key: String) -> String

    /// - `implementations`: The names of its implementations.
    /// - `kind`: What kind of type its types are; nil: any.
    /// - `depth`: How many records stand within each other at most.
    /// - `flipped`: A flag or choice, as `Record.key`, that has its other value.
    /// - `spelling`: What stands in the place of a word; its key is `Record.key`.
    /// - `naming`: What something is called instead of a name, also where others refer to it; its key is that of the mapping.
    package init(
        _ schema: AuthoringSchema, implementations: [String] = ["uikit"], kind: String? = nil, depth: Int = 20,
        flipped: String? = nil, spelling: @escaping Spelling = { word, _, _ in word },
        naming: @escaping Naming = { name, _ in name }
    ) {
        var writer = Writer(
            schema: schema, implementations: implementations, kind: kind, depth: depth, flipped: flipped,
            spelling: spelling, naming: naming)
        let entry = writer.record("Entry", path: [])
        text = JSONValue.object(entry).prettyPrinted
        words = writer.words
        switches = writer.switches.sorted()
    }
}

private struct Writer {
    let schema: AuthoringSchema
    let implementations: [String]
    let kind: String?
    let depth: Int
    let flipped: String?
    let spelling: EverythingEntry.Spelling
    let naming: EverythingEntry.Naming
    var words: [String: String] = [:]
    var switches: Set<String> = []
    private var count = 0

    init(
        schema: AuthoringSchema, implementations: [String], kind: String?, depth: Int, flipped: String?,
        spelling: @escaping EverythingEntry.Spelling, naming: @escaping EverythingEntry.Naming
    ) {
        self.spelling = spelling
        self.naming = naming
        self.schema = schema
        self.implementations = implementations
        self.kind = kind
        self.depth = depth
        self.flipped = flipped
    }

    /// `path`: the records and keys on the way, in turn.
    mutating func record(_ name: String, path: [String]) -> JSONObject {
        var object = JSONObject()
        for key in schema.keys(of: name) {
            let inner = path + [name, key.name]
            guard !EverythingEntry.isLeftOut(key.name, of: name, path: path) else { continue }
            if let value = EverythingEntry.given(key.name, of: name, naming) ?? value(key.form, path: inner) {
                object[key.name] = value
            }
        }
        return object
    }

    private mutating func value(_ form: AuthoringSchema.Form, path: [String]) -> JSONValue? {
        switch form {
        case .text: .string(spelling(word(path), path.suffix(2).joined(separator: "."), false))
        case .prose: .string(spelling(word(path), path.suffix(2).joined(separator: "."), true))
        case .tree: ["one": .string(word(path)), "other": .string(word(path))]
        case .id: "other"
        case .flag: .bool(isFlipped(path) ? false : true)
        case .choice(let choices): .string(choice(choices, path: path))
        case .data: ["key": .string(word(path))]
        case .list(let form): value(form, path: path).map { .array([$0]) }
        case .byName(let form): named(form, path: path)
        // A record within one of its kind ends after one round.
        case .record(let name):
            path.dropLast(2).contains(name) || path.count >= 2 * depth ? nil : .object(record(name, path: path))
        }
    }

    private mutating func word(_ path: [String]) -> String {
        count += 1
        let digits = String(count)
        let word = "word" + String(repeating: "0", count: 6 - digits.count) + digits
        words[word] = path.joined(separator: ".")
        return word
    }

    private mutating func isFlipped(_ path: [String]) -> Bool {
        let key = path.suffix(2).joined(separator: ".")
        switches.insert(key)
        return key == flipped
    }

    private mutating func choice(_ choices: [String], path: [String]) -> String {
        if let kind, path.suffix(2) == ["Type", "kind"] { return kind }
        return isFlipped(path) ? choices[choices.count - 1] : choices[choices.count / 2]
    }

    private mutating func named(_ form: AuthoringSchema.Form, path: [String]) -> JSONValue? {
        let key = path.suffix(2).joined(separator: ".")
        var object = JSONObject()
        let names = key == "Entry.implementations" ? implementations : [name(for: key, of: form, path: path)]
        for name in names {
            guard let value = value(form, path: path) else {
                // What is not there needs no name.
                words[name] = nil
                return nil
            }
            object[naming(name, key)] = value
        }
        return .object(object)
    }

    /// Names that other keys refer to are the same everywhere; all others are words of their own.
    private mutating func name(for key: String, of form: AuthoringSchema.Form, path: [String]) -> String {
        if case .record("Property") = form { return "first" }
        switch key {
        case "Entry.states": return "ready"
        case "Entry.anatomy": return "frame"
        case "Entry.variants": return "size"
        case "Axis.values", "Type.cases": return "large"
        case "Implementation.types": return "Whole"
        case "Entry.tokens", "Implementation.tokens": return "theme.\(word(path)).[one|other]"
        default: return key.hasSuffix(".extensions") ? "com.example." + word(path) : word(path)
        }
    }
}

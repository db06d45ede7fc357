import CatalogModel

/// The text snippets offered by editors for a record, in the form of the JSON Schema key `defaultSnippets`.
enum EditorSnippets {
    /// Returns the snippets for a value; nil where there are none.
    static func of(_ form: ValueForm) -> JSONValue? {
        let snippets = bodies(of: form).map { snippet in
            ["label": .string(snippet.label), "body": snippet.body] as JSONValue
        }
        return snippets.isEmpty ? nil : .array(snippets)
    }

    private static func bodies(of form: ValueForm) -> [(label: String, body: JSONValue)] {
        switch form {
        case .record(let record): record.snippets.map { ($0.label, $0.body) }
        case .list(let element): bodies(of: element).map { ($0.label, [$0.body]) }
        case .byName(.record(let record), _), .byName(.list(.record(let record)), _):
            record.snippets.map { snippet in
                var named = JSONObject()
                named.append(snippet.name, value: snippet.body)
                return (snippet.label, .object(named))
            }
        case .text, .prose, .id, .flag, .count, .word, .point, .byName, .tree, .data: []
        }
    }
}

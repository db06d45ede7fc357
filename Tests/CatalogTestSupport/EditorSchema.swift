package import CatalogModel

/// A schema for editors, looked at for what it tells people.
package struct EditorSchema {
    package struct Snippet {
        package let label: String
        /// What an editor writes when nobody types over anything.
        package let value: JSONValue
        /// The schema of the place where it is offered.
        fileprivate let location: JSONValue
    }

    /// The keys of closed objects that nothing is said about, by their place.
    package private(set) var silentKeys: [String] = []
    /// How many keys closed objects have.
    package private(set) var keyCount = 0
    package private(set) var snippets: [Snippet] = []
    private let definitions: JSONValue?

    package init(_ schema: JSONValue) {
        definitions = schema.object?["definitions"]
        visit(schema, at: "#")
    }

    private mutating func visit(_ schema: JSONValue, at location: String) {
        guard let object = schema.object else { return }
        visitKeys(of: object, at: location)
        visitSnippets(of: object)
        for member in object.members {
            // Data is no schema.
            if ["examples", "default", "enum", "const", "defaultSnippets"].contains(member.name) { continue }
            let inner = "\(location)/\(member.name)"
            switch (member.name, member.value) {
            case ("properties", .object(let schemas)), ("patternProperties", .object(let schemas)),
                ("definitions", .object(let schemas)):
                for schema in schemas.members { visit(schema.value, at: "\(inner)/\(schema.name)") }
            case (_, .array(let schemas)): for schema in schemas { visit(schema, at: inner) }
            default: visit(member.value, at: inner)
            }
        }
    }

    /// An open object refines another one, or is a condition.
    private mutating func visitKeys(of object: JSONObject, at location: String) {
        guard object["additionalProperties"] == false, let keys = object["properties"]?.object else { return }
        keyCount += keys.members.count
        for key in keys.members {
            guard case .string(let text)? = key.value.object?["description"], text.count > 2 else {
                silentKeys.append("\(location)/\(key.name)")
                continue
            }
        }
    }

    private mutating func visitSnippets(of object: JSONObject) {
        guard case .array(let snippets)? = object["defaultSnippets"] else { return }
        for snippet in snippets {
            guard case .string(let label)? = snippet.object?["label"], let body = snippet.object?["body"] else {
                continue
            }
            var location = object
            for key in ["$schema", "definitions", "defaultSnippets"] { location[key] = nil }
            self.snippets.append(Snippet(label: label, value: body.withoutTabStops, location: .object(location)))
        }
    }

    /// A schema of objects that hold snippets by their number, each as it has to be where it is offered.
    private var snippetSchema: JSONValue {
        var properties = JSONObject()
        for (index, snippet) in snippets.enumerated() { properties.append(String(index), value: snippet.location) }
        return [
            "$schema": "http://json-schema.org/draft-07/schema#", "definitions": definitions,
            "properties": .object(properties),
        ]
    }

    /// The snippets that are wrong where they are offered, in the eyes of one of the validators.
    package func wrongSnippets() throws -> [String] {
        let cases = snippets.enumerated().map { index, snippet in
            EditorJudge.Case("snippets", #"{ "\#(index)": \#(snippet.value.compact) }"#)
        }
        let verdicts = try EditorJudge.verdicts(
            ["snippets": snippetSchema], cases, expected: cases.map { _ in EditorJudge.valid })
        return zip(snippets, verdicts).filter { $0.1 != EditorJudge.valid }
            .map { "\($0.0.label): \($0.0.value.compact)" }
    }
}

extension JSONValue {
    fileprivate var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    /// The body of a snippet as an editor writes it: for `${1:text}` stands `text`.
    ///
    /// A text that is nothing but a tab stop for a number or a flag becomes that.
    package var withoutTabStops: JSONValue {
        switch self {
        case .string(let text): return .string(text.withoutTabStops)
        case .array(let elements): return .array(elements.map(\.withoutTabStops))
        case .object(let object):
            var result = JSONObject()
            for member in object.members { result[member.name.withoutTabStops] = member.value.withoutTabStops }
            return .object(result)
        default: return self
        }
    }
}

extension String {
    fileprivate var withoutTabStops: String {
        replacing(#/\$\{\d+(?:\|([^,|]*)[^|]*\||:([^}]*))\}/#) { match in
            String(match.output.1 ?? match.output.2 ?? "")
        }
    }
}

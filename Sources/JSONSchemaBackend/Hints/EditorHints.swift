import CatalogModel

/// A pass over finished JSON Schemas adding hints for the language servers of editors: snippets, and explanations of
/// enum values.
///
/// A transformation of finished schemas: the builders of schemas are independent of editors. Validity stays the same.
struct EditorHints {
    private let definitions: ComponentDefinitions

    /// Returns the schema of a component with the hints added.
    static func added(to schema: JSONObject) -> JSONObject {
        EditorHints(definitions: ComponentDefinitions(of: schema)).added(schema)
    }

    private func added(_ schema: JSONObject) -> JSONObject {
        var result = schema.mapSchemas { inner in inner.members.map { .object(added($0)) } ?? inner }
        if schema.componentConstant != nil {
            set(instanceSnippets(schema), in: &result)
        } else if let choices = schema["oneOf"]?.elements, schema["$ref"] == nil {
            addChoices(choices, to: &result)
        }
        return result
    }

    private func set(_ snippets: [JSONValue], in schema: inout JSONObject) {
        if !snippets.isEmpty { schema["defaultSnippets"] = .array(snippets) }
    }

    // MARK: Values of enums

    private func addChoices(_ choices: [JSONValue], to schema: inout JSONObject) {
        let constants = choices.compactMap { $0.members?["const"] }
        // The choices of an enum have titles; the alternatives of a type have none.
        guard choices.allSatisfy({ $0.members?["title"] != nil || $0.members?["const"] != nil }) else { return }
        if constants.count == choices.count {
            schema["enum"] = .array(constants)
            addDescriptions("enumDescriptions", of: choices, to: &schema) { $0["description"] }
            addDescriptions("markdownEnumDescriptions", of: choices, to: &schema) {
                $0["markdownDescription"] ?? $0["description"]
            }
        }
        set(choices.compactMap { $0.members.map(choiceSnippet) }, in: &schema)
    }

    /// Adds a text for each value, empty for a value without a text; no texts if no value has a text.
    private func addDescriptions(
        _ keyword: String, of choices: [JSONValue], to schema: inout JSONObject, text: (JSONObject) -> JSONValue?
    ) {
        let texts = choices.map { $0.members.flatMap(text) }
        guard texts.contains(where: { $0 != nil }) else { return }
        schema[keyword] = .array(texts.map { $0 ?? "" })
    }

    private func choiceSnippet(_ choice: JSONObject) -> JSONValue {
        var skeleton = InstanceSkeleton(definitions: definitions)
        return snippet(
            label: choice["title"]?.string ?? choice["const"]?.compact ?? "", described: choice,
            body: skeleton.body(of: choice))
    }

    // MARK: Instances

    /// Returns a skeleton for each implementation.
    private func instanceSnippets(_ schema: JSONObject) -> [JSONValue] {
        let references = (schema["oneOf"]?.elements ?? []).compactMap { $0.members?["$ref"]?.string }
        let implementations = (references + [schema["$ref"]?.string].compactMap { $0 }).compactMap { definitions[$0] }
        let component = schema.componentConstant ?? ""
        return (implementations.isEmpty ? [schema] : implementations).map { implementation in
            let name = implementation["properties"]?.members?["implementation"]?.members?["const"]?.string
            let isOneOfSeveral = (implementation["required"]?.elements ?? []).contains("implementation")
            var skeleton = InstanceSkeleton(definitions: definitions)
            return snippet(
                label: isOneOfSeveral ? "\(component) (\(name ?? ""))" : component,
                described: schema["description"] == nil ? implementation : schema,
                body: skeleton.body(of: implementation))
        }
    }

    private func snippet(label: String, described: JSONObject, body: JSONValue) -> JSONValue {
        [
            "label": .string(label), "description": described["description"],
            "markdownDescription": described["markdownDescription"], "body": body,
        ]
    }
}

extension JSONObject {
    /// The component with the described instances.
    fileprivate var componentConstant: String? { self["properties"]?.members?["component"]?.members?["const"]?.string }
}

import CatalogModel
import CatalogTestSupport

/// Generated output of react-docgen and of react-docgen-typescript with unusual members.
extension SourceDice {
    /// Names with namespaces, and names with the same id.
    private static let components = [
        "Tabs", "Tabs.Panel", "Tabs.Panel.Title", "TabsPanel", "Menu.Item", "text-field", "TextField", "Form.Field",
    ]

    /// Returns a list of components, as react-docgen-typescript writes it.
    mutating func typescriptDocgen() -> String {
        let all = some(of: Self.components).map { name -> JSONValue in
            component(name, props: properties { dice in dice.typescriptType() }, methods: [])
        }
        return JSONValue.array(all.isEmpty ? [component("Tabs", props: JSONObject(), methods: [])] : all).compact
    }

    /// Returns components by file, as react-docgen writes them.
    mutating func docgen() -> String {
        var files = JSONObject()
        for path in ["src/Tabs.jsx", "src/menu/Tabs.jsx", "src/index.jsx"] {
            let all = some(of: Self.components).map { name -> JSONValue in
                component(name, props: properties { dice in dice.scriptType() }, methods: methods())
            }
            if !all.isEmpty { files.append(path, value: .array(all)) }
        }
        files.append("src/Card.jsx", value: .array([component("Card", props: JSONObject(), methods: methods())]))
        return JSONValue.object(files).compact
    }

    private mutating func component(_ name: String, props: JSONObject, methods: [JSONValue]) -> JSONValue {
        object(
            ["displayName": .string(name), "props": .object(props), "methods": .array(methods)],
            optional: [
                ("description", "What it is."), ("tags", ["deprecated": "Use another."]), ("composes", ["../Base"]),
            ])
    }

    private mutating func properties(_ type: (inout SourceDice) -> (String, JSONValue)?) -> JSONObject {
        var all = JSONObject()
        for name in some(of: Self.members) {
            var property = JSONObject(["description": .string(once(in: 4) ? "What it is.\n@deprecated Use kind." : "")])
            if !once(in: 5) { property.append("required", value: .bool(once(in: 2))) }
            if let (key, type) = type(&self) { property.append(key, value: type) }
            if once(in: 3) {
                property.append("defaultValue", value: once(in: 4) ? .null : ["value": .string(pick(Self.defaults))])
            }
            all.append(name, value: .object(property))
        }
        return all
    }

    private mutating func typescriptType() -> (String, JSONValue)? {
        switch pick([0, 1, 2, 2, 2]) {
        case 0: return nil
        case 1:
            let values: [JSONValue] = some(of: ["\"a\"", "\"b\"", "undefined", "1"]).map { ["value": .string($0)] }
            return (
                "type", ["name": "enum", "raw": .string(pick(["Size", "\"a\" | \"b\""])), "value": .array(values)]
            )
        default: return ("type", ["name": .string(pick(Self.types))])
        }
    }

    private mutating func scriptType() -> (String, JSONValue)? {
        let words: [JSONValue] = some(of: ["'a'", "\"b\"", "2"]).map { ["value": .string($0), "computed": false] }
        let literals: [JSONValue] = some(of: ["'a'", "'b'", "null"]).map { ["name": "literal", "value": .string($0)] }
        let all: [(String, JSONValue)?] = [
            nil, ("type", ["name": "enum", "value": .array(words)]),
            ("type", ["name": "union", "value": [["name": "string"], ["name": "number"]]]),
            ("tsType", ["name": "union", "raw": "'a' | 'b'", "elements": .array(literals)]),
            ("flowType", ["name": "Array", "elements": [["name": "string"]]]),
            ("type", ["name": "shape", "value": ["a": ["name": "string", "required": .bool(once(in: 2))]]]),
            ("type", ["name": "arrayOf", "value": ["name": .string(pick(["func", "bool", "node"]))]]),
        ]
        return pick(all)
    }

    private mutating func methods() -> [JSONValue] {
        some(of: ["focus", "size", "go", "go"]).map { name in
            let parameters = some(of: ["size", "{ a, b }", "size"]).map { name in
                object(
                    ["name": .string(name)],
                    optional: [("optional", true), ("type", ["name": "string"]), ("description", "What it is.")])
            }
            return object(
                ["name": .string(name), "params": .array(parameters)],
                optional: [
                    ("docblock", "What it does."), ("modifiers", once(in: 2) ? ["static"] : ["async"]),
                    ("returns", ["type": ["name": "number"]]),
                ])
        }
    }
}

import CatalogModel
import CatalogTestSupport

/// Generated Custom Elements Manifests with unusual members.
extension SourceDice {
    private static let paths = ["src/box.js", "src/nested/box.js", "dist/index.js"]
    private static let classes = ["Box", "Tabs", "TabsPanel", "My_Box", "MyBox"]

    mutating func manifest() -> String {
        var modules: [JSONValue] = []
        for (index, path) in Self.paths.enumerated() {
            var declarations: [JSONValue] = [base]
            for name in some(of: Self.classes) {
                declarations.append(element(name, tag: "x\(index)-\(name.lowercased().filter(\.isLetter))"))
            }
            if once(in: 2) { declarations.append(mixin) }
            if once(in: 2) { declarations.append(function("format")) }
            if once(in: 2) { declarations.append(variable("limit")) }
            modules.append([
                "kind": "javascript-module", "path": .string(path), "declarations": .array(declarations),
            ])
        }
        let manifest: JSONValue = ["schemaVersion": "1.0.0", "readme": "", "modules": .array(modules)]
        return manifest.compact
    }

    private var base: JSONValue {
        mutating get {
            classLike("class", name: "Base", members: members(), [])
        }
    }

    private var mixin: JSONValue {
        mutating get {
            classLike("mixin", name: "Mix", members: members(), [("parameters", .array([parameter("base")]))])
        }
    }

    private mutating func element(_ name: String, tag: String) -> JSONValue {
        var facts: [(String, JSONValue)] = [("tagName", .string(tag)), ("customElement", true)]
        if once(in: 2) { facts.append(("superclass", ["name": "Base", "module": "src/box.js"])) }
        if once(in: 3) { facts.append(("mixins", [["name": "Mix", "module": "src/box.js"]])) }
        facts.append(("attributes", .array(attributes())))
        return classLike("class", name: name, members: members(), facts)
    }

    private mutating func classLike(
        _ kind: String, name: String, members: [JSONValue], _ facts: [(String, JSONValue)]
    ) -> JSONValue {
        var object = JSONObject(["kind": .string(kind), "name": .string(name), "description": "What it is."])
        for (key, value) in facts { object.append(key, value: value) }
        object.append("members", value: .array(members))
        object.append("events", value: .array(features(["change", "size", "close"], extra: ("type", type()))))
        object.append("slots", value: .array(features(["", "label", "size"], extra: ("type", type()))))
        object.append("cssParts", value: .array(features(["base", "label"], extra: ("x", nil))))
        object.append("cssStates", value: .array(features(["open", "base"], extra: ("x", nil))))
        object.append("cssProperties", value: .array(features(["--size", "--gap"], extra: ("default", "1px"))))
        return .object(object)
    }

    private mutating func features(_ names: [String], extra: (String, JSONValue?)) -> [JSONValue] {
        some(of: names).map { name in
            let more: [(String, JSONValue)] = extra.1.map { [(extra.0, $0)] } ?? []
            return object(
                ["name": .string(name)],
                optional: more + [("description", "What it is."), ("deprecated", true), ("inheritedFrom", Self.origin)])
        }
    }

    private static let origin: JSONValue = ["name": "Base", "module": "src/box.js"]

    private mutating func members() -> [JSONValue] {
        var all: [JSONValue] = []
        for name in some(of: Self.members) {
            if !once(in: 3) { all.append(field(name)) }
            // A name can be a field and a method, and a method have several overloads.
            while once(in: 2) { all.append(method(name)) }
        }
        return all
    }

    private mutating func field(_ name: String) -> JSONValue {
        var object = facts(JSONObject(["kind": "field", "name": .string(name)]))
        if once(in: 4) { object.append("attribute", value: .string(name.lowercased())) }
        if once(in: 4) { object.append("reflects", value: true) }
        return .object(object)
    }

    private mutating func attributes() -> [JSONValue] {
        some(of: ["size", "kind", "data-x"]).map { name in
            var object = JSONObject(["name": .string(name)])
            if name != "data-x", once(in: 2) { object.append("fieldName", value: .string(name)) }
            if let type = type() { object.append("type", value: type) }
            return .object(object)
        }
    }

    private mutating func method(_ name: String) -> JSONValue {
        var object = JSONObject(["kind": "method", "name": .string(name)])
        let parameters = some(of: ["size", "label", "rest", "size"]).map { parameter($0) }
        if !parameters.isEmpty { object.append("parameters", value: .array(parameters)) }
        if once(in: 3) { object.append("return", value: .object(JSONObject(["type": ["text": "void"]]))) }
        for (key, value) in traits() { object.append(key, value: value) }
        return .object(object)
    }

    private mutating func parameter(_ name: String) -> JSONValue {
        var object = JSONObject(["name": .string(name)])
        if let type = type() { object.append("type", value: type) }
        if once(in: 4) { object.append("optional", value: true) }
        if once(in: 4) { object.append("default", value: .string(pick(Self.defaults))) }
        if once(in: 6) { object.append("rest", value: true) }
        return .object(object)
    }

    private mutating func function(_ name: String) -> JSONValue {
        .object(
            JSONObject(["kind": "function", "name": .string(name), "parameters": .array([parameter("size")])]))
    }

    private mutating func variable(_ name: String) -> JSONValue {
        .object(facts(JSONObject(["kind": "variable", "name": .string(name)])))
    }

    private mutating func facts(_ start: JSONObject) -> JSONObject {
        var object = start
        if let type = type() { object.append("type", value: type) }
        if once(in: 3) { object.append("default", value: .string(pick(Self.defaults))) }
        if once(in: 6) { object.append("readonly", value: true) }
        for (key, value) in traits() { object.append(key, value: value) }
        return object
    }

    private mutating func traits() -> [(String, JSONValue)] {
        let all: [(String, JSONValue)] = [
            ("static", true), ("privacy", .string(pick(["public", "protected", "private"]))),
            ("deprecated", pick([true, "Use another."])), ("inheritedFrom", Self.origin),
            ("description", "What it is."),
        ]
        return all.filter { _ in once(in: 6) }
    }
}

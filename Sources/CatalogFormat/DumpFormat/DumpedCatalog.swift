package import CatalogModel

/// The files of a catalog, restored from the JSON of `catalog dump` in the form written by authors.
///
/// Entries, tokens, themes and types are restored; comments, folders and the original notation are lost.
package struct DumpedCatalog: Sendable {
    /// Path → document.
    ///
    /// `catalog.yaml` is there.
    package private(set) var files: [String: JSONValue] = [:]

    /// Restores the files of a dump; nil unless the dump has the version written by the program.
    package init?(_ dump: JSONValue) {
        guard dump["dumpVersion"] == .integer(RegistryDump.version), case .object(let catalog)? = dump["catalog"],
            case .array(let components)? = dump["components"]
        else { return nil }
        var configuration = Self.authored(.object(catalog), as: CatalogConfiguration.recordForm)
        // These keys depend on the folder of the dumped catalog, which is not this one.
        for key in ["outputs", "backends", "stubTargets", "entries", "tokens", "themes", "types", "history"] {
            configuration[key] = nil
        }
        for component in components {
            guard let id = component["id"]?.string else { continue }
            files["components/\(id).yaml"] = .object(Self.authored(component, as: Entry.recordForm))
        }
        if let types = Self.types(dump["types"]) {
            configuration["types"] = "types.yaml"
            files["types.yaml"] = types
        }
        addTokens(dump["themes"]?.array ?? [], described: catalog["themes"]?.array ?? [], to: &configuration)
        files["catalog.yaml"] = .object(configuration)
    }

    // MARK: Records

    private static func authored(_ value: JSONValue, as form: RecordForm) -> JSONObject {
        var object = JSONObject()
        for member in value.members {
            if let key = form[member.name] { object.append(member.name, value: authored(member.value, as: key.form)) }
        }
        return object
    }

    private static func authored(_ value: JSONValue, as form: ValueForm) -> JSONValue {
        switch form {
        case .record(let form): return .object(authored(value, as: form))
        case .list(let element): return .array((value.array ?? [value]).map { authored($0, as: element) })
        case .byName(let element, _):
            // Vendor data is an object already, so keep it unchanged.
            guard let elements = value.array else { return value }
            return .object(byName(elements, as: element))
        default: return value
        }
    }

    /// Returns named objects under their names; objects of the same name, in succession, in a list.
    private static func byName(_ elements: [JSONValue], as form: ValueForm) -> JSONObject {
        var object = JSONObject()
        for element in elements {
            guard let name = element["name"]?.string else { continue }
            if case .list(let inner) = form {
                var list = object[name]?.array ?? []
                list.append(named(element, as: inner))
                object[name] = .array(list)
            } else {
                object[name] = named(element, as: form)
            }
        }
        return object
    }

    private static func named(_ element: JSONValue, as form: ValueForm) -> JSONValue {
        if case .record = form { return authored(element, as: form) }
        return authored(element["value"] ?? .null, as: form)
    }

    private static func types(_ value: JSONValue?) -> JSONValue? {
        guard let languages = value?.array, !languages.isEmpty else { return nil }
        var object = JSONObject()
        for language in languages {
            guard let name = language["language"]?.string, let types = language["types"] else { continue }
            object[name] = authored(types, as: OrderedRecords<TypeMapping>.form)
        }
        return .object(object)
    }

    // MARK: Tokens

    /// Puts the tokens of a single theme into a file, the tokens of several themes into the contexts of a resolver
    /// document.
    private mutating func addTokens(
        _ themes: [JSONValue], described: [JSONValue], to configuration: inout JSONObject
    ) {
        guard let first = themes.first else { return }
        if themes.count == 1 {
            configuration["tokens"] = "theme.tokens.json"
            files["theme.tokens.json"] = Self.tree(of: first)
            return
        }
        var contexts = JSONObject()
        var published = JSONObject()
        for theme in themes {
            guard let name = theme["name"]?.string else { continue }
            contexts[name] = [Self.tree(of: theme)]
            let stated = described.first { $0["name"]?.string == name }
            published[name] = [
                "title": stated?["title"], "description": stated?["description"], "inputs": ["theme": .string(name)],
            ]
        }
        configuration["tokens"] = "theme.resolver.json"
        configuration["themes"] = .object(published)
        files["theme.resolver.json"] = [
            "version": "2025.10", "modifiers": ["theme": ["contexts": .object(contexts)]],
            "resolutionOrder": [["$ref": "#/modifiers/theme"]],
        ]
    }

    private static func tree(of theme: JSONValue) -> JSONValue {
        var root = JSONObject()
        for token in theme["tokens"]?.array ?? [] {
            let path = token["path"]?.string?.split(separator: ".").map(String.init) ?? []
            insert(token, at: path[...], into: &root)
        }
        return .object(root)
    }

    private static func insert(_ token: JSONValue, at path: ArraySlice<String>, into object: inout JSONObject) {
        guard let name = path.first else { return }
        var inner = JSONObject()
        if case .object(let existing)? = object[name] { inner = existing }
        if path.count > 1 {
            insert(token, at: path.dropFirst(), into: &inner)
        } else {
            for (key, member) in [
                ("$type", "type"), ("$value", "value"), ("$description", "description"), ("$deprecated", "deprecated"),
                ("$extensions", "extensions"),
            ] {
                inner[key] = token[member]
            }
            if let data = TokenVendorData.json(visibility: token["visibility"], deprecation: token["deprecation"]) {
                var extensions = JSONObject()
                if case .object(let others)? = token["extensions"] { extensions = others }
                extensions[TokenVendorData.vendor] = data
                inner["$extensions"] = .object(extensions)
            }
        }
        object[name] = .object(inner)
    }
}

extension JSONValue {
    fileprivate subscript(name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    fileprivate var members: [JSONObjectMember] { if case .object(let object) = self { object.members } else { [] } }

    fileprivate var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
}

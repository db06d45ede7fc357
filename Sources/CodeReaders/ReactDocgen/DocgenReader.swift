package import CatalogModel
import CatalogSyntax

/// A reader of the JSON files written by react-docgen and react-docgen-typescript: a single component, a list of
/// components, or either by declaring file.
package struct DocgenReader: SourceReader {
    package static let kind = "docgen"
    package static let language = ProgrammingLanguage.typescript.name
    package static let fileEnding = ".json"

    package init() {}

    package func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        for file in files {
            guard let root = YAMLReader.read(file, diagnostics: &api.diagnostics) else { continue }
            let found = Self.components(in: root, path: nil)
            if found.isEmpty { api.diagnostics.report(.noDocgen(at: root.range)) }
            for (node, path) in found { add(node, path: path, to: &api) }
        }
        return api
    }

    /// Returns the components of a node with the declaring files.
    private static func components(in node: YAMLNode, path: Text?) -> [(YAMLNode, Text?)] {
        switch node.content {
        case .scalar: []
        case .sequence(let list): list.elements.flatMap { components(in: $0, path: path) }
        case .mapping(let mapping) where isComponent(mapping): [(node, path)]
        case .mapping(let mapping):
            path == nil ? mapping.pairs.flatMap { components(in: $0.value, path: $0.key) } : []
        }
    }

    private static func isComponent(_ mapping: YAMLMapping) -> Bool {
        if mapping["displayName"]?.statedText != nil { return true }
        if case .mapping? = mapping["props"]?.content { return true }
        return mapping["methods"] != nil && mapping["description"] != nil
    }

    private func add(_ node: YAMLNode, path: Text?, to api: inout DeclaredAPI) {
        guard case .mapping(let mapping) = node.content else { return }
        let path = mapping["filePath"]?.statedText ?? path
        let name = mapping["displayName"]?.statedText ?? path.flatMap(Self.name)
        guard let name, !name.value.isEmpty else {
            let location = Text("a component without a name", at: node.range)
            api.omissions.append(.init(location, because: "has neither a 'displayName' nor a file path with a name"))
            return
        }
        var conversion = DocgenConversion(module: path)
        let entry = conversion.entry(mapping, name: name, at: node.range)
        api.diagnostics.merge(conversion.findings)
        api.components.append(
            DeclaredComponent(
                symbol: name, module: nil, platform: "react", entry: entry,
                knowledge: mapping["composes"] == nil
                    ? Self.knowledge : Self.knowledge.without(["properties"], of: "Type")))
    }

    /// Returns the name for a path: `src/text-field/TextField.tsx` → `TextField`; for `index.tsx` the folder.
    private static func name(of path: Text) -> Text? {
        var parts = path.value.split { $0 == "/" || $0 == "\\" }.map {
            $0.split(separator: ".").first.map(String.init) ?? ""
        }
        if parts.last?.lowercased() == "index" { parts.removeLast() }
        return parts.last.map { Text($0, at: path.range) }
    }

    /// Comments, and so deprecations, are left out on request; most methods are not found.
    private static let knowledge = SourceKnowledge(
        [
            "Type": ["properties"], "Property": ["type", "default", "required"],
            "Method": ["parameters", "static", "async"],
        ],
        wherePresent: [
            "Type": ["methods", "deprecated"], "Property": ["values", "deprecated"],
            "Method": ["returns", "deprecated"],
            "Parameter": ["type", "required"], "Outcome": ["type"], "Deprecated": ["message"],
        ])
}

extension YAMLNode {
    /// Text of a scalar; nil for `null` and for any other value.
    var statedText: Text? {
        guard case .scalar(let scalar) = content, scalar.jsonLiteral != .null else { return nil }
        return Text(scalar.text, at: range)
    }

    /// A text with words.
    var words: Text? { statedText.flatMap { $0.value.allSatisfy(\.isWhitespace) ? nil : $0 } }

    subscript(key: String) -> YAMLNode? {
        if case .mapping(let mapping) = content { mapping[key] } else { nil }
    }

    /// The elements of a list, or the values of a mapping with the keys.
    var members: [(name: Text?, node: YAMLNode)] {
        switch content {
        case .scalar: []
        case .sequence(let list): list.elements.map { ($0["name"]?.statedText, $0) }
        case .mapping(let mapping): mapping.pairs.map { ($0.key, $0.value) }
        }
    }
}

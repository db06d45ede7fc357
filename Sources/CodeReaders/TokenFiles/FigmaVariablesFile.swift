import CatalogModel
import CatalogSyntax

/// A reader of the variables in the answer of Figma's REST API (`GET /v1/files/:key/variables/local`).
///
/// Each collection of several modes is a modifier, and each mode a layer.
struct FigmaVariablesFile {
    /// A collection with the layers of the modes.
    private struct Collection {
        let name: String
        /// Layers by id of the mode; nil: a common value.
        var layers: [String: String?] = [:]
    }

    private var collections: [String: Collection] = [:]
    private var modifiers: [TokenLayers.Modifier] = []
    /// The paths of variables by id.
    private var paths: [String: [String]] = [:]

    /// Returns the tokens of the files, whose collections extend each other.
    static func read(_ files: [SourceFile], diagnostics: inout Diagnostics) -> ForeignTokens {
        var reader = FigmaVariablesFile()
        let bodies = files.compactMap { file in
            let root = JSONReader.read(file, diagnostics: &diagnostics)?.mapping
            return root?["meta"]?.mapping ?? root
        }
        reader.add(collections: bodies.flatMap { $0["variableCollections"]?.mapping?.pairs ?? [] })
        let variables = bodies.flatMap { $0["variables"]?.mapping?.pairs ?? [] }
        reader.add(names: variables)
        let tokens = variables.flatMap(reader.tokens)
        return ForeignTokens(tokens, layers: reader.modifiers.isEmpty ? nil : TokenLayers(reader.modifiers))
    }

    private mutating func add(collections pairs: [YAMLMapping.Pair]) {
        let alternatives = pairs.filter { ($0.value.mapping?["modes"]?.elements?.count ?? 0) > 1 }
        var names = LayerNames()
        var layerNames = LayerNames()
        for pair in pairs {
            let name = pair.value.mapping?["name"]?.statedText?.value ?? pair.key.value
            var collection = Collection(name: name)
            let standard = pair.value.mapping?["defaultModeId"]?.statedText?.value
            var contexts: [TokenLayers.Modifier.Context] = []
            var defaultContext: String?
            var contextNames = LayerNames()
            let modes = pair.value.mapping?["modes"]?.elements ?? []
            for mode in modes {
                guard let id = mode.mapping?["modeId"]?.statedText?.value else { continue }
                guard modes.count > 1 else {
                    collection.layers[id] = .some(nil)
                    continue
                }
                let title = mode.mapping?["name"]?.statedText?.value ?? id
                let layer = layerNames.name(for: alternatives.count > 1 ? "\(name) \(title)" : title)
                collection.layers[id] = layer
                contexts.append((contextNames.name(for: title), [layer]))
                if id == standard { defaultContext = contexts.last?.name }
            }
            collections[pair.key.value] = collection
            if contexts.count > 1 {
                modifiers.append(
                    .init(
                        alternatives.count > 1 ? names.name(for: name) : "mode", contexts: contexts,
                        defaultContext: defaultContext))
            }
        }
    }

    /// Adds the paths of all variables; the name of the collection comes first for a name that another collection has.
    private mutating func add(names variables: [YAMLMapping.Pair]) {
        var owners: [String: String] = [:]
        for pair in variables {
            guard let name = pair.value.mapping?["name"]?.statedText?.value else { continue }
            let collection = pair.value.mapping?["variableCollectionId"]?.statedText?.value ?? ""
            let path = name.split(separator: "/").map(String.init)
            let owner = owners[name] ?? collection
            owners[name] = owner
            paths[pair.key.value] = owner == collection ? path : [collections[collection]?.name ?? collection] + path
        }
    }

    private func tokens(of pair: YAMLMapping.Pair) -> [ForeignTokens.Token] {
        guard let variable = pair.value.mapping, let path = paths[pair.key.value], !path.isEmpty else {
            return [.init(path: [pair.key.value], value: .unread("has no name"), range: pair.key.range)]
        }
        let collection = variable["variableCollectionId"]?.statedText.flatMap { collections[$0.value] }
        let type = variable["resolvedType"]?.statedText?.value ?? ""
        let scopes = Set(variable["scopes"]?.elements?.compactMap(\.statedText?.value) ?? [])
        let codeSyntax = FigmaNumber.codeSyntax(variable["codeSyntax"])
        let annotations = JSONTokenTree.annotations(of: variable)
        let values = variable["valuesByMode"]?.mapping?.pairs ?? []
        if values.isEmpty { return [.init(path: path, value: .unread("has no values"), range: pair.key.range)] }
        return values.map { mode in
            // A mode of another file's collection has the common values.
            .init(
                path: path, layer: collection?.layers[mode.key.value] ?? nil,
                value: value(mode.value, type: type, scopes: scopes), range: mode.value.range,
                annotations: annotations, codeSyntax: codeSyntax)
        }
    }

    private func value(_ node: YAMLNode, type: String, scopes: Set<String>) -> ForeignTokens.Value {
        if let reference = node.mapping, reference["type"]?.statedText?.value == "VARIABLE_ALIAS" {
            guard let id = reference["id"]?.statedText?.value, let path = paths[id] else {
                return .unread("refers to a variable of a library that is not in the file")
            }
            return .alias(path)
        }
        if let color = StyleDictionaryFile.color(node) { return color }
        guard let text = node.statedText?.value else { return .unread("has a value of an unknown kind") }
        return FigmaNumber.value(text, type: type, scopes: scopes)
    }
}

/// The meaning of a Figma variable by its scopes: a number in the scope `GAP` is a size in pixels.
enum FigmaNumber {
    /// Returns the names in code by platform.
    static func codeSyntax(_ node: YAMLNode?) -> OrderedRecords<Text> {
        OrderedRecords(
            (node?.mapping?.pairs ?? []).compactMap { pair in
                pair.value.statedText.map { .init(key: Text(pair.key.value, at: pair.key.range), value: $0) }
            })
    }

    /// The scopes of sizes; line heights are pixels or percentages, and the file does not state which.
    private static let sizes: Set<String> = [
        "CORNER_RADIUS", "WIDTH_HEIGHT", "GAP", "STROKE_FLOAT", "EFFECT_FLOAT", "FONT_SIZE", "LETTER_SPACING",
        "PARAGRAPH_SPACING", "PARAGRAPH_INDENT",
    ]

    /// Returns the value of a text or number, whose type is that of the REST API or of the export; a number in another
    /// scope stays a number.
    static func value(_ text: String, type: String?, scopes: Set<String>) -> ForeignTokens.Value {
        let type = type?.lowercased()
        if type == "boolean" { return .unread("is a boolean, and no type of token has booleans") }
        if type != "float", type != "number" {
            return TokenText.value(text, hint: scopes == ["FONT_FAMILY"] ? .fontFamily : .none)
        }
        if scopes == ["OPACITY"], let percent = Double(text) {
            return .value(.number(DecimalText.of(percent / 100)), type: "number")
        }
        if scopes == ["FONT_STYLE"] || scopes == ["FONT_WEIGHT"] { return TokenText.value(text, hint: .fontWeight) }
        return TokenText.value(text, hint: !scopes.isEmpty && scopes.isSubset(of: sizes) ? .dimension : .number)
    }
}

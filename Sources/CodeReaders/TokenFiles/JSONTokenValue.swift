import CatalogModel
import CatalogSyntax
import SourceCode

/// A reader of a token's value in a JSON file of Tokens Studio, Style Dictionary or Figma.
struct JSONTokenValue {
    /// Whether a size without unit is in pixels, as in Tokens Studio; elsewhere the size is a number.
    let hasPixels: Bool

    /// The hints for the types of all tools.
    private static let hints: [String: TokenHint] = [
        "color": .color, "spacing": .dimension, "space": .dimension, "sizing": .dimension, "size": .dimension,
        "dimension": .dimension, "borderRadius": .dimension, "borderWidth": .dimension, "fontSizes": .dimension,
        "fontSize": .dimension, "letterSpacing": .dimension, "paragraphSpacing": .dimension,
        "paragraphIndent": .dimension, "fontWeights": .fontWeight, "fontWeight": .fontWeight,
        "fontFamilies": .fontFamily, "fontFamily": .fontFamily, "lineHeights": .lineHeight,
        "lineHeight": .lineHeight, "opacity": .opacity, "number": .number, "duration": .duration, "time": .duration,
        "strokeStyle": .strokeStyle,
    ]

    /// The types with parts, and their names in the Design Tokens format.
    private static let composites = [
        "typography": "typography", "boxShadow": "shadow", "shadow": "shadow", "border": "border",
        "transition": "transition",
    ]

    /// Returns the value of a node with the type that the source states.
    func value(_ node: YAMLNode, type: String?) -> ForeignTokens.Value {
        let composite = type.flatMap { Self.composites[$0] }
        switch node.content {
        case .scalar(let scalar): return value(scalar.text, type: type)
        case .mapping(let mapping):
            if composite == "shadow" { return shadows([node]) }
            if let composite { return self.composite(mapping, type: composite) }
            return object(node)
        case .sequence(let list):
            if composite == "shadow" { return shadows(list.elements) }
            let value = node.jsonValue()
            guard case .array(let elements) = value else { return .unread("is a list") }
            if type == "cubicBezier", elements.count == 4 { return .value(value, type: "cubicBezier") }
            if type == "fontFamily", elements.allSatisfy({ if case .string = $0 { true } else { false } }) {
                return .value(value, type: "fontFamily")
            }
            return .unread("is a list, and no type of token has such lists")
        }
    }

    /// Returns the value of a text or number with the type that the source states.
    func value(_ written: String, type: String?) -> ForeignTokens.Value {
        if let path = Self.alias(written) { return .alias(path) }
        guard let type, Self.composites[type] != nil else {
            return text(written, hint: type.flatMap { Self.hints[$0] } ?? .none)
        }
        return TokenText.value(written)
    }

    /// Returns the path in a reference such as `{color.ink}` or `{color.ink.value}`; nil for other texts.
    static func alias(_ text: String) -> [String]? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        let name = String(text.dropFirst().dropLast().drop { $0 == "!" }).trimmed
        guard !name.contains("{"), !name.contains("}") else { return nil }
        var path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if path.count > 1, path.last == "value" { path.removeLast() }
        return path
    }

    private func text(_ text: String, hint: TokenHint) -> ForeignTokens.Value {
        if text.contains("{"), text.contains("}") { return .unread("is a formula, which is not evaluated") }
        let isSize = hint == .dimension || hint == .lineHeight
        return TokenText.value(text, hint: isSize && !hasPixels ? .none : hint)
    }

    /// Returns a color or a measure written as in the Design Tokens format.
    private func object(_ node: YAMLNode) -> ForeignTokens.Value {
        let value = node.jsonValue()
        if case .object(let object) = value {
            if TokenColor(value) != nil { return .value(value, type: "color") }
            if object.members.count == 2, let number = node.mapping?["value"]?.statedText?.value,
                let unit = node.mapping?["unit"]?.statedText?.value
            {
                return TokenText.value(number + unit)
            }
        }
        return .unread("is an object, and no type of token has such objects")
    }

    // MARK: Composite values

    private func composite(_ mapping: YAMLMapping, type: String) -> ForeignTokens.Value {
        var object = JSONObject()
        for (name, hint) in CompositeParts(type).parts {
            guard let node = mapping[name] else { return .unread("has no '\(name)', which a \(type) token needs") }
            guard let value = part(node, hint: hint) else {
                return .unread("has a '\(name)' that no \(type) token can have")
            }
            object[name] = value
        }
        return .value(.object(object), type: type)
    }

    private func shadows(_ nodes: [YAMLNode]) -> ForeignTokens.Value {
        var layers: [JSONValue] = []
        for node in nodes {
            guard let mapping = node.mapping else { return .unread("has a layer that is not an object") }
            func value(_ name: String, or other: String, hint: TokenHint) -> JSONValue? {
                (mapping[name] ?? mapping[other]).flatMap { part($0, hint: hint) }
            }
            let lengths = [
                value("x", or: "offsetX", hint: .dimension), value("y", or: "offsetY", hint: .dimension),
                value("blur", or: "blur", hint: .dimension), value("spread", or: "spread", hint: .dimension),
            ].compactMap(\.self)
            guard lengths.count == 4, let color = value("color", or: "color", hint: .color) else {
                return .unread("has a layer without color, offsets, blur or spread in a readable form")
            }
            let isInset =
                mapping["type"]?.statedText?.value == "innerShadow" || mapping["inset"]?.statedText?.value == "true"
            layers.append(ShadowText.layer(color: color, lengths: lengths, isInset: isInset))
        }
        guard !layers.isEmpty else { return .unread("has no layer") }
        return .value(layers.count == 1 ? layers[0] : .array(layers), type: "shadow")
    }

    /// Returns a part of a composite value: a reference, or a value of the type.
    private func part(_ node: YAMLNode, hint: TokenHint) -> JSONValue? {
        if case .scalar(let scalar) = node.content, let path = Self.alias(scalar.text) {
            return .string("{\(path.joined(separator: "."))}")
        }
        let found: ForeignTokens.Value =
            if case .scalar(let scalar) = node.content { TokenText.value(scalar.text, hint: hint) } else {
                object(node)
            }
        guard case .value(let value, _) = found, CompositeParts.fits(value, hint: hint) else { return nil }
        return value
    }
}

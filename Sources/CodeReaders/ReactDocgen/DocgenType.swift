import CatalogModel
import CatalogSyntax
import SourceCode

/// The TypeScript text of a type, put together from the forms of types in the JSON of react-docgen and
/// react-docgen-typescript.
struct DocgenType {
    let text: Text
    /// The usual name of the type, where the values of an enum are stated, too.
    let name: Text?

    /// Creates the type of a node; nil where the type is missing.
    ///
    /// `isOptional`: users may leave the value out, so that the type does not repeat `undefined`.
    init?(_ node: YAMLNode?, isOptional: Bool = false) {
        guard let node, let all = Self.written(node), !all.isEmpty else { return nil }
        let written = ScriptTypeText(all).simplified(isOptional: isOptional) ?? all
        text = Text(written, at: (node["raw"] ?? node["name"])?.range ?? node.range)
        let raw = node["raw"]?.statedText.map { text in
            text.map { ScriptTypeText($0).simplified(isOptional: isOptional) ?? $0 }
        }
        let isName = raw?.value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
        name = node["name"]?.statedText?.value == "enum" && isName && raw?.value != written ? raw : nil
    }

    private static func written(_ node: YAMLNode) -> String? {
        // A type from a comment is only a string.
        guard let name = node["name"]?.statedText?.value else { return node.statedText?.value }
        let raw = node["raw"]?.statedText?.value
        switch name {
        case "enum": return values(node["value"]) ?? raw ?? node["value"]?.statedText?.value ?? name
        case "union": return raw ?? all(node["value"] ?? node["elements"], between: " | ") ?? name
        case "intersection": return raw ?? all(node["elements"], between: " & ") ?? name
        case "literal": return node["value"]?.statedText?.value ?? raw
        case "bool": return "boolean"
        case "func": return "Function"
        case "node": return "ReactNode"
        case "element": return "ReactElement"
        case "elementType": return "ElementType"
        case "array": return raw ?? "any[]"
        case "arrayOf": return inner(node).map { $0.contains(" ") ? "(\($0))[]" : $0 + "[]" } ?? "any[]"
        case "objectOf": return "Record<string, \(inner(node) ?? "any")>"
        case "instanceOf": return node["value"]?.statedText?.value ?? "object"
        case "shape", "exact": return shape(node["value"]) ?? raw ?? "object"
        case "custom": return raw ?? "any"
        case "signature": return raw ?? (node["type"]?.statedText?.value == "function" ? "Function" : "object")
        default: return raw ?? generic(name, of: node["elements"])
        }
    }

    private static func inner(_ node: YAMLNode) -> String? { node["value"].flatMap(written) }

    private static func values(_ node: YAMLNode?) -> String? {
        guard case .sequence(let list)? = node?.content else { return nil }
        let values = list.elements.compactMap { ($0["value"] ?? $0).statedText?.value }
        return values.isEmpty ? nil : values.joined(separator: " | ")
    }

    private static func all(_ node: YAMLNode?, between separator: String) -> String? {
        guard case .sequence(let list)? = node?.content else { return nil }
        let parts = list.elements.compactMap(written)
        return parts.isEmpty ? nil : parts.joined(separator: separator)
    }

    private static func generic(_ name: String, of elements: YAMLNode?) -> String {
        all(elements, between: ", ").map { "\(name)<\($0)>" } ?? name
    }

    private static func shape(_ node: YAMLNode?) -> String? {
        guard case .mapping(let mapping)? = node?.content else { return nil }
        let members = mapping.pairs.map { pair in
            let mark = pair.value["required"]?.statedText?.value == "true" ? "" : "?"
            return "\(pair.key.value)\(mark): \(written(pair.value) ?? "any")"
        }
        return "{ " + members.joined(separator: "; ") + " }"
    }
}

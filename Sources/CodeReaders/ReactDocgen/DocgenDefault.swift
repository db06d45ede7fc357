import CatalogModel
import CatalogSyntax
import SourceCode

/// The default of a property in the JSON of react-docgen and react-docgen-typescript, as an expression.
enum DocgenDefault {
    /// Returns the expression for a default; nil for none.
    ///
    /// react-docgen writes expressions. react-docgen-typescript writes strings without quotes, and everything else as
    /// expressions. Only the type of the property distinguishes the two.
    static func text(_ node: YAMLNode?, type: String?) -> Text? {
        guard let node, let value = node["value"] ?? node.scalarNode, case .scalar(let scalar) = value.content,
            let text = value.statedText
        else { return nil }
        let isExpression = node["computed"] != nil || scalar.jsonLiteral != nil
        guard !isExpression, let type, ScriptTypeText(type).takesUnquoted(text.value) else { return text }
        return text.map { JSONValue.string($0).compact }
    }
}

extension YAMLNode {
    /// The node itself, if it is a scalar.
    fileprivate var scalarNode: YAMLNode? { if case .scalar = content { self } else { nil } }
}

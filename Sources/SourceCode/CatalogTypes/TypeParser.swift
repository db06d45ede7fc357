import CatalogModel

/// A parser of type texts written in Swift, Kotlin or TypeScript into a `TypeExpression`, without knowledge of the
/// language.
///
/// A text that the parser cannot read is not an expression; the text is then used verbatim.
package struct TypeParser {
    /// The greatest size, more than of the longest hand-kept list of literals.
    private static let maximumSize = 200_000

    /// Whether a part of the text has no meaning as a type.
    private var isInvalid = false

    /// Returns the type expressed by a text; nil for an unreadable text.
    package static func parse(_ text: String) -> TypeExpression? {
        if SyntaxScanner.isPlainName(text), text != "true", text != "false" { return .name(text) }
        guard text.utf8.count <= maximumSize, let tree = TypeGrammar.grammar.tree(of: text, as: "text") else {
            return nil
        }
        var parser = TypeParser()
        let type = parser.type(tree)
        if parser.isInvalid { return nil }
        // A variadic parameter has the type of an array.
        return tree["Dots"] == nil ? type : .array(type)
    }

    /// Returns the names in a text made of the tokens of types; none for other texts.
    package static func names(in text: String) -> [String] {
        TypeGrammar.grammar.tree(of: text, as: "tokens")?.all("Name").map(\.name) ?? []
    }

    // MARK: Types

    private mutating func invalid() -> TypeExpression {
        isInvalid = true
        return .anyParameters
    }

    /// Returns the type in a node.
    private mutating func type(_ node: SyntaxNode?) -> TypeExpression {
        guard let type = node?["Type"] else { return .name("any") }
        return self.type(of: type)
    }

    private mutating func types(_ node: SyntaxNode) -> [TypeExpression] {
        node.all("Type").map { type(of: $0) }
    }

    private mutating func type(of node: SyntaxNode) -> TypeExpression {
        var members: [TypeExpression] = []
        for member in node.children where member.rule == "Member" {
            let operands = member.children.map { operand($0) }
            members.append(operands.count == 1 ? operands[0] : .intersection(operands))
        }
        if node.children.count > members.count { return .verbatim(node.text) }
        return members.count == 1 ? members[0] : .union(members)
    }

    /// Returns a type with all words and signs before and after the type.
    private mutating func operand(_ node: SyntaxNode) -> TypeExpression {
        var attributes: [String] = []
        var words: [String] = []
        var isDerived = false
        var type: TypeExpression?
        for part in node.children {
            switch part.rule {
            case "Operator", "Derived": isDerived = true
            case "Attribute": attributes.append(part.name)
            case "Word": words.append(part.name)
            case "Optional": type = type.map { .optional($0) }
            case "ArrayOf": type = type.map { .array($0) }
            case "Receiver":
                guard case .function(var function)? = part["Parens"].map({ parens($0) }) else { return invalid() }
                function.receiver = type
                type = .function(function)
            case "Arguments":
                guard case .name(let name)? = type else { return invalid() }
                type = .generic(name, types(part))
            default: type = core(part)
            }
        }
        if isDerived { return .verbatim(node.text) }
        if words.contains("vararg"), let type { return .array(type) }
        guard case .function(var function)? = type else { return type ?? invalid() }
        function.attributes = attributes + function.attributes
        function.isAsync = function.isAsync || words.contains("suspend")
        return .function(function)
    }

    private mutating func core(_ node: SyntaxNode) -> TypeExpression {
        switch node.rule {
        case "Named":
            let name = node["Name"]?.name ?? ""
            if let arguments = node["Arguments"] { return .generic(name, types(arguments)) }
            return name == "true" || name == "false" ? .literal(.bool(name == "true")) : .name(name)
        case "String", "Number":
            let text = node.text
            return text.hasPrefix("`") && text.contains("${")
                ? .template(String(text.dropFirst().dropLast())) : .literal(node.literal)
        case "List": return list(node)
        case "Parens": return parens(node)
        case "Object": return object(node)
        case "Import": return .verbatim(node.text)
        case "Star": return .name("*")
        default: return .anyParameters
        }
    }

    // MARK: Lists

    /// Returns `[T]`, `[K: V]`, `[3 of T]`, or a tuple of TypeScript: `[A, b?: B, ...C[]]`.
    private mutating func list(_ node: SyntaxNode) -> TypeExpression {
        if let count = node.children.first, count.rule == "String" || count.rule == "Number" {
            return .generic("InlineArray", [.literal(count.literal), type(node)])
        }
        let items = node.all("Item")
        if items.count == 1, node["Comma"] == nil {
            let types = types(items[0])
            if types.count == 2 { return .dictionary(types[0], types[1]) }
            return items[0]["Rest"] == nil ? .array(types[0]) : types[0]
        }
        return .tuple(items.map { item($0) })
    }

    private mutating func item(_ node: SyntaxNode) -> TypeExpression.Element {
        let types = types(node)
        if node["Rest"] != nil { return .init(label: node["Label"]?.name, type: types[0], isRest: true) }
        switch (types[0], types.count) {
        case (.name(let label), 2): return .init(label: label, type: types[1])
        case (.optional(.name(let label)), 2): return .init(label: label, type: types[1], isOptional: true)
        case (_, 2): return .init(type: invalid())
        case (.optional(let wrapped), _): return .init(type: wrapped, isOptional: true)
        default: return .init(type: types[0])
        }
    }

    /// Returns a tuple, a type in parentheses or a function.
    private mutating func parens(_ node: SyntaxNode) -> TypeExpression {
        let elements = elements(node)
        guard node["Type"] != nil else { return .tuple(elements) }
        var function = TypeExpression.Function(elements, result: type(node))
        let effects = node.all("Effect").map(\.name)
        function.isAsync = effects.contains("async")
        function.isThrowing = effects.contains("throws") || effects.contains("rethrows")
        return .function(function)
    }

    private mutating func elements(_ node: SyntaxNode) -> [TypeExpression.Element] {
        node.all("Element").map { element in
            let label = element["Label"]?.name
            // A pattern before a colon has no name.
            guard let type = types(element).last else { return .init(type: invalid()) }
            let name = label == "_" ? element["Second"]?.name ?? label : label
            if element["Dots"] != nil { return .init(label: name, type: .array(type), isRest: true) }
            return .init(
                label: name, type: type, isOptional: element["Maybe"] != nil, isRest: element["Rest"] != nil)
        }
    }

    // MARK: Objects

    private mutating func object(_ node: SyntaxNode) -> TypeExpression {
        if node["Callable"] != nil || node.all("Index").contains(where: { $0["Mapped"] != nil }) {
            return .verbatim(node.text)
        }
        var elements: [TypeExpression.Element] = []
        for property in node.all("Property") {
            guard let label = property.children.first else { continue }
            let type = property["Signature"].map { signature($0) } ?? type(property)
            elements.append(.init(label: label.label, type: type, isOptional: property["Maybe"] != nil))
        }
        guard let index = node.all("Index").last else { return .object(elements, rest: nil) }
        let types = types(index)
        if elements.isEmpty, let key = types.first, let value = types.last { return .dictionary(key, value) }
        return .object(elements, rest: types.last)
    }

    private mutating func signature(_ node: SyntaxNode) -> TypeExpression {
        .function(.init(elements(node), result: type(node)))
    }
}

extension SyntaxNode {
    /// The first name in the text, without backticks.
    fileprivate var name: String {
        String(text.prefix { $0 != "(" && !$0.isWhitespace }).filter { $0 != "`" }
    }

    fileprivate var label: String {
        switch literal {
        case _ where rule == "Label": name
        case .string(let text), .number(let text): text
        default: ""
        }
    }

    /// The meaning of a literal of a string or a number.
    fileprivate var literal: JSONValue {
        if rule == "Number" { return .number(text) }
        return .string(StringEscape.meaning(of: text.dropFirst().dropLast()))
    }
}

/// A parsed Swift default value, as detailed as needed for deciding whether the code of a stub compiles.
package indirect enum SwiftValue: Hashable {
    case `nil`
    case bool
    case integer
    case float
    case string
    /// A string with only names inserted.
    case interpolation([String])
    case array([SwiftValue])
    case dictionary
    /// `.none`, `.custom(1)`, `.red.opacity(0.5)`
    case implicit([Step])
    /// `UIColor.red`, `Font.system(size: 12)`, `accountBalance`
    case path([Step])
    case closure(Closure)
    /// An expression without further analysis.
    case other

    /// A name on the way, with the arguments when called.
    package struct Step: Hashable {
        package var name: String
        package var arguments: [Argument]?
        /// The closure after the name.
        package var content: Closure?

        package init(name: String) { self.name = name }
    }

    /// A closure as a value.
    package struct Closure: Hashable {
        /// The names of the parameters; nil for a closure without parameter names.
        package var parameters: [String]?
        /// Expressions, in order.
        package var body: [SwiftValue] = []
        /// The number of parameters mentioned as `$0` and so on.
        package var shorthandCount = 0
    }

    /// An argument of a call, with the label.
    package struct Argument: Hashable {
        package var label: String?
        package var value: SwiftValue
    }

    package var isClosure: Bool {
        if case .closure = self { true } else { false }
    }

    package init(_ text: String) {
        if let value = SwiftGrammar.grammar.tree(of: text, as: "value")?.children.first {
            self.init(value)
        } else {
            self = Self.isArithmetic(text) ? .float : .other
        }
    }

    /// Whether a text is arithmetic, such as `1 / 3` or `-(2 + 0.5)`.
    private static func isArithmetic(_ text: String) -> Bool {
        text.utf8.contains { (0x30...0x39).contains($0) }
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || " ._+-*/()".utf8.contains($0) }
    }

    fileprivate init(_ node: SyntaxNode) {
        switch node.rule {
        case "String":
            self = node.children.isEmpty ? .string : .interpolation(node.children.map(\.text))
        case "Number":
            let digits = node.text.utf8
            let hasExponent = !digits.contains(UInt8(ascii: "x")) && digits.contains { $0 | 0x20 == UInt8(ascii: "e") }
            self = hasExponent || digits.contains(UInt8(ascii: ".")) ? .float : .integer
        case "List": self = .array(node.children.map(Self.init))
        case "Dictionary": self = .dictionary
        case "Closure": self = .closure(Closure(node))
        case "Implicit": self = .implicit(node.children.map(Step.init))
        default:
            let steps = node.children.map(Step.init)
            let word = steps.count == 1 && steps[0].arguments == nil ? steps[0].name : ""
            self = word == "nil" ? .nil : word == "true" || word == "false" ? .bool : .path(steps)
        }
    }
}

extension SwiftValue.Step {
    fileprivate init(_ node: SyntaxNode) {
        self.init(name: node["Called"]?.text ?? "")
        arguments = node["Call"]?.children.compactMap { argument in
            argument.children.last.map { .init(label: argument["Label"]?.text, value: SwiftValue($0)) }
        }
        content = node["Closure"].map(SwiftValue.Closure.init)
    }
}

extension SwiftValue.Closure {
    fileprivate init(_ node: SyntaxNode) {
        parameters = node["Names"]?.children.map(\.text)
        body = node.children.filter { $0.rule != "Names" }.map(SwiftValue.init)
        let text = node.text.utf8
        let numbers = zip(text, text.dropFirst()).compactMap { sign, digit in
            sign == UInt8(ascii: "$") && (0x30...0x39).contains(digit) ? Int(digit - 0x30) : nil
        }
        shorthandCount = parameters == nil ? numbers.max().map { $0 + 1 } ?? 0 : 0
    }
}

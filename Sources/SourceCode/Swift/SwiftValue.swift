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
        /// The closure behind the name.
        package var content: Closure?

        package init(name: String) { self.name = name }
    }

    /// A closure as a value.
    package struct Closure: Hashable {
        /// The names of the parameters; nil for a closure without parameter names.
        package var parameters: [String]?
        /// Expressions, one behind the other.
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
        var scanner = SwiftTypeRecognizer.scanner(text)
        let value = Self.read(&scanner)
        scanner.skipSpace()
        self = scanner.isAtEnd ? value : Self.isArithmetic(text) ? .float : .other
    }

    /// Whether a text is arithmetic, such as `1 / 3` or `-(2 + 0.5)`.
    private static func isArithmetic(_ text: String) -> Bool {
        text.utf8.contains { (0x30...0x39).contains($0) }
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || " ._+-*/()".utf8.contains($0) }
    }

    private static func read(_ scanner: inout SyntaxScanner) -> SwiftValue { scanner.nested(value) ?? .other }

    private static func value(_ scanner: inout SyntaxScanner) -> SwiftValue {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "\""): return string(&scanner)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number(&scanner)
        case UInt8(ascii: "["):
            scanner.advance()
            return collection(&scanner)
        case UInt8(ascii: "{"):
            scanner.advance()
            return braces(&scanner).map { .closure($0) } ?? .other
        case UInt8(ascii: "."):
            scanner.advance()
            return steps(&scanner).map { .implicit($0) } ?? .other
        default:
            guard let steps = steps(&scanner) else { return .other }
            if steps.count == 1, let only = steps.first, only.arguments == nil {
                if only.name == "nil" { return .nil }
                if only.name == "true" || only.name == "false" { return .bool }
            }
            return .path(steps)
        }
    }

    private static func string(_ scanner: inout SyntaxScanner) -> SwiftValue {
        var copy = scanner
        guard SourceLiterals.swiftString(&copy) else { return .other }
        var names: [String] = []
        while scanner.position < copy.position {
            if scanner.takeAdjacent("\\(") {
                // Anything else may be unknown.
                guard let name = scanner.takeName(), scanner.take(")") else { return .other }
                names.append(name)
                continue
            }
            if scanner.next == UInt8(ascii: "\\") { scanner.advance() }
            scanner.advance()
        }
        return names.isEmpty ? .string : .interpolation(names)
    }

    private static func number(_ scanner: inout SyntaxScanner) -> SwiftValue {
        let start = scanner
        _ = scanner.takeAdjacent("-")
        guard SourceLiterals.number(&scanner) else { return .other }
        var digits = start
        var isHex = false
        while digits.position < scanner.position {
            if digits.next == UInt8(ascii: "x") { isHex = true }
            if digits.next == UInt8(ascii: ".") || (!isHex && (digits.next | 0x20) == UInt8(ascii: "e")) {
                return .float
            }
            digits.advance()
        }
        return .integer
    }

    private static func collection(_ scanner: inout SyntaxScanner) -> SwiftValue {
        if scanner.take("]") { return .array([]) }
        if scanner.take(":") { return scanner.take("]") ? .dictionary : .other }
        var elements: [SwiftValue] = []
        let isList = scanner.takeList(closing: "]", allowsTrailingComma: true) { scanner in
            elements.append(read(&scanner))
            scanner.skipSpace()
            return scanner.next == UInt8(ascii: ",") || scanner.next == UInt8(ascii: "]")
        }
        return isList ? .array(elements) : .other
    }

    /// Reads a closure behind the opening brace; nil if the closure holds more than expressions.
    private static func braces(_ scanner: inout SyntaxScanner) -> Closure? {
        var closure = Closure()
        var names: [String] = []
        let start = scanner.position
        let hasNames = scanner.attempt { scanner in
            repeat {
                guard let name = scanner.takeName(), !name.contains("$") else { return false }
                names.append(name)
            } while scanner.take(",")
            return scanner.takeWord("in")
        }
        if hasNames { closure.parameters = names }
        while !scanner.take("}") {
            if !closure.body.isEmpty {
                let end = scanner.position
                scanner.skipSpace()
                guard scanner.take(";") || scanner.hasLineBreak(since: end) else { return nil }
            }
            let value = read(&scanner)
            if value == .other { return nil }
            closure.body.append(value)
        }
        closure.shorthandCount = hasNames ? 0 : scanner.shorthandCount(since: start)
        return closure
    }

    private static func steps(_ scanner: inout SyntaxScanner) -> [Step]? {
        var steps: [Step] = []
        repeat {
            guard let name = scanner.takeName(), !name.contains("$") || (steps.isEmpty && isShorthand(name)) else {
                return nil
            }
            var step = Step(name: name)
            if scanner.takeAdjacent("(") {
                guard let arguments = arguments(&scanner) else { return nil }
                step.arguments = arguments
            }
            let isContent = scanner.attempt { scanner in
                guard scanner.take("{") else { return false }
                step.content = braces(&scanner)
                return step.content != nil
            }
            if !isContent { step.content = nil }
            steps.append(step)
        } while takeDot(&scanner)
        return steps
    }

    /// Takes a dot before another name, on the same line or at the start of the next.
    private static func takeDot(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.takeAdjacent(".")
            || scanner.attempt { scanner in
                let start = scanner.position
                scanner.skipSpace()
                return scanner.hasLineBreak(since: start) && scanner.takeAdjacent(".")
            }
    }

    private static func isShorthand(_ name: String) -> Bool {
        name.hasPrefix("$") && name.utf8.count == 2 && name.last?.isNumber == true
    }

    private static func arguments(_ scanner: inout SyntaxScanner) -> [Argument]? {
        var arguments: [Argument] = []
        let isList = scanner.takeList(closing: ")") { scanner in
            var label: String?
            _ = scanner.attempt { scanner in
                label = scanner.takeName()
                if label != nil, scanner.take(":") { return true }
                label = nil
                return false
            }
            arguments.append(Argument(label: label, value: read(&scanner)))
            scanner.skipSpace()
            return scanner.next == UInt8(ascii: ",") || scanner.next == UInt8(ascii: ")")
        }
        return isList ? arguments : nil
    }
}

extension SyntaxScanner {
    fileprivate func hasLineBreak(since start: Int) -> Bool { text(since: start).contains(0x0A) }

    /// Returns the greatest number behind a dollar sign, plus one.
    fileprivate func shorthandCount(since start: Int) -> Int {
        let bytes = Array(text(since: start))
        let numbers = zip(bytes, bytes.dropFirst()).compactMap { sign, digit in
            sign == UInt8(ascii: "$") && (0x30...0x39).contains(digit) ? Int(digit - 0x30) : nil
        }
        return numbers.max().map { $0 + 1 } ?? 0
    }
}

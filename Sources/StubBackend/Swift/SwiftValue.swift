/// An expression of Swift as far as a stub has to understand it to know whether it compiles.
indirect enum SwiftValue: Hashable {
    case `nil`
    case bool
    case integer
    case float
    case string
    case array([SwiftValue])
    case dictionary
    /// `.none`, `.custom(1)`, `.red.opacity(0.5)`
    case implicit([Step])
    /// `UIColor.red`, `Font.system(size: 12)`, `accountBalance`
    case path([Step])
    /// A closure that does nothing; the count of the parameters that it names, if it names any.
    case emptyClosure(parameters: Int?)
    /// What this does not look into.
    case other

    /// A name on the way, with the arguments when it is called.
    struct Step: Hashable {
        var name: String
        var arguments: [Argument]?
    }

    struct Argument: Hashable {
        var label: String?
        var value: SwiftValue
    }

    init(_ text: String) {
        var scanner = SwiftTypes.scanner(text)
        let value = Self.read(&scanner)
        scanner.skipSpace()
        self = scanner.isAtEnd ? value : Self.isArithmetic(text) ? .float : .other
    }

    /// `1 / 3`, `-(2 + 0.5)`
    private static func isArithmetic(_ text: String) -> Bool {
        text.utf8.contains { (0x30...0x39).contains($0) }
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || " ._+-*/()".utf8.contains($0) }
    }

    private static func read(_ scanner: inout SyntaxScanner) -> SwiftValue {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "\""): return string(&scanner)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number(&scanner)
        case UInt8(ascii: "["):
            scanner.advance()
            return collection(&scanner)
        case UInt8(ascii: "{"):
            scanner.advance()
            return closure(&scanner)
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
        // What stands in an interpolation may be unknown.
        while scanner.position < copy.position {
            if scanner.next == UInt8(ascii: "\\"), scanner.peek(1) == UInt8(ascii: "(") { return .other }
            if scanner.next == UInt8(ascii: "\\") { scanner.advance() }
            scanner.advance()
        }
        return .string
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

    private static func closure(_ scanner: inout SyntaxScanner) -> SwiftValue {
        if scanner.take("}") { return .emptyClosure(parameters: nil) }
        var count = 0
        repeat {
            guard scanner.takeName() != nil else { return .other }
            count += 1
        } while scanner.take(",")
        return scanner.takeWord("in") && scanner.take("}") ? .emptyClosure(parameters: count) : .other
    }

    private static func steps(_ scanner: inout SyntaxScanner) -> [Step]? {
        var steps: [Step] = []
        repeat {
            guard let name = scanner.takeName(), !name.contains("$") else { return nil }
            var step = Step(name: name)
            if scanner.takeAdjacent("(") {
                guard let arguments = arguments(&scanner) else { return nil }
                step.arguments = arguments
            }
            steps.append(step)
        } while scanner.takeAdjacent(".")
        return steps
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

/// Recognizes types of Swift and the clauses that are made of them (The Swift Programming Language, "Types").
enum SwiftTypes {
    static func isType(_ text: String) -> Bool {
        if isPlainName(text) { return SwiftNames.canNameType(text) }
        return SyntaxScanner.accepts(scanner(text)) { type(&$0) }
    }

    /// `<Content: View, Value>`.
    static func isGenericParameters(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text)) { genericParameters(&$0) }
    }

    /// What stands after the word `where`.
    static func isRequirements(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text)) { requirements(&$0) }
    }

    static func scanner(_ text: String) -> SyntaxScanner {
        SyntaxScanner(text, allowsInNames: SwiftNames.isForeign)
    }

    /// The text of most types.
    static func isPlainName(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A, 0x5F: break
            case 0x30...0x39 where !isFirst: break
            default: return false
            }
            isFirst = false
        }
        return !isFirst && text != "_"
    }

    static func type(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            guard attributes(&scanner) else { return false }
            guard composition(&scanner) else { return false }
            return arrow(&scanner)
        }
    }

    /// Attributes and words before a type.
    private static func attributes(_ scanner: inout SyntaxScanner) -> Bool {
        while true {
            if scanner.take("@") {
                guard let name = scanner.takeName() else { return false }
                if ["convention", "isolated", "differentiable"].contains(name), scanner.takeAdjacent("(") {
                    guard scanner.takeName() != nil, scanner.take(")") else { return false }
                }
            } else if !(scanner.takeWord("inout") || scanner.takeWord("borrowing") || scanner.takeWord("consuming")
                || scanner.takeWord("sending") || scanner.takeWord("isolated") || scanner.takeWord("some")
                || scanner.takeWord("any") || scanner.takeWord("repeat") || scanner.takeWord("each")
                || scanner.take("~"))
            {
                return true
            }
        }
    }

    /// What stands in the parentheses of an attribute: names and literals.
    static func attributeArgument(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.takeList(closing: ")") { scanner in
            _ = scanner.attempt { $0.takeName() != nil && $0.take(":") }
            return SwiftExpressions.expression(&scanner)
        }
    }

    /// `-> T` and what may stand before it, when the type before it was a list in parentheses.
    private static func arrow(_ scanner: inout SyntaxScanner) -> Bool {
        let isList = scanner.previous == UInt8(ascii: ")")
        let isAsync = scanner.takeWord("async")
        var hasEffect = isAsync
        if scanner.takeWord("throws") {
            hasEffect = true
            if scanner.takeAdjacent("(") { guard type(&scanner), scanner.take(")") else { return false } }
        }
        if scanner.take("->") { return isList && type(&scanner) }
        return !hasEffect
    }

    private static func composition(_ scanner: inout SyntaxScanner) -> Bool {
        guard postfixed(&scanner) else { return false }
        while scanner.take("&") {
            guard attributes(&scanner), postfixed(&scanner) else { return false }
        }
        return true
    }

    private static func postfixed(_ scanner: inout SyntaxScanner) -> Bool {
        guard core(&scanner) else { return false }
        while true {
            switch scanner.next {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): scanner.advance()
            case UInt8(ascii: ".") where scanner.peek(1) != UInt8(ascii: "."):
                scanner.advance()
                guard !SyntaxScanner.isSpace(scanner.next), named(&scanner) else { return false }
            default: return true
            }
        }
    }

    private static func core(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.take("(") { return scanner.takeList(closing: ")", element: tupleElement) }
        if scanner.take("[") {
            guard type(&scanner) else { return false }
            if scanner.take(":") { guard type(&scanner) else { return false } }
            return scanner.take("]")
        }
        return named(&scanner)
    }

    private static func named(_ scanner: inout SyntaxScanner) -> Bool {
        guard let name = scanner.takeName(), !name.contains("$"), name != "_", SwiftNames.canNameType(name) else {
            return false
        }
        guard scanner.takeAdjacent("<") else { return true }
        return !scanner.take(">") && scanner.takeList(closing: ">", element: type)
    }

    private static func tupleElement(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { scanner in
            guard let first = scanner.takeName(), !first.contains("$") else { return false }
            if let second = scanner.takeName(), second.contains("$") { return false }
            return scanner.take(":")
        }
        guard type(&scanner) else { return false }
        _ = scanner.takeAdjacent("...")
        return true
    }

    static func genericParameters(_ scanner: inout SyntaxScanner) -> Bool {
        guard scanner.take("<"), !scanner.take(">") else { return false }
        return scanner.takeList(closing: ">") { scanner in
            _ = scanner.takeWord("each") || scanner.takeWord("let")
            guard let name = scanner.takeName(), SwiftNames.escaped(name) == name else { return false }
            return !scanner.take(":") || type(&scanner)
        }
    }

    static func requirements(_ scanner: inout SyntaxScanner) -> Bool {
        repeat {
            _ = scanner.takeWord("repeat")
            guard type(&scanner), scanner.take("==") || scanner.take(":"), type(&scanner) else { return false }
        } while scanner.take(",")
        return true
    }
}

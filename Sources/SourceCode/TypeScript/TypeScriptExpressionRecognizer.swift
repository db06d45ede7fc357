/// A recognizer of the TypeScript expressions found in default values: literals, names, calls, operators, arrow
/// functions without a body in braces.
package enum TypeScriptExpressionRecognizer {
    package static func isExpression(_ text: String) -> Bool {
        SyntaxScanner.accepts(TypeScriptTypeRecognizer.scanner(text), by: expression)
    }

    package static func isNumber(_ text: String) -> Bool {
        SyntaxScanner.accepts(TypeScriptTypeRecognizer.scanner(text)) { scanner in
            _ = scanner.takeAdjacent("-")
            return SourceLiterals.scriptNumber(&scanner)
        }
    }

    static func expression(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            if scanner.attempt(arrow) { return true }
            guard operand(&scanner) else { return false }
            while scanner.attempt(continuation) {}
            if scanner.take("?") {
                return expression(&scanner) && scanner.take(":") && expression(&scanner)
            }
            return true
        }
    }

    private static func arrow(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { $0.takeWord("async") && !$0.take("=>") }
        let isPlain = scanner.attempt { scanner in
            guard let name = scanner.takeName() else { return false }
            return TypeScriptNames.binding(name) == name
        }
        guard isPlain || TypeScriptTypeRecognizer.parameters(&scanner), scanner.take("=>") else { return false }
        if scanner.take("{") { return scanner.take("}") }
        return expression(&scanner)
    }

    private static func continuation(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.takeWord("as") { return scanner.takeWord("const") || TypeScriptTypeRecognizer.type(&scanner) }
        if scanner.takeWord("instanceof") || scanner.takeWord("in") { return operand(&scanner) }
        let isOperator =
            scanner.take("===") || scanner.take("!==") || scanner.take("==") || scanner.take("!=") || scanner.take("<=")
            || scanner.take(">=") || scanner.take("&&") || scanner.take("||") || scanner.take("??")
            || takeSign(&scanner)
        return isOperator && operand(&scanner)
    }

    /// Takes an operator of one sign that is not the beginning of a longer token.
    private static func takeSign(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        let sign = scanner.next
        guard "+-*/%<>|&^".utf8.contains(sign), !"+-*/=<>&|".utf8.contains(scanner.peek(1)) else { return false }
        scanner.advance()
        return true
    }

    private static func operand(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            while scanner.takeWord("typeof") || scanner.takeWord("void") || scanner.take("!") || takePrefix(&scanner) {}
            guard primary(&scanner) else { return false }
            while scanner.attempt(postfix) {}
            return true
        }
    }

    private static func takePrefix(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        guard "+-~".utf8.contains(scanner.next), scanner.peek(1) != scanner.next else { return false }
        scanner.advance()
        return true
    }

    private static func primary(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return SourceLiterals.scriptString(&scanner)
        case UInt8(ascii: "`"): return template(&scanner)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return SourceLiterals.scriptNumber(&scanner)
        case UInt8(ascii: "("):
            scanner.advance()
            return expression(&scanner) && scanner.take(")")
        case UInt8(ascii: "["):
            scanner.advance()
            return scanner.takeList(closing: "]", allowsTrailingComma: true, element: argument)
        case UInt8(ascii: "{"):
            scanner.advance()
            return scanner.takeList(closing: "}", allowsTrailingComma: true, element: member)
        default:
            if scanner.takeWord("new") { return constructed(&scanner) }
            guard let name = scanner.takeName() else { return false }
            return !TypeScriptNames.operators.contains(name)
        }
    }

    private static func constructed(_ scanner: inout SyntaxScanner) -> Bool {
        guard let name = scanner.takeName(), !TypeScriptNames.operators.contains(name) else { return false }
        while scanner.takeAdjacent(".") { guard scanner.takeName() != nil else { return false } }
        return TypeScriptTypeRecognizer.arguments(&scanner)
    }

    private static func template(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.advance()
        while !scanner.isAtEnd {
            if scanner.takeAdjacent("`") { return true }
            if scanner.takeAdjacent("${") {
                guard expression(&scanner), scanner.take("}") else { return false }
            } else if scanner.takeAdjacent("\\") {
                guard SourceLiterals.scriptEscape(&scanner) else { return false }
            } else {
                scanner.advance()
            }
        }
        return false
    }

    private static func argument(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.take("...")
        return expression(&scanner)
    }

    /// Takes a member of an object.
    private static func member(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.take("...") { return expression(&scanner) }
        scanner.skipSpace()
        let isName: Bool
        switch scanner.next {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): isName = SourceLiterals.scriptString(&scanner)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): isName = SourceLiterals.scriptNumber(&scanner)
        case UInt8(ascii: "["):
            scanner.advance()
            isName = expression(&scanner) && scanner.take("]")
        default:
            guard let name = scanner.takeName() else { return false }
            scanner.skipSpace()
            // A name alone stands for the variable of that name.
            if scanner.next == UInt8(ascii: ",") || scanner.next == UInt8(ascii: "}") {
                return TypeScriptNames.binding(name) == name
            }
            isName = true
        }
        return isName && scanner.take(":") && expression(&scanner)
    }

    private static func postfix(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.takeAdjacent("?.") || scanner.takeAdjacent(".") { return scanner.takeName() != nil }
        if scanner.takeAdjacent("(") {
            return scanner.takeList(closing: ")", allowsTrailingComma: true, element: argument)
        }
        if scanner.takeAdjacent("[") { return expression(&scanner) && scanner.take("]") }
        return scanner.next == UInt8(ascii: "!") && scanner.peek(1) != UInt8(ascii: "=") && scanner.takeAdjacent("!")
    }
}

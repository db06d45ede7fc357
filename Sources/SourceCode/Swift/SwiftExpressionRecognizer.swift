/// A recognizer of the Swift expressions found in default values: literals, names, calls, operators, short closures.
package enum SwiftExpressionRecognizer {
    package static func isExpression(_ text: String) -> Bool {
        if SwiftTypeRecognizer.isPlainName(text) { return !SwiftNames.isReserved(text) || SwiftNames.isValue(text) }
        return SyntaxScanner.accepts(SwiftTypeRecognizer.scanner(text)) { expression(&$0) }
    }

    /// Whether a type can be the raw type of an enum with literals as raw values.
    package static func isRawType(_ text: String) -> Bool {
        switch text {
        case "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
            "UInt64", "Double", "Float", "CGFloat":
            true
        default: false
        }
    }

    /// Whether a text is a literal of a number, with or without a sign.
    package static func isNumber(_ text: String) -> Bool {
        SyntaxScanner.accepts(SwiftTypeRecognizer.scanner(text)) { scanner in
            _ = scanner.takeAdjacent("-")
            return SourceLiterals.number(&scanner)
        }
    }

    package static func expression(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            while scanner.takeWord("try") || scanner.takeWord("await") {}
            guard operand(&scanner) else { return false }
            while !endsHere(scanner) {
                let start = scanner
                guard continuation(&scanner) else {
                    scanner = start
                    break
                }
            }
            return true
        }
    }

    private static func endsHere(_ scanner: SyntaxScanner) -> Bool {
        var scanner = scanner
        scanner.skipSpace()
        return scanner.isAtEnd || ")]},:;".utf8.contains(scanner.next)
    }

    /// Takes an operator and the operand behind.
    private static func continuation(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.takeWord("as") {
            _ = scanner.takeAdjacent("?") || scanner.takeAdjacent("!")
            return SwiftTypeRecognizer.type(&scanner)
        }
        if scanner.takeWord("is") { return SwiftTypeRecognizer.type(&scanner) }
        let before = scanner.position
        scanner.skipSpace()
        let hasSpaceBefore = scanner.position > before
        if hasSpaceBefore, scanner.next == UInt8(ascii: "?"), SyntaxScanner.isSpace(scanner.peek(1)) {
            scanner.advance()
            return expression(&scanner) && takeSpaced(":", from: &scanner) && expression(&scanner)
        }
        guard let name = operatorName(&scanner), !["=", "->", "?", "!", "."].contains(name),
            !name.contains("//"), !name.contains("/*"), !name.contains("*/")
        else { return false }
        // Space on both sides or on none: else it would be a prefix or a postfix.
        guard hasSpaceBefore == SyntaxScanner.isSpace(scanner.next) else { return false }
        return operand(&scanner)
    }

    private static func operatorName(_ scanner: inout SyntaxScanner) -> String? {
        var name = ""
        while SwiftNames.isOperatorByte(scanner.next) {
            name.unicodeScalars.append(Unicode.Scalar(scanner.next))
            scanner.advance()
        }
        return name.isEmpty ? nil : name
    }

    private static func operand(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        if "-!~<>&".utf8.contains(scanner.next) {
            let sign = operatorName(&scanner) ?? ""
            guard ["-", "!", "~", "<", ">=", "&"].contains(sign), !SyntaxScanner.isSpace(scanner.next) else {
                return false
            }
        }
        guard primary(&scanner) else { return false }
        while postfix(&scanner) {}
        return true
    }

    private static func primary(_ scanner: inout SyntaxScanner) -> Bool {
        switch scanner.next {
        case UInt8(ascii: "\""): return SourceLiterals.swiftString(&scanner)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return SourceLiterals.number(&scanner)
        case UInt8(ascii: "("):
            scanner.advance()
            return scanner.takeList(closing: ")", element: argument)
        case UInt8(ascii: "["):
            scanner.advance()
            return collection(&scanner)
        case UInt8(ascii: "{"):
            scanner.advance()
            return closure(&scanner)
        case UInt8(ascii: "."):
            scanner.advance()
            return !startsWithDigit(scanner) && !SyntaxScanner.isSpace(scanner.next) && memberName(&scanner)
        case UInt8(ascii: "\\"):
            scanner.advance()
            return keyPath(&scanner)
        default: return name(&scanner)
        }
    }

    private static func name(_ scanner: inout SyntaxScanner) -> Bool {
        guard let name = scanner.takeName(), name != "_" else { return false }
        if name.contains("$") {
            return name.dropFirst().allSatisfy(\.isNumber) && name.hasPrefix("$") && name.count > 1
        }
        guard !SwiftNames.isReserved(name) || SwiftNames.isValue(name) else { return false }
        return genericArguments(&scanner)
    }

    private static func genericArguments(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { scanner in
            guard scanner.takeAdjacent("<"), !scanner.take(">"),
                scanner.takeList(closing: ">", element: SwiftTypeRecognizer.type)
            else { return false }
            return scanner.isAtEnd || "()]}.,".utf8.contains(scanner.next)
        }
        return true
    }

    private static func startsWithDigit(_ scanner: SyntaxScanner) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(scanner.next)
    }

    private static func memberName(_ scanner: inout SyntaxScanner) -> Bool {
        if startsWithDigit(scanner) {
            while startsWithDigit(scanner) { scanner.advance() }
            return true
        }
        let name = scanner.takeName()
        return name != nil && name?.contains("$") == false && genericArguments(&scanner)
    }

    /// Takes members, calls, subscripts and optional chaining; no part that begins after white space.
    private static func postfix(_ scanner: inout SyntaxScanner) -> Bool {
        switch scanner.next {
        case UInt8(ascii: "."):
            return scanner.attempt { scanner in
                scanner.advance()
                return scanner.next != UInt8(ascii: ".") && !SyntaxScanner.isSpace(scanner.next) && memberName(&scanner)
            }
        case UInt8(ascii: "("):
            return scanner.attempt { scanner in
                scanner.advance()
                return scanner.takeList(closing: ")", element: argument)
            }
        case UInt8(ascii: "["):
            return scanner.attempt { scanner in
                scanner.advance()
                return scanner.takeList(closing: "]", element: argument)
            }
        case UInt8(ascii: "?") where scanner.peek(1) == UInt8(ascii: "."),
            UInt8(ascii: "!") where scanner.peek(1) != UInt8(ascii: "="):
            scanner.advance()
            return true
        default: return false
        }
    }

    private static func argument(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { scanner in
            guard let label = scanner.takeName(), !label.contains("$") else { return false }
            return scanner.take(":")
        }
        return expression(&scanner)
    }

    private static func collection(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.take("]") { return true }
        if scanner.take(":") { return scanner.take("]") }
        return scanner.takeList(closing: "]", allowsTrailingComma: true) { scanner in
            expression(&scanner) && (!scanner.take(":") || expression(&scanner))
        }
    }

    /// Takes a closure of one statement at most.
    private static func closure(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { scanner in
            repeat {
                guard let name = scanner.takeName(), !name.contains("$") else { return false }
            } while scanner.take(",")
            return scanner.takeWord("in")
        }
        if scanner.take("}") { return true }
        guard expression(&scanner) else { return false }
        if takeSpaced("=", from: &scanner) { guard expression(&scanner) else { return false } }
        return scanner.take("}")
    }

    /// Takes a sign with white space on both sides.
    private static func takeSpaced(_ sign: StaticString, from scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            let start = scanner.position
            scanner.skipSpace()
            return scanner.position > start && scanner.takeAdjacent(sign) && SyntaxScanner.isSpace(scanner.next)
        }
    }

    private static func keyPath(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.next != UInt8(ascii: ".") { guard SwiftTypeRecognizer.type(&scanner) else { return false } }
        var count = 0
        while scanner.takeAdjacent(".") {
            guard memberName(&scanner) else { return false }
            count += 1
        }
        return count > 0 || scanner.previous != UInt8(ascii: "\\")
    }
}

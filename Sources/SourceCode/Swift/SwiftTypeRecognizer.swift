/// A recognizer of Swift types, generic parameters and `where` clauses in an entry's texts (The Swift Programming
/// Language, "Types").
package enum SwiftTypeRecognizer {
    /// The position of a type, deciding the words allowed before the type.
    package enum Position {
        /// A value, kept or handed back, or an argument of generics.
        case value
        /// A parameter: the type may state the way a value is handed over, and that the caller chooses the kind.
        case parameter
    }

    package static func isType(_ text: String, at position: Position = .value) -> Bool {
        if isPlainName(text) { return SwiftNames.canNameType(text) && !SwiftNames.isMetatype(text) }
        return SyntaxScanner.accepts(scanner(text)) { type(&$0, at: position) }
    }

    /// Whether a text is a list of generic parameters: `<Content: View, Value>`.
    package static func isGenericParameters(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text)) { genericParameters(&$0) }
    }

    /// Whether a text can stand after the word `where`.
    package static func isRequirements(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text)) { requirements(&$0) }
    }

    package static func scanner(_ text: String) -> SyntaxScanner {
        SyntaxScanner(text, allowsInNames: SwiftNames.isForeign)
    }

    /// Whether a text is a plain name, as are most types.
    package static func isPlainName(_ text: String) -> Bool {
        SyntaxScanner.isPlainName(text) && text != "_"
    }

    package static func type(_ scanner: inout SyntaxScanner) -> Bool { type(&scanner, at: .value) }

    package static func type(_ scanner: inout SyntaxScanner, at position: Position) -> Bool {
        scanner.attempt { scanner in
            var words = Words()
            guard attributes(&scanner, words: &words) else { return false }
            if words.isHandover, position != .parameter { return false }
            guard composition(&scanner) else { return false }
            let isList = scanner.previous == UInt8(ascii: ")")
            let needsArrow = scanner.needsArrow
            let end = scanner.position
            guard arrow(&scanner) else { return false }
            let isFunction = scanner.position > end
            if needsArrow || (words.isFunctionOnly && isList), !isFunction { return false }
            scanner.needsArrow = words.isHandover
            return true
        }
    }

    /// The words and attributes found before a type, with the types allowed behind.
    private struct Words {
        /// Whether the words are allowed only for values handed to a function.
        var isHandover = false
        /// Whether the words are allowed only for functions.
        var isFunctionOnly = false
    }

    /// Takes attributes and words before a type.
    private static func attributes(_ scanner: inout SyntaxScanner, words: inout Words) -> Bool {
        while true {
            if scanner.take("@") {
                guard let name = scanner.takeName() else { return false }
                switch name {
                case "escaping", "autoclosure": (words.isHandover, words.isFunctionOnly) = (true, true)
                case "ViewBuilder": words.isHandover = true
                case "Sendable", "MainActor", "nonisolated", "concurrent": break
                case "convention", "isolated":
                    guard scanner.takeAdjacent("("), scanner.takeName() != nil, scanner.take(")") else { return false }
                default: return false
                }
            } else if scanner.takeWord("inout") || scanner.takeWord("borrowing") || scanner.takeWord("consuming")
                || scanner.takeWord("sending") || scanner.takeWord("isolated")
            {
                words.isHandover = true
            } else if scanner.takeWord("some") || scanner.takeWord("any") {
                scanner.swiftNames?.followsConstraint = true
            } else if !(scanner.takeWord("repeat") || scanner.takeWord("each") || scanner.take("~")) {
                return true
            }
        }
    }

    /// Reads names and literals in the parentheses of an attribute.
    package static func attributeArgument(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.takeList(closing: ")") { scanner in
            _ = scanner.attempt { $0.takeName() != nil && $0.take(":") }
            return SwiftExpressionRecognizer.expression(&scanner)
        }
    }

    /// Takes `-> T` and any effects before the arrow, when the type before was a list in parentheses.
    private static func arrow(_ scanner: inout SyntaxScanner) -> Bool {
        let isList = scanner.previous == UInt8(ascii: ")")
        let isAsync = scanner.takeWord("async")
        var hasEffect = isAsync
        if scanner.takeWord("throws") {
            hasEffect = true
            if scanner.takeAdjacent("(") {
                scanner.swiftNames?.followsThrows = true
                guard type(&scanner), scanner.take(")") else { return false }
            }
        }
        if scanner.take("->") { return isList && type(&scanner) }
        return !hasEffect
    }

    private static func composition(_ scanner: inout SyntaxScanner) -> Bool {
        let first = scanner.swiftNames?.uses.count ?? 0
        guard postfixed(&scanner) else { return false }
        while scanner.take("&") {
            scanner.swiftNames?.markConstraint(at: first)
            guard postfixed(&scanner) else { return false }
        }
        return true
    }

    private static func postfixed(_ scanner: inout SyntaxScanner) -> Bool {
        guard core(&scanner) else { return false }
        while true {
            switch scanner.next {
            case _ where scanner.needsArrow: return true
            case UInt8(ascii: "?"), UInt8(ascii: "!"): scanner.advance()
            case UInt8(ascii: ".") where scanner.peek(1) != UInt8(ascii: "."):
                scanner.advance()
                guard !SyntaxScanner.isSpace(scanner.next), named(&scanner) else { return false }
            default: return true
            }
        }
    }

    private static func core(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.take("(") {
            scanner.needsArrow = false
            var needsArrow = false
            let isList = scanner.takeList(closing: ")") { scanner in
                let isElement = tupleElement(&scanner)
                needsArrow = needsArrow || scanner.needsArrow
                return isElement
            }
            scanner.needsArrow = needsArrow
            scanner.swiftNames?.close()
            return isList
        }
        scanner.needsArrow = false
        if scanner.take("[") {
            guard type(&scanner) else { return false }
            if scanner.take(":") { guard type(&scanner) else { return false } }
            scanner.swiftNames?.close()
            return scanner.take("]")
        }
        return named(&scanner, isFirst: true)
    }

    private static func named(_ scanner: inout SyntaxScanner, isFirst: Bool = false) -> Bool {
        guard let name = scanner.takeName(), !name.contains("$"), name != "_", SwiftNames.canNameType(name),
            !isFirst || !SwiftNames.isMetatype(name)
        else { return false }
        scanner.swiftNames?.add(name, isFirst: isFirst, end: scanner.position)
        guard scanner.takeAdjacent("<") else { return true }
        if scanner.take(">") { return false }
        let use = scanner.swiftNames?.close()
        var arity = 0
        let isList = scanner.takeList(closing: ">") { scanner in
            arity += 1
            return type(&scanner)
        }
        if let use { scanner.swiftNames?.set(arity: arity, of: use) }
        scanner.swiftNames?.close()
        return isList
    }

    private static func tupleElement(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { scanner in
            guard let first = scanner.takeName(), !first.contains("$") else { return false }
            if let second = scanner.takeName(), second.contains("$") { return false }
            return scanner.take(":")
        }
        // Whether it is a parameter is known when an arrow follows.
        guard type(&scanner, at: .parameter) else { return false }
        if scanner.takeAdjacent("...") { scanner.needsArrow = true }
        return true
    }

    /// Takes a list of generic parameters, or a condition behind `where`.
    static func clause(_ scanner: inout SyntaxScanner) -> Bool {
        genericParameters(&scanner) || requirements(&scanner)
    }

    package static func genericParameters(_ scanner: inout SyntaxScanner) -> Bool {
        guard scanner.take("<"), !scanner.take(">") else { return false }
        return scanner.takeList(closing: ">") { scanner in
            _ = scanner.takeWord("each") || scanner.takeWord("let")
            guard let name = scanner.takeName(), SwiftNames.escaped(name) == name else { return false }
            if !scanner.take(":") { return true }
            scanner.swiftNames?.followsConstraint = true
            return type(&scanner)
        }
    }

    package static func requirements(_ scanner: inout SyntaxScanner) -> Bool {
        repeat {
            _ = scanner.takeWord("repeat")
            guard type(&scanner) else { return false }
            let isConstraint = scanner.take(":")
            scanner.swiftNames?.followsConstraint = isConstraint
            guard isConstraint || scanner.take("=="), type(&scanner) else { return false }
        } while scanner.take(",")
        return true
    }
}

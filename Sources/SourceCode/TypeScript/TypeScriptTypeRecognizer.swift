/// A recognizer of TypeScript types, generic parameters and parameter lists in an entry's texts, and a reader of the
/// names that they use.
package enum TypeScriptTypeRecognizer {
    package static func isType(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text), by: type)
    }

    /// Whether a text is a list of generic parameters: `<Value, Key extends string = string>`.
    package static func isGenericParameters(_ text: String) -> Bool {
        SyntaxScanner.accepts(scanner(text), by: genericParameters)
    }

    /// Returns the names used in the text of a type or of a list of generic parameters; none for other texts.
    package static func uses(in text: String) -> [ScannedNames.Use] {
        if TypeScriptNames.isIdentifier(text) { return [.init(path: [text], place: 0..<text.utf8.count)] }
        let names =
            SyntaxScanner.names(in: scanner(text), by: type)
            ?? SyntaxScanner.names(in: scanner(text), by: genericParameters)
        return names?.foreign ?? []
    }

    package static func scanner(_ text: String) -> SyntaxScanner {
        SyntaxScanner(text, allowsInNames: TypeScriptNames.isForeign)
    }

    static func type(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            guard union(&scanner) else { return false }
            guard scanner.takeWord("extends") else { return true }
            return union(&scanner) && scanner.take("?") && type(&scanner) && scanner.take(":") && type(&scanner)
        }
    }

    private static func union(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.attempt(function) { return true }
        _ = scanner.take("|") || scanner.take("&")
        repeat {
            guard operatorType(&scanner) else { return false }
        } while scanner.take("|") || scanner.take("&")
        return true
    }

    private static func operatorType(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.attempt { scanner in
            if scanner.attempt({ ($0.takeWord("keyof") || $0.takeWord("readonly")) && operatorType(&$0) }) {
                return true
            }
            guard primary(&scanner) else { return false }
            while true {
                // A bracket on a line of its own would be a member of its own.
                guard scanner.takeAdjacent("[") else { return true }
                if scanner.take("]") { continue }
                guard type(&scanner), scanner.take("]") else { return false }
            }
        }
    }

    private static func primary(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return SourceLiterals.scriptString(&scanner)
        case UInt8(ascii: "`"): return template(&scanner)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return SourceLiterals.scriptNumber(&scanner)
        case UInt8(ascii: "-"):
            scanner.advance()
            return SourceLiterals.scriptNumber(&scanner)
        case UInt8(ascii: "("):
            scanner.advance()
            return type(&scanner) && scanner.take(")")
        case UInt8(ascii: "["):
            scanner.advance()
            return scanner.takeList(closing: "]", allowsTrailingComma: true, element: tupleElement)
        case UInt8(ascii: "{"):
            scanner.advance()
            return object(&scanner)
        default: return named(&scanner)
        }
    }

    private static func named(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.takeWord("typeof") { return path(&scanner, isValue: true) }
        let isInferred = scanner.attempt { scanner in
            guard scanner.takeWord("infer"), let name = scanner.takeName() else { return false }
            scanner.names.declared.insert(name)
            return true
        }
        return isInferred || path(&scanner)
    }

    /// Takes a name with generic arguments, or without, such as `Item.Tone<string>`.
    private static func path(_ scanner: inout SyntaxScanner, isValue: Bool = false) -> Bool {
        guard let first = scanner.takeName(), !TypeScriptNames.operators.contains(first) else { return false }
        var use = ScannedNames.Use(path: [first], isValue: isValue)
        let start = scanner.position - first.utf8.count
        while scanner.takeAdjacent(".") {
            guard let name = scanner.takeName() else { return false }
            use.path.append(name)
        }
        use.place = start..<scanner.position
        use.isLookedInto = scanner.next == UInt8(ascii: "[") && scanner.peek(1) != UInt8(ascii: "]")
        let index = scanner.names.uses.count
        if !words.contains(first) { scanner.names.uses.append(use) }
        if isValue { return true }
        guard let arity = genericArguments(&scanner) else { return false }
        if index < scanner.names.uses.count { scanner.names.uses[index].arity = arity }
        return true
    }

    /// Words of types without a meaning as names.
    private static let words: Set<String> = [
        "keyof", "readonly", "asserts", "is", "abstract", "unique", "this", "as",
    ]

    package static func arguments(_ scanner: inout SyntaxScanner) -> Bool { genericArguments(&scanner) != nil }

    /// Takes generic arguments, where there are any.
    /// - Returns: The number of arguments; nil if the list is invalid.
    private static func genericArguments(_ scanner: inout SyntaxScanner) -> Int? {
        guard scanner.takeAdjacent("<") else { return 0 }
        if scanner.take(">") { return nil }
        var count = 0
        let isList = scanner.takeList(closing: ">") { scanner in
            count += 1
            return type(&scanner)
        }
        return isList ? count : nil
    }

    private static func template(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.advance()
        while !scanner.isAtEnd {
            if scanner.takeAdjacent("`") { return true }
            if scanner.takeAdjacent("${") {
                guard type(&scanner), scanner.take("}") else { return false }
            } else if scanner.next == UInt8(ascii: "\\") {
                return false
            } else {
                scanner.advance()
            }
        }
        return false
    }

    private static func tupleElement(_ scanner: inout SyntaxScanner) -> Bool {
        let isRest = scanner.take("...")
        _ = scanner.attempt { scanner in
            guard scanner.takeName() != nil else { return false }
            if !isRest { _ = scanner.take("?") }
            return scanner.take(":")
        }
        guard type(&scanner) else { return false }
        if !isRest { _ = scanner.takeAdjacent("?") }
        return true
    }

    // MARK: Functions

    /// Takes a function type: `(value: T) => R`, `new (value: T) => R`.
    private static func function(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { $0.takeWord("abstract") && $0.takeWord("new") } || scanner.takeWord("new")
        scanner.skipSpace()
        if scanner.next == UInt8(ascii: "<") { guard genericParameters(&scanner) else { return false } }
        return parameters(&scanner, haveTypes: true) && scanner.take("=>") && returned(&scanner)
    }

    /// Takes a type, or `value is T`, `asserts value is T`.
    static func returned(_ scanner: inout SyntaxScanner) -> Bool {
        let isPredicate = scanner.attempt { scanner in
            _ = scanner.attempt { $0.takeWord("asserts") && !$0.takeWord("is") }
            return scanner.takeName() != nil && scanner.takeWord("is") && type(&scanner)
        }
        return isPredicate || type(&scanner)
    }

    /// Takes a list of parameters with parentheses; no required parameter may follow an optional parameter.
    ///
    /// Each parameter has to have a type only with `haveTypes`: a function may leave the types to the context.
    static func parameters(_ scanner: inout SyntaxScanner, haveTypes: Bool = false) -> Bool {
        guard scanner.take("(") else { return false }
        var mayOmit = false
        var isOver = false
        return scanner.takeList(closing: ")", allowsTrailingComma: true) { scanner in
            guard !isOver else { return false }
            isOver = scanner.take("...")
            guard let name = scanner.takeName(), name == "this" || TypeScriptNames.binding(name) == name || isSoft(name)
            else {
                return false
            }
            let isOptional = !isOver && scanner.take("?")
            if mayOmit, !isOptional, !isOver { return false }
            mayOmit = mayOmit || isOptional
            return scanner.take(":") ? type(&scanner) : !haveTypes
        }
    }

    /// Whether a word is reserved for types only and so possible as the name of a parameter.
    private static func isSoft(_ name: String) -> Bool {
        ["any", "as", "async", "bigint", "boolean", "never", "number", "object", "string", "symbol", "type", "unknown"]
            .contains(name)
    }

    static func genericParameters(_ scanner: inout SyntaxScanner) -> Bool {
        guard scanner.take("<"), !scanner.take(">") else { return false }
        return scanner.takeList(closing: ">") { scanner in
            guard let name = scanner.takeName(), TypeScriptNames.binding(name) == name else { return false }
            scanner.names.declared.insert(name)
            if scanner.takeWord("extends") { guard type(&scanner) else { return false } }
            return !scanner.take("=") || type(&scanner)
        }
    }

    // MARK: Objects

    private static func object(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.attempt(mapped) { return true }
        while !scanner.take("}") {
            guard scanner.attempt(member) else { return false }
            if scanner.take(";") || scanner.take(",") { continue }
            guard scanner.take("}") else { return false }
            return true
        }
        return true
    }

    /// Takes a mapped type: `[K in T]: V }`.
    private static func mapped(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.take("+") || scanner.take("-")
        _ = scanner.takeWord("readonly")
        guard scanner.take("["), let name = scanner.takeName(), scanner.takeWord("in") else { return false }
        scanner.names.declared.insert(name)
        let index = scanner.names.uses.count
        guard type(&scanner) else { return false }
        if index < scanner.names.uses.count { scanner.names.uses[index].isLookedInto = true }
        if scanner.takeWord("as") { guard type(&scanner) else { return false } }
        guard scanner.take("]") else { return false }
        _ = scanner.take("+") || scanner.take("-")
        _ = scanner.take("?")
        guard scanner.take(":"), type(&scanner) else { return false }
        _ = scanner.take(";")
        return scanner.take("}")
    }

    private static func member(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.attempt { scanner in
            guard scanner.takeWord("readonly") else { return false }
            scanner.skipSpace()
            return !":?(,;}".utf8.contains(scanner.next)
        }
        // What can be called, or made with `new`.
        let isCallable = scanner.attempt { scanner in
            _ = scanner.takeWord("new")
            return signature(&scanner)
        }
        if isCallable { return true }
        guard memberName(&scanner) else { return false }
        _ = scanner.take("?")
        scanner.skipSpace()
        if scanner.next == UInt8(ascii: "(") || scanner.next == UInt8(ascii: "<") { return signature(&scanner) }
        // Without a type, a member would have any type, which strict compilers refuse.
        return scanner.take(":") && type(&scanner)
    }

    /// Takes a signature, such as `<T>(value: T): R`.
    private static func signature(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        if scanner.next == UInt8(ascii: "<") { guard genericParameters(&scanner) else { return false } }
        guard parameters(&scanner, haveTypes: true) else { return false }
        return !scanner.take(":") || returned(&scanner)
    }

    private static func memberName(_ scanner: inout SyntaxScanner) -> Bool {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return SourceLiterals.scriptString(&scanner)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return SourceLiterals.scriptNumber(&scanner)
        case UInt8(ascii: "["):
            scanner.advance()
            return scanner.takeName() != nil && scanner.take(":") && type(&scanner) && scanner.take("]")
        default: return scanner.takeName() != nil
        }
    }
}

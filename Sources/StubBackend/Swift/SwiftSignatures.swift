import SourceCode

/// A recognizer of Swift signatures: the part before the body of a function, an initializer or a subscript.
enum SwiftSignatures {
    /// Returns the text of a declaration without a body, with the lines as written; nil if there is none.
    ///
    /// The `access` is a modifier with a trailing space, placed behind the attributes.
    static func function(_ text: String, access: String) -> String? {
        var lines = CommentLines.of(text)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let trimmed = lines.joined(separator: "\n")
        var attributes = SwiftTypeRecognizer.scanner(trimmed)
        guard SyntaxScanner.accepts(attributes, by: declaration), self.attributes(&attributes) else { return nil }
        attributes.skipSpace()
        let start = trimmed.utf8.index(trimmed.startIndex, offsetBy: attributes.position)
        return trimmed[..<start] + access + trimmed[start...]
    }

    private static func declaration(_ scanner: inout SyntaxScanner) -> Bool {
        guard attributes(&scanner) else { return false }
        modifiers(&scanner)
        if scanner.takeWord("init") || scanner.takeWord("subscript") {
            _ = scanner.takeAdjacent("?") || scanner.takeAdjacent("!")
        } else {
            guard scanner.takeWord("func"), name(&scanner) else { return false }
        }
        if scanner.next == UInt8(ascii: "<") {
            guard scanner.take("genericParameters", of: SwiftGrammar.grammar) else { return false }
        }
        guard scanner.take("("), scanner.takeList(closing: ")", element: parameter) else { return false }
        return effects(&scanner) && result(&scanner)
    }

    private static func attributes(_ scanner: inout SyntaxScanner) -> Bool {
        while scanner.take("@") {
            guard scanner.takeName() != nil else { return false }
            if scanner.takeAdjacent("("), !scanner.take("attributeArguments", of: SwiftGrammar.grammar) { return false }
        }
        return true
    }

    /// Takes modifiers, none of which grants access: access is the business of the entry.
    private static func modifiers(_ scanner: inout SyntaxScanner) {
        while scanner.takeWord("static") || scanner.takeWord("class") || scanner.takeWord("final")
            || scanner.takeWord("mutating") || scanner.takeWord("nonmutating") || scanner.takeWord("convenience")
            || scanner.takeWord("required") || scanner.takeWord("override") || scanner.takeWord("nonisolated")
        {}
    }

    private static func name(_ scanner: inout SyntaxScanner) -> Bool {
        guard let name = scanner.takeName() else { return false }
        return SwiftNames.escaped(name) == name
    }

    private static func parameter(_ scanner: inout SyntaxScanner) -> Bool {
        guard let first = scanner.takeName() else { return false }
        let second = scanner.takeName()
        guard SwiftNames.label(first) == first, second.map({ SwiftNames.escaped($0) == $0 }) ?? (first != "_"),
            scanner.take(":"), scanner.take("type", of: SwiftGrammar.grammar)
        else { return false }
        _ = scanner.takeAdjacent("...")
        guard scanner.take("=") else { return true }
        return SyntaxScanner.isSpace(scanner.next) && scanner.take("expression", of: SwiftGrammar.grammar)
    }

    private static func effects(_ scanner: inout SyntaxScanner) -> Bool {
        _ = scanner.takeWord("async")
        if scanner.takeWord("throws") {
            return !scanner.takeAdjacent("(") || (scanner.take("type", of: SwiftGrammar.grammar) && scanner.take(")"))
        }
        _ = scanner.takeWord("rethrows")
        return true
    }

    private static func result(_ scanner: inout SyntaxScanner) -> Bool {
        if scanner.take("->") { guard scanner.take("type", of: SwiftGrammar.grammar) else { return false } }
        return !scanner.takeWord("where") || scanner.take("requirements", of: SwiftGrammar.grammar)
    }
}

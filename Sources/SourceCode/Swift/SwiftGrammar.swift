/// The grammar of the Swift types, generic clauses and default values in an entry's texts (The Swift Programming
/// Language, "Types" and "Expressions").
///
/// It prefers a false no to a false yes: unknown text is printed as a comment.
package enum SwiftGrammar {
    package static let grammar = ParsingGrammar(
        checks: [
            "plain": { !$0.contains("$") },
            "member": { SwiftNames.canNameType($0) && !$0.contains("$") && $0 != "_" },
            "type": { SwiftNames.canNameType($0) && !SwiftNames.isMetatype($0) && !$0.contains("$") && $0 != "_" },
            "label": { SwiftNames.label($0) == $0 },
            "declared": { SwiftNames.escaped($0) == $0 },
            "shorthand": { $0.hasPrefix("$") && $0.utf8.count > 1 && $0.dropFirst().allSatisfy(\.isNumber) },
            "value": { (!SwiftNames.isReserved($0) || SwiftNames.isValue($0)) && !$0.contains("$") && $0 != "_" },
            "operator": {
                !["=", "->", "?", "!", "."].contains($0) && !$0.contains("//") && !$0.contains("/*")
                    && !$0.contains("*/")
            },
            "prefix": { ["-", "!", "~", "<", ">=", "&"].contains($0) },
            "scalar": { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) != nil },
            "step": { !$0.contains("$") || ($0.utf8.count == 2 && $0.hasPrefix("$") && $0.last?.isNumber == true) },
        ],
        allowsInNames: SwiftNames.isForeign, types + literals + expressions + values + signatures)

    private static let types = #"""
        type = mark* Unit
        parameter = (mark / handover)* (escaping (mark / handover / escaping)* escaped / Unit)
        mark = Some / "repeat" / "each" / "~" / "@" ("Sendable" / "MainActor" / "nonisolated" / "concurrent"
            / ("convention" / "isolated") '(' word ")")
        Some = "some" / "any"
        handover = "inout" / "borrowing" / "consuming" / "sending" / "isolated" / "@" "ViewBuilder"
        escaping = "@" ("escaping" / "autoclosure")
        Unit = (Tuple (arrow / suffixes composed) / Parameters arrow / postfixed composed) !("async" / "throws" / "->")
        escaped = &(Tuple (arrow / [?!.&]) / Parameters / _ [^(]) Unit
        Tuple = "(" (tupleElement ("," tupleElement)*)? ")"
        tupleElement = label? type
        Parameters = "(" parameterElement ("," parameterElement)* ")"
        parameterElement = label? parameter '...'?
        label = word@plain word@plain? ":"
        arrow = "async"? ("throws" (Thrown type ")")?)? "->" type
        Thrown = '('
        composed = (And postfixed)* !"&"
        And = "&"
        postfixed = (Tuple / Array / First arguments) suffixes
        suffixes = ([?!] / '.' ![. \n\r\t] Member arguments)* !('.' !'.')
        Array = "[" type (":" type)? "]"
        First = word@type
        Member = word@member
        arguments = Arguments / !'<'
        Arguments = '<' !">" Argument ("," Argument)* ">"
        Argument = type
        genericParameters = "<" !">" genericParameter ("," genericParameter)* ">"
        genericParameter = ("each" / "let")? word@declared (Bound type / !":")
        requirements = requirement ("," requirement)* !","
        requirement = "repeat"? type (Bound / "==") type
        clause = "where"? (genericParameters / requirements)
        Bound = ":"

        """#

    private static let literals = #"""
        number = ('0x' [0-9A-Fa-f]+ / '0o' [0-7]+ / '0b' [01]+ / digits ('.' digits)? ([eE] [\-+]? digits)?) !name
        digits = [0-9] ([0-9] / '_' &[0-9])*
        name = [A-Za-z0-9_$\x80-\xFF]
        string = '"' !'""' ('\\(' expression ")" / character)* '"'
        character = [^"\\\x00-\x1F\x7F] / '\\' ([ntr0"'\\] / 'u{' hex@scalar '}')
        hex = [0-9A-Fa-f]+
        signedNumber = '-'? number

        """#

    private static let expressions = #"""
        expression = ("try" / "await")* operand continuation*
        continuation = "as" [?!]? type / "is" type
            / space '?' &space expression space ':' &space expression
            / space symbols@operator &space operand / symbols@operator !space operand
        space = [ \n\r\t]+
        symbols = [/=\-+!*%<>&|^~?.]+
        operand = _ (symbols@prefix !space / ![\-!~<>&]) primary postfix*
        primary = string / number / '(' callArguments ")" / '[' collection "]" / '{' closure "}"
            / '.' ![0-9 \n\r\t] member / '\\' keyPath / word@shorthand / word@value generics?
        postfix = '.' ![. \n\r\t] member / '(' callArguments ")" / '[' callArguments "]" / '?' &'.' / '!' !'='
        member = [0-9]+ / word@plain generics?
        generics = '<' !">" type ("," type)* ">" (![^\]()}.,])
        callArguments = (argument ("," argument)*)?
        argument = (word@plain ":")? expression
        collection = ":" / (entry ("," entry)* ","?)?
        entry = expression (":" expression)?
        closure = (word@plain ("," word@plain)* "in")? (expression (space '=' &space expression)?)?
        keyPath = (('.' member)+ / !'.' type ('.' member)*) !'.'

        """#

    /// The values of `SwiftValue`: fewer operators than in expressions, and closures with several statements.
    private static let values = #"""
        value = _ (String / Number / List / Dictionary / Closure / Implicit / Path)
        String = '"' !'""' ('\\(' Inserted ")" / character)* '"'
        Inserted = word
        Number = '-'? number
        List = '[' (value ("," value)* ","?)? "]"
        Dictionary = '[' ":" "]"
        Closure = "{" (Names "in")? (value (";" value / break value)*)? "}"
        Names = Name ("," Name)*
        Name = word@plain
        break = [ \r\t]* '\n' _
        Implicit = '.' steps
        Path = steps
        steps = Step (('.' / break '.') Step)*
        Step = Called Call? Closure?
        Called = word@step
        Call = '(' (Labeled ("," Labeled)*)? ")"
        Labeled = (Label ":")? value
        Label = word

        """#

    /// The part of a function, an initializer or a subscript before the body.
    private static let signatures = #"""
        signature = attributes modifier* (("init" / "subscript") [?!]? / "func" word@declared) (&'<' genericParameters)?
            "(" (signatureParameter ("," signatureParameter)*)? ")" "async"?
            ("throws" ('(' type ")" / !'(') / "rethrows")? ("->" type)? ("where" requirements)?
        attributes = ("@" word ('(' callArguments ")" / !'('))*
        modifier = "static" / "class" / "final" / "mutating" / "nonmutating" / "convenience" / "required" / "override"
            / "nonisolated"
        signatureParameter = (word@label word@declared / !"_" word@label) ":" type '...'? ("=" &space expression)?
        """#
}

/// A recognizer of Swift types, generic parameters and `where` clauses in an entry's texts.
package enum SwiftTypeRecognizer {
    /// The position of a type, deciding the words allowed before the type.
    package enum Position: String {
        /// A value, kept or handed back, or an argument of generics.
        case value = "type"
        /// A parameter: the type may state the way a value is handed over, and that the caller chooses the kind.
        case parameter
    }

    package static func isType(_ text: String, at position: Position = .value) -> Bool {
        if isPlainName(text) { return SwiftNames.canNameType(text) && !SwiftNames.isMetatype(text) }
        return SwiftGrammar.grammar.accepts(text, as: position.rawValue)
    }

    /// Whether a text is a list of generic parameters: `<Content: View, Value>`.
    package static func isGenericParameters(_ text: String) -> Bool {
        SwiftGrammar.grammar.accepts(text, as: "genericParameters")
    }

    /// Whether a text can follow the word `where`.
    package static func isRequirements(_ text: String) -> Bool {
        SwiftGrammar.grammar.accepts(text, as: "requirements")
    }

    package static func scanner(_ text: String) -> SyntaxScanner {
        SyntaxScanner(text, allowsInNames: SwiftNames.isForeign)
    }

    /// Whether a text is a plain name, as are most types.
    package static func isPlainName(_ text: String) -> Bool {
        SyntaxScanner.isPlainName(text) && text != "_"
    }
}

/// A recognizer of the Swift expressions found in default values: literals, names, calls, operators, short closures.
package enum SwiftExpressionRecognizer {
    package static func isExpression(_ text: String) -> Bool {
        if SwiftTypeRecognizer.isPlainName(text) { return !SwiftNames.isReserved(text) || SwiftNames.isValue(text) }
        return SwiftGrammar.grammar.accepts(text, as: "expression")
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
    package static func isNumber(_ text: String) -> Bool { SwiftGrammar.grammar.accepts(text, as: "signedNumber") }
}

/// The grammar of type texts of Swift, Kotlin or TypeScript, without knowledge of the language: what a catalog means by
/// a type.
///
/// More is accepted than by the compilers. For texts printed as code, use `SwiftGrammar` or
/// `TypeScriptGrammar`.
package enum TypeGrammar {
    package static let grammar = ParsingGrammar(
        checks: [
            "letters": { $0.unicodeScalars.allSatisfy { $0.isASCII || $0.properties.isAlphabetic } },
            "number": { NumberText.literal($0) != nil },
            // Words that derive a type from another type or a value.
            "operator": { ["keyof", "typeof", "infer", "unique", "asserts"].contains($0) },
            // Words without effect on the values of a type.
            "modifier": {
                switch $0 {
                case "inout", "borrowing", "consuming", "sending", "isolated", "repeat", "each", "readonly", "suspend",
                    "vararg", "out", "in", "abstract", "new":
                    true
                default: false
                }
            },
            // Words of Swift before a protocol; in TypeScript, `any` is a type.
            "existential": { $0 == "some" || $0 == "any" },
            "wrapper": { $0 == "nonisolated" || $0 == "context" },
            "effect": { ["async", "throws", "rethrows", "reasync"].contains($0) },
            "accessor": { $0 == "get" || $0 == "set" },
            "is": { $0 == "is" }, "extends": { $0 == "extends" }, "import": { $0 == "import" }, "of": { $0 == "of" },
            "in": { $0 == "in" }, "as": { $0 == "as" }, "new": { $0 == "new" }, "readonly": { $0 == "readonly" },
        ],
        allowsInNames: { _ in true }, tokens + types + lists + objects)

    /// A name has all dots, and hyphens between letters: `UIControl.State`, `glide-core-input`.
    private static let tokens = #"""
        name = _ (!'`' / &('`' [A-Za-z0-9_#\x80-\xFF]+ '`')) (start part* ([.\-] start part*)*)@letters
        start = [A-Za-z_$#`\x80-\xFF]
        part = [A-Za-z0-9_$#`\x80-\xFF]
        Name = name
        String = '"' ([^"\\] / '\\' .)* '"' / '\'' ([^'\\] / '\\' .)* '\'' / '`' ([^`\\] / '\\' .)* '`'
        Number = ('-'? [0-9] ([0-9] / !'...' '.')*)@number
        literal = _ (String / Number)
        tokens = (_ '@' &start name / Name / literal / _ [?!\[\](){}<>,:;|&.*~+=\-])*
        typeStart = _ ([A-Za-z_$#`\x80-\xFF0-9'"(\[{~*<] / '@' start / '-' [0-9])
        protocolStart = _ ([(~] / '@' start / !(name@is / name@extends) start)
        parens = '(' (parens / String / [^()])* ')'
        angles = _ '<' (angles / String / '=>' / '->' / [^<>])* '>'

        """#

    private static let types = #"""
        text = Type Dots?
        Type = ("|" / "&")? Member ("|" Member)* (name@is Type / name@extends Bound "?" Type ":" Type)?
        Member = Operand ("&" Operand)*
        Operand = Operator* modifier* (Import / Named / literal / List / (angles &"(")? Parens / Object / Star / Any)
            suffix? suffix? suffix? suffix? suffix? suffix? suffix? suffix? !suffix
        Operator = name@operator &typeStart / "~"
        modifier = _ '@' &start Attribute (parens &typeStart)? / Word / "~"
        Attribute = name
        Word = name@modifier &typeStart / name@existential &protocolStart / name@wrapper parens &typeStart
        Import = name@import "(" Type ")"
        Named = Name Arguments?
        Arguments = "<" Type ("," Type)* ">"
        Star = "*"
        Any = "..."
        suffix = Optional / ArrayOf / Derived / "." (Receiver / Arguments)
        Optional = "?" / "!"
        ArrayOf = "[" "]"
        Derived = '[' Type "]" / "." name Arguments?
        Receiver = Parens

        """#

    /// In the bound of a condition, a question mark ends the bound: `A extends B ? C : D`.
    private static let lists = #"""
        Bound = ("|" / "&")? boundOperand (("|" / "&") boundOperand)* (name@is Bound)?
        boundOperand = Operator* modifier* (Import / Named / literal / List / boundFunction / Object / Star / Any)
            ("!" / ArrayOf / Derived / "." (Receiver / Arguments))*
        boundFunction = (angles &"(")? "(" elements ")" ((Effect* "->" / "=>") Bound)?
        List = "[" (literal name@of Type / (Item ("," Item)* Comma?)?) "]"
        Item = Rest (Label ":")? Type / Type (":" Type)?
        Comma = ","
        Parens = "(" elements ")" ((Effect* "->" / "=>") Type)?
        Effect = name@effect ("(" Type ")")?
        elements = (Element ("," Element)* ","?)?
        Element = (Rest !")")? (label Type / Type (":" Type)?) Dots?
        label = Label Maybe? ":" / Label Second ":"
        Rest = "..."
        Dots = "..."
        Label = name
        Second = name
        Maybe = "?"

        """#

    private static let objects = #"""
        Object = "{" (member (";" / "," / &"}" / &([ \t]* [\n\r])))* "}"
        member = (_ [+\-] &(name@readonly))? (name@readonly &keyStart)?
            (Index / Callable / (name@accessor &keyStart)? Property)
        keyStart = _ [A-Za-z_$#`\x80-\xFF0-9'"\[@]
        Index = "[" name (Mapped / ":") Type (name@as Key)? "]" (_ [+\-])? "?"? ":" Type
        Mapped = name@in
        Key = Type
        Callable = (name@new &"(")? Signature
        Property = (Label / literal) Maybe? (Signature / ":" Type / !(_ [(<:]))
        Signature = (angles &"(")? "(" elements ")" (":" Type / !":")
        """#
}

/// The grammar of the TypeScript types, generic parameters and default values in an entry's texts.
///
/// A false no is preferred to a false yes: unknown text is printed as a comment.
package enum TypeScriptGrammar {
    package static let grammar = ParsingGrammar(
        checks: [
            "free": { !TypeScriptNames.operators.contains($0) },
            "binding": { TypeScriptNames.binding($0) == $0 },
            "parameter": {
                $0 == "this" || TypeScriptNames.binding($0) == $0 || TypeScriptNames.typeWords.contains($0)
            },
        ],
        allowsInNames: TypeScriptNames.isForeign, literals + types + objects + expressions + imports)

    private static let literals = #"""
        number = ('0x' [0-9A-Fa-f]+ / '0o' [0-7]+ / '0b' [01]+
            / !('0' [0-9_]) digits ('.' digits)? ([eE] [\-+]? digits)?) !name
        digits = [0-9] ([0-9] / '_' &[0-9])*
        name = [A-Za-z0-9_$\x80-\xFF]
        signedNumber = '-'? number
        string = '"' ([^"\\\n\r] / escape)* '"' / '\'' ([^'\\\n\r] / escape)* '\''
        escape = '\\' ('x' hex hex / 'u' hex hex hex hex / [^xu0-9\x00-\x1F\x80-\xFF])
        hex = [0-9A-Fa-f]

        """#

    private static let types = #"""
        type = union ("extends" union "?" type ":" type)?
        union = function / ("|" / "&")? operatorType (("|" / "&") operatorType)*
        operatorType = ("keyof" / "readonly") operatorType / plainType ('[' "]" / '[' type "]")*
        plainType = _ (string / template / number / '-' number / '(' type ")"
            / '[' (element ("," element)* ","?)? "]" / '{' object "}" / named)
        template = '`' ('${' type "}" / !'${' [^`\\])* '`'
        element = "..." (word ":")? type / (word "?"? ":")? type '?'?
        named = "typeof" Value / "infer" Declared / Path
        Value = Name
        Path = Name arguments
        Name = word@free ('.' word)*
        arguments = Arguments / !'<'
        Arguments = '<' !">" Argument ("," Argument)* ">"
        Argument = type
        Declared = word
        function = ("abstract" "new" / "new")? generics? parameters "=>" returned
        returned = ("asserts" !"is")? word "is" type / type
        parameters = "(" (required ("," required)* ("," optional)* ("," rest)? ","?
            / optional ("," optional)* ("," rest)? ","? / rest ","?)? ")"
        required = word@parameter ":" type
        optional = word@parameter "?" ":" type
        rest = "..." word@parameter ":" type
        generics = "<" !">" generic ("," generic)* ">"
        generic = Variable ("extends" type)? ("=" type)?
        Variable = word@binding
        heritage = word@binding ('.' word)* arguments

        """#

    private static let objects = #"""
        object = mapped / (member ((";" / ",") member)* (";" / ",")?)?
        mapped = ("+" / "-")? "readonly"? "[" Declared "in" Keys ("as" type)? "]" ("+" / "-")? "?"? ":" type ";"?
        Keys = type
        member = ("readonly" !(_ [:?(,;}]))? ("new"? signature / memberName "?"? (signature / ":" type))
        memberName = _ (string / number / '[' word ":" type "]" / word)
        signature = generics? parameters (":" returned / !":")

        """#

    private static let expressions = #"""
        expression = arrow / operand continuation* ("?" expression ":" expression)?
        arrow = ("async" !"=>")? (word@binding / inferred) "=>" ("{" "}" / !"{" expression)
        inferred = "(" (untyped ("," untyped)* ("," unsure)* ("," others)? ","?
            / unsure ("," unsure)* ("," others)? ","? / others ","?)? ")"
        untyped = word@parameter !"?" (":" type)?
        unsure = word@parameter "?" (":" type)?
        others = "..." word@parameter (":" type)?
        continuation = "as" ("const" / type) / ("instanceof" / "in") operand / binary operand
        binary = "===" / "!==" / "==" / "!=" / "<=" / ">=" / "&&" / "||" / "??"
            / _ [+\-*/%<>|&^] ![+\-*/=<>&|]
        operand = ("typeof" / "void" / "!" / _ ('+' !'+' / '-' !'-' / '~' !'~'))* primary postfix*
        primary = _ (string / filled / number / '(' expression ")" / '[' (item ("," item)* ","?)? "]"
            / '{' (entry ("," entry)* ","?)? "}" / "new" word@free ('.' word)* arguments / word@free)
        filled = '`' ('${' expression "}" / !'${' [^`\\] / escape)* '`'
        item = "..."? expression
        entry = "..." expression / word@binding &(_ [,}])
            / _ (string / number / '[' expression "]" / word) ":" expression
        postfix = ('?.' / '.') word / '(' (item ("," item)* ","?)? ")" / '[' expression "]" / '!' !'='

        """#

    /// The text after the word `import`.
    private static let imports = #"""
        import = _ string / ("type" &(_ [{*]))? importedNames ("," importedNames)? "from" _ string
        importedNames = "*" "as" Imported / "{" (importedName ("," importedName)* ","?)? "}" / Imported
        importedName = ("type" !"as" &(_ name))? (word "as" Imported / Imported)
        Imported = word@binding
        """#
}

/// A recognizer of TypeScript types and generic parameters in an entry's texts, and a reader of the names that they
/// use.
package enum TypeScriptTypeRecognizer {
    package static func isType(_ text: String) -> Bool { TypeScriptGrammar.grammar.accepts(text, as: "type") }

    /// Whether a text is a list of generic parameters: `<Value, Key extends string = string>`.
    package static func isGenericParameters(_ text: String) -> Bool {
        TypeScriptGrammar.grammar.accepts(text, as: "generics")
    }

    /// Whether a type can follow `extends` or `implements`: a name, with arguments or without.
    package static func isHeritage(_ text: String) -> Bool { TypeScriptGrammar.grammar.accepts(text, as: "heritage") }

    /// Returns the names used in the text of a type or of a list of generic parameters; none for other texts.
    package static func uses(in text: String) -> [NameUse] {
        if TypeScriptNames.isIdentifier(text) { return [NameUse(path: [text], location: 0..<text.utf8.count)] }
        let grammar = TypeScriptGrammar.grammar
        guard let tree = grammar.tree(of: text, as: "type") ?? grammar.tree(of: text, as: "generics") else {
            return []
        }
        var names = UsedNames(bytes: Array(text.utf8))
        names.add(tree)
        return names.uses.filter { !names.declared.contains($0.path[0]) }
    }

    /// A collector of the names used by a type, and of the names declared within the type.
    private struct UsedNames {
        let bytes: [UInt8]
        var uses: [NameUse] = []
        /// Generic parameters and other names declared by the text.
        var declared: Set<String> = []

        /// Words of types without a meaning as names.
        private static let words: Set<String> = [
            "keyof", "readonly", "asserts", "is", "abstract", "unique", "this", "as",
        ]

        mutating func add(_ node: SyntaxNode) {
            let index = uses.count
            if node.rule == "Name" {
                let path = node.text.split(separator: ".").map { String($0).trimmed }
                let end = node.bytes.upperBound
                let isLookedInto =
                    end + 1 < bytes.count && bytes[end] == UInt8(ascii: "[") && bytes[end + 1] != UInt8(ascii: "]")
                if Self.words.contains(path[0]) { return }
                uses.append(NameUse(path: path, isLookedInto: isLookedInto, location: node.bytes))
            }
            if node.rule == "Declared" || node.rule == "Variable" { declared.insert(node.text) }
            for child in node.children { add(child) }
            guard index < uses.count else { return }
            switch node.rule {
            case "Path": uses[index].arity = node["Arguments"]?.children.count ?? 0
            case "Value": uses[index].isValue = true
            case "Keys": uses[index].isLookedInto = true
            default: break
            }
        }
    }
}

/// A recognizer of the TypeScript expressions found in default values: literals, names, calls, operators, arrow
/// functions without a body in braces.
package enum TypeScriptExpressionRecognizer {
    package static func isExpression(_ text: String) -> Bool {
        TypeScriptGrammar.grammar.accepts(text, as: "expression")
    }

    package static func isNumber(_ text: String) -> Bool {
        TypeScriptGrammar.grammar.accepts(text, as: "signedNumber")
    }

    /// Whether a text is a string between quotes or apostrophes.
    package static func isString(_ text: String) -> Bool { TypeScriptGrammar.grammar.accepts(text, as: "string") }
}

package import CatalogModel

/// A parsed Swift declaration: attributes, modifiers, keyword, name, parameters, type and constraints.
package struct SwiftDeclaration {
    package private(set) var attributes: [Text] = []
    /// Words before the keyword: `static`, `override`.
    package private(set) var modifiers: [Text] = []
    /// `struct`, `func`, `var`.
    package private(set) var keyword: Text?
    package private(set) var name: Text?
    /// The question mark of an initializer that may give nil.
    package private(set) var failable: Text?
    package private(set) var genericParameters: [Text] = []
    package private(set) var parameters: [SwiftParameter] = []
    package private(set) var async: Text?
    package private(set) var throwing: Text?
    package private(set) var thrownType: Text?
    /// The result, the type of a property, or the type meant by a type alias.
    package private(set) var type: Text?
    package private(set) var value: Text?
    package private(set) var constraints: [Text] = []
    /// Accessors, such as `get set`.
    package private(set) var accessors: Text?

    package func modifier(_ names: String...) -> Text? { modifiers.first { names.contains($0.value) } }
    package func attribute(_ name: String) -> Text? {
        attributes.first { $0.value == name || $0.value.hasPrefix(name + "(") }
    }

    package init(_ text: DeclarationText) {
        var scanner = SyntaxScanner(text.bytes)
        for node in scanner.takeTree("declaration", of: Self.grammar)?.children ?? [] {
            guard let part = text.text(node.bytes) else { continue }
            switch node.rule {
            case "Attribute": attributes.append(part)
            case "Modifier": modifiers.append(part)
            case "Setter":
                if let modifier = modifiers.popLast() { modifiers.append(modifier.map { "\($0)(\(part.value))" }) }
            case "Keyword": keyword = part
            case "Name", "Symbol": name = part
            case "Failable": failable = part
            case "Generic": genericParameters.append(part)
            case "Parameter":
                parameters += [SwiftParameter(node, in: text, of: keyword?.value ?? "")].compactMap(\.self)
            case "Async": async = part
            case "Throws": throwing = part
            case "Thrown": thrownType = part
            case "Constraint": constraints.append(part)
            case "Accessors": accessors = part
            case "Value" where keyword?.value != "typealias": value = part
            default: type = part
            }
        }
    }

    fileprivate static let grammar = ParsingGrammar(
        checks: [
            "keyword": {
                [
                    "struct", "class", "enum", "protocol", "actor", "func", "init", "var", "let", "case", "typealias",
                    "associatedtype", "subscript", "extension", "macro", "deinit", "operator", "precedencegroup",
                ].contains($0)
            }
        ],
        allowsInNames: { _ in true },
        #"""
        declaration = (Attribute / !Keyword Modifier ('(' Setter ')'?)?)* beginning? end*
        Attribute = _ '@' [A-Za-z0-9_$`.\x80-\xFF]* round?
        Modifier = _ name
        Setter = (![)] item)*
        beginning = (&"init" Keyword Failable? / &"subscript" Keyword / Keyword (Name / Symbol)? / Symbol) generics? parameters?
        Keyword = !("class" ("func" / "var" / "let" / "subscript" / "override" / "final")) _ name@keyword
        Failable = [?!]
        Name = _ name
        name = [A-Za-z0-9_$`\x80-\xFF]+
        Symbol = _ [^( \t\n\r]+
        generics = "<" Generic (',' Generic)* '>'?
        Generic = (![,>] inAngles)*
        parameters = "(" Parameter (',' Parameter)* ')'?
        Parameter = (Attribute* Label Second? ":")? ParameterType ("=" ParameterValue)?
        Label = _ name
        Second = _ name
        ParameterType = (space !equals / ![,) \t\n\r] item)*
        ParameterValue = (![,)] item)*
        end = Async / Throws ('(' Thrown ')'?)? / "where" Constraint (',' Constraint)* / "{" Accessors '}'?
            / (":" / "->") Type / "=" Value / _ item
        Async = "async"
        Throws = "throws" / "rethrows"
        Thrown = (![)] item)*
        Constraint = (![,{] item)*
        Accessors = (![}] item)*
        Type = (space !("where" / equals) / ![{ \t\n\r] item)*
        Value = (space !"where" / ![{ \t\n\r] item)*
        equals = '=' (space / !.)
        space = [ \t\n\r]+
        item = string / round / '[' (![\]] item)* ']'? / '{' (![}] item)* '}'? / name angles? / .
        round = '(' (![)] item)* ')'?
        angles = '<' (!'>' inAngles)* '>'
        inAngles = ![)\]}] ('->' / '=>' / string / '(' (![)] inAngles)* ')' / '[' (![\]] inAngles)* ']'
            / '{' (![}] inAngles)* '}' / name (angles / !'<') / [^(\[{A-Za-z0-9_$`\x80-\xFF])
        string = '"' ('\\' round / '\\' . / [^"\\])* '"'?
        """#)
}

/// A parameter in a parsed Swift declaration of a function, an initializer, a subscript, a macro or an enum case.
package struct SwiftParameter {
    package private(set) var attributes: [Text] = []
    package private(set) var label: Text?
    package private(set) var name: Text?
    package private(set) var type: Text?
    package private(set) var value: Text?
    package private(set) var variadic: Text?

    fileprivate init?(_ node: SyntaxNode, in text: DeclarationText, of keyword: String) {
        if node.text.isEmpty { return nil }
        attributes = node.all("Attribute").compactMap { text.text($0.bytes) }
        label = node["Label"].flatMap { text.text($0.bytes) }
        let second = node["Second"].flatMap { text.text($0.bytes) }
        name = second ?? label
        if keyword == "subscript", second == nil { label = label?.map { _ in "_" } }
        value = node["ParameterValue"].flatMap { text.text($0.bytes) }
        guard var types = node["ParameterType"]?.bytes else { return }
        let dots = text.bytes[types].lastIndex { !SyntaxScanner.isSpace($0) } ?? types.lowerBound
        if dots - 2 >= types.lowerBound, text.bytes[(dots - 2)...dots].elementsEqual("...".utf8) {
            variadic = text.text((dots - 2)..<(dots + 1))
            types = types.lowerBound..<(dots - 2)
        }
        type = text.text(types)
    }
}

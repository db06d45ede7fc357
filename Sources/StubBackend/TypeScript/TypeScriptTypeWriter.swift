import CatalogModel
import SourceCode

/// A writer of converted types and values as TypeScript code in stubs, with a record of the names imported from React.
struct TypeScriptTypeWriter: ConvertedTypeText {
    /// Names imported by the file from React.
    private(set) var react: Set<String> = []
    /// Whether the file needs React's namespace for values.
    private(set) var usesReact = false

    mutating func use(_ name: String) -> String {
        react.insert(name)
        return name
    }

    mutating func text(_ type: TypeExpression) -> String {
        switch type {
        case .name(let name):
            if ConvertedReactTypes.imports.contains(name) { react.insert(name) }
            return name
        case .generic(let name, let arguments):
            return "\(name)<\(arguments.map { text($0) }.joined(separator: ", "))>"
        case .optional(let inner): return member(inner) + " | null"
        case .array(let inner):
            let text = text(inner)
            return Self.isSimple(inner) ? text + "[]" : "(\(text))[]"
        case .dictionary(let key, let value): return "Record<\(text(key)), \(text(value))>"
        case .tuple(let elements): return "[\(elements.map { tupleElement($0) }.joined(separator: ", "))]"
        case .function(let function): return self.function(function)
        case .object(let elements, let rest): return object(elements, rest: rest)
        case .union(let members): return members.map { member($0) }.uniqued().joined(separator: " | ")
        case .intersection(let members): return members.map { member($0) }.uniqued().joined(separator: " & ")
        case .literal(.string(let value)): return TypeScriptLiteral.string(value)
        case .literal(let value): return value.compact
        case .template(let text): return "`\(text)`"
        case .verbatim(let text): return ScriptLayout.onOneLine(text)
        case .anyParameters: return "unknown"
        }
    }

    private static func isSimple(_ type: TypeExpression) -> Bool {
        switch type {
        case .name, .generic, .array, .tuple, .object, .literal, .template: true
        default: false
        }
    }

    /// Returns a member of a union.
    private mutating func member(_ type: TypeExpression) -> String {
        switch type {
        case .function, .union, .intersection, .optional, .verbatim: "(\(text(type)))"
        default: text(type)
        }
    }

    private mutating func tupleElement(_ element: TypeExpression.Element) -> String {
        let type = text(element.type)
        if element.isRest { return "...\(Self.isSimple(element.type) ? type : "(\(type))")" }
        guard let label = element.label, DeclaredNames.isIdentifier(label) else {
            return element.isOptional ? "(\(type))?" : type
        }
        return "\(label)\(element.isOptional ? "?" : ""): \(type)"
    }

    /// Returns a function type with named parameters; a parameter is optional only if no required parameter follows.
    private mutating func function(_ function: TypeExpression.Function) -> String {
        var used: Set<String> = []
        let lastRequired = function.parameters.lastIndex { !$0.isOptional && !$0.isRest } ?? -1
        let count = function.parameters.count
        let texts = function.parameters.enumerated().map { index, element in
            var name =
                element.label.flatMap { TypeScriptNames.binding($0) } ?? (count == 1 ? "value" : "value\(index + 1)")
            while !used.insert(name).inserted { name += "_" }
            let type = text(element.type)
            if element.isRest, index == count - 1 {
                let isList = if case .array = element.type { true } else { false }
                return "...\(name): \(isList ? type : "(\(type))[]")"
            }
            return "\(name)\(element.isOptional && index > lastRequired ? "?" : ""): \(type)"
        }
        return "(\(texts.joined(separator: ", "))) => \(text(function.result))"
    }

    private mutating func object(_ elements: [TypeExpression.Element], rest: TypeExpression?) -> String {
        var names: Set<String> = []
        var members = elements.compactMap { element -> String? in
            guard let label = element.label, names.insert(label).inserted else { return nil }
            return "\(TypeScriptNames.interfaceMember(label))\(element.isOptional ? "?" : ""): \(text(element.type))"
        }
        // An index signature must allow the types of all other members, which only `unknown` ensures.
        if let rest { members.append("[key: string]: \(members.isEmpty ? text(rest) : "unknown")") }
        return members.isEmpty ? "{}" : "{ \(members.joined(separator: "; ")) }"
    }

    // MARK: Values

    /// Returns a default as an expression of a type; nil if no expression is possible.
    mutating func value(_ literal: LiteralValue, of type: TypeExpression, spelling: ConvertedSpelling) -> String? {
        let type = type.understood
        if case .name(let name) = type {
            if let found = spelling.caseName(literal, of: name) { return Self.member(of: name, found) }
            if let definition = spelling.definition(of: name) {
                return value(literal, of: definition, spelling: spelling)
            }
        }
        if let value = reactValue(literal, of: type) { return value }
        switch (literal, type) {
        case (_, .union(let members)):
            if literal == .nothing {
                return [("null", "null"), ("undefined", "undefined")].first { members.contains(.name($0.0)) }?.1
            }
            for member in members { if let value = value(literal, of: member, spelling: spelling) { return value } }
            return nil
        case (.nothing, .optional): return "null"
        case (_, .optional(let inner)): return value(literal, of: inner, spelling: spelling)
        case (.nothing, .name("null")): return "null"
        case (.nothing, .name("unknown")), (.nothing, .name("any")): return "null"
        case (.bool(let value), .name("boolean")), (.bool(let value), .name("unknown")),
            (.bool(let value), .name("any")):
            return value ? "true" : "false"
        case (.bool(let value), .literal(.bool(let other))): return value == other ? "\(value)" : nil
        case (.number(let digits), .name("number")), (.number(let digits), .name("unknown")),
            (.number(let digits), .name("any")):
            return digits
        case (.number(let digits), .literal(.number(let other))): return digits == other ? digits : nil
        case (.string(let text), .name("string")), (.string(let text), .name("unknown")),
            (.string(let text), .name("any")), (.string(let text), .name("ReactNode")):
            return TypeScriptLiteral.string(text)
        case (.string(let text), .literal(.string(let other))):
            return text == other ? TypeScriptLiteral.string(text) : nil
        case (.emptyList, .array), (.emptyList, .generic("Array", _)), (.emptyList, .generic("ReadonlyArray", _)),
            (.emptyList, .name("unknown")):
            return "[]"
        case (.emptyMap, .generic("Record", _)), (.emptyMap, .generic("Partial", _)), (.emptyMap, .name("unknown")):
            return "{}"
        case (.emptyList, .generic("Set", _)): return "new Set()"
        case (.emptyMap, .generic("Map", _)), (.emptyList, .generic("Map", _)): return "new Map()"
        case (.emptyFunction, .function(let function)):
            return function.result == .name("void") ? "() => {}" : nil
        default: return nil
        }
    }

    /// Returns a default of a type of React.
    private mutating func reactValue(_ literal: LiteralValue, of type: TypeExpression) -> String? {
        let name: String
        switch type {
        case .name(let stated), .generic(let stated, _): name = stated
        case .verbatim("keyof JSX.IntrinsicElements"), .verbatim("keyof React.JSX.IntrinsicElements"):
            name = "React.ElementType"
        case .verbatim(let text) where ReactTypes.isLength(text):
            switch literal {
            case .number(let digits): return digits
            case .string(let text): return TypeScriptLiteral.string(text)
            default: return nil
            }
        default: return nil
        }
        let short = name.hasPrefix("React.") ? String(name.dropFirst(6)) : name
        guard short != name || ReactTypes.isAlone(short) else { return nil }
        switch literal {
        case .string(let text) where short == "ReactNode": return TypeScriptLiteral.string(text)
        case .number(let digits) where short == "ReactNode": return digits
        case .nothing where short == "ReactNode": return "null"
        case .string(let text) where short == "ElementType" && ReactTypes.isElement(text):
            return TypeScriptLiteral.string(text)
        case .member("React", let element) where short == "ElementType" && ReactTypes.elements.contains(element):
            usesReact = true
            return "React.\(element)"
        case .emptyMap where short == "CSSProperties" || short.hasSuffix("HTMLAttributes"): return "{}"
        case .emptyFunction where short.hasSuffix("EventHandler"): return "() => {}"
        default: return nil
        }
    }

    func values(of type: TypeExpression, _ spelling: ConvertedSpelling) -> [(title: String, value: String)] {
        switch type.understood {
        case .name(let name):
            (spelling.cases(of: name) ?? []).filter { $0.count == 0 }
                .map { ($0.name, Self.member(of: name, $0.name)) }
        case .union(let members): members.flatMap { values(of: $0, spelling) }
        case .literal(.string(let text)): [(text, TypeScriptLiteral.string(text))]
        default: []
        }
    }

    /// Returns the case of an enum in the form of an object.
    static func member(of name: String, _ element: String) -> String {
        TypeScriptNames.isIdentifier(element) ? "\(name).\(element)" : "\(name)[\(TypeScriptLiteral.string(element))]"
    }

    /// Returns a sample to show in a preview.
    mutating func sample(of type: TypeExpression, named name: String, _ spelling: ConvertedSpelling) -> String {
        switch type.understood {
        case .name("string"): return TypeScriptLiteral.string(name)
        case .name("ReactNode"), .name("React.ReactNode"): return TypeScriptLiteral.string(name)
        case .name("boolean"): return "false"
        case .name("number"): return "1"
        case .name("unknown"), .name("any"), .name("null"), .optional: return "null"
        case .name("undefined"): return "undefined"
        case .name(let other):
            guard let first = spelling.cases(of: other)?.first(where: { $0.count == 0 }) else { return Self.missing }
            return Self.member(of: other, first.name)
        case .array, .generic("Array", _): return "[]"
        case .literal(.string(let value)): return TypeScriptLiteral.string(value)
        case .literal(let value): return value.compact
        case .function(let function): return function.result == .name("void") ? "() => {}" : "() => \(Self.missing)"
        case .union(let members):
            if members.contains(.name("null")) { return "null" }
            return members.first.map { sample(of: $0, named: name, spelling) } ?? Self.missing
        default: return Self.missing
        }
    }

    /// A null value of every type, to be replaced by people.
    private static let missing = "null!"
}

extension TypeExpression {
    /// Returns a type as written by the author in TypeScript.
    static func script(_ text: String) -> TypeExpression {
        if case .name(text)? = TypeParser.parse(text) { return .name(text) }
        return .verbatim(text)
    }

    /// The type meant by the author's text; a type of constructors is not the type of functions that it reads like.
    var understood: TypeExpression {
        guard case .verbatim(let text) = self, !Self.isConstructor(text), let type = TypeParser.parse(text)
        else { return unwrapped }
        return type.unwrapped
    }

    /// Whether a text in TypeScript is the type of constructors: `new () => Element`.
    static func isConstructor(_ text: String) -> Bool { text.hasPrefix("new ") || text.hasPrefix("abstract new ") }
}

import SourceCode

/// A writer of types and values as Kotlin code in stubs, with a record of the required imports.
struct KotlinTypeWriter: ConvertedTypeText {
    /// The full names to import.
    private(set) var imports: Set<String> = []
    /// Names declared by the file: a platform type with such a name is written in full.
    let own: Set<String>
    /// Names brought by the imports of the implementation, likewise.
    let imported: Set<String>

    init(own: Set<String>, imported: Set<String> = []) {
        self.own = own
        self.imported = imported
    }

    /// Returns a name of the platform or of a package that the team has, imported unless the short name is taken.
    mutating func use(_ full: String) -> String {
        let name = full.split(separator: ".").last.map(String.init) ?? full
        let isTaken = own.contains(name) || imported.contains(name)
        if isTaken || imports.contains(where: { $0 != full && $0.hasSuffix("." + name) }) { return full }
        imports.insert(full)
        return name
    }

    mutating func text(_ type: TypeExpression) -> String {
        switch type {
        case .name(let name): return self.name(name)
        case .generic(let name, let arguments):
            let texts = arguments.map { text($0) }
            return "\(self.name(name))<\(texts.joined(separator: ", "))>"
        case .optional(let inner):
            let text = text(inner)
            if case .function = inner { return "(\(text))?" }
            return text.hasSuffix("?") ? text : text + "?"
        case .function(let function): return self.function(function)
        default: return "Any"
        }
    }

    private mutating func name(_ name: String) -> String {
        if imported.contains(name) { return KotlinNames.escaped(name) }
        if name.contains(".") {
            return use(name.split(separator: ".").map { KotlinNames.escaped(String($0)) }.joined(separator: "."))
        }
        return KotlinPlatform.imports[name].map { use($0) } ?? KotlinNames.escaped(name)
    }

    private mutating func function(_ function: TypeExpression.Function) -> String {
        var labels: Set<String> = []
        let parameters = function.parameters.map { element in
            var type = text(element.type)
            if case .function(let inner) = element.type, inner.attributes.contains("Composable") { type = "(\(type))" }
            guard let label = element.label, DeclaredNames.isIdentifier(label), labels.insert(label).inserted else {
                return type
            }
            return "\(KotlinNames.escaped(label)): \(type)"
        }
        var result = text(function.result)
        if case .function = function.result { result = "(\(result))" }
        var head = ""
        if function.attributes.contains("Composable") { head += "@\(use("androidx.compose.runtime.Composable")) " }
        if function.isAsync { head += "suspend " }
        if let receiver = function.receiver {
            let text = text(receiver)
            if case .function = receiver { head += "(\(text))." } else { head += "\(text)." }
        }
        return "\(head)(\(parameters.joined(separator: ", "))) -> \(result)"
    }

    // MARK: Values

    /// Returns a default as an expression of a type; nil if no expression is possible.
    mutating func value(_ literal: LiteralValue, of type: TypeExpression, spelling: ConvertedSpelling) -> String? {
        if case .optional(let inner) = type {
            return literal == .nothing ? "null" : value(literal, of: inner, spelling: spelling)
        }
        if case .name(let name) = type, let found = spelling.caseName(literal, of: name),
            let cases = spelling.cases(of: name)
        {
            return Self.member(found, of: name, cases: cases)
        }
        switch (literal, type) {
        case (.bool(let value), .name("Boolean")), (.bool(let value), .name("Any")): return value ? "true" : "false"
        case (.number(let digits), .name(let name)): return number(digits, as: name)
        case (.string(let text), .name("String")), (.string(let text), .name("CharSequence")),
            (.string(let text), .name("Any")):
            return KotlinLiteral.string(text)
        case (.emptyList, .generic("List", _)): return "emptyList()"
        case (.emptyList, .generic("Set", _)): return "emptySet()"
        case (.emptyList, .generic("Array", _)): return "emptyArray()"
        case (.emptyMap, .generic("Map", _)), (.emptyList, .generic("Map", _)): return "emptyMap()"
        case (.emptyFunction, .function(let function)), (.emptyMap, .function(let function)):
            return function.result == .name("Unit") ? Self.lambda(function, body: "") : nil
        default: return nil
        }
    }

    /// Returns a case of an enum or of a sealed interface.
    static func member(
        _ element: String, of name: String, cases: [(name: String, raw: String?, count: Int)]
    ) -> String? {
        let isSealed = cases.contains { $0.count > 0 }
        let names = KotlinNames.cases(cases.map(\.name), of: isSealed ? name : nil)
        return names[element].map { "\(KotlinNames.escaped(name)).\($0)" }
    }

    func values(of type: TypeExpression, _ spelling: ConvertedSpelling) -> [(title: String, value: String)] {
        guard case .name(let name) = type.presentType, let cases = spelling.cases(of: name) else { return [] }
        return cases.filter { $0.count == 0 }.compactMap { element in
            Self.member(element.name, of: name, cases: cases).map { (element.name, $0) }
        }
    }

    private mutating func number(_ digits: String, as type: String) -> String? {
        let isWhole = !digits.contains(".")
        switch type {
        case "Int": return Int32(digits).map(String.init)
        case "Long": return Int64(digits).map(String.init)
        case "Short": return Int16(digits).map(String.init)
        case "Byte": return Int8(digits).map(String.init)
        case "Float": return digits + "f"
        case "Double": return isWhole ? digits + ".0" : digits
        case "Any": return isWhole ? Int32(digits).map(String.init) : digits
        case "BigDecimal": return "\(use("java.math.BigDecimal"))(\"\(digits)\")"
        case "Dp":
            imports.insert("androidx.compose.ui.unit.dp")
            return digits.hasPrefix("-") ? "(\(digits)).dp" : "\(digits).dp"
        default: return nil
        }
    }

    /// Returns a function that ignores all arguments.
    static func lambda(_ function: TypeExpression.Function, body: String) -> String {
        let count = function.parameters.count
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        // A single parameter need not be named.
        if count <= 1 { return body.isEmpty ? "{}" : "{ \(body) }" }
        return body.isEmpty ? "{ \(names) -> }" : "{ \(names) -> \(body) }"
    }

    /// Returns a sample to show in a preview.
    mutating func sample(of type: TypeExpression, named name: String, _ spelling: ConvertedSpelling) -> String {
        switch type {
        case .optional: return "null"
        case .name("String"), .name("CharSequence"): return KotlinLiteral.string(name)
        case .name("Boolean"): return "false"
        case .name(let number)
        where ["Int", "Long", "Short", "Byte", "Float", "Double", "Dp", "BigDecimal"].contains(number):
            return self.number("1", as: number) ?? "1"
        case .name("Unit"): return "Unit"
        case .name("Any"): return "Any()"
        case .name(let name):
            guard let cases = spelling.cases(of: name), let first = cases.first(where: { $0.count == 0 }),
                let member = Self.member(first.name, of: name, cases: cases)
            else { return Self.missing }
            return member
        case .generic("List", _): return "emptyList()"
        case .generic("Set", _): return "emptySet()"
        case .generic("Map", _): return "emptyMap()"
        case .function(let function):
            return Self.lambda(function, body: function.result == .name("Unit") ? "" : Self.missing)
        default: return Self.missing
        }
    }

    private static let missing = "TODO(\"a sample\")"
}

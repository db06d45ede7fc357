/// A conversion of Java type names in signature files into Kotlin spelling without packages:
/// `java.util.List<java.lang.Integer>` becomes `List<Int>`.
package enum KotlinType {
    private static let names: [String: String] = [
        "boolean": "Boolean", "byte": "Byte", "char": "Char", "short": "Short", "int": "Int", "long": "Long",
        "float": "Float", "double": "Double", "void": "Unit", "Integer": "Int", "Character": "Char", "Object": "Any",
    ]

    /// The greatest number of types within each other; deeper types keep the spelling of Java.
    private static let depthLimit = 100

    package static func text(_ java: String) -> String { text(withoutAnnotations(java), depth: 0) }

    /// Returns a type without the annotations before its names: `java.lang.String` for `java.lang.@A(1) String`.
    private static func withoutAnnotations(_ type: String) -> String {
        var kept = ""
        var rest = type[...]
        while let mark = rest.firstIndex(of: "@") {
            kept += rest[..<mark]
            rest = rest[mark...].dropFirst().drop { $0.isLetter || $0.isNumber || "._$".contains($0) }
            if rest.first == "(" {
                let bytes = Array(rest.utf8)
                var scanner = SyntaxScanner(bytes)
                _ = scanner.takePair()
                rest = Substring(String(decoding: bytes[scanner.rest], as: UTF8.self))
            }
            rest = rest.drop { $0 == " " }
        }
        return kept + rest
    }

    private static func text(_ java: String, depth: Int) -> String {
        if depth == depthLimit { return java }
        func text(_ inner: String) -> String { Self.text(inner, depth: depth + 1) }
        var type = java.split(separator: " ").joined(separator: " ")
        for bound in ["? extends ", "? super "] where type.hasPrefix(bound) { type.removeFirst(bound.count) }
        if type == "?" { return "*" }
        if type.hasSuffix("?") { return optional(text(String(type.dropLast()))) }
        if type.hasSuffix("...") { return text(String(type.dropLast(3))) }
        if type.hasSuffix("[]") { return "Array<\(text(String(type.dropLast(2))))>" }
        guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return simple(type) }
        let name = simple(String(type[..<open]))
        let arguments = SyntaxScanner.parts(of: type[type.index(after: open)...].dropLast()).map(text)
        if name.hasPrefix("Function"), name.dropFirst(8).allSatisfy(\.isNumber), let result = arguments.last {
            return "(\(arguments.dropLast().joined(separator: ", "))) -> \(result)"
        }
        return "\(name)<\(arguments.joined(separator: ", "))>"
    }

    private static func optional(_ type: String) -> String { type.contains("->") ? "(\(type))?" : type + "?" }

    /// Returns a name without the leading packages.
    private static func simple(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let start = parts.firstIndex { $0.first?.isUppercase == true } ?? max(parts.count - 1, 0)
        let short = parts[min(start, parts.count)...].joined(separator: ".")
        return names[short] ?? short
    }

    /// Returns the generic parameters of a function in Kotlin: `<T : Number>` for `<T extends java.lang.Number>`.
    ///
    /// Further bounds of a parameter are conditions of their own.
    package static func generics(_ java: String) -> (parameters: String, conditions: [String]) {
        var conditions: [String] = []
        let parameters = SyntaxScanner.parts(of: withoutAnnotations(java)).map { parameter in
            let sides = parameter.trimmed.split(separator: " extends ", maxSplits: 1).map(String.init)
            guard sides.count == 2 else { return parameter.trimmed }
            let name = sides[0].split(separator: " ").last.map(String.init) ?? sides[0]
            // `Any?` is the implicit bound of every type parameter.
            let bounds = sides[1].split(separator: " & ").map { text(String($0)) }.filter { $0 != "Any?" }
            if bounds.count > 1 { conditions += bounds.map { "\(name) : \($0)" } }
            return bounds.count == 1 ? "\(sides[0]) : \(bounds[0])" : sides[0]
        }
        return ("<\(parameters.joined(separator: ", "))>", conditions)
    }
}

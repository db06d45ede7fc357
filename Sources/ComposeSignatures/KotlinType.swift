/// A conversion of Java type names in signature files into Kotlin spelling without packages:
/// `java.util.List<java.lang.Integer>` becomes `List<Int>`.
enum KotlinType {
    private static let names: [String: String] = [
        "boolean": "Boolean", "byte": "Byte", "char": "Char", "short": "Short", "int": "Int", "long": "Long",
        "float": "Float", "double": "Double", "void": "Unit", "Integer": "Int", "Character": "Char", "Object": "Any",
    ]

    /// The greatest number of types within each other; deeper types keep the spelling of Java.
    private static let depthLimit = 100

    static func text(_ java: String) -> String { text(java, depth: 0) }

    private static func text(_ java: String, depth: Int) -> String {
        if depth == depthLimit { return java }
        func text(_ inner: String) -> String { Self.text(inner, depth: depth + 1) }
        var type = java.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
        for bound in ["? extends ", "? super "] where type.hasPrefix(bound) { type.removeFirst(bound.count) }
        if type == "?" { return "*" }
        if type.hasSuffix("?") { return optional(text(String(type.dropLast()))) }
        if type.hasSuffix("...") { return text(String(type.dropLast(3))) }
        if type.hasSuffix("[]") { return "Array<\(text(String(type.dropLast(2))))>" }
        guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return simple(type) }
        let name = simple(String(type[..<open]))
        let arguments = parts(type[type.index(after: open)...].dropLast()).map(text)
        if name.hasPrefix("Function"), name.dropFirst(8).allSatisfy(\.isNumber), let result = arguments.last {
            return "(\(arguments.dropLast().joined(separator: ", "))) -> \(result)"
        }
        return "\(name)<\(arguments.joined(separator: ", "))>"
    }

    private static func optional(_ type: String) -> String { type.contains("->") ? "(\(type))?" : type + "?" }

    /// Returns a name from the first part behind the packages on.
    private static func simple(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let start = parts.firstIndex { $0.first?.isUppercase == true } ?? max(parts.count - 1, 0)
        let short = parts[min(start, parts.count)...].joined(separator: ".")
        return names[short] ?? short
    }

    private static func parts(_ text: Substring) -> [String] {
        var parts: [String] = [""]
        var depth = 0
        for character in text {
            if character == "<" { depth += 1 }
            if character == ">" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}

/// A conversion of TypeScript template literals such as `${number}px` into regular expressions for JSON Schema.
enum TemplatePattern {
    /// Returns the regular expression of a template.
    ///
    /// - Parameter template: The text between the backticks.
    /// - Returns: nil where the substitutions do not end.
    static func of(_ template: String) -> String? {
        var pattern = "^"
        var rest = template[...]
        while let start = rest.firstRange(of: "${") {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
            pattern += escaped(rest[..<start.lowerBound])
            pattern += substitution(rest[start.upperBound..<end].filter { $0 != " " })
            rest = rest[rest.index(after: end)...]
        }
        return pattern + escaped(rest) + "$"
    }

    /// Returns the pattern in the place of a type; an unknown name takes any text.
    private static func substitution(_ type: String) -> String {
        switch type {
        case "number": #"-?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?"#
        case "bigint": "-?[0-9]+"
        case "boolean": "(true|false)"
        default: #"[\s\S]*"#
        }
    }

    private static func escaped(_ text: Substring) -> String {
        var result = ""
        for character in text {
            if #"\^$.|?*+()[]{}/"#.contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }
}

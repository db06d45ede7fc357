/// The hard keywords of Kotlin (Kotlin language specification, "Syntax and grammar").
package enum KotlinKeywords {
    /// Words that can be names between backticks only.
    private static let hard: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]

    /// Returns an identifier, between backticks in the case of a keyword.
    package static func escaped(_ name: String) -> String { hard.contains(name) ? "`\(name)`" : name }
}

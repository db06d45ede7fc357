import CatalogRendering

/// A CSS value of a custom property, as far as needed for design tokens.
indirect enum CSSValue: Hashable, Sendable {
    /// The digits of the token; `px`, `%` and the like, or no unit.
    case number(String, unit: String = "")
    /// A word of CSS, a color in hexadecimal notation, a slash.
    case keyword(String)
    case text(String)
    /// The value of another custom property, by name without escapes.
    case variable(String)
    case function(String, CSSValue)
    /// Values with spaces in between.
    case words([CSSValue])
    /// Values with commas in between.
    case list([CSSValue])
    /// Two values with a slash in between, for example `16px/1.5`.
    case division(CSSValue, CSSValue)

    /// The text in a style sheet.
    var printed: String {
        switch self {
        case .number(let digits, let unit): digits + unit
        case .keyword(let word): word
        case .text(let text): CSSEscaper.string(text)
        case .variable(let name): "var(\(CSSDeclaration.printed(name)))"
        case .function(let name, let arguments): "\(name)(\(arguments.printed))"
        case .words(let values): values.map(\.printed).joined(separator: " ")
        case .list(let values): values.map(\.printed).joined(separator: ", ")
        case .division(let left, let right): left.printed + "/" + right.printed
        }
    }
}

/// A CSS custom property with a value, as declared in a style sheet.
struct CSSDeclaration: Sendable {
    /// Name of the property without escapes, with the two hyphens.
    let name: String
    let value: CSSValue

    var printed: String { "\(Self.printed(name)): \(value.printed);" }

    static func printed(_ name: String) -> String { PropertyNames.printed(name) }
}

/// The reason against writing a design token's value in CSS, in words for a finding.
struct CSSValueError: Error, Hashable {
    /// For example `a blur cannot be negative`.
    let reason: String
}

import CatalogRendering

/// A CSS selector with the placeholder `{theme}` for the name of a theme.
struct ThemeSelector {
    static let placeholder = "{theme}"
    let template: String

    init(_ template: String) {
        self.template = template
    }

    /// Returns the selector with the name escaped for any place: escapes are the same in names and in strings (CSS
    /// Syntax Module Level 3, sections 4.3.5 and 4.3.7).
    func text(for theme: String) -> String {
        let parts = template.split(separator: Self.placeholder, omittingEmptySubsequences: false)
        var result = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { result += CSSEscaper.name(theme, isWhole: !Self.isWithinName(result)) }
            result += part
        }
        return result
    }

    /// Whether the following text is not the beginning of a name, so that a digit may follow.
    private static func isWithinName(_ text: String) -> Bool {
        guard let last = text.unicodeScalars.last else { return false }
        return last == "\"" || last == "'" || last == "_" || last.properties.isAlphabetic
            || ("0"..."9").contains(last)
    }

    /// Whether no part of the selector ends the selector: brackets and quotes come in pairs, and there are no braces,
    /// semicolons, comments or rules.
    var isUsable: Bool {
        let selector = text(for: "theme")
        var closings: [Character] = []
        var quote: Character?
        var isEscaped = false
        for character in selector {
            if character.isNewline { return false }
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil }
            } else if !Self.read(character, closings: &closings, quote: &quote) {
                return false
            }
        }
        let isOver = closings.isEmpty && quote == nil && !isEscaped
        return isOver && !selector.contains("/*") && selector.contains { !$0.isWhitespace }
    }

    private static func read(_ character: Character, closings: inout [Character], quote: inout Character?) -> Bool {
        switch character {
        case "\"", "'": quote = character
        case "(": closings.append(")")
        case "[": closings.append("]")
        case ")", "]": return closings.popLast() == character
        case "{", "}", ";", "@": return false
        default: break
        }
        return true
    }
}

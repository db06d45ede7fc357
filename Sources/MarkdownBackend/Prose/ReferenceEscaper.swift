/// An escaper of text for the Markdown parsers other than CommonMark (Python-Markdown, kramdown), with a character
/// reference such as `&#42;` for each possible sign of markup.
///
/// The effect of a backslash differs between the parsers and with extensions; a reference is text in all of them.
/// Common text stays readable, because only signs that can be markup at the given place are written as references.
struct ReferenceEscaper {
    private let scalars: [Unicode.Scalar]
    private let context: ProseTextContext

    init(_ text: String, in context: ProseTextContext) {
        scalars = Array(text.unicodeScalars)
        self.context = context
    }

    func escaped() -> String {
        let blockMark = context.startsBlock ? indexOfBlockMark : nil
        var result = ""
        for index in scalars.indices {
            if index == blockMark || mayBeMarkup(at: index) {
                result += EscapedCharacter.to(scalars[index])
            } else {
                result.unicodeScalars.append(scalars[index])
            }
        }
        return result
    }

    private var isKramdown: Bool { context.grammar == .kramdown }

    private func mayBeMarkup(at index: Int) -> Bool {
        switch scalars[index] {
        case "\\", "`", "*", "<", ">", "&", "[", "]", "{", "~", "^", "!", "\n", "\r", "\u{B}", "\u{C}": true
        case "_": !isBetweenWords(index)
        case "|": context.inTable || isKramdown
        case "=", "+": isDoubled(index)
        case "-": isKramdown && isDoubled(index)
        case ".": isKramdown && isDoubled(index)
        case "\"", "'": isKramdown
        case "$": context.mayHoldMath || isKramdown && isDoubled(index)
        case ":": beginsShortcode(index)
        case "#": context.endsHeading && index == scalars.count - 1
        case " ", "\t": (context.isFirst && index == 0) || (context.isLast && index == scalars.count - 1)
        default: false
        }
    }

    private func isDoubled(_ index: Int) -> Bool {
        index > 0 && scalars[index - 1] == scalars[index]
            || index + 1 < scalars.count && scalars[index + 1] == scalars[index]
    }

    private func isBetweenWords(_ index: Int) -> Bool {
        index > 0 && index + 1 < scalars.count && scalars[index - 1].isWordCharacter
            && scalars[index + 1].isWordCharacter
    }

    private func beginsShortcode(_ index: Int) -> Bool {
        let name = scalars[(index + 1)...].prefix {
            $0.isASCIILetter || $0.isASCIIDigit || "_+-".unicodeScalars.contains($0)
        }
        return !name.isEmpty && name.endIndex < scalars.count && scalars[name.endIndex] == ":"
    }

    /// The sign with which a block would begin.
    private var indexOfBlockMark: Int? {
        guard let start = scalars.firstIndex(where: { $0 != " " }) else { return nil }
        switch scalars[start] {
        case "#", "+", "-", ":", "=", "|", "?": return start
        default:
            let digits = scalars[start...].prefix(while: \.isASCIIDigit)
            guard !digits.isEmpty, digits.endIndex < scalars.count else { return nil }
            return ".)".unicodeScalars.contains(scalars[digits.endIndex]) ? digits.endIndex : nil
        }
    }
}

/// A writer of characters as references such as `&#42;`, never read as markup by Markdown or HTML.
enum EscapedCharacter {
    static func to(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: "&#\(scalar.value);"
        }
    }

    /// Returns text in which no sign of ASCII can be markup.
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if !scalar.isASCII || scalar.isASCIILetter || scalar.isASCIIDigit
                || " ,;()/%".unicodeScalars.contains(scalar)
            {
                result.unicodeScalars.append(scalar)
            } else {
                result += to(scalar)
            }
        }
        return result
    }
}

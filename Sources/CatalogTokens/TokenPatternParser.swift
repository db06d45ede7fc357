import CatalogModel

/// A parser of the brackets in a token path, such as `color.[red|blue]`, reporting malformed brackets.
struct TokenPatternParser {
    private let text: Text
    private let scalars: [Unicode.Scalar]
    private(set) var diagnostics = Diagnostics()
    private var parts: [TokenPathPattern.Part] = []
    private var count = 1

    init(_ text: Text) {
        self.text = text
        scalars = Array(text.value.unicodeScalars)
    }

    mutating func parse() -> [TokenPathPattern.Part]? {
        var start = 0
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "]":
                report("unmatched ']'; remove it, or add a '[' before it", at: index..<(index + 1))
                return nil
            case "[":
                guard let end = closingBracket(after: index) else { return nil }
                addText(start..<index)
                guard addChoices((index + 1)..<end) else { return nil }
                index = end
                start = end + 1
            default: break
            }
            index += 1
        }
        addText(start..<scalars.count)
        return checkNames() ? parts : nil
    }

    private mutating func closingBracket(after opening: Int) -> Int? {
        for index in (opening + 1)..<max(opening + 1, scalars.count) {
            if scalars[index] == "]" { return index }
            if scalars[index] == "[" {
                report("nested brackets; write plain choices in each pair", at: index..<(index + 1))
                return nil
            }
        }
        report("unmatched '['; add a ']' after it", at: opening..<(opening + 1))
        return nil
    }

    private mutating func addText(_ range: Range<Int>) {
        if !range.isEmpty { parts.append(.text(string(range))) }
    }

    private mutating func addChoices(_ range: Range<Int>) -> Bool {
        var choices: [String] = []
        var seen: Set<String> = []
        var start = range.lowerBound
        for index in range.lowerBound...range.upperBound
        where index == range.upperBound || scalars[index] == "|" {
            guard let values = values(of: start..<index, in: range) else { return false }
            for value in values {
                guard seen.insert(value).inserted else {
                    report("duplicate choice '\(value)'; remove one", at: start..<index)
                    return false
                }
                choices.append(value)
            }
            start = index + 1
        }
        count *= choices.count
        guard count <= TokenPathPattern.maximumExpansions else {
            report(
                "more than \(TokenPathPattern.maximumExpansions) paths here; use fewer choices", at: 0..<scalars.count)
            return false
        }
        parts.append(.choices(choices))
        return true
    }

    /// Returns a single choice, or the values of a range of numbers.
    private mutating func values(of choice: Range<Int>, in brackets: Range<Int>) -> [String]? {
        if choice.isEmpty {
            let whole = (brackets.lowerBound - 1)..<(brackets.upperBound + 1)
            report(brackets.isEmpty ? "these brackets have no choices" : "one of these choices is empty", at: whole)
            return nil
        }
        let value = string(choice)
        guard let dots = choice.dropLast().first(where: { scalars[$0] == "." && scalars[$0 + 1] == "." }) else {
            if value.contains(".") {
                report("the choice '\(value)' has a dot; write one key for each pair of brackets", at: choice)
                return nil
            }
            return [value]
        }
        return numbers(from: choice.lowerBound..<dots, to: (dots + 2)..<choice.upperBound, whole: choice)
    }

    private mutating func numbers(from lower: Range<Int>, to upper: Range<Int>, whole: Range<Int>) -> [String]? {
        let (first, last) = (string(lower), string(upper))
        guard let from = wholeNumber(first), let to = wholeNumber(last) else {
            report("'\(string(whole))' is not a valid range; write whole numbers, as in '1..10'", at: whole)
            return nil
        }
        guard from <= to else {
            report("the range '\(string(whole))' ends before it begins; did you mean '\(last)..\(first)'?", at: whole)
            return nil
        }
        guard to - from < TokenPathPattern.maximumExpansions else {
            report(
                "the range '\(string(whole))' has more than \(TokenPathPattern.maximumExpansions) numbers", at: whole)
            return nil
        }
        // `01..10` counts 01, 02, 03: leading zeros determine the width of the numbers.
        let width = first.hasPrefix("0") && first.count > 1 ? first.count : 0
        return (from...to).map { number in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
    }

    /// Returns the number from digits only; nil for more leading zeros than any path has, because each number of the
    /// range repeats them.
    private func wholeNumber(_ text: String) -> Int? {
        text.utf8.count <= 20 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ? Int(text) : nil
    }

    /// Whether every key on the path has a name.
    ///
    /// Choices are never empty, so only adjacent dots can lack a name.
    private mutating func checkNames() -> Bool {
        var isStart = true
        var isWithinBrackets = false
        for (index, scalar) in scalars.enumerated() {
            if scalar == "[" { isWithinBrackets = true }
            if scalar == "]" { isWithinBrackets = false }
            let isDot = scalar == "." && !isWithinBrackets
            if isDot && (isStart || index == scalars.count - 1) {
                report("a key on this path is empty; separate keys by single dots", at: index..<(index + 1))
                return false
            }
            isStart = isDot
        }
        if scalars.isEmpty { report("this path is empty", at: 0..<0) }
        return !scalars.isEmpty
    }

    private func string(_ range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    private mutating func report(_ message: String, at range: Range<Int>) {
        let start = string(0..<range.lowerBound).utf8.count
        let byteRange = start..<(start + string(range).utf8.count)
        diagnostics.report(.tokenPattern(message, at: text.range.part(byteRange, of: text.value)))
    }
}

extension Diagnostic {
    fileprivate static func tokenPattern(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.pattern, message, at: range)
    }
}

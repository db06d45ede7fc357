import CatalogModel

/// Numbers as written in CSS and by hand, such as `.5` and `+1`, and their literals in JSON.
enum LenientNumber {
    /// Returns a number as a literal of JSON, without spaces around, a plus sign, needless zeros in front and a final
    /// period.
    static func literal(_ text: some StringProtocol) -> String? {
        let words = text.split(separator: " ")
        guard words.count == 1, var digits = words.first.map({ Substring($0) }) else { return nil }
        let isNegative = digits.first == "-"
        if isNegative || digits.first == "+" { digits.removeFirst() }
        guard let first = digits.first, first == "." || first.isNumber, digits != "." else { return nil }
        while digits.first == "0", digits.dropFirst().first?.isNumber == true { digits.removeFirst() }
        if digits.last == "." { digits.removeLast() }
        let literal = (isNegative ? "-" : "") + (digits.first == "." ? "0" : "") + digits
        return isJSONNumber(literal) ? literal : nil
    }

    /// Returns a fraction from 0 to 1 with up to four decimals, as many as needed to get a byte back.
    static func fraction(_ value: Double) -> String {
        let tenThousandths = Int((value * 10_000).rounded())
        if tenThousandths == 0 { return "0" }
        if tenThousandths == 10_000 { return "1" }
        var digits = String(tenThousandths)
        digits = String(repeating: "0", count: 4 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return "0." + digits
    }
}

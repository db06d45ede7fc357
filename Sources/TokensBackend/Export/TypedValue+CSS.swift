import CatalogModel

// Values for formats of the web, in the notation of CSS.
extension TypedValue {
    /// Returns the value in CSS, with the parts that the notation lacks.
    func written(_ text: (CSSValue) -> String) throws(TokenFormatError) -> FormattedValue {
        let value = try css()
        if value.holdsNull { throw TokenFormatError(reason: "CSS has no character U+0000") }
        var written = FormattedValue(text: text(value))
        switch type {
        case "typography": written.rest = ["letterSpacing"]
        case "border" where part("style")?.word == nil: written.rest = ["style"]
        case "strokeStyle" where word == nil:
            written.rest = ["dashArray", "lineCap"]
            written.deviation = "CSS has no pattern of dashes, so the pattern is in tokens of its own"
        default: break
        }
        return written
    }

    private func css() throws(TokenFormatError) -> CSSValue {
        let translation = CSSTranslation(
            tokens: DesignTokens(), names: TokenNaming(prefix: ""), aliases: .resolve)
        switch type {
        case "word", "boolean": return .keyword(word ?? "")
        default: break
        }
        do throws(CSSValueError) {
            if type == "lengths" {
                var lengths: [CSSValue] = []
                for part in parts { lengths.append(try translation.measure(part.value.operand)) }
                return .list(lengths)
            }
            return try translation.value(of: operand, type)
        } catch {
            throw TokenFormatError(reason: error.reason)
        }
    }

    private var operand: ValueOperand { ValueOperand(written: nil, resolved: json) }
}

import CatalogModel

/// A checker of the token values documented in an entry against the values in the themes.
///
/// A value documented per theme is compared with each theme named there, any other with the first theme, the subject of
/// a documented default. Only values with the same meaning everywhere are compared: aliases, colors and measures. An
/// expression, or a value that depends on a state or size, carries no information about the token itself.
struct TokenDefaults {
    let themes: [TokenTheme]
    private(set) var diagnostics = Diagnostics()

    init(themes: [TokenTheme]) {
        self.themes = themes
    }

    mutating func check(_ token: ComponentToken) {
        guard let value = token.value, let first = themes.first else { return }
        compare(value, axes: token.token.by.orEmpty()[...], in: [first], of: token.path)
    }

    private mutating func compare(
        _ tree: TextTree, axes: ArraySlice<Text>, in themes: [TokenTheme], of path: String
    ) {
        switch tree {
        case .text(let text):
            for theme in themes { compare(text, with: path, in: theme) }
        case .branches(let branches):
            guard axes.first?.value == "theme" else { return }
            for branch in branches {
                let named = self.themes.filter { branch.joinedNames.contains($0.name) }
                compare(branch.value, axes: axes.dropFirst(), in: named, of: path)
            }
        }
    }

    private mutating func compare(_ text: Text, with path: String, in theme: TokenTheme) {
        guard let token = theme.tokens[path] else { return }
        let documented: JSONValue?
        var documentedType = token.type
        let aliasPath = TokenAlias.path(in: text.value)
        if let aliasPath {
            // An alias may refer to a token of the same chain, or to another token with the same value.
            let aliased = theme.tokens[aliasPath]
            documented = aliased?.resolvedValue
            documentedType = aliased?.type
        } else {
            documented = DocumentedValue.value(text.value, type: token.type)
        }
        // Most defaults equal the value, so compare before parsing a color or a dimension.
        guard let documented, documented != token.resolvedValue,
            !DocumentedValue.agree(documented, with: token.resolvedValue, type: token.type)
        else {
            return
        }
        // A dangling alias is reported at its own location.
        if documented.isOpenAlias || token.resolvedValue.isOpenAlias { return }
        let alias = token.alias.map { "{\($0)}" }
        diagnostics.report(
            .tokenDefault(
                text, path: path, found: TokenValueText.text(of: token.resolvedValue, type: token.type), alias: alias,
                documented: aliasPath == nil
                    ? nil : TokenValueText.text(of: documented, type: documentedType),
                theme: themes.count > 1 ? theme.name : nil, location: token.range))
    }
}

/// A parser of a token value documented in an entry, such as `16px`, into the spelling of the token format for
/// comparison.
enum DocumentedValue {
    /// Returns the value; nil for values unfit for comparison: expressions, and types with many spellings in use.
    static func value(_ text: String, type: String?) -> JSONValue? {
        switch type {
        case "color": color(text)
        case "dimension": measure(text, units: ["px", "rem"])
        case "duration": measure(text, units: ["ms", "s"])
        case "number": isNumber(text) ? .number(text) : nil
        case "fontWeight": isNumber(text) ? .number(text) : FontWeight.numbers[text].map(JSONValue.integer)
        default: nil
        }
    }

    /// Whether two values mean the same.
    static func agree(_ documented: JSONValue, with value: JSONValue, type: String?) -> Bool {
        switch type {
        case "color":
            guard let left = TokenColor(documented)?.srgb, let right = TokenColor(value)?.srgb else {
                return documented == value
            }
            // Compare colors after rounding to eight bits, as in hexadecimal notation.
            return left.hex == right.hex
        case "dimension", "duration":
            guard case .object(let left) = documented, case .object(let right) = value,
                let leftNumber = left["value"].flatMap(number), let rightNumber = right["value"].flatMap(number)
            else { return documented == value }
            // A dimension without a unit has the unit of the theme.
            if left["unit"] == nil || left["unit"] == right["unit"] { return leftNumber == rightNumber }
            return milliseconds(unit: left["unit"], number: leftNumber)
                == milliseconds(unit: right["unit"], number: rightNumber)
        default:
            guard let left = number(documented), let right = number(value) else { return documented == value }
            return left == right
        }
    }

    private static func number(_ value: JSONValue) -> Double? {
        switch value {
        case .number(let digits): Double(digits)
        // The weight of a font.
        case .string(let name): FontWeight.numbers[name].map(Double.init)
        default: nil
        }
    }

    /// Returns the same number for 200 ms and 0.2 s; another number for each other unit.
    private static func milliseconds(unit: JSONValue?, number: Double) -> [String] {
        switch unit {
        case "s": [String((number * 1_000_000).rounded())]
        case "ms": [String((number * 1_000).rounded())]
        case .string(let unit)?: [String(number), unit]
        default: [String(number)]
        }
    }

    /// Returns whether a text is a plain decimal number; no `0x10`, `inf` or `1_000`, open to other readings.
    private static func isNumber(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 < 58 && $0 > 44 && $0 != UInt8(ascii: "/") } && Double(text) != nil
    }

    private static func measure(_ text: String, units: [String]) -> JSONValue? {
        let unit = units.first { text.hasSuffix($0) && isNumber(String(text.dropLast($0.count))) }
        let digits = unit.map { String(text.dropLast($0.count)) } ?? text
        guard isNumber(digits) else { return nil }
        return ["value": .number(digits), "unit": unit.map { .string($0) }]
    }

    /// Returns the value of `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa` (CSS Color Module Level 4, section 5.2).
    private static func color(_ text: String) -> JSONValue? {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == text.count - 1, [3, 4, 6, 8].contains(digits.count) else { return nil }
        let isShort = digits.count < 6
        let bytes = stride(from: 0, to: digits.count, by: isShort ? 1 : 2).map { (index: Int) -> Int in
            isShort ? digits[index] * 17 : digits[index] * 16 + digits[index + 1]
        }
        let components = bytes.map { JSONValue.number(String(Double($0) / 255)) }
        return [
            "colorSpace": "srgb", "components": .array(Array(components.prefix(3))),
            "alpha": components.count == 4 ? components[3] : nil,
        ]
    }
}

extension JSONValue {
    /// Whether the value is a reference not followed to the end.
    fileprivate var isOpenAlias: Bool {
        if case .string(let text) = self { TokenAlias.path(in: text) != nil } else { false }
    }
}

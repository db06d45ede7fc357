import CatalogModel
import SourceCode

/// A reader of colors and sizes in Compose, Swift and JavaScript: `Color(0xFF112233)`, `8.dp`, `'#112233'`.
struct CodeConstantsFile {
    private let file: SourceFile
    private let syntax: CodeSyntax

    /// nil for a file in another language.
    init?(_ file: SourceFile) {
        let syntaxes: [Substring: CodeSyntax] = [
            "kt": .kotlin, "swift": .swift, "js": .script, "mjs": .script, "cjs": .script, "ts": .script,
        ]
        guard let syntax = syntaxes[CatalogPath.pathExtension(of: file.path)] else { return nil }
        self.file = file
        self.syntax = syntax
    }

    /// Whether a file has at least one constant with a value of a design.
    static func recognizes(_ file: SourceFile) -> Bool {
        CodeConstantsFile(file)?.parts.contains { part in
            part.tokens.contains { if case .value(_, let type) = $0.value { type != "number" } else { false } }
        } ?? false
    }

    /// The tokens of the file, and of each type that declares the names of a dark type, implements the same interface, or
    /// is a member of `themes`.
    var parts: [ForeignTokens.Part] {
        let constants = CodeConstant.all(in: file.bytes, syntax: syntax)
        let names = Set(constants.map(\.path))
        let listed = Set(constants.filter { $0.path.first == "themes" }.compactMap { $0.value.last?.text })
        let types = Dictionary(grouping: constants.filter { $0.path.count > 1 }) { Array($0.path.dropFirst()) }
            .values.map { (names: Set($0.map { $0.path[0] }), isOverride: $0.allSatisfy(\.isOverride)) }
        let themes = types.filter { names, isOverride in
            names.count > 1
                && (isOverride || names.isSubset(of: listed) || names.contains { $0.lowercased().contains("dark") })
        }.reduce(into: Set()) { $0.formUnion($1.names) }
        var parts: [ForeignTokens.Part] = [.init(name: CatalogPath.stem(of: file.path))]
        for constant in constants where constant.path[0] != "themes" || listed.isDisjoint(with: themes) {
            let start = constant.value.first?.bytes.lowerBound ?? 0
            let end = constant.value.last?.bytes.upperBound ?? start
            var value = value(constant, among: names)
            if case .alias(let path) = value, path.count > 1, themes.contains(path[0]) {
                value = .alias(Array(path.dropFirst()))
            }
            let range = SourceRange(file: file, from: start, to: end)
            guard themes.contains(constant.path[0]) else {
                let layer = constant.owner.flatMap { EntryID(kebabCasing: $0)?.rawValue }
                parts[0].tokens.append(.init(path: constant.path, layer: layer, value: value, range: range))
                continue
            }
            let token = ForeignTokens.Token(path: Array(constant.path.dropFirst()), value: value, range: range)
            if let index = parts.firstIndex(where: { $0.name == constant.path[0] }) {
                parts[index].tokens.append(token)
            } else {
                parts.append(.init(name: constant.path[0], tokens: [token]))
            }
        }
        return parts
    }

    // MARK: Values

    private func value(_ constant: CodeConstant, among names: Set<[String]>) -> ForeignTokens.Value {
        let tokens = constant.value
        let order: ColorText.HexOrder = syntax == .kotlin ? .alphaFirst : .alphaLast
        if tokens.count == 1, tokens[0].kind == .text {
            guard let text = Self.text(tokens[0]) else { return .unread("is a text with substitutions") }
            return TokenText.value(text, order: order, name: constant.path.last ?? "")
        }
        if let fonts = Self.texts(tokens) { return .value(.array(fonts.map(JSONValue.string)), type: "fontFamily") }
        let text = tokens.map(\.text).joined()
        for unit in [".dp", ".sp"] where text.hasSuffix(unit) {
            return TokenText.value(text.dropLast(unit.count).filter { !"()".contains($0) } + unit.dropFirst())
        }
        if case .value(let number, let type) = TokenText.value(text.hasSuffix("f") ? String(text.dropLast()) : text),
            type == "number"
        {
            return .value(number, type: type)
        }
        if let open = tokens.firstIndex(where: { $0.isSign("(") }), tokens.last?.isSign(")") == true, open > 0 {
            let name = tokens[open - 1].text
            let arguments = tokens[(open + 1)...].dropLast()
            let numbers = arguments.map(\.text).joined().filter { $0 != "f" }
            if name == "FontWeight" { return TokenText.value(numbers, hint: .fontWeight) }
            if name == "CubicBezierEasing" { return TokenText.value("cubic-bezier(\(numbers))") }
            guard ["Color", "UIColor", "NSColor", "init"].contains(name) else {
                return .unread("is a call of '\(name)', which is not evaluated")
            }
            return ColorCall(arguments, syntax: syntax).color.map { .value($0, type: "color") }
                ?? .unread("is a color in an unknown notation")
        }
        if tokens.allSatisfy({ $0.kind == .word || $0.isSign(".") }) {
            return reference(tokens, of: constant, among: names)
        }
        return .unread("is a formula, which is not evaluated")
    }

    /// Returns a text with escapes of quotes and backslashes only; nil for other texts.
    private static func text(_ token: CodeToken) -> String? {
        if let plain = token.innerText { return plain }
        guard let contents = QuotedLiteral(token.text)?.contents, !contents.contains("${") else { return nil }
        var text = ""
        var isEscaped = false
        for character in contents {
            if isEscaped, !"\\\"'`".contains(character) { return nil }
            isEscaped = character == "\\" && !isEscaped
            if !isEscaped { text.append(character) }
        }
        return text
    }

    /// Returns the texts of a list such as `["Inter", "serif"]` or `listOf("Inter", "serif")`; nil for other values.
    private static func texts(_ tokens: [CodeToken]) -> [String]? {
        let list = tokens.first?.text == "listOf" ? tokens.dropFirst() : tokens[...]
        guard list.count > 2, list.first?.isSign("[") == true || list.first?.isSign("(") == true else { return nil }
        let items = list.dropFirst().dropLast().split { $0.isSign(",") }
        let texts = items.compactMap { $0.count == 1 ? $0.first.flatMap(text) : nil }
        return texts.count == items.count ? texts : nil
    }

    /// Returns the alias for the name of another constant, in the same type or with the names around.
    private func reference(
        _ tokens: [CodeToken], of constant: CodeConstant, among names: Set<[String]>
    ) -> ForeignTokens.Value {
        let words = tokens.filter { $0.kind == .word }.map(\.text)
        if words.dropLast().suffix(2) == ["Font", "Weight"],
            let weight = FontWeight.swiftNames.first(where: { $0.value == words.last })
        {
            return .value(.number(String(weight.key)), type: "fontWeight")
        }
        let candidates = [constant.path.dropLast() + words, words]
        guard let path = candidates.first(where: names.contains) else {
            return .unread("is '\(words.joined(separator: "."))', which only another file declares")
        }
        return .alias(path)
    }
}

/// The color in the arguments of a call such as `Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)`.
struct ColorCall {
    /// nil for arguments in an unknown notation.
    private(set) var color: JSONValue?

    init(_ arguments: ArraySlice<CodeToken>, syntax: CodeSyntax) {
        var space = "srgb"
        var hex: String?
        var numbers: [Double] = []
        var alpha: Double?
        var isBytes = syntax == .kotlin
        for argument in arguments.split(whereSeparator: { $0.isSign(",") }) {
            var value = argument
            var label: String?
            if value.count > 2, value.first?.kind == .word,
                value[value.startIndex + 1].isSign(":") || value[value.startIndex + 1].isSign("=")
            {
                label = value.first?.text.lowercased()
                value = value.dropFirst(2)
            }
            let text = value.map(\.text).joined()
            if label?.hasPrefix("displayp3") == true { space = "display-p3" }
            if text.hasPrefix(".") {
                space = ["srgb": "srgb", "displayp3": "display-p3"][text.dropFirst().lowercased()] ?? "unknown"
            } else if let literal = value.first?.innerText, value.count == 1 {
                hex = literal.hasPrefix("#") ? literal : "#" + literal
            } else if text.lowercased().hasPrefix("0x") {
                hex = "#" + text.dropFirst(2).filter { $0 != "_" && $0 != "L" && $0 != "u" && $0 != "U" }
            } else if let number = Self.number(text) {
                if text.contains(".") || text.contains("/") { isBytes = false }
                if label == "alpha" || label == "opacity" || label == nil && numbers.count == 3 {
                    alpha = number
                } else {
                    numbers.append(number)
                    if label == "white" { numbers = [number, number, number] }
                }
            } else {
                return
            }
        }
        guard space != "unknown" else { return }
        if let hex {
            color = Self.color(hex, order: syntax == .kotlin ? .alphaFirst : .alphaLast, alpha: alpha)
        } else if numbers.count == 3 {
            let whole: Double = isBytes ? 255 : 1
            let parts = numbers.map { $0 / whole }
            let opacity = (alpha ?? whole) / (isBytes && (alpha ?? 2) > 1 ? 255 : 1)
            guard (parts + [opacity]).allSatisfy({ 0...1 ~= $0 }) else { return }
            color = HexColor.color(parts, in: space, alpha: opacity)
        }
    }

    private static func color(_ hex: String, order: ColorText.HexOrder, alpha: Double?) -> JSONValue? {
        // Compose takes the first two of eight digits for the opacity, even if the author omits them.
        let isShort = order == .alphaFirst && hex.utf8.count == 7
        guard case .object(var object)? = ColorText.color(isShort ? "#00" + hex.dropFirst() : hex, order: order) else {
            return nil
        }
        if let alpha {
            guard 0...1 ~= alpha else { return nil }
            object["alpha"] = .number(DecimalText.of(alpha))
        }
        return .object(object)
    }

    /// Returns a number, or a fraction such as `80/255`.
    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/").map { part in
            Double(part.hasSuffix("f") ? part.dropLast() : part)
        }
        guard let first = parts.first, let number = first, number.isFinite else { return nil }
        if parts.count == 1 { return number }
        guard parts.count == 2, let divisor = parts[1], divisor.isFinite, divisor != 0 else { return nil }
        return number / divisor
    }
}

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
        let constants = CodeConstant.tokens(in: CodeConstant.all(in: file.bytes, syntax: syntax))
        let byPath = Dictionary(constants.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
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
            let value = value(constant, among: byPath, themes: themes)
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

    /// Returns the value of a constant, with the value of the target in place of a reference into another theme.
    private func value(
        _ constant: CodeConstant, among all: [[String]: CodeConstant], themes: Set<String>
    ) -> ForeignTokens.Value {
        var target = constant
        for _ in 0..<100 {
            let value = value(target, among: all)
            guard case .alias(let path) = value, path.count > 1, themes.contains(path[0]) else { return value }
            if path[0] == constant.path[0] { return .alias(Array(path.dropFirst())) }
            guard let next = all[path] else { break }
            target = next
        }
        return .unread("refers to its value through too many other tokens")
    }

    private func value(_ constant: CodeConstant, among all: [[String]: CodeConstant]) -> ForeignTokens.Value {
        let tokens = constant.value
        if constant.path.contains(where: { $0.hasPrefix("[") }) {
            return .unread("has a name that only a program computes")
        }
        if tokens[0].isSign("...") { return .unread("is a copy of another object, which is not evaluated") }
        if let type = constant.type, let text = Self.plainText(tokens) {
            return JSONTokenValue(hasPixels: false).value(text, type: type.isEmpty ? nil : type)
        }
        let order: ColorText.HexOrder = syntax == .kotlin ? .alphaFirst : .alphaLast
        if tokens.count == 1, tokens[0].kind == .text {
            guard let text = Self.text(tokens[0]) else { return .unread("is a text with substitutions") }
            return TokenText.value(text, order: order, name: constant.path.last ?? "")
        }
        if let fonts = Self.texts(tokens) { return fontFamily(fonts, name: constant.path.last ?? "") }
        var text = tokens.map(\.text).joined()
        // Numbers can have separators: 1_000.
        if tokens.allSatisfy({ $0.kind != .word && $0.kind != .text }) { text = text.filter { $0 != "_" } }
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
            return reference(tokens, of: constant, among: all)
        }
        return .unread("is a formula, which is not evaluated")
    }

    /// Returns a list of texts as fonts, unless the texts are values, or words of JavaScript without a mark of fonts.
    private func fontFamily(_ texts: [String], name: String) -> ForeignTokens.Value {
        let isFont =
            ["font", "family", "typeface"].contains { name.lowercased().contains($0) }
            || texts.contains(where: FontFamily.generic.contains)
        let types = texts.compactMap { if case .value(_, let type) = TokenText.value($0) { type } else { nil } }
        guard isFont || syntax != .script && types.allSatisfy({ $0 == "fontFamily" }) else {
            return .unread("is a list, and no type of token has such lists")
        }
        return .value(.array(texts.map(JSONValue.string)), type: "fontFamily")
    }

    /// Returns the text or number of a single literal; nil for other code.
    private static func plainText(_ tokens: [CodeToken]) -> String? {
        if tokens.count == 1, tokens[0].kind == .text { return text(tokens[0]) }
        let isNumber = tokens.allSatisfy { $0.kind == .number || $0.isSign(".") || $0.isSign("-") }
        return isNumber ? tokens.map(\.text).joined() : nil
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
        _ tokens: [CodeToken], of constant: CodeConstant, among all: [[String]: CodeConstant]
    ) -> ForeignTokens.Value {
        let words = tokens.filter { $0.kind == .word }.map(\.text)
        if words.dropLast().suffix(2) == ["Font", "Weight"],
            let weight = FontWeight.swiftNames.first(where: { $0.value == words.last })
        {
            return .value(.number(String(weight.key)), type: "fontWeight")
        }
        let candidates = [constant.path.dropLast() + words, words]
        // The constant itself is not the one that an object's short form, as in '{ ink }', names.
        guard let path = candidates.first(where: { all[$0] != nil && $0 != constant.path }) else {
            return .unread("is '\(words.joined(separator: "."))', which only another file declares")
        }
        return .alias(path)
    }
}

package import CatalogModel
import SourceCode

/// A reader of custom properties in CSS, and of variables and maps in SCSS.
package struct StyleSheetFile {
    private let file: SourceFile
    private let declarations: [StyleDeclaration]
    /// The color function around the uses of a custom property: `hsl` for `hsl(var(--ink))`.
    private let functions: [String: String]
    private let names: Set<String>

    private static let functionNames = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"]

    /// Whether a file has declarations, in a language with style sheets.
    package static func recognizes(_ file: SourceFile) -> Bool {
        let ending = CatalogPath.pathExtension(of: file.path)
        guard ending == "css" || ending == "scss" else { return false }
        return !StyleDeclaration.all(in: file.bytes, hasLineComments: ending == "scss").isEmpty
    }

    init(_ file: SourceFile) {
        self.file = file
        declarations = StyleDeclaration.all(
            in: file.bytes, hasLineComments: CatalogPath.pathExtension(of: file.path) == "scss")
        names = Set(declarations.map(\.name))
        var functions: [String: String] = [:]
        for declaration in declarations {
            for function in Self.functionNames {
                for use in declaration.value.ranges(of: function + "(var(") {
                    let name = declaration.value[use.upperBound...].prefix { $0 != ")" && $0 != "," }
                    functions[String(name).trimmed] = function
                }
            }
        }
        self.functions = functions
    }

    /// The tokens of the file; the name is the theme of the selectors beside `:root`, or the name of the file.
    var part: ForeignTokens.Part {
        var title: String?
        var tokens: [ForeignTokens.Token] = []
        var shared: Set<String> = []
        var maps: Set<String> = []
        var indices: [[String]: Int] = [:]
        for declaration in declarations {
            let block = StyleBlock(declaration.blocks)
            if declaration.name.hasPrefix("$"), declaration.value.hasPrefix("(") {
                maps.insert(Self.name(declaration.name))
            }
            if block.layer == nil, block.restriction == nil { shared.insert(declaration.name) }
            title = title ?? block.title
        }
        for declaration in declarations {
            let range = SourceRange(file: file, from: declaration.range.lowerBound, to: declaration.range.upperBound)
            let block = StyleBlock(declaration.blocks)
            let isVariable = declaration.name.hasPrefix("$")
            // Variables within blocks are parts of programs.
            if isVariable, !declaration.blocks.isEmpty { continue }
            let path = [Self.name(declaration.name)]
            // A property with the name of a variable is its output.
            if !isVariable, names.contains("$" + path[0]) { continue }
            let isPartial = block.layer != nil && !shared.isEmpty && !shared.contains(declaration.name)
            if block.restriction != nil || isPartial {
                let around = block.restriction ?? declaration.blocks.last ?? ""
                tokens.append(.init(path: path, value: .unread("is declared for '\(around)' only"), range: range))
                continue
            }
            let all = values(declaration.value, of: declaration.name, path: path, depth: 0)
            let themes = themes(in: all)
            for (path, value) in all {
                // A member with the value of a whole map, or of the variable with its name, repeats tokens.
                if path.count > 1, case .alias(let target) = value,
                    target == [path[path.count - 1]] || target.count == 1 && maps.contains(target[0])
                {
                    continue
                }
                var token = ForeignTokens.Token(path: path, layer: block.layer, value: value, range: range)
                // The values of variables by theme, as in `$themes: (dark: (ink: #fff))`.
                if path.count == 3, themes.contains(path[1]), let theme = EntryID(kebabCasing: path[1]) {
                    token = .init(path: [path[2]], layer: theme.rawValue, value: value, range: range)
                }
                let key = [token.layer ?? ""] + token.path
                // A later declaration overrides an earlier one with the same theme.
                if let index = indices[key] { tokens[index] = token } else { tokens.append(token) }
                indices[key] = indices[key] ?? tokens.count - 1
            }
        }
        return .init(name: title ?? CatalogPath.stem(of: file.path), tokens: tokens)
    }

    /// Returns the keys of a map by theme, which has the name of a theme and members with the names of variables.
    private func themes(in all: [(path: [String], value: ForeignTokens.Value)]) -> Set<String> {
        let words = all.prefix(1).map { $0.path[0] } + all.compactMap { $0.path.dropFirst().first }
        let isByTheme = words.contains { word in
            ["theme", "mode", "scheme", "light", "dark"].contains { word.lowercased().contains($0) }
        }
        return isByTheme
            ? Set(all.filter { $0.path.count == 3 && names.contains("$" + $0.path[2]) }.map(\.path[1])) : []
    }

    /// Returns the name of a property or variable without the marks and the escapes of CSS, such as `\.`.
    private static func name(_ written: String) -> String {
        CSSEscapes.decoded(String(written.drop { $0 == "-" || $0 == "$" }))
    }

    // MARK: Values

    private func values(
        _ text: String, of name: String, path: [String], depth: Int
    ) -> [(path: [String], value: ForeignTokens.Value)] {
        var text = text
        for flag in ["!default", "!global", "!important"] where text.hasSuffix(flag) {
            text = String(text.dropLast(flag.count)).trimmed
        }
        guard text.hasPrefix("("), text.hasSuffix(")"), depth < 20 else { return [(path, value(text, of: name))] }
        let entries = SyntaxScanner.parts(of: text.dropFirst().dropLast()).map(\.trimmed).filter { !$0.isEmpty }
        let pairs = entries.map { SyntaxScanner.parts(of: $0, at: UInt8(ascii: ":")) }
        if pairs.allSatisfy({ $0.count == 2 }), !pairs.isEmpty {
            return pairs.flatMap { pair in
                let key = QuotedLiteral(pair[0].trimmed)?.contents ?? pair[0].trimmed
                return values(pair[1].trimmed, of: name, path: path + [key], depth: depth + 1)
            }
        }
        // Parentheses around a single value make a list of one.
        if entries.count == 1 { return values(entries[0], of: name, path: path, depth: depth + 1) }
        let fonts = TokenText.value(entries.joined(separator: ", "))
        if case .value(_, type: "fontFamily") = fonts { return [(path, fonts)] }
        return [(path, .unread("is a list, and no type of token has such lists"))]
    }

    private func value(_ text: String, of name: String) -> ForeignTokens.Value {
        if let path = variable(text) { return .alias(path) }
        if let reference = Self.reference(text) {
            if names.contains(reference.name) || reference.fallback == nil {
                return .alias([Self.name(reference.name)])
            }
            return value(reference.fallback ?? "", of: name)
        }
        if let color = bareColor(text, of: name) { return .value(color, type: "color") }
        if text.contains("var(") || text.contains("$") { return .unread("is a formula, which is not evaluated") }
        return TokenText.value(text, name: name)
    }

    /// Returns the path in `$ink`, `#{$ink}` or `map-get($colors, ink)`.
    private func variable(_ text: String) -> [String]? {
        var text = text
        if text.hasPrefix("#{"), text.hasSuffix("}") { text = String(text.dropFirst(2).dropLast()).trimmed }
        for function in ["map-get(", "map.get("] where text.hasPrefix(function) && text.hasSuffix(")") {
            let parts = SyntaxScanner.parts(of: text.dropFirst(function.count).dropLast()).map(\.trimmed)
            guard parts.count == 2, parts[0].hasPrefix("$") else { return nil }
            return [String(parts[0].dropFirst()), QuotedLiteral(parts[1])?.contents ?? parts[1]]
        }
        let name = text.dropFirst()
        let isName = !name.isEmpty && name.utf8.allSatisfy { SyntaxScanner.isNameByte($0) || $0 == UInt8(ascii: "-") }
        return text.hasPrefix("$") && isName && !name.contains("$") ? [String(name)] : nil
    }

    /// Returns the property in `var(--ink)` or `hsl(var(--ink))`, with the fallback.
    private static func reference(_ text: String) -> (name: String, fallback: String?)? {
        var text = text
        if !text.hasPrefix("var("), let open = text.firstIndex(of: "("), text.hasSuffix(")"),
            Self.functionNames.contains(String(text[..<open]))
        {
            text = String(text[text.index(after: open)...].dropLast()).trimmed
        }
        guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
        let parts = SyntaxScanner.parts(of: text.dropFirst(4).dropLast()).map(\.trimmed)
        let name = parts[0]
        guard name.hasPrefix("--"), !name.contains("("), !name.contains(")") else { return nil }
        return (name, parts.count > 1 ? parts.dropFirst().joined(separator: ", ") : nil)
    }

    /// Returns the color of components without a function, such as `222 47% 11%`.
    private func bareColor(_ text: String, of name: String) -> JSONValue? {
        let parts = text.split { ", /".contains($0) }
        guard 3...4 ~= parts.count, parts.allSatisfy({ $0.first?.isLetter == false && $0.first != "#" }) else {
            return nil
        }
        if let function = functions[name] { return ColorText.color("\(function)(\(text))") }
        let isHSL = parts[1].hasSuffix("%") && parts[2].hasSuffix("%")
        return isHSL || name.contains("rgb") ? ColorText.color("\(isHSL ? "hsl" : "rgb")(\(text))") : nil
    }
}

import CatalogModel
import SourceCode

/// A constant in Swift, Kotlin or JavaScript: the names of the types or objects around, and the value as code.
struct CodeConstant {
    let path: [String]
    /// The tokens of the value; at least one.
    let value: [CodeToken]
    /// The constant that changes a property with the name; nil for a declaration.
    var owner: String?
    /// Whether the constant implements one of an interface.
    var isOverride = false

    /// Returns the constants outside of functions, in the order of the file.
    static func all(in bytes: [UInt8], syntax: CodeSyntax) -> [CodeConstant] {
        var reader = Reader(tokens: CodeToken.tokens(ofCode: bytes, syntax: syntax), syntax: syntax)
        reader.read()
        return reader.constants
    }

    /// A reader of declarations, in a single pass.
    private struct Reader {
        /// The kind of braces around a declaration.
        enum Scope {
            case type(String)
            /// An object of JavaScript, with the name of the constant or key; nil for what a module exports.
            case object(String?)
            case code
        }

        let tokens: [CodeToken]
        let syntax: CodeSyntax
        var index = 0
        var scopes: [Scope] = []
        var constants: [CodeConstant] = []

        private static let types: Set<String> = [
            "object", "enum", "struct", "class", "extension", "interface", "namespace", "actor", "protocol",
        ]
        private static let constantWords: Set<String> = ["val", "let", "var", "const"]

        init(tokens: [CodeToken], syntax: CodeSyntax) {
            self.tokens = tokens
            self.syntax = syntax
        }

        /// The names around; nil within the code of a function.
        private var path: [String]? {
            var names: [String] = []
            for scope in scopes {
                switch scope {
                case .type(let name), .object(let name?): names.append(name)
                case .object(nil): break
                case .code: return nil
                }
            }
            return names
        }

        private var isInObject: Bool { if case .object? = scopes.last { true } else { false } }

        mutating func read() {
            var pendingType: String?
            while index < tokens.count {
                let token = tokens[index]
                let next = index + 1 < tokens.count ? tokens[index + 1] : token
                index += 1
                if token.isSign("{") {
                    scopes.append(pendingType.map(Scope.type) ?? .code)
                    pendingType = nil
                } else if token.isSign("}") {
                    _ = scopes.popLast()
                } else if isInObject {
                    if token.kind == .sign { continue }
                    let name = token.innerText ?? token.text
                    if takeSigns(":") {
                        readValue(name)
                    } else if next.isSign(",") || next.isSign("}"), let path {
                        constants.append(CodeConstant(path: path + [name], value: [token]))
                    }
                } else if token.kind == .word, path != nil {
                    if Self.types.contains(token.text), next.kind == .word {
                        pendingType = next.text
                        index += 1
                    } else if Self.constantWords.contains(token.text) {
                        readConstant()
                    } else if token.text == "export", next.text == "default" {
                        index += 1
                        readValue(nil)
                    } else if token.text == "exports" {
                        let name = takeSigns(".") && index < tokens.count ? tokens[index].text : nil
                        if name != nil { index += 1 }
                        if takeSigns("=") { readValue(name) }
                    }
                }
            }
        }

        private mutating func takeSigns(_ sign: String) -> Bool {
            guard index < tokens.count, tokens[index].isSign(sign) else { return false }
            index += 1
            return true
        }

        /// Reads the name and the value after `let`, `val` or `const`.
        private mutating func readConstant() {
            var name: String?
            var hasType = false
            let start = index
            let isOverride = start > 1 && tokens[start - 2].text == "override"
            while index < tokens.count, !takeSigns("=") {
                let token = tokens[index]
                if token.kind == .word, Self.constantWords.contains(token.text) || Self.types.contains(token.text) {
                    return
                }
                if token.isSign("{") || token.isSign("}") || token.isSign(";") { return }
                // The name follows the type that a property extends, and precedes the type of the value.
                let isName = index == start || tokens[index - 1].isSign(".")
                hasType = hasType || token.isSign(":")
                if token.kind == .word, isName, !hasType {
                    name = token.text.filter { $0 != "`" }
                }
                index += 1
            }
            if let name { readValue(name, isOverride: isOverride) }
        }

        /// Reads a value up to the end of the line or of the member; an object of JavaScript becomes a scope.
        private mutating func readValue(_ name: String?, isOverride: Bool = false) {
            if syntax == .script, takeSigns("{") { return scopes.append(.object(name)) }
            let first = index
            var depth = 0
            while index < tokens.count {
                let token = tokens[index]
                // A line that begins with a dot continues the value.
                if index > first, depth == 0, token.isFirstInLine, !token.isSign("."), !isInObject { break }
                if token.kind == .sign {
                    if "([{".contains(token.text) { depth += 1 }
                    if ")]}".contains(token.text) { depth -= 1 }
                    if depth < 0 || depth == 0 && ";,".contains(token.text) { break }
                }
                index += 1
            }
            guard first < index, let path else { return }
            let value = Array(tokens[first..<index])
            let changes = syntax == .swift && value[0].isSign("{") ? Self.changes(value, path: path, owner: name) : []
            if !changes.isEmpty { return constants += changes }
            constants.append(
                CodeConstant(path: path + [name ?? "default"], value: value, isOverride: isOverride))
        }

        /// Returns the assignments to properties in a closure, as in `{ var copy = Tokens(); copy.ink = …; return copy }`.
        private static func changes(_ code: [CodeToken], path: [String], owner: String?) -> [CodeConstant] {
            let starts = code.indices.filter { code[$0].isFirstInLine } + [code.count]
            return zip(starts, starts.dropFirst()).compactMap { start, end in
                guard end - start > 4, code[start + 1].isSign("."), code[start + 3].isSign("=") else { return nil }
                let name = code[start + 2].text.filter { $0 != "`" }
                return CodeConstant(path: path + [name], value: Array(code[(start + 4)..<end]), owner: owner)
            }
        }
    }
}

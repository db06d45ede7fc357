import CatalogModel
import SourceCode

/// A constant in Swift, Kotlin or JavaScript: the names of the types or objects around, and the value as code.
struct CodeConstant {
    var path: [String]
    /// The type of the token, as Style Dictionary names types; nil for a plain constant.
    var type: String?
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
            /// An enumeration of TypeScript, whose members have values.
            case enumeration(String)
            case code
        }

        let tokens: [CodeToken]
        let syntax: CodeSyntax
        var index = 0
        var scopes: [Scope] = []
        var constants: [CodeConstant] = []

        private static let types: [CodeSyntax: Set<String>] = [
            .swift: ["enum", "struct", "class", "extension", "actor", "protocol"],
            .kotlin: ["object", "enum", "class", "interface"],
            .script: ["enum", "class", "interface", "namespace"],
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
                case .type(let name), .object(let name?), .enumeration(let name): names.append(name)
                case .object(nil): break
                case .code: return nil
                }
            }
            return names
        }

        private var isInObject: Bool {
            switch scopes.last {
            case .object, .enumeration: true
            default: false
            }
        }

        private func isType(_ token: CodeToken) -> Bool { Self.types[syntax]?.contains(token.text) == true }

        /// Adds a scope; scopes within too many others count as code, because each level costs time.
        private mutating func enter(_ scope: Scope) { scopes.append(scopes.count < 100 ? scope : .code) }

        mutating func read() {
            var pendingType: Scope?
            while index < tokens.count {
                let token = tokens[index]
                let next = index + 1 < tokens.count ? tokens[index + 1] : token
                index += 1
                if token.isSign("{") {
                    enter(pendingType ?? .code)
                    pendingType = nil
                } else if token.isSign("}") {
                    _ = scopes.popLast()
                } else if isInObject {
                    readMember(token, before: next)
                } else if token.kind == .word, path != nil {
                    if isType(token), next.kind == .word {
                        let isMembers = syntax == .script && token.text == "enum"
                        pendingType = isMembers ? .enumeration(next.text) : .type(next.text)
                        index += 1
                    } else if Self.constantWords.contains(token.text) {
                        readConstant()
                    } else if token.text == "export", next.text == "default" {
                        index += 1
                        readValue(nil)
                    } else if token.text == "exports" {
                        var name: String?
                        if takeSigns("[") {
                            name = readKey()
                        } else if takeSigns("."), index < tokens.count {
                            name = tokens[index].text
                            index += 1
                        }
                        if takeSigns("=") { readValue(name) }
                    }
                }
            }
        }

        /// Reads a member of an object or enumeration from its first token on.
        private mutating func readMember(_ token: CodeToken, before next: CodeToken) {
            if token.isSign("...") {
                index -= 1
                return readValue(next.text)
            }
            if token.kind == .sign, !token.isSign("[") { return }
            let name = token.kind == .sign ? readKey() : token.innerText ?? token.text
            if takeSigns(":") || takeSigns("=") {
                readValue(name)
            } else if token.kind == .word, next.isSign(",") || next.isSign("}"), case .object? = scopes.last, let path {
                constants.append(CodeConstant(path: path + [name], value: [token]))
            }
        }

        /// Reads a key in brackets after the first bracket: a text, or code in brackets.
        private mutating func readKey() -> String {
            let start = index
            while index < tokens.count, !tokens[index].isSign("]") { index += 1 }
            let key = tokens[start..<index]
            index = min(index + 1, tokens.count)
            return key.count == 1 ? key.first?.innerText ?? "[\(key[start].text)]" : "[\(key.map(\.text).joined())]"
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
                if token.kind == .word, Self.constantWords.contains(token.text) || isType(token) { return }
                // A declaration without a value ends before the next line.
                if index > start, token.isFirstInLine, token.kind == .word, !["get", "by"].contains(token.text),
                    !":,<([.&".contains(tokens[index - 1].text)
                {
                    return
                }
                if token.isSign("{"), let name, syntax != .script {
                    return readBody(name, after: tokens[start..<index])
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

        /// Reads the code of a property, if the declaration or the code names a type of values in designs.
        private mutating func readBody(_ name: String, after declaration: ArraySlice<CodeToken>) {
            var depth = 0
            let end = tokens[index...].firstIndex { token in
                if token.isSign("{") { depth += 1 }
                if token.isSign("}") { depth -= 1 }
                return depth == 0
            }
            guard let end, let path else { return }
            var code = tokens[(index + 1)..<end]
            if code.first?.text == "get", code.dropFirst().first?.isSign("{") == true, code.last?.isSign("}") == true {
                code = code.dropFirst(2).dropLast()
            }
            if code.first?.text == "return" { code = code.dropFirst() }
            // A requirement such as '{ get set }' has no value.
            guard let first = code.first, !["get", "set"].contains(first.text) else { return }
            let isTyped = declaration.dropFirst().contains { $0.isSign(":") }
            let words = isTyped ? declaration.dropFirst() : code.prefix(1)
            guard words.contains(where: { Self.valueTypes.contains($0.text) }) else { return }
            index = end + 1
            constants.append(CodeConstant(path: path + [name], value: Array(code)))
        }

        private static let valueTypes: Set<String> = [
            "Color", "UIColor", "NSColor", "CGFloat", "Dp", "TextUnit", "FontWeight", "Gradient",
        ]

        /// Reads a value up to the end of the line or of the member; an object of JavaScript becomes a scope.
        private mutating func readValue(_ name: String?, isOverride: Bool = false) {
            if syntax == .script, takeSigns("{") { return enter(.object(name)) }
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

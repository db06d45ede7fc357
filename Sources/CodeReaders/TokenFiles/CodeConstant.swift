import CatalogModel
import SourceCode

/// A constant in Swift, Kotlin or JavaScript: the names of the types or objects around, and the value as code.
struct CodeConstant {
    let path: [String]
    /// The tokens of the value; at least one.
    let value: [CodeToken]

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

        private func sign(_ distance: Int, _ text: String) -> Bool {
            index + distance < tokens.count && tokens[index + distance].isSign(text)
        }

        mutating func read() {
            var pendingType: String?
            while index < tokens.count {
                let token = tokens[index]
                if token.isSign("{") {
                    scopes.append(pendingType.map(Scope.type) ?? .code)
                    pendingType = nil
                } else if token.isSign("}") {
                    _ = scopes.popLast()
                } else if isInObject {
                    readMember()
                    continue
                } else if token.kind == .word, path != nil {
                    if Self.types.contains(token.text), index + 1 < tokens.count, tokens[index + 1].kind == .word {
                        pendingType = tokens[index + 1].text
                        index += 1
                    } else if Self.constantWords.contains(token.text) {
                        if readConstant() { continue }
                    } else if syntax == .script, readExport() {
                        continue
                    }
                }
                index += 1
            }
        }

        /// Reads `module.exports = …`, `exports.ink = …` or `export default …`.
        private mutating func readExport() -> Bool {
            let text = tokens[index].text
            var name: String?
            if text == "export", index + 1 < tokens.count, tokens[index + 1].text == "default" {
                index += 2
            } else if text == "module", sign(1, "."), sign(3, "="), tokens[index + 2].text == "exports" {
                index += 4
            } else if text == "exports", sign(1, "."), sign(3, "=") {
                name = tokens[index + 2].text
                index += 4
            } else {
                return false
            }
            readValue(name)
            return true
        }

        /// Reads the name and the value after `let`, `val` or `const`; returns false without a value.
        private mutating func readConstant() -> Bool {
            let start = index
            index += 1
            if index < tokens.count, ["let", "val", "var"].contains(tokens[index].text) { index += 1 }
            guard index < tokens.count, tokens[index].kind == .word else {
                index = start
                return false
            }
            var name = tokens[index].text
            index += 1
            // The name follows the type that a property extends.
            while sign(0, "."), index + 1 < tokens.count, tokens[index + 1].kind == .word {
                name = tokens[index + 1].text
                index += 2
            }
            while index < tokens.count, !sign(0, "="), !sign(0, "{"), !sign(0, "}"), !sign(0, ";") {
                if Self.constantWords.contains(tokens[index].text) { break }
                index += 1
            }
            guard sign(0, "=") else {
                index = start
                return false
            }
            index += 1
            readValue(name.filter { $0 != "`" })
            return true
        }

        /// Reads a key and a value of an object.
        private mutating func readMember() {
            let key = tokens[index]
            index += 1
            guard key.kind != .sign, sign(0, ":") else { return }
            index += 1
            readValue(key.innerText ?? key.text)
        }

        /// Reads a value up to the end of the line or of the member; an object of JavaScript becomes a scope.
        private mutating func readValue(_ name: String?) {
            if syntax == .script, sign(0, "{") {
                scopes.append(.object(name))
                index += 1
                return
            }
            let first = index
            var depth = 0
            while index < tokens.count {
                let token = tokens[index]
                if token.kind == .sign {
                    if "([{".contains(token.text) { depth += 1 }
                    if ")]}".contains(token.text) {
                        if depth == 0 { break }
                        depth -= 1
                    }
                    if depth == 0, token.text == ";" || token.text == "," { break }
                }
                // A line that begins with a dot continues the value.
                if index > first, depth == 0, token.isFirstInLine, !token.isSign("."), !isInObject { break }
                index += 1
            }
            guard first < index, let path else { return }
            constants.append(
                CodeConstant(path: path + (name.map { [$0] } ?? ["default"]), value: Array(tokens[first..<index])))
        }
    }
}

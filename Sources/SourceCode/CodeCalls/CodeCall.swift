package import CatalogModel

/// Call by a name, in Swift or Kotlin.
package struct CodeCall: Sendable {
    /// An argument of the call, with the label.
    package struct Argument: Sendable {
        package let label: CodeToken?
        /// Without comments; never empty.
        package let value: [CodeToken]

        /// From the label to the end of the value.
        package var bytes: Range<Int> {
            let end = value.last?.bytes.upperBound ?? 0
            return (label ?? value.first).map { $0.bytes.lowerBound..<max(end, $0.bytes.upperBound) } ?? 0..<0
        }
    }

    /// The words between dots.
    package let callee: [CodeToken]
    package internal(set) var arguments: [Argument] = []
    /// Labels of closures after the parentheses; nil for the first.
    package internal(set) var closures: [CodeToken?] = []
    /// Whether the author left arguments out: dots, a comment, a condition, a spread.
    package internal(set) var isElided = false

    /// Name of the callee, as written.
    package var name: String { callee.map(\.text).joined(separator: ".") }

    package var calleeBytes: Range<Int> {
        guard let first = callee.first, let last = callee.last else { return 0..<0 }
        return first.bytes.lowerBound..<last.bytes.upperBound
    }
}

/// Calls and paths in a piece of code.
package struct CodeCalls: Sendable {
    package private(set) var calls: [CodeCall] = []
    /// Names with dots, called or not.
    package private(set) var paths: [[CodeToken]] = []
    /// Names declared by the code.
    package private(set) var declared: Set<String> = []

    private let tokens: [CodeToken]
    private let syntax: CodeSyntax
    /// The indices of closing brackets, by the index of the opening bracket.
    private let closings: [Int: Int]

    package init(in code: String, syntax: CodeSyntax) {
        tokens = CodeLexer.tokens(of: Array(code.utf8), syntax: syntax)
        self.syntax = syntax
        closings = CodeToken.closings(of: tokens, opening: "([{", closing: ")]}")
        for index in tokens.indices { read(at: index) }
    }

    // MARK: Tokens

    private func isSign(at index: Int, _ sign: String) -> Bool {
        tokens.indices.contains(index) && tokens[index].isSign(sign)
    }

    /// Whether a token directly follows the previous token.
    private func isAdjacent(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index - 1].bytes.upperBound == tokens[index].bytes.lowerBound
    }

    private func isSameLine(_ index: Int) -> Bool { tokens.indices.contains(index) && !tokens[index].isFirstInLine }

    private func previous(_ index: Int) -> CodeToken? {
        tokens[..<index].last { $0.kind != .comment }
    }

    // MARK: Paths

    /// Returns the words with dots between them, from a word on.
    private static func path(at start: Int, of tokens: [CodeToken]) -> [CodeToken] {
        var path = [tokens[start]]
        var next = start + 1
        while next + 1 < tokens.count, tokens[next].isSign("."), tokens[next + 1].kind == .word {
            path.append(tokens[next + 1])
            next += 2
        }
        return path
    }

    /// Returns the names with dots in a value.
    package static func paths(in value: [CodeToken]) -> [[CodeToken]] {
        value.indices.filter { value[$0].kind == .word && ($0 == 0 || !value[$0 - 1].isSign(".")) }
            .map { path(at: $0, of: value) }.filter { $0.count > 1 }
    }

    // MARK: Calls

    private static let declarations: Set<String> = [
        "func", "fun", "class", "struct", "enum", "protocol", "extension", "object", "interface", "typealias", "macro",
        "let", "var", "val", "actor", "import", "init", "case", "function",
    ]

    private mutating func read(at start: Int) {
        guard tokens[start].kind == .word else { return }
        let before = previous(start)
        if let before, before.kind == .word, Self.declarations.contains(before.text) {
            declared.insert(tokens[start].text)
            return
        }
        if let before, before.kind == .sign, ".@#\\".contains(before.text) { return }
        let path = Self.path(at: start, of: tokens)
        var next = start + 2 * path.count - 1
        if path.count > 1 { paths.append(path) }
        var call = CodeCall(callee: path)
        if isSign(at: next, "<"), let end = genericsEnd(from: next), isSign(at: end, "(") { next = end }
        if isSign(at: next, "("), isAdjacent(next) {
            guard let end = readArguments(from: next, into: &call) else { return }
            next = end + 1
        } else if !(isSign(at: next, "{") && isSameLine(next) && canBeginStatement(after: before)) {
            return
        }
        if !endsHead(start) { readClosures(from: next, into: &call) }
        calls.append(call)
    }

    /// Words before a condition or a sequence, after which a brace opens the statement's body.
    private static let heads: Set<String> = ["if", "while", "for", "switch", "guard"]

    /// Whether a brace after the call of a name belongs to the statement or the type around the call.
    private func endsHead(_ start: Int) -> Bool {
        if syntax == .kotlin { return previous(start)?.isSign(":") == true }
        for token in tokens[..<start].suffix(Self.longestType).reversed() {
            if token.kind == .sign, "{}(;".contains(token.text) { return false }
            if Self.heads.contains(token.text) { return true }
            if token.isFirstInLine { return false }
        }
        return false
    }

    /// Whether a name and a brace are a call, and not a type with members or a condition.
    private func canBeginStatement(after token: CodeToken?) -> Bool {
        guard let token else { return true }
        if token.kind == .sign { return ["{", "=", "(", "}", ")"].contains(token.text) }
        return token.text == "return"
    }

    /// Reads the arguments in parentheses; returns the index of the closing parenthesis.
    private func readArguments(from open: Int, into call: inout CodeCall) -> Int? {
        guard closings[open] != nil else { return nil }
        var depth = 0
        var index = open
        var argument: [CodeToken] = []
        while tokens.indices.contains(index) {
            let token = tokens[index]
            if depth == 1, token.isSign(",") || token.isSign(")") {
                let isEnd = token.isSign(")")
                let code = argument.filter { $0.kind != .comment }
                if code.first.map({ Self.isDots($0.text) }) ?? !argument.isEmpty {
                    // Only a comment: the author left arguments out.
                    call.isElided = true
                } else if !(isEnd && code.isEmpty) {
                    // A comma may follow the last argument.
                    guard let read = read(code, into: &call) else { return nil }
                    call.arguments.append(read)
                }
                if isEnd { return index }
                argument = []
                index += 1
                continue
            }
            if token.kind == .sign {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
                if token.text == "<", let end = genericsEnd(from: index) {
                    argument += tokens[index..<end]
                    index = end
                    continue
                }
                if depth == 1, token.text == "#" { call.isElided = true }
            }
            if token.kind == .comment, depth == 1, token.isOmission { call.isElided = true }
            if index > open { argument.append(token) }
            index += 1
        }
        return nil
    }

    /// Whether a token marks omitted arguments.
    private static func isDots(_ text: String) -> Bool { text == "..." || text == "…" }

    private func read(_ tokens: [CodeToken], into call: inout CodeCall) -> CodeCall.Argument? {
        guard let first = tokens.first else { return nil }
        if first.isSign("*") { call.isElided = true }
        let sign = syntax == .kotlin ? "=" : ":"
        if tokens.count > 2, first.kind == .word, tokens[1].isSign(sign), !tokens[2].isSign(sign) {
            return CodeCall.Argument(label: first, value: Array(tokens[2...]))
        }
        return CodeCall.Argument(label: nil, value: tokens)
    }

    /// The greatest number of tokens of generic arguments.
    private static let longestType = 1_000

    /// Returns the index after generic arguments; nil where the token is an operator.
    private func genericsEnd(from open: Int) -> Int? {
        guard open > 0, tokens[open - 1].kind == .word, isAdjacent(open) else { return nil }
        var depth = 0
        var brackets = 0
        // A search to the end of the code from each of many operators takes quadratic time.
        for index in open..<min(open + Self.longestType, tokens.count) {
            let token = tokens[index]
            switch token.text {
            case "<": depth += 1
            case ">":
                if !isSign(at: index - 1, "-") { depth -= 1 }
                if depth == 0 { return endsType(index + 1) ? index + 1 : nil }
            case "[": brackets += 1
            case "]": brackets -= 1
            case ":" where brackets > 0: break
            case ",", ".", "?", "&", "(", ")", "-", "*": break
            default: if token.kind != .word { return nil }
            }
        }
        return nil
    }

    /// Whether a token can follow a type, but not an operator.
    private func endsType(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .sign && "().,]}:;?!{".contains(tokens[index].text)
    }

    private func readClosures(from start: Int, into call: inout CodeCall) {
        guard isSign(at: start, "{"), isSameLine(start), var next = end(of: start) else { return }
        call.closures.append(nil)
        while syntax == .swift, tokens.indices.contains(next), tokens[next].kind == .word, isSign(at: next + 1, ":"),
            isSign(at: next + 2, "{"), let end = end(of: next + 2)
        {
            call.closures.append(tokens[next])
            next = end
        }
    }

    /// Returns the index after a closure.
    private func end(of open: Int) -> Int? { closings[open].map { $0 + 1 } }
}

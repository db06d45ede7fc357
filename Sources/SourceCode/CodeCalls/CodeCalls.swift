package import CatalogModel

/// Calls and paths in a piece of code.
package struct CodeCalls: Sendable {
    package private(set) var calls: [CodeCall] = []
    /// Names with dots, called or not.
    package private(set) var paths: [[CodeToken]] = []
    /// Names declared or imported by the code.
    package let names: CodeNames

    private let tokens: [CodeToken]
    private let syntax: CodeSyntax
    /// The indices of closing brackets, by the index of the opening bracket.
    private let closings: [Int: Int]
    /// The indices of opening brackets, by the index of the closing bracket.
    private let openings: [Int: Int]
    private let declarations: Set<String>

    package init(in code: String, syntax: CodeSyntax) {
        tokens = CodeLexer.tokens(withTextsOf: Array(code.utf8), syntax: syntax)
        self.syntax = syntax
        closings = CodeToken.closings(of: tokens, opening: "([{", closing: ")]}")
        openings = Dictionary(uniqueKeysWithValues: closings.map { ($0.value, $0.key) })
        names = CodeNames(of: tokens.filter { $0.kind != .comment }, syntax: syntax)
        declarations = CodeNames.declarations(syntax)
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
    static func path(at start: Int, of tokens: [CodeToken]) -> [CodeToken] {
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

    private mutating func read(at start: Int) {
        guard tokens[start].kind == .word else { return }
        let before = previous(start)
        if let before, before.kind == .word, declarations.contains(before.text) { return }
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
    private static let heads: Set<String> = ["if", "while", "for", "switch", "guard", "catch"]

    /// Whether a brace after the call of a name belongs to the statement or the type around the call.
    private func endsHead(_ start: Int) -> Bool {
        if syntax == .kotlin { return previous(start)?.isSign(":") == true }
        var index = start - 1
        while index >= max(0, start - Self.longestType) {
            let token = tokens[index]
            if token.kind == .word, Self.heads.contains(token.text), !isSign(at: index + 1, ":") {
                // A compiler directive, or the end of a loop.
                return !isSign(at: index - 1, "#") && !isSign(at: index - 1, ".") && !endsRepeat(index)
            }
            // A brace ends the statement, unless the statement continues after it.
            if token.isSign("}"), !(isSameLine(index + 1) && tokens[index + 1].kind == .sign) { return false }
            if token.kind == .sign, "{([;".contains(token.text) { return false }
            index = (openings[index] ?? index) - 1
        }
        return false
    }

    /// Whether a `while` belongs to the block before it.
    private func endsRepeat(_ index: Int) -> Bool {
        openings[index - 1].map { $0 > 0 && tokens[$0 - 1].text == "repeat" } ?? false
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
        // The name of a function, such as `Badge.init(_:style:)`, is not a call.
        if syntax == .swift, tokens.last?.isSign(":") == true { return nil }
        if first.isSign("*") { call.isElided = true }
        let signs = syntax == .kotlin ? ["=", ":"] : [":", "="]
        let isLabeled =
            tokens.count > 2 && first.kind == .word && tokens[1].kind == .sign && signs.contains(tokens[1].text)
            && tokens[2].text != tokens[1].text
        if isLabeled, !tokens[1].isSign(signs[0]) {
            call.slips.append(
                CodeCall.Slip(
                    bytes: first.bytes.upperBound..<tokens[1].bytes.upperBound,
                    message: "unexpected '\(signs[1])' after '\(first.text)'; write '\(signs[0])'",
                    replacement: syntax == .kotlin ? " =" : ":"))
        }
        let value = isLabeled ? Array(tokens[2...]) : tokens
        if let slip = missingComma(in: value, before: signs[0]) { call.slips.append(slip) }
        return CodeCall.Argument(label: isLabeled ? first : nil, value: value)
    }

    /// Returns the slip of a value followed by the label of another argument.
    private func missingComma(in value: [CodeToken], before sign: String) -> CodeCall.Slip? {
        var depth = 0
        for (index, token) in value.enumerated() where token.kind == .sign {
            if "([{".contains(token.text) { depth += 1 }
            if ")]}".contains(token.text) { depth -= 1 }
            if depth > 0 || token.isSign("?") { return nil }
            guard token.isSign(sign), index > 1, value[index - 1].kind == .word, value[index - 2].kind != .sign,
                index + 1 < value.count, !value[index + 1].isSign(sign)
            else {
                continue
            }
            let label = value[index - 1]
            return CodeCall.Slip(
                bytes: value[index - 2].bytes.upperBound..<label.bytes.upperBound,
                message: "missing comma before '\(label.text)'", replacement: ", \(label.text)")
        }
        return nil
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
        let open = closureStart(from: start)
        guard isSign(at: open, "{"), !isObserver(open), var next = end(of: open) else { return }
        call.closures.append(nil)
        while syntax == .swift {
            let label = skippingComments(next)
            let brace = skippingComments(label + 2)
            guard tokens.indices.contains(label), tokens[label].kind == .word, isSign(at: label + 1, ":"),
                isSign(at: brace, "{"), let end = end(of: brace)
            else { return }
            call.closures.append(tokens[label])
            next = end
        }
    }

    private func skippingComments(_ index: Int) -> Int {
        tokens[min(index, tokens.count)...].firstIndex { $0.kind != .comment } ?? tokens.count
    }

    /// Returns the index after the comments, and in Kotlin the annotations and the label, before a closure.
    private func closureStart(from index: Int) -> Int {
        var next = skippingComments(index)
        guard syntax == .kotlin else { return next }
        while isSign(at: next, "@"), isAdjacent(next + 1), tokens[next + 1].kind == .word {
            next += 2
            if isSign(at: next, "("), isAdjacent(next), let end = end(of: next) { next = end }
            next = skippingComments(next)
        }
        return isSign(at: next + 1, "@") && isAdjacent(next + 1) ? skippingComments(next + 2) : next
    }

    /// Whether a brace opens the observers of a property.
    private func isObserver(_ open: Int) -> Bool {
        tokens[(open + 1)...].first { $0.kind != .comment }.map { ["didSet", "willSet"].contains($0.text) } ?? false
    }

    /// Returns the index after a closure.
    private func end(of open: Int) -> Int? { closings[open].map { $0 + 1 } }
}

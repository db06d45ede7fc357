package import CatalogModel

/// Opening tag of an element, in HTML or JSX.
package struct CodeTag: Sendable {
    /// The value of an attribute.
    package enum Value: Sendable {
        /// No value: a flag.
        case none
        /// A text, at the bytes between the quotes.
        case text(String, Range<Int>)
        /// Code in braces.
        case code([CodeToken])
    }

    /// An attribute of the tag, with the place of the name.
    package struct Attribute: Sendable {
        package let name: String
        package let nameBytes: Range<Int>
        package let value: Value
    }

    package let name: String
    package let nameBytes: Range<Int>
    package internal(set) var attributes: [Attribute] = []
    /// Whether attributes come from elsewhere, or the author left attributes out.
    package internal(set) var isElided = false
    /// Whether the element ends with the tag.
    package internal(set) var isEmpty = false
    /// Whether the element of a script has content.
    package internal(set) var hasContent = false
    /// Name of the element around, where the tags before leave no doubt.
    package internal(set) var parent: String?
}

/// Reader of the tags in a piece of code, in order.
package enum CodeTags {
    package static func read(_ code: String, syntax: CodeSyntax) -> [CodeTag] {
        switch syntax {
        case .html: return HTMLTags(Array(code.utf8)).read()
        case .script: return scriptTags(Array(code.utf8))
        case .swift, .kotlin: return []
        }
    }

    /// Returns the tags in a script: `<` tokens followed by the rest of a tag.
    private static func scriptTags(_ bytes: [UInt8]) -> [CodeTag] {
        let tokens = CodeLexer.tokens(of: bytes, syntax: .script)
        let ends = Set(
            tokens.indices.dropFirst(2).compactMap { index in
                tokens[index - 2].isSign("<") && tokens[index - 1].isSign("/")
                    ? name(at: index, of: tokens, joinedBy: ["-", "."]).name : nil
            })
        let closings = CodeToken.closings(of: tokens, opening: "{", closing: "}")
        return tokens.indices.compactMap { index in
            guard tokens[index].isSign("<"), var reader = ScriptTag(tokens, closings: closings, after: index) else {
                return nil
            }
            guard let tag = reader.read() else { return nil }
            let before = tokens[..<index].last { $0.kind != .comment }
            let isOperand = before.map { $0.kind == .sign && !")]".contains($0.text) || $0.text == "return" } ?? true
            // Types in the same brackets: `<Badge>value`, `<Badge extends Part>(badge: Badge) => …`.
            let isType = !tag.isEmpty && !ends.contains(tag.name) || tag.attributes.contains { $0.name == "extends" }
            return !isType && (isOperand || !tag.attributes.isEmpty) ? tag : nil
        }
    }
}

extension CodeTags {
    /// Returns the name from a token on, with signs between words without space, and the index after it.
    fileprivate static func name(
        at start: Int, of tokens: [CodeToken], joinedBy signs: [String]
    ) -> (name: String, end: Int) {
        var name = tokens[start].text
        var end = start + 1
        while end < tokens.count, tokens[end].bytes.lowerBound == tokens[end - 1].bytes.upperBound,
            tokens[end].kind == .word || tokens[end].kind == .number || signs.contains(tokens[end].text)
        {
            name += tokens[end].text
            end += 1
        }
        return (name, end)
    }
}

/// A tag among the tokens of a script.
private struct ScriptTag {
    private let tokens: [CodeToken]
    /// The indices of closing braces, by the index of the opening brace.
    private let closings: [Int: Int]
    private var index: Int
    private var tag: CodeTag

    init?(_ tokens: [CodeToken], closings: [Int: Int], after open: Int) {
        self.tokens = tokens
        self.closings = closings
        index = open + 1
        guard tokens.indices.contains(index), tokens[index].kind == .word,
            tokens[index].bytes.lowerBound == tokens[open].bytes.upperBound
        else { return nil }
        tag = CodeTag(name: "", nameBytes: 0..<0)
        let (name, bytes) = takeName(joinedBy: ["-", "."])
        tag = CodeTag(name: name, nameBytes: bytes)
        skipTypeArguments()
    }

    /// Skips the types in `<Select<Item> …>`.
    private mutating func skipTypeArguments() {
        var depth = 0
        for next in index..<min(index + 100, tokens.count) {
            if tokens[next].isSign("<") { depth += 1 }
            if tokens[next].isSign(">") { depth -= 1 }
            if depth == 0 {
                index = tokens[next].isSign(">") && next > index ? next + 1 : index
                return
            }
        }
    }

    private func isSign(_ sign: String) -> Bool { tokens.indices.contains(index) && tokens[index].isSign(sign) }

    /// Takes words with signs between, without space.
    private mutating func takeName(joinedBy signs: [String]) -> (String, Range<Int>) {
        let start = tokens[index].bytes.lowerBound
        let (name, end) = CodeTags.name(at: index, of: tokens, joinedBy: signs)
        index = end
        return (name, start..<tokens[end - 1].bytes.upperBound)
    }

    /// Takes braces; returns the tokens within.
    private mutating func takeBraces() -> [CodeToken]? {
        guard let end = closings[index] else { return nil }
        defer { index = end + 1 }
        return tokens[(index + 1)..<end].filter { $0.kind != .comment }
    }

    mutating func read() -> CodeTag? {
        while tokens.indices.contains(index) {
            if isSign(">") {
                let next = tokens[(index + 1)...].prefix(2)
                tag.hasContent = next.count == 2 && !(next.first?.text == "<" && next.last?.text == "/")
                return tag
            }
            if isSign("/") {
                index += 1
                tag.isEmpty = true
                return isSign(">") ? tag : nil
            }
            if isSign("...") || tokens[index].kind == .comment {
                // A comment at the end can be in the place of more attributes.
                let isLast = !tokens[(index + 1)...].prefix(1).contains { $0.kind == .word }
                if tokens[index].kind == .sign || tokens[index].isOmission || isLast { tag.isElided = true }
                index += 1
            } else if isSign("{") {
                tag.isElided = true
                if takeBraces() == nil { return nil }
            } else if tokens[index].kind == .word {
                guard let attribute = takeAttribute() else { return nil }
                tag.attributes.append(attribute)
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func takeAttribute() -> CodeTag.Attribute? {
        let (name, bytes) = takeName(joinedBy: ["-", ":"])
        guard isSign("=") else { return CodeTag.Attribute(name: name, nameBytes: bytes, value: .none) }
        index += 1
        if isSign("{") {
            return takeBraces().map { CodeTag.Attribute(name: name, nameBytes: bytes, value: .code($0)) }
        }
        guard tokens.indices.contains(index), let inner = tokens[index].innerText else { return nil }
        let byteRange = (tokens[index].bytes.lowerBound + 1)..<(tokens[index].bytes.upperBound - 1)
        index += 1
        return CodeTag.Attribute(name: name, nameBytes: bytes, value: .text(inner, byteRange))
    }
}

extension CodeToken {
    /// The depth limit for pairs of brackets: readers copy the tokens within, so deeper brackets are left out.
    private static let maximumDepth = 100

    /// Returns the indices of closing brackets, by the index of the opening bracket.
    ///
    /// Pairs all brackets in one pass: a search from each bracket takes quadratic time in code with unclosed brackets.
    static func closings(of tokens: [CodeToken], opening: String, closing: String) -> [Int: Int] {
        var open: [Int] = []
        var closings: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            if opening.contains(token.text) { open.append(index) }
            guard closing.contains(token.text), let start = open.popLast(), open.count < maximumDepth else { continue }
            closings[start] = index
        }
        return closings
    }

    /// The words between simple quotes; nil where escaped.
    package var innerText: String? {
        guard kind == .text, let literal = QuotedLiteral(text), literal.isPlain, literal.quote != UInt8(ascii: "`")
        else {
            return nil
        }
        return literal.contents
    }
}

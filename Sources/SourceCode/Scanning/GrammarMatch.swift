/// A match of a rule of a grammar with a text at some position.
struct GrammarMatch {
    /// A node of the syntax tree, after which its inner nodes follow.
    private struct Node {
        let rule: Int
        var bytes: Range<Int>
        /// The index after the inner nodes.
        var next: Int
    }

    /// The depth limit of rules: deeper text is refused, to keep hostile text from exhausting the stack.
    private static let maximumDepth = 320

    private let grammar: ParsingGrammar
    private let bytes: [UInt8]
    private let end: Int
    private let hasTree: Bool
    private var nodes: [Node] = []
    private var depth = 0
    /// The steps that may still be made: hostile text can make a grammar try the same alternatives time and again.
    private var budget: Int
    /// The rules that failed after many steps, by position: alternatives of a rule often begin with the same text.
    private var failures: Set<Int> = []
    private static let manySteps = 16

    init(_ grammar: ParsingGrammar, bytes: [UInt8], end: Int, hasTree: Bool) {
        self.grammar = grammar
        self.bytes = bytes
        self.end = end
        self.hasTree = hasTree
        budget = min(10_000 + 200 * bytes.count, 5_000_000)
    }

    /// Returns the end of the text that a rule matches; nil if there is none.
    mutating func end(of rule: String, at position: Int) -> Int? {
        guard let index = grammar.index(of: rule), let end = match(rule: index, at: position), budget > 0 else {
            return nil
        }
        return end
    }

    /// Returns the syntax tree of the matched text.
    func tree(_ range: Range<Int>) -> SyntaxNode {
        SyntaxNode(rule: "", bytes: range, children: trees(0..<nodes.count), source: bytes)
    }

    private func trees(_ range: Range<Int>) -> [SyntaxNode] {
        var trees: [SyntaxNode] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let node = nodes[index]
            trees.append(
                SyntaxNode(
                    rule: grammar.rules[node.rule].name, bytes: node.bytes,
                    children: self.trees((index + 1)..<node.next),
                    source: bytes))
            index = node.next
        }
        return trees
    }

    // MARK: Parts

    private func spaceEnd(_ position: Int) -> Int {
        var position = position
        while position < end, SyntaxScanner.isSpace(bytes[position]) { position += 1 }
        return position
    }

    // Separate functions for the kinds of parts keep the stack frames of nested rules small.
    private mutating func match(_ part: Int, at position: Int) -> Int? {
        switch grammar.parts[part] {
        case .text(let text, let skipsSpace): match(text, at: position, skipsSpace: skipsSpace)
        case .set(let set): isNext(set, at: position) ? position + 1 : nil
        case .any: position < end ? position + 1 : nil
        case .space: spaceEnd(position)
        case .word: wordEnd(spaceEnd(position))
        case .sequence(let members): match(all: members, at: position)
        case .choice(let members): match(anyOf: members, at: position)
        case .repeated(let part, let isRequired, let isOnce):
            matches(part, at: position, isRequired: isRequired, isOnce: isOnce)
        case .ahead(let part, let isWanted): look(for: part, isWanted, at: position)
        case .checked(let part, let check): match(part, at: position, by: check)
        case .rule(let rule): match(rule: rule, at: position)
        }
    }

    private mutating func match(all members: Range<Int>, at start: Int) -> Int? {
        var position = start
        for link in members {
            guard let end = match(grammar.links[link], at: position) else { return nil }
            position = end
        }
        return position
    }

    private mutating func match(anyOf members: Range<Int>, at position: Int) -> Int? {
        let count = nodes.count
        for link in members where canBegin(grammar.links[link], at: position) {
            if let end = match(grammar.links[link], at: position) { return end }
            nodes.removeLast(nodes.count - count)
        }
        return nil
    }

    private func isNext(_ set: Int, at position: Int) -> Bool {
        position < end && grammar.sets[set].contains(bytes[position])
    }

    private mutating func look(for part: Int, _ isWanted: Bool, at position: Int) -> Int? {
        let count = nodes.count
        let isThere = match(part, at: position) != nil
        nodes.removeLast(nodes.count - count)
        return isThere == isWanted ? position : nil
    }

    private mutating func match(_ part: Int, at position: Int, by check: Int) -> Int? {
        guard let end = match(part, at: position) else { return nil }
        let start = min(spaceEnd(position), end)
        return grammar.checks[check](String(decoding: bytes[start..<end], as: UTF8.self)) ? end : nil
    }

    /// Whether a part may match, by the next byte.
    private func canBegin(_ part: Int, at position: Int) -> Bool {
        position == end || grammar.beginnings[part].contains(bytes[position])
    }

    private mutating func match(rule index: Int, at position: Int) -> Int? {
        budget -= 1
        guard depth < Self.maximumDepth, budget > 0, let part = grammar.rules[index].part else { return nil }
        let failure = index * (bytes.count + 1) + position
        if !failures.isEmpty, failures.contains(failure) { return nil }
        let limit = budget - Self.manySteps
        depth += 1
        let end =
            hasTree && grammar.rules[index].isNode
            ? node(of: index, part, at: position) : match(part, at: position)
        depth -= 1
        if end == nil, budget < limit { failures.insert(failure) }
        return end
    }

    private mutating func node(of rule: Int, _ part: Int, at position: Int) -> Int? {
        let node = nodes.count
        let start = spaceEnd(position)
        nodes.append(Node(rule: rule, bytes: start..<start, next: node))
        guard let end = match(part, at: position) else { return nil }
        nodes[node].bytes = start..<max(start, end)
        nodes[node].next = nodes.count
        return end
    }

    private mutating func matches(_ part: Int, at start: Int, isRequired: Bool, isOnce: Bool) -> Int? {
        var position = start
        var isMatched = false
        while !(isOnce && isMatched), canBegin(part, at: position) {
            let count = nodes.count
            guard let end = match(part, at: position), end > position || !isMatched else {
                nodes.removeLast(nodes.count - count)
                break
            }
            position = end
            isMatched = true
            budget -= 1
        }
        return isMatched || !isRequired ? position : nil
    }

    private func match(_ text: Range<Int>, at position: Int, skipsSpace: Bool) -> Int? {
        var position = skipsSpace ? spaceEnd(position) : position
        guard position + text.count <= end else { return nil }
        for index in text {
            if bytes[position] != grammar.texts[index] { return nil }
            position += 1
        }
        let isWord = skipsSpace && !text.isEmpty && SyntaxScanner.isNameByte(grammar.texts[text.upperBound - 1])
        return isWord && position < end && SyntaxScanner.isNameByte(bytes[position]) ? nil : position
    }

    private func wordEnd(_ start: Int) -> Int? {
        var position = start
        var isASCII = true
        while position < end, SyntaxScanner.isNameByte(bytes[position]) {
            isASCII = isASCII && bytes[position] < 0x80
            position += 1
        }
        guard position > start, !(0x30...0x39).contains(bytes[start]) else { return nil }
        let isName = isASCII || grammar.allowsInNames(String(decoding: bytes[start..<position], as: UTF8.self))
        return isName ? position : nil
    }
}

/// A node of the syntax tree of a text: a match of a rule, with the range of bytes.
package struct SyntaxNode {
    package let rule: String
    package let bytes: Range<Int>
    package let children: [SyntaxNode]
    let source: [UInt8]

    package var text: String { String(decoding: source[bytes], as: UTF8.self) }

    /// Returns the first node of a rule directly within.
    package subscript(rule: String) -> SyntaxNode? { children.first { $0.rule == rule } }

    package func all(_ rule: String) -> [SyntaxNode] { children.filter { $0.rule == rule } }
}

extension SyntaxScanner {
    /// Takes the text that a rule of a grammar matches.
    package mutating func take(_ rule: String, of grammar: ParsingGrammar) -> Bool {
        var match = GrammarMatch(grammar, bytes: bytes, end: end, hasTree: false)
        guard let end = match.end(of: rule, at: position) else { return false }
        position = end
        return true
    }

    /// Takes the text that a rule of a grammar matches, as a syntax tree.
    package mutating func takeTree(_ rule: String, of grammar: ParsingGrammar) -> SyntaxNode? {
        var match = GrammarMatch(grammar, bytes: bytes, end: end, hasTree: true)
        guard let end = match.end(of: rule, at: position) else { return nil }
        defer { position = end }
        return match.tree(position..<end)
    }

    /// Whether only white space is left.
    package var isAtEndOfText: Bool {
        var scanner = self
        scanner.skipSpace()
        return scanner.isAtEnd
    }
}

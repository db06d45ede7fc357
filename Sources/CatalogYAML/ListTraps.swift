import CatalogModel

/// Text in a list in brackets that a comma took apart.
extension TreeBuilder {
    /// Puts together items between which a parenthesis or angle bracket is open: `[(A, B) -> C]`.
    mutating func joinTornItems(_ elements: inout [YAMLNode]) {
        var index = 0
        while index + 1 < elements.count {
            if let last = lastTornItem(elements, from: index) {
                let whole = lines.offset(of: elements[index].range.start)..<lines.offset(of: elements[last].range.end)
                let next = elements[index + 1].range.sourceText
                findings.report(
                    .tornItem(
                        next, after: elements[index].range.sourceText, at: lines.range(whole), fix: quotingFix(whole)))
                elements.replaceSubrange(index...last, with: [text(whole)])
            }
            index += 1
        }
    }

    /// The item that closes what an item opens.
    private func lastTornItem(_ elements: [YAMLNode], from index: Int) -> Int? {
        guard var nesting = Nesting(elements[index]), nesting.isOpen else { return nil }
        var last = index
        while nesting.isOpen {
            last += 1
            guard last < min(elements.count, index + Nesting.reach), let next = Nesting(elements[last]),
                elements[last - 1].range.end < elements[last].range.start
            else { return nil }
            nesting.add(next)
        }
        return last
    }

    /// Warns of prose.
    ///
    /// Nobody can know, so all signs have to agree: an item begins with a small letter behind one that begins with a
    /// capital, and the words are those of sentences, not of types and names.
    mutating func checkProse(_ frame: NodeFrame) {
        var index = 1
        while index < frame.elements.count {
            var last = index
            while last < frame.elements.count,
                isContinued(frame.elements[last - 1], frame.elements[last], index == last)
            {
                last += 1
            }
            if last > index {
                reportProse(frame.elements[index - 1], frame.elements[index], frame.elements[last - 1])
            }
            index = max(last, index) + 1
        }
    }

    private mutating func reportProse(_ before: YAMLNode, _ next: YAMLNode, _ last: YAMLNode) {
        guard case .scalar(let scalar) = next.content else { return }
        let start = lines.offset(of: before.range.start)
        let range = SourceRange(file: lines.file, start: before.range.start, end: last.range.end)
        let fix = quotingFix(start..<lines.offset(of: last.range.end))
        findings.report(.proseInList(scalar.text, at: range, fix: fix))
    }

    private func isContinued(_ left: YAMLNode, _ right: YAMLNode, _ isFirst: Bool) -> Bool {
        guard case .scalar(let before) = left.content, case .scalar(let next) = right.content,
            before.style == .plain, next.style == .plain, left.range.end < right.range.start,
            let initial = before.text.utf8.first, let letter = next.text.utf8.first, letter.isLowercase,
            isFirst ? initial.isUppercase : initial.isLowercase
        else { return false }
        return ProseWords(before.text).continues(with: ProseWords(next.text))
    }
}

/// The words of an item of a list.
private struct ProseWords {
    private let words: [Substring]
    private let isSentenceEnd: Bool
    /// Whether it has only what words have: letters, digits, hyphens, apostrophes.
    private let isProse: Bool

    init(_ text: String) {
        words = text.split(separator: " ")
        isSentenceEnd = text.last == "." || text.last == "!"
        isProse = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " -'’.!`".unicodeScalars.contains(scalar)
        }
    }

    private static let joiningWords: Set<Substring> = [
        "and", "or", "but", "nor", "so", "yet", "which", "that", "who", "then", "than", "because", "while",
    ]

    private static let wordsOfTypes: Set<Substring> = [
        "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "keyof", "typeof", "readonly",
        "unique",
        "infer", "const", "unsigned", "long", "short", "struct", "enum", "class", "repeat", "each", "async",
    ]

    func continues(with next: ProseWords) -> Bool {
        guard isProse, next.isProse, next.words.count > 1, let first = next.words.first,
            !Self.wordsOfTypes.contains(first)
        else { return false }
        return Self.joiningWords.contains(first) || next.isSentenceEnd && next.words.count > 2
            || words.count > 1 && next.words.count > 2
    }
}

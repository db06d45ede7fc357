import CatalogTestSupport

/// Changes that people make to imported entries, at random: prose, comments, order, layout, quotes, line ends.
struct PeoplesEdits {
    /// Words that people have written, which have to stay.
    private(set) var marks: [String] = []
    /// All changes, those without words, too.
    private(set) var count = 0
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    mutating func edited(_ text: String) -> String {
        var root = Block(line: "", indent: -1)
        var lines = text.split(separator: "\n").map(String.init)[...]
        root.takeChildren(from: &lines)
        root.children.removeAll { $0.key == "summary" }
        edit(&root)
        let step = random.once(in: 3) ? 2 : 1
        var result = root.children.flatMap { $0.lines(indentedBy: step) }.joined(separator: "\n") + "\n"
        if random.once(in: 6) { result = result.replacing("\n", with: "\r\n") }
        if random.once(in: 6) { result = result.trimmingEnd() }
        return result
    }

    private mutating func edit(_ block: inout Block) {
        for index in block.children.indices { edit(&block.children[index]) }
        let isRecord = block.children.allSatisfy { $0.key != nil } && !block.line.hasPrefix("- ")
        if isRecord, block.children.count > 1, block.key != "parameters", random.once(in: 3) {
            block.children.shuffle(using: &random)
            count += 1
        }
        if isRecord, let flow = block.flow, random.once(in: 3) {
            block.line += " " + flow
            block.children = []
            count += 1
        }
        if block.indent < 0 { addProse(to: &block) }
        if block.isPlainElement, random.once(in: 8) { block.line += "  " + mark("# why") }
        if block.isPlainElement, random.once(in: 16) { block.above.append(mark("# comment")) }
        guard block.key != nil, !block.isText else { return }
        addWords(to: &block, isRecord: isRecord)
    }

    private mutating func addProse(to root: inout Block) {
        for (key, words) in [("summary", "Our words"), ("category", "Group")] {
            let location = Int.random(in: 0...root.children.count, using: &random)
            root.children.insert(Block(line: "\(key): \(mark(words))", indent: 0), at: location)
        }
    }

    private mutating func addWords(to block: inout Block, isRecord: Bool) {
        if block.key == "description", let value = block.value, !value.hasPrefix("{"), random.once(in: 3) {
            block.line = "description: " + mark("Said in our words")
        }
        if isRecord, block.children.contains(where: { $0.key == "type" || $0.key == "default" }),
            !block.children.contains(where: { $0.key == "description" }), random.once(in: 6)
        {
            let own = Block(line: "description: " + mark("Said"), indent: block.children[0].indent)
            block.children.insert(own, at: Int.random(in: 0...block.children.count, using: &random))
        }
        if let value = block.value, ["type", "attribute", "module", "title"].contains(block.key),
            !value.contains(where: { "\"'\\#{".contains($0) }), random.once(in: 8)
        {
            let quote = random.once(in: 2) ? "'" : "\""
            block.line = "\(block.key ?? ""): \(quote)\(value)\(quote)"
            count += 1
        }
        if random.once(in: 12) { block.above.append(mark("# comment")) }
        if random.once(in: 12) {
            block.above.append("")
            count += 1
        }
        if random.once(in: 8), !block.line.contains("#") { block.line += "  " + mark("# why") }
    }

    private mutating func mark(_ words: String) -> String {
        marks.append("\(words) \(marks.count)end")
        count += 1
        return marks[marks.count - 1]
    }
}

/// A line of YAML in block style with all that lies below it.
private struct Block {
    /// Without its indentation.
    var line: String
    let indent: Int
    /// Comments and empty lines.
    var above: [String] = []
    var children: [Block] = []

    init(line: String, indent: Int) {
        self.line = line
        self.indent = indent
    }

    mutating func takeChildren(from lines: inout ArraySlice<String>) {
        while let line = lines.first {
            let indent = line.prefix { $0 == " " }.count
            guard indent > self.indent else { return }
            lines.removeFirst()
            var child = Block(line: String(line.dropFirst(indent)), indent: indent)
            child.takeChildren(from: &lines)
            children.append(child)
        }
    }

    /// The key that the line begins with; nil for elements of lists and lines of text.
    var key: String? {
        guard let end = line.firstRange(of: ":"), line[end.upperBound...].first.map({ $0 == " " }) ?? true else {
            return nil
        }
        let key = line[..<end.lowerBound]
        return key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && !key.hasPrefix("-") ? String(key) : nil
    }

    /// Whether it is an element of a list in one line.
    var isPlainElement: Bool { line.hasPrefix("- ") && children.isEmpty && !line.contains { "\"#|>:".contains($0) } }

    /// The plain or quoted text behind the key.
    var value: String? {
        guard let key, children.isEmpty, !isText else { return nil }
        let rest = line.dropFirst(key.count + 1).drop { $0 == " " }
        return rest.isEmpty || rest.contains(" #") ? nil : String(rest)
    }

    /// Whether the lines below are a block of text.
    var isText: Bool { ["|", ">", "|-", ">-", "|+", ">+"].contains { line.hasSuffix(": " + $0) } }

    /// The children in braces, where they are short and nobody has written about them.
    var flow: String? {
        guard key != nil, line.hasSuffix(":"), (1...3).contains(children.count) else { return nil }
        var parts: [String] = []
        for child in children {
            guard let key = child.key, let value = child.value, child.above.isEmpty,
                !value.contains(where: { ",{}[]#'\"`".contains($0) }), !value.contains(": ")
            else { return nil }
            parts.append("\(key): \(value)")
        }
        return "{ \(parts.joined(separator: ", ")) }"
    }

    func lines(indentedBy step: Int) -> [String] {
        let space = String(repeating: " ", count: indent * step)
        // What follows a hyphen stands where the lines below begin.
        let isElement = line.hasPrefix("- ")
        let line = isElement ? "-" + String(repeating: " ", count: 2 * step - 1) + line.dropFirst(2) : line
        return above.map { $0.isEmpty ? $0 : space + $0 } + [space + line]
            + children.flatMap { $0.lines(indentedBy: step) }
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}

import CatalogModel

/// Removing values.
extension YAMLTextChanges {
    mutating func remove(_ path: YAMLPath, keepingComments: Bool) -> Bool {
        guard let last = path.last, let container = node(path.dropLast()) else { return false }
        let start = path.count == 1 ? 0 : opening(of: path.dropLast()) ?? container.range.lowerBound
        switch (last, container.content) {
        case (.key(let key), .mapping(let mapping)):
            guard let index = mapping.pairs.firstIndex(where: { $0.key.value == key }) else { return false }
            if mapping.pairs.count == 1, !mapping.isFlow {
                let first = mapping.pairs[0].key.range.lowerBound
                empty(first..<pairs.end(of: mapping.pairs[0]), opening: path.count == 1 ? nil : start, as: "{}")
                return true
            }
            let pair = mapping.pairs[index]
            let comments = keepingComments && !mapping.isFlow ? comments(of: pair.value, after: pair.key.range) : []
            if !comments.isEmpty {
                leave(comments, inPlaceOf: pair.key.range.lowerBound..<pairs.end(of: pair))
                return true
            }
            pairs.remove([index], from: mapping, of: container, opening: start, edits: &edits)
            return true
        case (.index(let index), .sequence(let list)):
            guard list.elements.indices.contains(index) else { return false }
            let element = list.elements[index]
            let comments = keepingComments && !list.isFlow ? comments(of: element, after: nil) : []
            if list.elements.count > 1, !comments.isEmpty, let hyphen = hyphen(of: element) {
                leave(comments, inPlaceOf: hyphen..<pairs.end(of: element))
                return true
            }
            return remove(index, from: list, of: container, opening: path.count == 1 ? nil : start)
        default: return false
        }
    }

    /// Replaces a block with one member by an empty collection: after the key or hyphen of the block, unless comments
    /// precede the block.
    private mutating func empty(_ byteRange: Range<Int>, opening: Int?, as brackets: String) {
        if let opening, bytes[opening..<byteRange.lowerBound].allSatisfy({ byte in byte <= 0x20 }) {
            edits.replace(opening..<byteRange.upperBound, with: " " + brackets)
        } else {
            edits.replace(byteRange, with: brackets)
        }
    }

    private mutating func remove(
        _ index: Int, from list: YAMLSequence, of node: YAMLNode, opening: Int?
    ) -> Bool {
        let elements = list.elements
        if elements.count == 1 {
            if list.isFlow {
                edits.replace(pairs.byteRange(of: node), with: "[]")
            } else if let hyphen = hyphen(of: elements[0]) {
                empty(hyphen..<max(hyphen + 1, pairs.end(of: node)), opening: opening, as: "[]")
            }
        } else if list.isFlow {
            edits.replace(
                index > 0
                    ? pairs.end(of: elements[index - 1])..<pairs.end(of: elements[index])
                    : elements[0].range.lowerBound..<elements[1].range.lowerBound, with: "")
        } else {
            guard let hyphen = hyphen(of: elements[index]) else { return false }
            let line = pairs.startOfLine(hyphen)
            if bytes[line..<hyphen].allSatisfy(pairs.isBlank) {
                edits.replace(line..<pairs.startOfNextLine(pairs.end(of: elements[index])), with: "")
            } else if index == 0, let next = self.hyphen(of: elements[1]) {
                edits.replace(hyphen..<next, with: "")
            }
        }
        return true
    }

    // MARK: Comments

    /// Returns the comments in the lines of a value, except for the comments above.
    private func comments(of value: YAMLNode, after key: SourceRange?) -> [String] {
        var leaves: [Range<Int>] = []
        collect(value, into: &leaves)
        let end = pairs.endOfLine(pairs.end(of: value))
        var index = key?.upperBound ?? value.range.lowerBound
        var comments: [String] = []
        while index < end {
            let isOpen = index > 0 && (pairs.isBlank(bytes[index - 1]) || bytes[index - 1] == 0x0A)
            if let leaf = leaves.first(where: { $0.contains(index) }) {
                index = leaf.upperBound
            } else if isOpen, bytes[index] == UInt8(ascii: "#") {
                let rest = pairs.endOfLine(index)
                comments.append(String(decoding: bytes[index..<rest], as: UTF8.self))
                index = rest
            } else {
                index += 1
            }
        }
        return comments
    }

    /// Collects the ranges of keys and texts, without any comment inside.
    private func collect(_ node: YAMLNode, into leaves: inout [Range<Int>]) {
        switch node.content {
        case .scalar: leaves.append(pairs.byteRange(of: node))
        case .sequence(let list): for element in list.elements { collect(element, into: &leaves) }
        case .mapping(let mapping):
            for pair in mapping.pairs {
                leaves.append(pair.key.range.lowerBound..<pair.key.range.upperBound)
                collect(pair.value, into: &leaves)
            }
        }
    }

    /// Puts comments, each on a separate line, into the place of a pair or element together with the rest of the last
    /// line.
    private mutating func leave(_ comments: [String], inPlaceOf byteRange: Range<Int>) {
        let line = pairs.startOfLine(byteRange.lowerBound)
        let isFirstInLine = bytes[line..<byteRange.lowerBound].allSatisfy(pairs.isBlank)
        let end = pairs.startOfNextLine(byteRange.upperBound)
        let space = spaces(column(byteRange.lowerBound))
        let text = comments.joined(separator: pairs.lineBreak + space)
        let hasBreak = bytes[..<end].last == 0x0A
        edits.replace(
            (isFirstInLine ? line : byteRange.lowerBound)..<end,
            with: (isFirstInLine ? space : "") + text + (hasBreak ? pairs.lineBreak : ""))
    }
}

import CatalogModel

/// Adding, renaming and moving members of collections.
extension YAMLTextChanges {
    mutating func add(_ key: String, value: JSONValue, to path: YAMLPath, after sibling: String?) -> Bool {
        guard let node = node(path), case .mapping(let mapping) = node.content else { return false }
        let index = sibling.flatMap { name in mapping.pairs.firstIndex { $0.key.value == name } }
        if sibling != nil, index == nil { return false }
        guard !mapping.pairs.isEmpty else { return fill(path, node: node, with: .object(JSONObject([key: value]))) }
        if mapping.isFlow {
            let text = flowKey(key) + ": " + flow(value)
            addFlow(
                text, after: index.map { mapping.pairs[$0].value },
                before: mapping.pairs[0].key.range.lowerBound)
            return true
        }
        let first = mapping.pairs[0].key.range.lowerBound
        let column = column(first)
        let lines = YAMLValueText.lines(of: key, value, column: column, indentation: indentation(at: path))
        guard let index else {
            prepend(lines, column: column, at: first)
            return true
        }
        append(lines, column: column, after: mapping.pairs[index].end, isLast: index == mapping.pairs.count - 1)
        return true
    }

    mutating func insert(_ value: JSONValue, in path: YAMLPath, at index: Int) -> Bool {
        guard let node = node(path), case .sequence(let list) = node.content else { return false }
        guard let first = list.elements.first else { return fill(path, node: node, with: .array([value])) }
        if list.isFlow {
            addFlow(
                flow(value), after: index > 0 ? list.elements[index - 1] : nil,
                before: first.range.lowerBound)
            return true
        }
        guard let hyphen = hyphen(of: first) else { return false }
        let column = column(hyphen)
        let lines = YAMLValueText.elementLines(of: value, column: column, indentation: indentation(at: path))
        if index == 0 {
            prepend(lines, column: column, at: hyphen)
        } else {
            append(
                lines, column: column, after: list.elements[index - 1], isLast: index == list.elements.count)
        }
        return true
    }

    /// Puts a first member into an empty collection: in braces where the surroundings have braces.
    private mutating func fill(_ path: YAMLPath, node: YAMLNode, with value: JSONValue) -> Bool {
        guard !isJSON, !path.isEmpty, !isWithinFlow(path) else {
            edits.replace(pairs.byteRange(of: node), with: flow(value))
            return true
        }
        return setBlock(path, old: node, to: value)
    }

    private mutating func addFlow(_ text: String, after sibling: YAMLNode?, before first: Int) {
        if let sibling {
            let end = pairs.end(of: sibling)
            edits.replace(end..<end, with: ", " + text)
        } else {
            edits.replace(first..<first, with: text + ", ")
        }
    }

    private mutating func prepend(_ lines: [String], column: Int, at offset: Int) {
        let text = lines.joined(separator: pairs.lineBreak)
        edits.replace(offset..<offset, with: text + pairs.lineBreak + spaces(column))
    }

    /// Adds lines after a member, with an empty line before where an empty line follows the member.
    private mutating func append(_ lines: [String], column: Int, after member: YAMLNode, isLast: Bool) {
        let line = lineBehind(member, column: column)
        let isSpaced = !isLast && pairs.isEmptyLine(line)
        if isSpaced {
            edits.replace(
                line..<line,
                with: pairs.lineBreak + spaces(column) + lines.joined(separator: pairs.lineBreak) + pairs.lineBreak)
        } else {
            insertLines(lines, indentedBy: column, at: line)
        }
    }

    mutating func rename(_ path: YAMLPath, to name: String) -> Bool {
        guard case .key(let key)? = path.last, let container = node(path.dropLast()),
            case .mapping(let mapping) = container.content,
            let pair = mapping.pairs.first(where: { $0.key.value == key })
        else { return false }
        let isFlow = isJSON || isWithinFlow(path)
        edits.replace(
            pair.key.range.lowerBound..<pair.key.range.upperBound,
            with: isFlow ? flowKey(name) : YAMLValueText.key(name))
        return true
    }

    /// Replaces the names of a list by keys without facts, with comments left as written.
    mutating func turnIntoKeys(_ path: YAMLPath) -> Bool {
        guard let node = node(path), case .sequence(let list) = node.content else { return false }
        if list.elements.isEmpty {
            edits.replace(pairs.byteRange(of: node), with: "{}")
            return true
        }
        if list.isFlow {
            let byteRange = pairs.byteRange(of: node)
            guard bytes[byteRange].first == UInt8(ascii: "["), bytes[byteRange].last == UInt8(ascii: "]") else {
                return false
            }
            edits.replace(byteRange.lowerBound..<byteRange.lowerBound + 1, with: "{ ")
            edits.replace(byteRange.upperBound - 1..<byteRange.upperBound, with: " }")
            for element in list.elements {
                guard case .scalar(let scalar) = element.content else { return false }
                edits.replace(pairs.byteRange(of: element), with: YAMLValueText.flowKey(scalar.text) + ": {}")
            }
            return true
        }
        guard let outer = outerColumn(of: path) else { return false }
        for element in list.elements {
            guard case .scalar(let scalar) = element.content, let hyphen = hyphen(of: element) else { return false }
            // A key in the column of the outer key would belong to the outer mapping.
            let indentation = column(hyphen) > outer ? "" : spaces(self.indentation(at: path).keys)
            edits.replace(
                hyphen..<pairs.byteRange(of: element).upperBound,
                with: indentation + YAMLValueText.key(scalar.text) + ": {}")
        }
        return true
    }

    mutating func reorder(_ path: YAMLPath, keys: [String]) -> Bool {
        guard let node = node(path), case .mapping(let mapping) = node.content, mapping.pairs.count > 1 else {
            return false
        }
        let order = keys.compactMap { key in mapping.pairs.firstIndex { $0.key.value == key } }
        if mapping.isFlow {
            let byteRanges = mapping.pairs.map { $0.key.range.lowerBound..<pairs.end(of: $0) }
            for (target, source) in order.enumerated() {
                edits.replace(byteRanges[target], with: String(decoding: bytes[byteRanges[source]], as: UTF8.self))
            }
            return true
        }
        reorderBlock(mapping, order: order)
        return true
    }

    /// Moves whole lines, each key with the comments right above.
    private mutating func reorderBlock(_ mapping: YAMLMapping, order: [Int]) {
        let first = mapping.pairs[0].key.range.lowerBound
        let column = column(first)
        let starts = [first] + mapping.pairs.dropFirst().map { commentsStart(above: $0.key.range.lowerBound) }
        let end = mapping.pairs.last.map { pairs.startOfNextLine(pairs.end(of: $0)) } ?? first
        let chunks = starts.indices.map { index in
            let chunk = bytes[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : end)]
            let text = String(decoding: index == 0 ? chunk : chunk.dropFirst(column), as: UTF8.self)
            return chunk.last == 0x0A ? text : text + pairs.lineBreak
        }
        var text = order.map { chunks[$0] }.joined(separator: spaces(column))
        if bytes[..<end].last != 0x0A, text.hasSuffix(pairs.lineBreak) { text.removeLast() }
        edits.replace(first..<end, with: text)
    }

    private func commentsStart(above key: Int) -> Int {
        var start = pairs.startOfLine(key)
        while start > 0 {
            let line = pairs.startOfLine(start - 1)
            let first = bytes[line..<start].firstIndex { !pairs.isBlank($0) }
            guard let first, bytes[first] == UInt8(ascii: "#"), first - line == column(key) else { break }
            start = line
        }
        return start
    }
}

extension YAMLMapping.Pair {
    /// The node that ends last: the value, or the key of an absent value.
    fileprivate var end: YAMLNode {
        value.range.upperBound > key.range.upperBound
            ? value : YAMLNode(.scalar(YAMLScalar(key.value, style: .plain)), at: key.range)
    }
}

import CatalogModel
import CatalogYAML

/// Setting and removing values.
extension ChangedText {
    mutating func set(_ path: YAMLPath, to value: JSONValue) -> Bool {
        guard let old = node(path) else { return false }
        if path.isEmpty {
            edits.replace(0..<bytes.count, with: YAMLWriter.text(of: value))
            return true
        }
        let isFlow = isWithinFlow(path) || old.isFlow && value.isCollection
        if let scalar = old.quotedStyle, case .string(let text) = value, !text.contains("\n") {
            edits.replace(pairs.stretch(of: old), with: scalar.quoted(text))
            return true
        }
        if isFlow {
            edits.replace(
                pairs.stretch(of: old), with: old.isAbsent ? " " + ValueText.flow(value) : ValueText.flow(value))
            return true
        }
        return setBlock(path, old, to: value)
    }

    private mutating func setBlock(_ path: YAMLPath, _ old: YAMLNode, to value: JSONValue) -> Bool {
        guard let opening = opening(of: path), let outer = outerColumn(of: path) else { return false }
        var isElement = false
        if case .index = path.last { isElement = true }
        var lines =
            isElement
            ? ValueText.elementLines(of: value, column: outer) : ValueText.lines(of: "k", value, column: outer)
        let head = lines.removeFirst().dropFirst(isElement ? 1 : 2)
        let end = max(opening, pairs.end(of: old))
        // A comment behind the old value stays on the line of the key, or it would become a part of a block of text.
        let rest = pairs.endOfLine(end)
        let comment = bytes[end..<rest].contains { !pairs.isBlank($0) } ? bytes[end..<rest] : []
        let tail = lines.map { pairs.lineBreak + $0 }.joined()
        edits.replace(
            opening..<end + comment.count, with: String(head) + String(decoding: comment, as: UTF8.self) + tail)
        return true
    }

    mutating func remove(_ path: YAMLPath) -> Bool {
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
            pairs.remove([index], from: mapping, of: container, opening: start, edits: &edits)
            return true
        case (.index(let index), .sequence(let list)):
            guard list.elements.indices.contains(index) else { return false }
            return remove(index, from: list, of: container, opening: path.count == 1 ? nil : start)
        default: return false
        }
    }

    /// Puts an empty collection in the place of a block with one member: behind the key or hyphen that it belongs to,
    /// unless comments stand between.
    private mutating func empty(_ stretch: Range<Int>, opening: Int?, as brackets: String) {
        if let opening, bytes[opening..<stretch.lowerBound].allSatisfy({ byte in byte <= 0x20 }) {
            edits.replace(opening..<stretch.upperBound, with: " " + brackets)
        } else {
            edits.replace(stretch, with: brackets)
        }
    }

    private mutating func remove(
        _ index: Int, from list: YAMLSequence, of node: YAMLNode, opening: Int?
    ) -> Bool {
        let elements = list.elements
        if elements.count == 1 {
            if list.isFlow {
                edits.replace(pairs.stretch(of: node), with: "[]")
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
}

extension JSONValue {
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
}

extension YAMLNode {
    /// The quotes that a scalar of one line stands in.
    fileprivate var quotedStyle: YAMLScalar.Style? {
        guard case .scalar(let scalar) = content, range.isOneLine,
            scalar.style == .singleQuoted || scalar.style == .doubleQuoted
        else { return nil }
        return scalar.style
    }
}

extension YAMLScalar.Style {
    /// A text of one line in these quotes; in double ones where single ones cannot hold it.
    fileprivate func quoted(_ text: String) -> String {
        let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        if !isPrintable { return YAMLQuoting.quoted(text) }
        if self == .doubleQuoted { return JSONValue.string(text).compact }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}

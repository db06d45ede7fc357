package import CatalogModel

/// A remover of key-value pairs from mappings in the text of a YAML file, with all other text left as written by the
/// author.
package struct YAMLPairRemover {
    package let file: SourceFile
    private var bytes: [UInt8] { file.bytes }

    package init(of file: SourceFile) {
        self.file = file
    }

    /// Removes some pairs of a mapping; a mapping without any remaining pairs becomes `{}`.
    ///
    /// - Parameters:
    ///   - indices: The places of the pairs in the mapping.
    ///   - mapping: The mapping.
    ///   - node: The node of the mapping.
    ///   - opening: The start of the mapping's text in the case of a block: after the preceding colon or hyphen.
    ///   - edits: Takes the edits of the text.
    package func remove(
        _ indices: Set<Int>, from mapping: YAMLMapping, of node: YAMLNode, opening: Int, edits: inout TextEdits
    ) {
        if indices.isEmpty { return }
        if indices.count == mapping.pairs.count {
            let start = mapping.isFlow ? node.range.lowerBound : endOfAnchor(opening)
            return edits.replace(start..<end(of: node), with: mapping.isFlow ? "{}" : " {}")
        }
        for index in indices {
            let byteRange =
                mapping.isFlow
                ? flowRange(index, of: mapping, removed: indices) : blockRange(index, of: mapping, removed: indices)
            edits.replace(byteRange, with: "")
        }
    }

    /// Returns the range of a node, to after the last character.
    package func byteRange(of node: YAMLNode) -> Range<Int> {
        let start = node.range.lowerBound
        return start..<max(start, end(of: node))
    }

    /// Returns the offset after the last character of a node.
    package func end(of node: YAMLNode) -> Int {
        switch node.content {
        case .mapping(let mapping) where !mapping.isFlow:
            mapping.pairs.map { end(of: $0) }.max() ?? node.range.upperBound
        case .sequence(let sequence) where !sequence.isFlow:
            sequence.elements.map { end(of: $0) }.max() ?? node.range.upperBound
        default: withoutLineBreaks(node.range.upperBound)
        }
    }

    /// Returns the offset after the last character of a value; after the key when the value is an alias of an earlier
    /// value.
    func end(of pair: YAMLMapping.Pair) -> Int {
        max(end(of: pair.value), pair.key.range.upperBound)
    }

    // MARK: Ranges

    /// Returns the range with the comma before the pair; with the comma after the pair when no earlier pair stays.
    private func flowRange(_ index: Int, of mapping: YAMLMapping, removed: Set<Int>) -> Range<Int> {
        let pairs = mapping.pairs
        let followsPair = (0..<index).contains { !removed.contains($0) }
        return followsPair
            ? end(of: pairs[index - 1])..<end(of: pairs[index])
            : pairs[index].key.range.lowerBound..<pairs[index + 1].key.range.lowerBound
    }

    /// Returns whole lines; for a pair on the line of a hyphen, the range up to the next pair that stays.
    private func blockRange(_ index: Int, of mapping: YAMLMapping, removed: Set<Int>) -> Range<Int> {
        let key = mapping.pairs[index].key.range.lowerBound
        let line = startOfLine(key)
        let next = mapping.pairs.indices[(index + 1)...].first { !removed.contains($0) }
        if let next, bytes[line..<key].contains(where: { !isBlank($0) }) {
            return key..<mapping.pairs[next].key.range.lowerBound
        }
        var end = startOfNextLine(end(of: mapping.pairs[index]))
        // Keep one of two adjacent empty lines.
        if isEmptyLine(line > 0 ? startOfLine(line - 1) : nil), isEmptyLine(end) { end = startOfNextLine(end) }
        return line..<end
    }

    /// Returns the location after the anchor that follows; `offset` itself without an anchor.
    private func endOfAnchor(_ offset: Int) -> Int {
        let start = bytes[offset...].firstIndex { !isBlank($0) && $0 != 0x0A && $0 != 0x0D }
        guard let start, bytes[start] == UInt8(ascii: "&") else { return offset }
        return bytes[start...].firstIndex { $0 <= 0x20 } ?? offset
    }

    // MARK: Lines

    /// Line break of the file.
    package var lineBreak: String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns the place before the next line break.
    package func endOfLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }

    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    func startOfLine(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    func startOfNextLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    func isEmptyLine(_ start: Int?) -> Bool {
        guard let start, start < bytes.count else { return false }
        return bytes[start..<startOfNextLine(start)].allSatisfy { isBlank($0) || $0 == 0x0A || $0 == 0x0D }
    }

    /// Returns the offset before trailing line breaks: a block of text ends after the line breaks.
    private func withoutLineBreaks(_ offset: Int) -> Int {
        var end = offset
        while end > 0, [0x0A, 0x0D, 0x20].contains(bytes[end - 1]) { end -= 1 }
        return end
    }
}

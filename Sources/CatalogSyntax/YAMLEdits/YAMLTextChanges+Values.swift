import CatalogModel

/// Setting values.
extension YAMLTextChanges {
    mutating func set(_ path: YAMLPath, to value: JSONValue) -> Bool {
        guard let old = node(path) else { return false }
        if path.isEmpty {
            if isJSON {
                edits.replace(pairs.byteRange(of: old), with: value.compact)
                return true
            }
            edits.replace(0..<bytes.count, with: YAMLWriter.text(of: value, indentation: indentation(at: [])))
            return true
        }
        let isFlow = isJSON || isWithinFlow(path) || old.isFlow && value.isCollection
        if !isJSON, let scalar = old.quotedStyle, case .string(let text) = value, !text.utf8.contains(0x0A) {
            edits.replace(pairs.byteRange(of: old), with: scalar.quoted(text))
            return true
        }
        if isFlow {
            edits.replace(pairs.byteRange(of: old), with: (old.isAbsent ? " " : "") + flow(value))
            return true
        }
        return setBlock(path, old: old, to: value)
    }

    mutating func setBlock(_ path: YAMLPath, old: YAMLNode, to value: JSONValue) -> Bool {
        guard let opening = opening(of: path), let outer = outerColumn(of: path) else { return false }
        var isElement = false
        if case .index = path.last { isElement = true }
        let indentation = indentation(at: path)
        var lines =
            isElement
            ? YAMLValueText.elementLines(of: value, column: outer, indentation: indentation)
            : YAMLValueText.lines(of: "k", value, column: outer, indentation: indentation)
        let head = lines.removeFirst().dropFirst(isElement ? 1 : 2)
        let end = max(opening, pairs.end(of: old))
        // Keep comments of the key and of the old value on the line of the key. On a later line, they would become part
        // of a block scalar.
        let rest = pairs.endOfLine(end)
        let after = comment(in: end..<rest)
        let keyLine = pairs.endOfLine(opening)
        let comments = (old.range.lowerBound > keyLine ? comment(in: opening..<keyLine) : []) + after
        let tail = lines.map { pairs.lineBreak + $0 }.joined()
        // Spaces at the end of the line would become part of a block scalar.
        let isBlankAfter = after.isEmpty && !tail.isEmpty
        edits.replace(
            opening..<(isBlankAfter ? rest : end + after.count),
            with: String(head) + String(decoding: comments, as: UTF8.self) + tail)
        return true
    }

    /// Returns the rest of a line, if not blank.
    private func comment(in byteRange: Range<Int>) -> ArraySlice<UInt8> {
        let rest = bytes[byteRange]
        return rest.contains { !pairs.isBlank($0) } ? rest : []
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
    /// The quotes around a scalar of one line.
    fileprivate var quotedStyle: YAMLScalar.Style? {
        guard case .scalar(let scalar) = content, range.isOneLine,
            scalar.style == .singleQuoted || scalar.style == .doubleQuoted
        else { return nil }
        return scalar.style
    }
}

extension YAMLScalar.Style {
    /// Returns a text of one line in the given quotes; in double quotes where single quotes cannot represent the text.
    fileprivate func quoted(_ text: String) -> String {
        self == .doubleQuoted || YAMLQuoting.needsEscapes(text)
            ? YAMLQuoting.doubleQuoted(text) : YAMLQuoting.singleQuoted(text)
    }
}

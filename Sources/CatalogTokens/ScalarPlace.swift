import CatalogModel
import CatalogYAML

extension SourceRange {
    /// The place of a stretch of `text`, which this range holds on one line, in quotes or without. The whole range where
    /// escapes or line breaks hide where the stretch stands.
    func part(_ scalars: Range<Int>, of text: String) -> SourceRange {
        guard start.line == end.line, end.column >= start.column else { return self }
        let width = Int(end.column - start.column)
        let quotes = width - text.unicodeScalars.count
        guard quotes == 0 || quotes == 2 else { return self }
        let first = Int(start.column) + quotes / 2
        return SourceRange(
            file: file, start: SourcePosition(line: Int(start.line), column: first + scalars.lowerBound),
            end: SourcePosition(line: Int(start.line), column: first + scalars.upperBound))
    }

    /// The place of the whole of `text`, without the quotes around it.
    func inside(of text: String) -> SourceRange { part(0..<text.unicodeScalars.count, of: text) }
}

extension YAMLNode {
    /// The text of a scalar that is text in JSON as well: not a number, `true`, `false` or `null`.
    var string: String? {
        guard case .scalar(let scalar) = content, case .string(let text) = scalar.data else { return nil }
        return text
    }

    /// Whether nothing stands there at all.
    var isAbsent: Bool {
        if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
    }
}

extension YAMLScalar {
    /// The value as data: a plain scalar that is a JSON literal is that literal, all else is text.
    var data: JSONValue {
        guard style == .plain else { return .string(text) }
        switch text {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return isJSONNumber(text) ? .number(text) : .string(text)
        }
    }
}

extension JSONValue {
    /// How deep values, and data of vendors, may nest. The deepest value of the format has five levels.
    static let maximumDepth = 64

    /// What a node says as data; nil when it nests too deep.
    init?(_ node: YAMLNode, depth: Int = 0) {
        guard depth < Self.maximumDepth else { return nil }
        switch node.content {
        case .scalar(let scalar):
            self = scalar.data
        case .sequence(let sequence):
            var elements: [JSONValue] = []
            for element in sequence.elements {
                guard let value = JSONValue(element, depth: depth + 1) else { return nil }
                elements.append(value)
            }
            self = .array(elements)
        case .mapping(let mapping):
            var object = JSONObject()
            for pair in mapping.pairs {
                guard let value = JSONValue(pair.value, depth: depth + 1) else { return nil }
                object.append(pair.key.value, value)
            }
            self = .object(object)
        }
    }
}

/// Whether a text is a number literal of JSON (RFC 8259, section 6).
func isJSONNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func skipDigits() -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest = rest.dropFirst(count)
        return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits == 1 || (digits > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        guard skipDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
}

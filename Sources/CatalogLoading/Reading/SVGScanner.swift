import CatalogModel

/// A scanner of the markup of an SVG picture, for `SVGCheck`.
///
/// The scanner finds everything that a browser could read as an element, also in a file that is not well-formed.
struct SVGScanner {
    /// A part of the file with its text, in which references to characters and entities are replaced.
    struct Value {
        let text: String
        let range: SourceRange
    }

    /// A start tag with its attributes.
    struct Tag {
        let name: Value
        let attributes: [(name: Value, value: Value)]
    }

    /// A piece of markup that matters for safety.
    enum Piece {
        case tag(Tag)
        /// The text of a `style` element.
        case style(Value)
        /// A processing instruction: the target and the rest.
        case instruction(String, Value)
        /// A declaration in the document type with effects on elements.
        case declaration(SourceRange)
    }

    private let file: SourceFile
    private let bytes: [UInt8]
    private var index = 0
    private var isStyle = false
    /// The values of entities that consist of text alone.
    private var entities: [String: String] = [:]

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// Returns the next piece; nil at the end of the file.
    mutating func next() -> Piece? {
        while index < bytes.count {
            let start = index
            if bytes[start] != UInt8(ascii: "<") {
                index = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                if isStyle { return .style(value(start..<index)) }
            } else if starts("<!--") {
                skip(past: "-->", from: start + 4)
            } else if starts("<![CDATA[") {
                skip(past: "]]>", from: start + 9)
                if isStyle { return .style(value(start..<index, isRaw: true)) }
            } else if starts("<?") {
                return instruction()
            } else if starts("<!") {
                if let range = documentType() { return .declaration(range) }
            } else if starts("</") {
                isStyle = false
                skip(past: ">", from: start)
            } else {
                return .tag(tag())
            }
        }
        return nil
    }

    private func starts(_ text: StaticString, at start: Int? = nil) -> Bool {
        let start = start ?? index
        return text.withUTF8Buffer { bytes.dropFirst(start).starts(with: $0) }
    }

    /// Moves after the next occurrence of a text, or to the end of the file.
    private mutating func skip(past text: StaticString, from start: Int) {
        index = min(start, bytes.count)
        while index < bytes.count, !starts(text) { index += 1 }
        index = min(index + text.utf8CodeUnitCount, bytes.count)
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
    }

    private func value(_ range: Range<Int>, isRaw: Bool = false) -> Value {
        let text = String(decoding: bytes[range], as: UTF8.self)
        return Value(text: isRaw ? text : unescaped(text), range: file.range(ofBytes: range))
    }

    /// Returns the name at the index, up to a space or punctuation, and moves after the name.
    private mutating func name() -> Value {
        let start = index
        while index < bytes.count, !bytes[index].isXMLSpace, !"=/<>\"'".utf8.contains(bytes[index]) { index += 1 }
        return value(start..<index, isRaw: true)
    }

    private mutating func tag() -> Tag {
        index += 1
        let name = self.name()
        var attributes: [(name: Value, value: Value)] = []
        var isEmpty = false
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
            let start = index
            skipSpace()
            let attribute = self.name()
            skipSpace()
            if starts("=") {
                index += 1
                skipSpace()
                attributes.append((attribute, quoted()))
            }
            isEmpty = starts("/")
            if isEmpty || index == start { index = min(index + 1, bytes.count) }
        }
        if starts(">") { index += 1 }
        isStyle = !isEmpty && name.text.localName == "style"
        return Tag(name: name, attributes: attributes)
    }

    /// Returns the value at the index, with or without quotes, and moves after the value.
    private mutating func quoted() -> Value {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            return name()
        }
        let start = index + 1
        let end = bytes[start...].firstIndex(of: bytes[index]) ?? bytes.count
        index = min(end + 1, bytes.count)
        return value(start..<end)
    }

    private mutating func instruction() -> Piece {
        let start = index + 2
        index = start
        let target = name().text
        let content = index
        skip(past: "?>", from: content)
        return .instruction(target, value(content..<max(content, index - 2), isRaw: true))
    }

    /// Reads a document type, and notes entities that are text alone.
    /// - Returns: The range of the first declaration that can expand to an element or an attribute.
    private mutating func documentType() -> SourceRange? {
        index += 2
        var found: SourceRange?
        var isInside = false
        while index < bytes.count {
            let start = index
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = quoted()
            case UInt8(ascii: "["):
                isInside = true
                index += 1
            case UInt8(ascii: "]"):
                isInside = false
                index += 1
            case UInt8(ascii: ">") where !isInside:
                index += 1
                return found
            case UInt8(ascii: "%") where isInside:
                index += 1
                found = found ?? file.range(ofBytes: start..<index)
            case UInt8(ascii: "<") where starts("<!--"): skip(past: "-->", from: start + 4)
            case UInt8(ascii: "<") where starts("<?"): skip(past: "?>", from: start)
            case UInt8(ascii: "<"):
                if !declaration() { found = found ?? file.range(ofBytes: start..<index) }
            default: index += 1
            }
        }
        return found
    }

    /// Reads a declaration within a document type.
    /// - Returns: Whether the declaration can expand to text only.
    private mutating func declaration() -> Bool {
        let isEntity = starts("<!ENTITY")
        let isHarmless = starts("<!ELEMENT") || starts("<!NOTATION")
        index = min(index + 8, bytes.count)
        skipSpace()
        let name = isEntity ? self.name().text : ""
        skipSpace()
        let value = isEntity && (starts("\"") || starts("'")) ? quoted().range.sourceText : nil
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                _ = quoted()
            } else {
                index += 1
            }
        }
        index = min(index + 1, bytes.count)
        guard let value, !name.isEmpty, !value.utf8.contains(where: "<&%".utf8.contains) else { return isHarmless }
        if entities[name] == nil { entities[name] = value }
        return true
    }

    /// Returns a text with references to characters and entities replaced.
    private func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing(#/&(?:#x([0-9A-Fa-f]{1,8})|#([0-9]{1,10})|([^;&<\s]{1,100}));/#) { match in
            let number = match.1.flatMap { UInt32($0, radix: 16) } ?? match.2.flatMap { UInt32($0) }
            if let number { return Unicode.Scalar(number).map { String(Character($0)) } ?? "\u{FFFD}" }
            let name = match.3.map(String.init) ?? ""
            return Self.predefined[name] ?? entities[name] ?? String(match.0)
        }
    }

    private static let predefined = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}

extension String {
    /// The name without a prefix, in lowercase.
    var localName: String { (split(separator: ":").last ?? "").lowercased() }
}

extension UInt8 {
    fileprivate var isXMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

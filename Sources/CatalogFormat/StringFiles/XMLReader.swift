package import CatalogModel

/// An element of a parsed XML file: name, attributes, children and place.
package struct XMLElement: Sendable {
    /// A child of the element: another element, or text.
    package enum Node: Sendable {
        case element(XMLElement)
        case text(Text)
    }

    package let name: String
    let attributes: [(name: String, value: Text)]
    var children: [Node] = []
    /// The comment directly before the element, without a blank line between.
    fileprivate(set) var comment: Text?
    package let range: SourceRange

    package subscript(attribute: String) -> Text? { attributes.first { $0.name == attribute }?.value }

    package var elements: [XMLElement] {
        children.compactMap { child in if case .element(let element) = child { element } else { nil } }
    }

    /// The words of the element and of all nested elements.
    var text: String {
        children.map { child in
            switch child {
            case .text(let text): text.value
            case .element(let element): element.text
            }
        }.joined()
    }

    /// Words of the element and of all nested elements, at the range from the first child to the last; for an element
    /// without children, an empty text at the range of the element.
    package var located: Text {
        let ranges = children.map { child in
            switch child {
            case .text(let text): text.range
            case .element(let element): element.range
            }
        }
        guard let first = ranges.first, let last = ranges.last else { return Text("", at: range) }
        return Text(text, at: first.joined(to: last))
    }
}

/// A parser of XML files, limited to elements, attributes, text and CDATA sections (Extensible Markup Language 1.0).
///
/// Document type declarations are not read, so no entity can grow.
package struct XMLReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var index = 0
    private(set) var problem: (words: String, offset: Int)?

    /// Limit on the depth of nested elements, greater than any need of files of texts.
    private static let depthLimit = 64

    /// Returns the root element; nil for a file that is not well-formed, after a report.
    package static func root(of source: SourceFile, diagnostics: inout Diagnostics) -> XMLElement? {
        guard let text = UnicodeFile(source, diagnostics: &diagnostics) else { return nil }
        var reader = XMLReader(text.file)
        reader.skipMisc()
        let root = reader.element(depth: 0)
        reader.skipMisc()
        if root != nil, reader.index < reader.bytes.count { reader.fail("unexpected text after the root element") }
        guard let problem = reader.problem else { return root }
        let end = min(problem.offset + 1, text.bytes.count)
        let location = text.file.range(ofBytes: min(problem.offset, end)..<end)
        diagnostics.report(.malformedStrings(problem.words, at: location))
        return nil
    }

    private init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    private mutating func fail(_ words: String) {
        if problem == nil { problem = (words, index) }
    }

    private func stands(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[index..<index + count].elementsEqual($0) }
    }

    /// Skips all text up to and including a given text.
    private mutating func skip(past text: StaticString) {
        while index < bytes.count, !stands(text) { index += 1 }
        index = min(index + text.utf8CodeUnitCount, bytes.count)
    }

    /// Skips a comment, whose end has hyphens of its own: `<!-->` only begins one.
    private mutating func skipComment() {
        index += 4
        skip(past: "-->")
    }

    /// Reads a comment.
    private mutating func comment() -> Text {
        let start = index
        skipComment()
        let words = start + 4..<max(start + 4, index - 3)
        return Text(String(decoding: bytes[words], as: UTF8.self), at: file.range(ofBytes: start..<index))
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index].isSpace { index += 1 }
    }

    /// Skips the allowed content around the root element.
    private mutating func skipMisc() {
        while true {
            skipSpace()
            if stands("<?") {
                skip(past: "?>")
            } else if stands("<!--") {
                skipComment()
            } else if stands("<!DOCTYPE") {
                skip(past: ">")
            } else {
                return
            }
        }
    }

    private mutating func element(depth: Int) -> XMLElement? {
        guard depth < Self.depthLimit, stands("<") else {
            fail(depth < Self.depthLimit ? "missing element" : "elements are nested too deep")
            return nil
        }
        let start = index
        index += 1
        let name = self.name()
        guard !name.isEmpty, let attributes = attributes() else {
            fail("invalid start of an element")
            return nil
        }
        let isEmpty = stands("/>")
        guard isEmpty || stands(">") else {
            fail("the start of '\(name)' has no end")
            return nil
        }
        index += isEmpty ? 2 : 1
        var element = XMLElement(name: name, attributes: attributes, range: file.range(ofBytes: start..<index))
        if isEmpty { return element }
        var comment: Text?
        while problem == nil, index < bytes.count, !stands("</") {
            if stands("<!--") {
                comment = self.comment()
                continue
            }
            switch node(depth: depth) {
            case .element(var child)?:
                child.comment = comment
                comment = nil
                element.children.append(.element(child))
            case .text(let text)?:
                let isGap = text.value.allSatisfy(\.isWhitespace) && text.value.count(where: \.isNewline) < 2
                if !isGap { comment = nil }
                element.children.append(.text(text))
            case nil: break
            }
        }
        let end = index
        index = min(index + 2, bytes.count)
        guard problem == nil, self.name() == name else {
            index = end
            fail("'\(name)' is not closed here")
            return nil
        }
        skipSpace()
        guard stands(">") else {
            fail("the end of '\(name)' has no '>'")
            return nil
        }
        index += 1
        return element
    }

    private mutating func node(depth: Int) -> XMLElement.Node? {
        if stands("<?") {
            skip(past: "?>")
            return nil
        }
        let start = index
        if stands("<![CDATA[") {
            skip(past: "]]>")
            let text = String(decoding: bytes[start + 9..<max(start + 9, index - 3)], as: UTF8.self)
            return .text(Text(text, at: file.range(ofBytes: start..<index)))
        }
        if stands("<") { return element(depth: depth + 1).map(XMLElement.Node.element) }
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return .text(Text(unescaped(start..<index), at: file.range(ofBytes: start..<index)))
    }

    private mutating func name() -> String {
        let start = index
        while index < bytes.count, !bytes[index].isSpace, !"/>=<\"'".utf8.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func attributes() -> [(name: String, value: Text)]? {
        var attributes: [(name: String, value: Text)] = []
        while true {
            skipSpace()
            guard index < bytes.count, !stands("/>"), !stands(">") else { return attributes }
            let name = self.name()
            skipSpace()
            guard !name.isEmpty, stands("=") else { return nil }
            index += 1
            skipSpace()
            guard stands("\"") || stands("'") else { return nil }
            let quote = bytes[index]
            let start = index + 1
            guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
            attributes.append((name, Text(unescaped(start..<end), at: file.range(ofBytes: start..<end))))
            index = end + 1
        }
    }

    /// Returns the text with references to characters replaced; references to entities stay unchanged.
    ///
    /// A reference to a number that is not a character is a problem of the file.
    private mutating func unescaped(_ byteRange: Range<Int>) -> String {
        let names: [(text: StaticString, byte: UInt8)] = [
            ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
            ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
        ]
        if !bytes[byteRange].contains(UInt8(ascii: "&")) { return String(decoding: bytes[byteRange], as: UTF8.self) }
        let end = index
        defer { index = end }
        var text: [UInt8] = []
        index = byteRange.lowerBound
        while index < byteRange.upperBound {
            if let name = names.first(where: { stands($0.text) }) {
                text.append(name.byte)
                index += name.text.utf8CodeUnitCount
            } else if stands("&#"), let (value, next) = number(at: index + 2) {
                guard let scalar = Unicode.Scalar(value), value > 0 else {
                    fail("invalid character reference")
                    return ""
                }
                text += Array(String(Character(scalar)).utf8)
                index = next
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the number of a reference to a character, and the offset after the semicolon.
    private func number(at start: Int) -> (value: UInt32, next: Int)? {
        let isHexadecimal = start < bytes.count && bytes[start] == UInt8(ascii: "x")
        let first = isHexadecimal ? start + 1 : start
        var next = first
        while next < bytes.count, let digit = bytes[next].hexValue, isHexadecimal || digit < 10 { next += 1 }
        guard next > first, next < bytes.count, bytes[next] == UInt8(ascii: ";") else { return nil }
        let digits = String(decoding: bytes[first..<next], as: UTF8.self)
        // A number that does not fit is beyond the last character, too.
        return (UInt32(digits, radix: isHexadecimal ? 16 : 10) ?? .max, next + 1)
    }
}

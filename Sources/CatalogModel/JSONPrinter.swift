extension JSONValue {
    /// The value as JSON text: two spaces a level, members in their order, a line break at the end (RFC 8259). Only
    /// what has to be escaped is.
    public var prettyPrinted: String { String(decoding: prettyBytes, as: UTF8.self) }

    /// The bytes of `prettyPrinted`, for those who write a file.
    public var prettyBytes: [UInt8] {
        var printer = JSONPrinter()
        printer.print(self, level: 0)
        printer.append("\n")
        return printer.bytes
    }

    /// The value as JSON text on one line, without a line break at the end.
    public var compact: String {
        var printer = JSONPrinter(isCompact: true)
        printer.print(self, level: 0)
        return String(decoding: printer.bytes, as: UTF8.self)
    }
}

/// Prints bytes and not text, because large schemas consist of little else than short texts, each of which would have to
/// be checked and appended as text.
private struct JSONPrinter {
    var bytes: [UInt8] = []
    var isCompact = false

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func print(_ value: JSONValue, level: Int) {
        switch value {
        case .null: append("null")
        case .bool(true): append("true")
        case .bool(false): append("false")
        case .number(let digits): bytes.append(contentsOf: digits.utf8)
        case .string(let string): print(string)
        case .array(let elements):
            printList("[", elements, "]", level: level) { printer, element in
                printer.print(element, level: level + 1)
            }
        case .object(let object):
            printList("{", object.members, "}", level: level) { printer, member in
                printer.print(member.name)
                printer.append(printer.isCompact ? ":" : ": ")
                printer.print(member.value, level: level + 1)
            }
        }
    }

    private mutating func printList<Element>(
        _ opening: StaticString, _ elements: [Element], _ closing: StaticString, level: Int,
        _ printElement: (inout JSONPrinter, Element) -> Void
    ) {
        append(opening)
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            startLine(level + 1)
            printElement(&self, element)
        }
        if !elements.isEmpty { startLine(level) }
        append(closing)
    }

    private mutating func startLine(_ level: Int) {
        if isCompact { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }

    private mutating func print(_ string: String) {
        append("\"")
        var string = string
        string.withUTF8 { text in
            // Stretches without anything to escape, each copied at once.
            var start = 0
            for index in text.indices where Self.needsEscape(text[index]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                escape(text[index])
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
        append("\"")
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case UInt8(ascii: "\n"): append("\\n")
        case UInt8(ascii: "\r"): append("\\r")
        case UInt8(ascii: "\t"): append("\\t")
        case 0x08: append("\\b")
        case 0x0C: append("\\f")
        default:
            append("\\u00")
            let digits = String(byte, radix: 16)
            if digits.utf8.count == 1 { append("0") }
            bytes.append(contentsOf: digits.utf8)
        }
    }
}

extension JSONValue {
    /// The value as JSON text: two spaces a level, members in their order, a line break at the end (RFC 8259). Only
    /// what has to be escaped is.
    public var prettyPrinted: String { String(decoding: prettyPrintedBytes, as: UTF8.self) }

    /// `prettyPrinted` in UTF-8.
    public var prettyPrintedBytes: [UInt8] {
        var printer = JSONPrinter()
        printer.print(self, level: 0)
        printer.bytes.append(UInt8(ascii: "\n"))
        return printer.bytes
    }

    /// The value as JSON text on one line, without a line break at the end.
    public var compact: String {
        var printer = JSONPrinter(isCompact: true)
        printer.print(self, level: 0)
        return String(decoding: printer.bytes, as: UTF8.self)
    }
}

/// Writes bytes, not characters: large values are printed in one go.
private struct JSONPrinter {
    var bytes: [UInt8] = []
    var isCompact = false

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func print(_ value: JSONValue, level: Int) {
        switch value {
        case .null: append("null")
        case .bool(let flag): append(flag ? "true" : "false")
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
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }

    private mutating func print(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { print($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Most texts have nothing to escape: what lies between two escapes is copied as a whole.
    private mutating func print(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in text.enumerated()
        where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            bytes.append(contentsOf: text[start..<index])
            escape(byte)
            start = index + 1
        }
        bytes.append(contentsOf: text[start...])
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
            let digits = String(byte, radix: 16)
            append("\\u00")
            if digits.utf8.count == 1 { append("0") }
            bytes.append(contentsOf: digits.utf8)
        }
    }
}

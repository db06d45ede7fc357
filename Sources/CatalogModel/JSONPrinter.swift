extension JSONValue {
    /// The value as JSON text: two spaces a level, members in their order, a line break at the end (RFC 8259). Only
    /// what has to be escaped is.
    public var prettyPrinted: String {
        var printer = JSONPrinter()
        printer.print(self, level: 0)
        printer.text.append("\n")
        return printer.text
    }

    /// The value as JSON text on one line, without a line break at the end.
    public var compact: String {
        var printer = JSONPrinter(isCompact: true)
        printer.print(self, level: 0)
        return printer.text
    }
}

private struct JSONPrinter {
    var text = ""
    var isCompact = false

    mutating func print(_ value: JSONValue, level: Int) {
        switch value {
        case .null: text.append("null")
        case .bool(let flag): text.append(flag ? "true" : "false")
        case .number(let digits): text.append(digits)
        case .string(let string): print(string)
        case .array(let elements):
            printList("[", elements, "]", level: level) { printer, element in
                printer.print(element, level: level + 1)
            }
        case .object(let object):
            printList("{", object.members, "}", level: level) { printer, member in
                printer.print(member.name)
                printer.text.append(printer.isCompact ? ":" : ": ")
                printer.print(member.value, level: level + 1)
            }
        }
    }

    private mutating func printList<Element>(
        _ opening: String, _ elements: [Element], _ closing: String, level: Int,
        _ printElement: (inout JSONPrinter, Element) -> Void
    ) {
        text.append(opening)
        for (index, element) in elements.enumerated() {
            if index > 0 { text.append(",") }
            startLine(level + 1)
            printElement(&self, element)
        }
        if !elements.isEmpty { startLine(level) }
        text.append(closing)
    }

    private mutating func startLine(_ level: Int) {
        if isCompact { return }
        text.append("\n")
        for _ in 0..<level { text.append("  ") }
    }

    private mutating func print(_ string: String) {
        text.append("\"")
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text.append("\\\"")
            case "\\": text.append("\\\\")
            case "\n": text.append("\\n")
            case "\r": text.append("\\r")
            case "\t": text.append("\\t")
            case "\u{8}": text.append("\\b")
            case "\u{C}": text.append("\\f")
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text.append("\"")
    }
}

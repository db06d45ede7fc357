package import CatalogModel

/// A writer of JSON values as readable YAML text: block style, with a minimum of quotes.
package enum YAMLWriter {
    /// Returns a value as the text of a file; `YAMLReader` reads it back without a finding, and `YAMLNode.jsonValue()`
    /// gives the same value.
    ///
    /// Text that is a JSON literal (`true`, `1.5`, `null`) stands in quotes, literals do not. Text of several lines
    /// becomes a block scalar, long text is folded. Text with control characters, which no entry may have, stands in
    /// double quotes with escapes, and about those the reader does report. Values nested deeper than
    /// `YAMLLimits.depth` are written, but cannot be read.
    package static func text(of value: JSONValue) -> String {
        var printer = BlockPrinter()
        printer.printDocument(value)
        return printer.text
    }
}

/// A printer of JSON values as YAML in block style, with a line for each key or dash.
private struct BlockPrinter {
    /// Spaces before the children of a key.
    private static let step = 2
    /// The greatest length of a key on the same line as the value: libyaml looks for the colon within 1,024 bytes.
    private static let longestKey = 1000

    private(set) var text = ""

    mutating func printDocument(_ value: JSONValue) {
        switch value {
        case .array(let elements) where !elements.isEmpty: print(elements, at: 0)
        case .object(let object) where !object.isEmpty: print(object, at: 0)
        default: printInline(value, at: 0, column: 0, isDocument: true)
        }
    }

    /// Prints the elements of a list, each behind a dash in the given column; the first element at the current place.
    private mutating func print(_ elements: [JSONValue], at column: Int) {
        for (index, element) in elements.enumerated() {
            if index > 0 { indent(column) }
            text.append("- ")
            printValue(element, at: column + Self.step, column: column + 2)
        }
    }

    /// Prints the members of a mapping in the given column; the first member at the current place.
    private mutating func print(_ object: JSONObject, at column: Int) {
        for (index, member) in object.members.enumerated() {
            if index > 0 { indent(column) }
            let key = YAMLScalarText.key(member.name)
            if key.utf8.count > Self.longestKey {
                text.append("? \(key)\n")
                indent(column)
                text.append(":")
            } else {
                text.append("\(key):")
            }
            printMember(member.value, at: column, keyWidth: key.unicodeScalars.count)
        }
    }

    /// Prints the value behind the colon of a key.
    private mutating func printMember(_ value: JSONValue, at column: Int, keyWidth: Int) {
        switch value {
        case .array(let elements) where !elements.isEmpty:
            text.append("\n")
            indent(column + Self.step)
            print(elements, at: column + Self.step)
        case .object(let object) where !object.isEmpty:
            text.append("\n")
            indent(column + Self.step)
            print(object, at: column + Self.step)
        default:
            text.append(" ")
            printInline(value, at: column + Self.step, column: column + keyWidth + 2)
        }
    }

    /// Prints the value behind a dash.
    private mutating func printValue(_ value: JSONValue, at indentation: Int, column: Int) {
        switch value {
        case .array(let elements) where !elements.isEmpty: print(elements, at: indentation)
        case .object(let object) where !object.isEmpty: print(object, at: indentation)
        default: printInline(value, at: indentation, column: column)
        }
    }

    /// Prints a scalar or an empty collection, beginning in a column; lines below are indented by `indentation`.
    private mutating func printInline(
        _ value: JSONValue, at indentation: Int, column: Int, isDocument: Bool = false
    ) {
        switch value {
        case .null: text.append("null")
        case .bool(let flag): text.append(flag ? "true" : "false")
        case .number(let digits): text.append(digits)
        case .string(let string):
            let scalar = YAMLScalarText(string, column: column, isDocument: isDocument)
            text.append(scalar.head)
            for line in scalar.lines {
                text.append("\n")
                if !line.isEmpty { indent(max(indentation, Self.step)) }
                text.append(line)
            }
        case .array: text.append("[]")
        case .object: text.append("{}")
        }
        text.append("\n")
    }

    private mutating func indent(_ count: Int) {
        text.append(String(repeating: " ", count: count))
    }
}

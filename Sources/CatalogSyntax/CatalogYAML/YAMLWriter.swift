package import CatalogModel

/// A writer of JSON values as readable YAML text: block style, with a minimum of quotes.
package enum YAMLWriter {
    /// Returns a value as the text of a file; `YAMLReader` reads it back without a finding, and `YAMLNode.jsonValue()`
    /// gives the same value.
    ///
    /// Text that is a JSON literal (`true`, `1.5`, `null`) is quoted, literals are not. Text of several lines becomes a
    /// block scalar, long text is folded. Text with line breaks other than a line feed is written in double quotes with
    /// escapes by number. Text with control characters, which no entry may have, is written in the same way, and the
    /// reader does report the control characters. Values nested deeper than `FileLimits.depth` are written, but cannot
    /// be read.
    package static func text(of value: JSONValue, indentation: YAMLIndentation = YAMLIndentation()) -> String {
        text(of: value, at: 0, indentation: indentation)
    }

    /// Returns a value as text for a column of a line; only the lines below are indented.
    package static func text(of value: JSONValue, at column: Int, indentation: YAMLIndentation) -> String {
        var printer = BlockPrinter(indentation)
        printer.printDocument(value, at: column)
        return printer.text
    }
}

/// Numbers of columns for the indentation of blocks in YAML.
package struct YAMLIndentation: Hashable, Sendable {
    /// From a key to the keys below.
    package var keys = 2
    /// From a key to the hyphens below.
    package var hyphens = 2
    /// From a hyphen to the text after the hyphen.
    package var text = 2

    package init() {}
}

/// A printer of JSON values as YAML in block style, with a line for each key or dash.
private struct BlockPrinter {
    /// The greatest length of a key on the same line as the value: libyaml looks for the colon within 1,024 bytes.
    private static let longestKey = 1000

    private let indentation: YAMLIndentation
    private(set) var text = ""

    init(_ indentation: YAMLIndentation) {
        self.indentation = indentation
    }

    mutating func printDocument(_ value: JSONValue, at column: Int) {
        switch value {
        case .array(let elements) where !elements.isEmpty: print(elements, at: column)
        case .object(let object) where !object.isEmpty: print(object, at: column)
        default: printInline(value, at: column, step: indentation.keys, column: column, isDocument: true)
        }
    }

    /// Prints the elements of a list, each after a dash in the given column; the first element at the current position.
    private mutating func print(_ elements: [JSONValue], at column: Int) {
        for (index, element) in elements.enumerated() {
            if index > 0 { indent(column) }
            text.append("-")
            indent(indentation.text - 1)
            printValue(element, at: column)
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

    /// Prints the value after the colon of a key.
    private mutating func printMember(_ value: JSONValue, at column: Int, keyWidth: Int) {
        switch value {
        case .array(let elements) where !elements.isEmpty:
            text.append("\n")
            indent(column + indentation.hyphens)
            print(elements, at: column + indentation.hyphens)
        case .object(let object) where !object.isEmpty:
            text.append("\n")
            indent(column + indentation.keys)
            print(object, at: column + indentation.keys)
        default:
            text.append(" ")
            printInline(value, at: column, step: indentation.keys, column: column + keyWidth + 2)
        }
    }

    /// Prints the value after a dash in a column.
    private mutating func printValue(_ value: JSONValue, at dash: Int) {
        let column = dash + indentation.text
        switch value {
        case .array(let elements) where !elements.isEmpty: print(elements, at: column)
        case .object(let object) where !object.isEmpty: print(object, at: column)
        default: printInline(value, at: dash, step: indentation.text, column: column)
        }
    }

    /// Prints a scalar or an empty collection, beginning in a column; lines below are indented by `step` more than the
    /// key or dash in the column `outer`.
    private mutating func printInline(
        _ value: JSONValue, at outer: Int, step: Int, column: Int, isDocument: Bool = false
    ) {
        switch value {
        case .null: text.append("null")
        case .bool(let flag): text.append(flag ? "true" : "false")
        case .number(let digits): text.append(digits)
        case .string(let string):
            let scalar = YAMLScalarText(string, column: column, step: step, isDocument: isDocument)
            text.append(scalar.head)
            for line in scalar.lines {
                text.append("\n")
                if !line.isEmpty { indent(outer + step) }
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

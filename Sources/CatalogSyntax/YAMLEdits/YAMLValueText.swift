package import CatalogModel

/// A writer of values as YAML text for insertion at a place in a file.
package enum YAMLValueText {
    /// Returns a value within brackets or braces.
    package static func flow(_ value: JSONValue, quoted: Bool = false) -> String {
        switch value {
        case .array(let elements): "[" + elements.map { flow($0) }.joined(separator: ", ") + "]"
        case .object(let object) where object.isEmpty: "{}"
        case .object(let object):
            "{ " + object.members.map { "\(flowKey($0.name)): \(flow($0.value))" }.joined(separator: ", ") + " }"
        case .string(let text): flowText(text, quoted: quoted)
        default: plain(value)
        }
    }

    static func flowKey(_ key: String) -> String {
        let text = Self.key(key)
        return isSafeInFlow(text) ? text : YAMLQuoting.quoted(key)
    }

    /// Returns a key in block style.
    package static func key(_ key: String) -> String {
        let line = plain(.object(JSONObject([key: .number("0")])))
        return String(line.dropLast(3))
    }

    private static func flowText(_ text: String, quoted: Bool) -> String {
        let written = plain(.string(text))
        return quoted || !isSafeInFlow(written) ? YAMLQuoting.quoted(text) : written
    }

    private static func isSafeInFlow(_ text: String) -> Bool {
        text.hasPrefix("\"") && !text.contains("\n")
            || !text.utf8.contains { ",[]{}\n".utf8.contains($0) }
                && !text.hasPrefix("|") && !text.hasPrefix(">") && !text.contains(":") && !text.hasPrefix("?")
    }

    /// Returns a value that needs one line.
    private static func plain(_ value: JSONValue) -> String {
        var text = YAMLWriter.text(of: value)
        if text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    /// Returns a pair in block style with the key in a column: the lines, the first line without indentation.
    static func lines(of key: String, _ value: JSONValue, column: Int, indentation: YAMLIndentation) -> [String] {
        lines(of: .object(JSONObject([key: value])), column: column, indentation: indentation)
    }

    /// Returns an element of a list in block style, with the hyphen in a column.
    static func elementLines(of value: JSONValue, column: Int, indentation: YAMLIndentation) -> [String] {
        lines(of: .array([value]), column: column, indentation: indentation)
    }

    private static func lines(of value: JSONValue, column: Int, indentation: YAMLIndentation) -> [String] {
        YAMLWriter.text(of: value, at: column, indentation: indentation)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}

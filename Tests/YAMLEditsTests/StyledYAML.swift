import CatalogModel
import CatalogTestSupport
import CatalogSyntax

/// Data as people write it: block and flow style, comments, empty lines and quotes as they come.
struct StyledYAML {
    private(set) var lines: [String] = []
    private var random: SeededRandom
    private var comments = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    static func value(_ random: inout SeededRandom, depth: Int = 0) -> JSONValue {
        if depth < 3, random.once(in: depth == 0 ? 1 : 3) {
            var object = JSONObject()
            for name in ["a", "b c", "true", "--x", "é: f", "g", ""].shuffled(using: &random).prefix(
                random.pick([1, 2, 4]))
            {
                object.append(name, value: value(&random, depth: depth + 1))
            }
            return .object(object)
        }
        if depth < 3, random.once(in: 4) {
            return .array((0..<random.pick([0, 1, 2, 3])).map { _ in value(&random, depth: depth + 1) })
        }
        let long = (0..<30).map { "word\($0)" }.joined(separator: " ")
        return random.pick([
            "plain text", "true", "1.0", "a, b", "it's \"so\"", "x: y", "# no comment", "", "two\nlines", .string(long),
            .bool(true), .number("12"), .null, .object(JSONObject()), .array([]), "`code` | b", "-", "end:",
        ])
    }

    /// The text of a mapping.
    static func text(of value: JSONValue, seed: UInt64) -> String {
        var printer = StyledYAML(seed: seed)
        if case .object(let object) = value { printer.print(object, column: 0, prefix: "") }
        let breaks = printer.random.once(in: 8) ? "\r\n" : "\n"
        let end = printer.random.once(in: 6) ? "" : breaks
        return printer.lines.joined(separator: breaks) + end
    }

    private mutating func print(_ object: JSONObject, column: Int, prefix: String) {
        let indent = String(repeating: " ", count: column)
        let step = random.pick([2, 2, 3, 4])
        for (index, member) in object.members.enumerated() {
            if index > 0, random.once(in: 5) { lines.append("") }
            if index > 0 || prefix.isEmpty, random.once(in: 5) { lines.append(indent + comment()) }
            let start = (index == 0 && !prefix.isEmpty ? prefix : indent) + key(member.name) + ":"
            print(member.value, after: start, column: column, step: step)
        }
    }

    private mutating func print(_ value: JSONValue, after start: String, column: Int, step: Int) {
        switch value {
        case .object(let object) where !object.isEmpty && !random.once(in: 3):
            lines.append(start + (random.once(in: 4) ? " " + comment() : ""))
            print(object, column: column + step, prefix: "")
        case .array(let elements) where !elements.isEmpty && !random.once(in: 3):
            lines.append(start)
            let inner = start.hasSuffix(":") && random.once(in: 2) ? column : column + step
            for element in elements { print(element, elementAt: inner) }
        case .string(let text) where text.contains("\n") && random.once(in: 2):
            lines.append(start + " |-")
            for line in text.split(separator: "\n") {
                lines.append(String(repeating: " ", count: column + step) + line)
            }
        default: lines.append(start + " " + flow(value) + (random.once(in: 4) ? "  " + comment() : ""))
        }
    }

    private mutating func print(_ element: JSONValue, elementAt column: Int) {
        let hyphen = String(repeating: " ", count: column) + "- "
        if random.once(in: 6) { lines.append(String(repeating: " ", count: column) + comment()) }
        guard case .object(let object) = element, !object.isEmpty, !random.once(in: 3) else {
            return lines.append(hyphen + flow(element) + (random.once(in: 5) ? " " + comment() : ""))
        }
        print(object, column: column + 2, prefix: hyphen)
    }

    private mutating func flow(_ value: JSONValue) -> String {
        switch value {
        case .object(let object):
            let pad = random.once(in: 2) ? " " : ""
            let inner = object.members.map { key($0.name) + ": " + flow($0.value) }.joined(separator: ", ")
            return object.isEmpty ? "{}" : "{\(pad)\(inner)\(pad)}"
        case .array(let elements): return "[" + elements.map { flow($0) }.joined(separator: ", ") + "]"
        case .string(let text): return text == "plain text" && random.once(in: 2) ? text : quoted(text)
        default: return value.compact
        }
    }

    private mutating func key(_ name: String) -> String {
        name.allSatisfy(\.isLetter) && !name.isEmpty && name != "true" && !random.once(in: 4) ? name : quoted(name)
    }

    private mutating func quoted(_ text: String) -> String {
        let isSimple = !text.contains("'") && !text.contains("\n")
        return isSimple && random.once(in: 2) ? "'\(text)'" : JSONValue.string(text).compact
    }

    private mutating func comment() -> String {
        comments += 1
        return "# comment \(comments): { - '"
    }
}

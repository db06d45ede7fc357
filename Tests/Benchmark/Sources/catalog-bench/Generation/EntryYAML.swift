/// Lines of YAML, as people write them: short records in braces, longer ones as blocks.
struct EntryYAML {
    private(set) var text = ""
    private var level = 0

    /// `key: value`, the value in quotes where it needs them; without a value the start of a block.
    mutating func line(_ key: String, _ value: String? = nil) {
        start()
        text += key + ":"
        if let value { text += " " + Self.scalar(value, inBraces: false) }
        text += "\n"
    }

    /// `key: { name: value, … }`; members without a value are left out.
    mutating func record(_ key: String, _ members: [(name: String, value: String?)]) {
        start()
        let stated = members.compactMap { name, value in
            value.map { "\(name): \(Self.scalar($0, inBraces: true))" }
        }
        text += "\(key): { \(stated.joined(separator: ", ")) }\n"
    }

    /// Writes an item, such as `- value`.
    mutating func item(_ value: String) {
        start()
        text += "- \(Self.scalar(value, inBraces: false))\n"
    }

    /// Text over several lines, kept as it is.
    mutating func literal(_ key: String, _ lines: [String]) {
        line(key + ": |")
        // The line ends in the colon that `line` puts behind a key.
        text.removeLast(2)
        text += "\n"
        block { yaml in
            for line in lines {
                yaml.start()
                yaml.text += line + "\n"
            }
        }
    }

    /// Lines one level further in.
    mutating func block(_ write: (inout EntryYAML) -> Void) {
        level += 1
        write(&self)
        level -= 1
    }

    private mutating func start() {
        text += String(repeating: "  ", count: level)
    }

    private static func scalar(_ value: String, inBraces: Bool) -> String {
        let special: Set<Character> = inBraces ? [",", "?", "[", "]", "{", "}", "\""] : []
        let isPlain =
            !value.isEmpty && !value.contains(where: special.contains) && !value.contains(": ")
            && !value.contains(" #") && !"-?:,[]{}#&*!|>'\"%@`".contains(value.prefix(1))
        return isPlain
            ? value : "'" + value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}

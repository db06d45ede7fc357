/// A description from source code, split into the first paragraph for an entry's summary and the rest for the entry's
/// description.
package struct DescriptionParts {
    /// The first paragraph; nil where the description begins with another block, for example a list.
    package let first: String?
    package let rest: String?

    package init(_ description: String) {
        let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
        let end = lines.firstIndex { $0.allSatisfy(\.isWhitespace) || Self.beginsBlock($0) } ?? lines.count
        let rest = lines[end...].joined(separator: "\n").trimmedLines
        first = end == 0 ? nil : lines[..<end].joined(separator: "\n")
        self.rest = rest.isEmpty ? nil : rest
    }

    /// Whether a line begins a block other than a paragraph: a list, a heading, a quote or code.
    private static func beginsBlock(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        if ["- ", "* ", "+ ", "#", ">", "```", "~~~"].contains(where: text.hasPrefix) { return true }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let after = text.dropFirst(digits.count)
        return !digits.isEmpty && (after.hasPrefix(". ") || after.hasPrefix(") "))
    }
}

extension String {
    /// The text without leading empty lines.
    fileprivate var trimmedLines: String { String(drop { $0 == "\n" }) }
}

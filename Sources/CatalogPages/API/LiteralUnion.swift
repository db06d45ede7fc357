import SourceCode

extension Inline {
    /// Returns a type as written by the author, without the leading bar that formatters of code put before a union.
    ///
    /// A union of values has a piece of code for each, with permitted line ends in between.
    static func type(_ text: String) -> [Inline] {
        guard text.utf8.contains(UInt8(ascii: "|")) else { return value(text) }
        if let members = ScriptTypeText.literals(in: text) {
            return members.map { [Inline.code($0)] }.joined(by: [.text("\u{A0}| ")])
        }
        let start = text.drop(while: \.isWhitespace)
        guard start.first == "|" else { return value(text) }
        // Line breaks between the members do not change the type.
        return value(start.dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}

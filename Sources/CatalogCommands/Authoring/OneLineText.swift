import ArgumentParser

extension String {
    /// The text, as long as a file of a catalog can say it as a name: there are words in it, and all on one line.
    ///
    /// - Parameter subject: What it is, to begin the message with.
    /// - Throws: A `ValidationError`, which is wrong usage.
    func requireOneLine(_ subject: String) throws {
        if allSatisfy(\.isWhitespace) { throw ValidationError("\(subject) is empty.") }
        if unicodeScalars.contains(where: \.breaksLineOrActs) {
            throw ValidationError("\(subject) '\(visible)' has a line break or another control character.")
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is one of the characters that no text of a catalog has on one line.
    fileprivate var breaksLineOrActs: Bool {
        // A byte order mark and the noncharacters that YAML refuses.
        if [0xFEFF, 0xFFFE, 0xFFFF].contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

import ArgumentParser

extension String {
    /// Returns the text if usable as a name in a file of a catalog: there are words in the text, all on a single line.
    ///
    /// - Parameter subject: The noun for the text, to begin the message with.
    /// - Throws: A `ValidationError`, for wrong usage.
    func requireOneLine(_ subject: String) throws {
        if allSatisfy(\.isWhitespace) { throw ValidationError("\(subject) is empty.") }
        if unicodeScalars.contains(where: \.breaksLineOrActs) {
            throw ValidationError("\(subject) '\(visible)' has a line break or another control character.")
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is forbidden in every single-line text of a catalog.
    fileprivate var breaksLineOrActs: Bool {
        // A byte order mark and the noncharacters that YAML refuses.
        if [0xFEFF, 0xFFFE, 0xFFFF].contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

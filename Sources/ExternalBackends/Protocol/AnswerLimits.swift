/// Upper limits on the lengths of texts and the number of findings accepted in the answer of a backend's program.
enum AnswerLimits {
    /// Characters of a name, a summary or a message.
    static let text = 10_000
    /// Findings of an answer.
    static let findings = 10_000
}

/// Limits of an answer that no catalog raises: beyond them nobody reads.
enum AnswerLimits {
    /// Characters of a name, a summary or a message.
    static let text = 10_000
    /// Findings of an answer.
    static let findings = 10_000
}

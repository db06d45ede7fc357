/// The deprecation of a design token as stated in a token file: `$deprecated`, with version, replacements and removal
/// added by the file as the program's data.
public struct TokenDeprecation: Hashable, Sendable {
    /// Reason, or replacement.
    public var message: String?
    /// The version of the deprecation.
    public var since: Text?
    /// The paths of the tokens to use instead.
    public var replacements: [Text]
    /// The version of the planned removal.
    public var removal: Text?

    /// Creates a deprecation; without details unless stated.
    public init(message: String? = nil, since: Text? = nil, replacements: [Text] = [], removal: Text? = nil) {
        self.message = message
        self.since = since
        self.replacements = replacements
        self.removal = removal
    }

    /// Details in words: `since 2.0`, `to be removed in 4.0`, `use 'color.accent'`.
    public var details: [String] {
        let names = replacements.map { "'\($0.value)'" }.joined(separator: ", ")
        return [
            since.map { "since \($0.value)" }, removal.map { "to be removed in \($0.value)" },
            replacements.isEmpty ? nil : "use \(names)",
        ].compactMap(\.self)
    }

    /// The message and the details as sentences; nil where there are none.
    public var text: String? {
        let details = details.joined(separator: "; ")
        let sentence = details.isEmpty ? nil : details.prefix(1).uppercased() + details.dropFirst() + "."
        let texts = [message, sentence].compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}

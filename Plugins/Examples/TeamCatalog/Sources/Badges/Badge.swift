/// A few words that say what something is.
public struct Badge {
    /// The words on the badge.
    public var text: String

    /// Creates a badge with a text.
    public init(text: String) {
        self.text = text
    }
}

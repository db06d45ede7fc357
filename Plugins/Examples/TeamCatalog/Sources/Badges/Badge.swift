/// A few words that say what something is.
public struct Badge {
    public var text: String

    public init(text: String) {
        self.text = text
    }
}

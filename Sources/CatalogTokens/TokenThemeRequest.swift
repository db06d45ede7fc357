public import CatalogModel

/// A theme that a catalog publishes, as its author asks for it.
public struct TokenThemeRequest: Sendable {
    /// Choice of a modifier's context.
    public struct Choice: Sendable {
        public var modifier: Text
        public var context: Text

        public init(modifier: Text, context: Text) {
            self.modifier = modifier
            self.context = context
        }
    }

    public var name: Text
    /// May leave out modifiers that have a default.
    public var choices: [Choice]

    public init(name: Text, choices: [Choice]) {
        self.name = name
        self.choices = choices
    }
}

/// The tokens of a catalog as one theme has them: one choice of contexts of a resolver document (Resolver Module 2025.10,
/// "Resolution").
///
/// A catalog without a resolver document has one theme, which makes no choices.
public struct TokenTheme: Sendable {
    /// The name of the one theme of a catalog that names none.
    public static let defaultName = "default"

    /// As `catalog.yaml` names it.
    public let name: String
    /// Contexts, one for each modifier, also for modifiers of which the catalog says nothing.
    public let inputs: TokenInputs
    public let tokens: DesignTokens

    public init(name: String, inputs: TokenInputs, tokens: DesignTokens) {
        self.name = name
        self.inputs = inputs
        self.tokens = tokens
    }

    /// Returns the one theme of a catalog that has no choices to make; none without tokens.
    public static func only(_ tokens: DesignTokens) -> [TokenTheme] {
        tokens.isEmpty ? [] : [TokenTheme(name: defaultName, inputs: TokenInputs(), tokens: tokens)]
    }
}

/// The context that each modifier of a resolver document takes.
public struct TokenInputs: Hashable, Sendable {
    public struct Choice: Hashable, Sendable {
        public let modifier: String
        public let context: String

        public init(modifier: String, context: String) {
            self.modifier = modifier
            self.context = context
        }
    }

    /// In the order in which the document applies its modifiers; each modifier once.
    public let choices: [Choice]

    public init(_ choices: [Choice] = []) {
        self.choices = choices
    }

    /// The context of a modifier; nil for one that is not there.
    public subscript(modifier: String) -> String? { choices.first { $0.modifier == modifier }?.context }
}

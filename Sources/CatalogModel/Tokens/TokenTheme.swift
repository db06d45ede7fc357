/// A theme of the catalog with all design tokens resolved: a choice of contexts of a resolver document (Resolver Module
/// 2025.10, "Resolution").
///
/// A catalog without a resolver document has a single theme, without choices.
public struct TokenTheme: Sendable {
    /// The name of the only theme of a catalog without named themes.
    public static let defaultName = "default"

    /// Name in `catalog.yaml`.
    public let name: String
    /// Contexts, a single context for each modifier, including modifiers not mentioned by the catalog.
    public let inputs: TokenInputs
    /// The tokens with the values of the theme.
    public let tokens: DesignTokens

    /// Creates a theme of tokens resolved for the inputs.
    public init(name: String, inputs: TokenInputs, tokens: DesignTokens) {
        self.name = name
        self.inputs = inputs
        self.tokens = tokens
    }

    /// Returns the only theme of a catalog without choices; none without tokens.
    public static func only(_ tokens: DesignTokens) -> [TokenTheme] {
        tokens.isEmpty ? [] : [TokenTheme(name: defaultName, inputs: TokenInputs(), tokens: tokens)]
    }
}

/// The inputs of a theme: the chosen context for each modifier of a resolver document, such as `dark` for `appearance`.
public struct TokenInputs: Hashable, Sendable {
    /// The choice of a context for a modifier.
    public struct Choice: Hashable, Sendable {
        /// The name of the modifier in the resolver document.
        public let modifier: String
        /// The name of the chosen context of the modifier.
        public let context: String

        /// Creates the choice of a context for a modifier.
        public init(modifier: String, context: String) {
            self.modifier = modifier
            self.context = context
        }
    }

    /// Choices in the document's order of applying modifiers; each modifier once.
    public let choices: [Choice]

    /// Creates inputs from choices, each modifier once; without choices unless stated.
    public init(_ choices: [Choice] = []) {
        self.choices = choices
    }

    /// The context of a modifier; nil for an unknown modifier.
    public subscript(modifier: String) -> String? { choices.first { $0.modifier == modifier }?.context }
}

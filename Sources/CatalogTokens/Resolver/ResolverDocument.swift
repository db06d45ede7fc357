import CatalogModel
import CatalogSyntax

/// The content of a resolver document after reading: sets and modifiers in resolution order, with all references
/// replaced (Resolver Module 2025.10, "Syntax").
struct ResolverDocument: Sendable {
    /// An element of the resolution order: a set, or a modifier.
    enum Item: Sendable {
        /// The token structures of a set, in order.
        case set([YAMLNode])
        /// An index of `modifiers`.
        case modifier(Int)
    }

    /// A choice between contexts, such as a light and a dark one.
    struct Modifier: Sendable {
        let name: Text
        let contexts: [Context]
        /// Name of the default among `contexts`.
        let defaultContext: String?
    }

    /// A choice of a modifier, with the token structures chosen.
    struct Context: Sendable {
        let name: Text
        let sources: [YAMLNode]
    }

    var name: String?
    var description: String?
    /// `resolutionOrder`.
    var order: [Item] = []
    /// Modifiers of `order`, each only once, in the order of first appearance.
    var modifiers: [Modifier] = []
    /// The names of unreadable modifiers, already reported.
    var brokenModifiers: Set<String> = []

    /// Returns the token structures chosen by some contexts, ordered so later structures replace tokens of earlier
    /// structures.
    func sources(for inputs: TokenInputs) -> [YAMLNode] {
        let choices = Dictionary(
            inputs.choices.map { ($0.modifier, $0.context) }, uniquingKeysWith: { first, _ in first })
        return order.flatMap { item in
            switch item {
            case .set(let sources): return sources
            case .modifier(let index):
                let modifier = modifiers[index]
                let chosen = choices[modifier.name.value] ?? modifier.defaultContext
                return modifier.contexts.first { $0.name.value == chosen }?.sources ?? []
            }
        }
    }
}

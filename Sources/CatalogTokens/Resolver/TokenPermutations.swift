package import CatalogModel

/// The list of all combinations of modifier contexts in a resolver document, such as `dark` with `compact` (Resolver
/// Module 2025.10, "Resolution count").
///
/// Each permutation is created on request; the last modifier changes first.
package struct TokenPermutations: RandomAccessCollection, Sendable {
    /// Greatest number of listed combinations.
    ///
    /// A document with more is reported.
    package static let maximum = 10_000

    private let modifiers: [(name: String, contexts: [String])]
    /// Number of combinations, listed or not; more than `maximum` is not counted to the end.
    let total: Int

    init(_ modifiers: [ResolverDocument.Modifier]) {
        self.modifiers = modifiers.map { ($0.name.value, $0.contexts.map(\.name.value)) }
        var total = 1
        for modifier in modifiers where total <= Self.maximum { total *= modifier.contexts.count }
        self.total = total
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { Swift.min(total, Self.maximum) }

    package subscript(position: Int) -> TokenInputs {
        var rest = position
        var choices: [TokenInputs.Choice] = []
        for modifier in modifiers.reversed() {
            let context = modifier.contexts[rest % modifier.contexts.count]
            choices.append(TokenInputs.Choice(modifier: modifier.name, context: context))
            rest /= modifier.contexts.count
        }
        return TokenInputs(choices.reversed())
    }
}

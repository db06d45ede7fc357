import CatalogModel

/// The alternatives of a token source, such as the modes of a Figma collection: modifiers with the layers of each
/// context.
///
/// A layer is the `theme` of its tokens. The common values are in no layer and apply below all layers.
package struct TokenLayers: Sendable {
    /// A choice between contexts.
    package struct Modifier: Sendable {
        /// A context with layers, of which later ones override earlier ones.
        package typealias Context = (name: String, layers: [String])

        package let name: String
        package let contexts: [Context]
        /// The default among the contexts.
        package let defaultContext: String

        package init(_ name: String, contexts: [Context], defaultContext: String? = nil) {
            self.name = name
            self.contexts = contexts
            self.defaultContext = defaultContext ?? contexts.first?.name ?? ""
        }
    }

    package var modifiers: [Modifier]

    package init(_ modifiers: [Modifier]) { self.modifiers = modifiers }

    /// Creates the layers of a source with appearances such as `dark` over common values.
    package init(appearances: [String]) {
        let base = appearances.contains { $0.hasPrefix("dark") || $0 == "light" || $0.hasSuffix("contrast") }
        var contexts: [Modifier.Context] = []
        let first = base ? "light" : "default"
        for theme in [first] + appearances.filter({ $0 != first }) {
            // Dark high contrast uses the dark values unless it states its own.
            let own = appearances.filter { theme == $0 || theme.hasPrefix($0 + "-") }
            contexts.append((theme, own.sorted { $0.utf8.count < $1.utf8.count }))
        }
        modifiers = [Modifier("appearance", contexts: contexts)]
    }

    /// The sets of layers that give the whole of the values alone, one for each context.
    package var alternatives: [[String]] {
        modifiers.map { $0.contexts.map(\.layers) }.filter { $0.count > 1 && $0.allSatisfy { $0.count == 1 } }
            .map { $0.flatMap(\.self) }
    }
}

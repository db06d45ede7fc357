package import CatalogModel

/// A theme declared for a catalog, before validation: the theme's name and the contexts chosen for the modifiers of the
/// resolver document.
package struct TokenThemeRequest: Sendable {
    /// Choice of a modifier's context.
    package struct Choice: Sendable {
        package var modifier: Text
        package var context: Text

        package init(modifier: Text, context: Text) {
            self.modifier = modifier
            self.context = context
        }
    }

    package var name: Text
    /// May leave out modifiers that have a default.
    package var choices: [Choice]

    package init(name: Text, choices: [Choice]) {
        self.name = name
        self.choices = choices
    }
}

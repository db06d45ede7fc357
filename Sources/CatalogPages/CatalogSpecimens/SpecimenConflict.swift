package import CatalogModel

/// A conflict between design tokens of a component: equally specific tokens giving different values to the same role of
/// the same subject in a theme.
package struct SpecimenConflict: Sendable {
    package let role: Token.Role
    package let subject: SpecimenSubject
    /// In the order of the entry; at least two.
    package let tokens: [ComponentToken]
    package let theme: TokenTheme
}

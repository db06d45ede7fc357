package import CatalogModel

/// Tokens that give one role of a subject in a theme different values, none of which says more of the subject than the others.
package struct SpecimenConflict: Sendable {
    package let role: Token.Role
    package let subject: SpecimenSubject
    /// In the order of the entry; at least two.
    package let tokens: [ComponentToken]
    package let theme: TokenTheme
}

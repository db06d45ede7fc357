public import CatalogModel

/// Tokens that give one role of a subject in a theme different values, none of which says more of the subject than the others.
public struct SpecimenConflict: Sendable {
    public let role: Token.Role
    public let subject: SpecimenSubject
    /// In the order of the entry; at least two.
    public let tokens: [ComponentToken]
    public let theme: TokenTheme
}

package import CatalogModel

/// A design token declared by shipped code, such as a color in an asset catalog: the name, theme, type and value.
package struct DeclaredToken: Sendable {
    /// The name in the source.
    package let name: Text
    /// The variant of the value, as `dark`; nil for the variant that all others fall back to.
    package let theme: String?
    /// The type of the Design Tokens format.
    package let type: String?
    /// In the Design Tokens format.
    package let value: JSONValue
    /// The name of another value of the source, for an alias resolved separately in each variant.
    package let alias: String?
    /// The place of the value.
    package let range: SourceRange

    package init(
        name: Text, theme: String?, type: String?, value: JSONValue, alias: String? = nil, at range: SourceRange
    ) {
        self.name = name
        self.theme = theme
        self.type = type
        self.value = value
        self.alias = alias
        self.range = range
    }
}

/// The design tokens declared by a code source, for comparison with the tokens of the catalog.
package struct DeclaredTokens: Sendable {
    /// In the order of the source.
    package var tokens: [DeclaredToken] = []
    /// Names with values defined only by the system of a device.
    package var unknown: [Text] = []
    /// Names of values left out.
    package var omissions: [DeclaredAPI.Omission] = []
    /// The types of values that the source can contain.
    package var types: Set<String> = []

    package init() {}
}

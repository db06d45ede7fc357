public import CatalogModel

/// A value of the design as code ships it.
public struct DeclaredToken: Sendable {
    /// The name in the source.
    public let name: Text
    /// The variant that the value is for, as `dark`; nil for that which all others fall back to.
    public let theme: String?
    /// The type of the Design Tokens format.
    public let type: String?
    /// In the Design Tokens format.
    public let value: JSONValue
    /// The place of the value.
    public let range: SourceRange

    public init(name: Text, theme: String?, type: String?, value: JSONValue, at range: SourceRange) {
        self.name = name
        self.theme = theme
        self.type = type
        self.value = value
        self.range = range
    }
}

/// The values that a source declares.
public struct DeclaredTokens: Sendable {
    /// In the order of the source.
    public var tokens: [DeclaredToken] = []
    /// Names with values that only the system of a device knows.
    public var unknown: [Text] = []
    /// The types of values that the source could have at all.
    public var types: Set<String> = []

    public init() {}
}

/// A group of design tokens in the token files, with the type, description and deprecation stated for the group (Design
/// Tokens Format Module 2025.10, "Groups").
///
/// Types and deprecations also count for the group's tokens, and are found there; the rest is about the group alone.
public struct TokenGroup: Sendable {
    /// Path with dots, for example `theme.color`.
    public let path: String
    /// `$type`, if set on the group itself.
    public let type: String?
    /// The description from the token file (`$description`); nil where unstated.
    public let description: String?
    /// Vendors' data, to be kept when the group is written again.
    public let extensions: JSONObject
    /// The place of the group's name.
    public let range: SourceRange

    /// Creates a group with the facts stated on the group itself.
    public init(path: String, type: String?, description: String?, extensions: JSONObject, range: SourceRange) {
        self.path = path
        self.type = type
        self.description = description
        self.extensions = extensions
        self.range = range
    }
}

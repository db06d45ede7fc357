/// A group of the token files with what they say of it (Design Tokens Format Module 2025.10, "Groups").
///
/// Types and deprecations also count for the tokens in it, which have them; the rest is about the group alone.
public struct TokenGroup: Sendable {
    /// Path with dots, for example `theme.color`.
    public let path: String
    /// `$type`, if the group itself has one.
    public let type: String?
    public let description: String?
    /// Vendors' data, which whoever writes the group again has to keep.
    public let extensions: JSONObject
    /// The place of its name.
    public let range: SourceRange

    public init(path: String, type: String?, description: String?, extensions: JSONObject, range: SourceRange) {
        self.path = path
        self.type = type
        self.description = description
        self.extensions = extensions
        self.range = range
    }
}

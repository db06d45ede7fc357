/// The path that a documented value names in braces.
public enum TokenAlias {
    /// `color.brand` for `{color.brand}`; nil for what is no alias, an expression with braces in it for example.
    public static func path(in text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        let path = text.dropFirst().dropLast()
        let isPlain = !path.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
        return isPlain ? String(path) : nil
    }
}

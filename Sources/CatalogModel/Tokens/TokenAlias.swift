/// The path that a documented value names in braces.
public enum TokenAlias {
    /// `color.brand` for `{color.brand}`; nil for what is no alias, an expression with braces in it for example.
    public static func path(in text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else { return nil }
        let path = text.utf8.dropFirst().dropLast()
        if path.isEmpty || path.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { return nil }
        return String(Substring(path))
    }
}

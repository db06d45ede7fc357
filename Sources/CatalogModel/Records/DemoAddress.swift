/// The address of a demo on another server, with the origin, and with the form for a theme.
public enum DemoAddress {
    /// The placeholder of an address for the name of the selected theme.
    public static let themePlaceholder = "{theme}"

    /// Returns the origin, such as `https://example.org:8443`; nil for a relative address, another scheme, or an address
    /// with a user name or with a character forbidden in policies or attributes.
    public static func origin(of address: String) -> String? {
        let scheme = "https://"
        guard address.lowercased().hasPrefix(scheme) else { return nil }
        let host = address.dropFirst(scheme.count).prefix { !"/?#\\".contains($0) }
        let isHost = host.utf8.allSatisfy { byte in
            switch UInt8(byte) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"):
                true
            default: false
            }
        }
        let isPlain = address.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
        guard isHost, isPlain, host.contains(where: { $0.isLetter || $0.isNumber }), !host.hasPrefix(":") else {
            return nil
        }
        return scheme + (host.hasSuffix(":443") ? String(host.dropLast(4)) : String(host)).lowercased()
    }

    /// Returns the address for a theme; the same address without a placeholder.
    public static func address(_ address: String, forTheme theme: String) -> String {
        address.split(separator: themePlaceholder, omittingEmptySubsequences: false).joined(separator: theme)
    }
}

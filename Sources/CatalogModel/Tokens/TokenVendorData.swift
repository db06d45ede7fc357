/// The program's own data in token files, for facts without keys in the Design Tokens format, such as visibility: an
/// object among the `$extensions` of a token or group under the program's name.
public enum TokenVendorData {
    /// The name of the program among the `$extensions` of token files.
    public static let vendor = "component-catalog"

    /// Returns the data; nil where there are no facts.
    ///
    /// - Parameters:
    ///   - visibility: The visibility as text, if stated.
    ///   - deprecation: The details of a deprecation as `TokenDeprecation.json`.
    /// - Returns: An object with a member for each fact.
    public static func json(visibility: JSONValue?, deprecation: JSONValue?) -> JSONValue? {
        if visibility == nil && deprecation == nil { return nil }
        return ["visibility": visibility, "deprecated": deprecation]
    }
}

extension TokenDeprecation {
    /// The details as data; nil where there are none.
    ///
    /// The message is not included.
    public var json: JSONValue? {
        let object = JSONObject([
            "since": since.map { .string($0.value) },
            "replacements": replacements.isEmpty ? nil : .array(replacements.map { .string($0.value) }),
            "removal": removal.map { .string($0.value) },
        ])
        return object.isEmpty ? nil : .object(object)
    }
}

extension DesignToken {
    /// `$extensions` of a file with all facts about the token; empty where there are none.
    public var vendorData: JSONObject {
        var data = extensions
        data[TokenVendorData.vendor] = TokenVendorData.json(
            visibility: visibility == .public ? nil : .string(visibility.rawValue), deprecation: deprecation?.json)
        return data
    }
}

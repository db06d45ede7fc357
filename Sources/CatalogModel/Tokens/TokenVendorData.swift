/// The data of this program in token files, for which the Design Tokens format has no keys: they stand among the
/// `$extensions` of a token or group under the program's name.
public enum TokenVendorData {
    public static let vendor = "component-catalog"

    /// Returns the data; nil where there is nothing to say.
    /// - Parameter deprecation: The details of a deprecation as `TokenDeprecation.json`.
    public static func json(visibility: JSONValue?, deprecation: JSONValue?) -> JSONValue? {
        if visibility == nil && deprecation == nil { return nil }
        return ["visibility": visibility, "deprecated": deprecation]
    }
}

extension TokenDeprecation {
    /// The details as data; nil where there are none. The message is none of them.
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
    /// `$extensions` of a file that says all of the token; empty where there is nothing to say.
    public var vendorData: JSONObject {
        var data = extensions
        data[TokenVendorData.vendor] = TokenVendorData.json(
            visibility: visibility == .public ? nil : .string(visibility.rawValue), deprecation: deprecation?.json)
        return data
    }
}

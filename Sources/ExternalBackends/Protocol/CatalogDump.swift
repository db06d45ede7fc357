package import CatalogModel
import CatalogRendering
import CatalogFormat

/// The JSON of a whole catalog (`RegistryDump.json`) for requests to backend programs, made and printed once for all
/// programs of a build.
package struct CatalogDump: Sendable {
    let json: JSONValue
    /// `json` as the member of a request.
    let text: [UInt8]
    /// The hash of each entry by id, and a hash of all else.
    let entryHashes: [String: ContentHash]
    let restHash: ContentHash

    package init(_ registry: ComponentRegistry) {
        self.init(json: RegistryDump.json(registry))
    }

    /// - Parameter json: In the format of a dump.
    package init(json: JSONValue) {
        self.json = json
        text = JSONPrinter.member("catalog", value: json, level: 1)
        var entryHashes: [String: ContentHash] = [:]
        var rest = JSONObject()
        if case .object(let object) = json {
            for member in object.members where member.name != "components" {
                rest.append(member.name, value: member.value)
            }
            if case .array(let entries)? = object["components"] {
                for entry in entries { if let id = Self.id(of: entry) { entryHashes[id] = ContentHash(of: entry) } }
            }
        }
        self.entryHashes = entryHashes
        restHash = ContentHash(of: .object(rest))
    }

    private static func id(of entry: JSONValue) -> String? {
        guard case .object(let object) = entry, case .string(let id)? = object["id"] else { return nil }
        return id
    }
}

extension ContentHash {
    /// Creates the hash of a value from the value's text on one line.
    init(of value: JSONValue) { self.init(of: Array(value.compact.utf8)) }
}

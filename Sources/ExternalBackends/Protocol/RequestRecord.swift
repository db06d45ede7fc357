import CatalogModel
import CatalogRendering
import CatalogSyntax

/// A saved record of the last build's request to a backend's program, for finding the changed entries: hashes of the
/// entries, and a hash of all else in the request.
///
/// The record is stored in the output's folder, so that the next build can determine the entries changed since.
///
/// The record depends on the catalog and the options alone, and is not a file of the output: a loss costs only time.
package struct RequestRecord: Equatable, Sendable {
    /// By id.
    private let entries: [String: ContentHash]
    private let rest: ContentHash

    init(options: JSONObject, _ catalog: CatalogDump) {
        entries = catalog.entryHashes
        rest = ContentHash(of: ["options": .object(options), "catalog": .string("\(catalog.restHash)")])
    }

    /// Returns the ids of entries that have come, gone or changed since another record, in order; nil when any part
    /// besides entries has changed, since then all entries may be affected.
    func changes(since last: RequestRecord) -> [String]? {
        if rest != last.rest { return nil }
        let ids = Set(entries.keys).union(last.entries.keys)
        return ids.filter { entries[$0] != last.entries[$0] }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The bytes of the file: JSON with a line for each entry, so that version control can merge it.
    package var printed: [UInt8] {
        var printer = JSONPrinter()
        printer.open()
        printer.print("request", value: .string("\(rest)"))
        printer.open("entries")
        for (id, hash) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            printer.print(id, value: .string("\(hash)"))
        }
        printer.close()
        printer.close()
        return printer.finished()
    }

    /// nil for other bytes than the result of `printed`.
    package init?(parsing bytes: [UInt8]) {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "record.json", bytes: bytes)
        guard let node = JSONReader.read(file, fileSize: .max, diagnostics: &diagnostics), !diagnostics.hasErrors,
            case .object(let object) = node.jsonValue(), let rest = Self.hash(object["request"]),
            case .object(let entries)? = object["entries"]
        else { return nil }
        var hashes: [String: ContentHash] = [:]
        for member in entries.members {
            guard let hash = Self.hash(member.value) else { return nil }
            hashes[member.name] = hash
        }
        self.rest = rest
        self.entries = hashes
    }

    private static func hash(_ value: JSONValue?) -> ContentHash? {
        guard case .string(let digits)? = value else { return nil }
        return ContentHash(hexDigits: digits.utf8)
    }
}

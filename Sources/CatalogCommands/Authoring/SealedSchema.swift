import CatalogModel
import CatalogRendering

/// The text of a JSON Schema file with a hash of the content, for recognizing edits by hand before replacing the file.
///
/// A comment in the text names the hash of all the rest. So the program recognizes its own work without another file,
/// from any version of the program.
struct SealedSchema {
    let text: String

    init(_ schema: JSONValue) {
        let plain = schema.printed
        text = Self.opening + Self.seal(of: plain) + plain.dropFirst(Self.opening.count)
    }

    /// Whether a text is the work of the program, of any version.
    static func isUntouched(_ text: String) -> Bool {
        guard text.hasPrefix(opening + words) else { return false }
        let rest = text.dropFirst(opening.count)
        guard let end = rest.firstIndex(of: "\n") else { return false }
        let plain = opening + rest[rest.index(after: end)...]
        return rest[...end] == seal(of: plain)
    }

    /// The opening of a schema: with many members, each member begins a line.
    private static let opening = "{\n"
    private static let words =
        #"  "$comment": "Made by 'catalog schema --all', which replaces it unless it is edited. SHA-256 of the rest: "#

    private static func seal(of plain: String) -> String {
        "\(words)\(ContentHash(of: Array(plain.utf8)))\",\n"
    }
}

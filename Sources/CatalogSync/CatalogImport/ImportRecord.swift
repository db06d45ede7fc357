package import CatalogModel
import CatalogSyntax

/// The recorded result of the last import from a source, in terms of entries.
///
/// The next import of the source takes the record for the common past of the source and the entries.
///
/// The record is stored in a hidden folder of the catalog, so that version control keeps the record with the entries.
/// Authors do not edit the record, and no catalog reads entries from the folder.
package struct ImportRecord: Sendable {
    package static let folder = ".imports"

    /// Entries by the id given by the import, in the order of the source.
    var entries: [(id: String, symbol: String, value: JSONValue)] = []

    /// Tokens by variant; nil: the common values.
    var tokens: [(theme: String?, tokens: [DraftedToken])] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty && tokens.isEmpty }

    /// Whether the record contains a component with one of these names.
    package func holds(anyOf symbols: Set<String>) -> Bool { entries.contains { symbols.contains($0.symbol) } }

    /// Returns the path within the catalog's folder.
    package static func path(of source: String) -> String { "\(folder)/\(source).yaml" }

    /// nil for a file that is not a record, which is reported.
    package init?(_ file: SourceFile, diagnostics: inout Diagnostics) {
        var found = Diagnostics()
        // The mapping of an entry is three levels deeper than in the file of the entry.
        let root = YAMLReader.read(file, depth: FileLimits.depth + 3, diagnostics: &found)
        guard !found.hasErrors, case .object(let object)? = root?.jsonValue(),
            case .object(let all)? = object["entries"] ?? .object(JSONObject())
        else {
            diagnostics.report(.damagedRecord(at: SourceRange(file: file, from: 0, to: 0)))
            return nil
        }
        for member in all.members {
            guard let value = member.value["entry"], let symbol = member.value["symbol"] else {
                diagnostics.report(.damagedRecord(at: SourceRange(file: file, from: 0, to: 0)))
                return nil
            }
            entries.append((member.name, symbol.scalarText, value))
        }
        guard case .object(let themes)? = object["tokens"] else { return }
        for theme in themes.members {
            guard case .object(let all) = theme.value else {
                diagnostics.report(.damagedRecord(at: SourceRange(file: file, from: 0, to: 0)))
                return nil
            }
            let tokens = all.members.map { member in
                DraftedToken(
                    path: member.name.split(separator: ".").map(String.init), type: member.value["type"]?.scalarText,
                    value: member.value["value"] ?? .null)
            }
            self.tokens.append((theme.name.isEmpty ? nil : theme.name, tokens))
        }
    }

    /// The text of the file.
    ///
    /// The same source makes the same text.
    package var text: String {
        var all = JSONObject()
        for entry in entries { all[entry.id] = ["symbol": .string(entry.symbol), "entry": entry.value] }
        let comment =
            "# Written by 'catalog import' for the next import of this source. Keep it under version control.\n"
        var record = JSONObject()
        if !entries.isEmpty || tokens.isEmpty { record["entries"] = .object(all) }
        if !tokens.isEmpty {
            var themes = JSONObject()
            for (theme, tokens) in tokens {
                var all = JSONObject()
                for token in tokens {
                    var said = JSONObject()
                    if let type = token.type { said["type"] = .string(type) }
                    said["value"] = token.value
                    all[token.name] = .object(said)
                }
                themes[theme ?? ""] = .object(all)
            }
            record["tokens"] = .object(themes)
        }
        return comment + YAMLWriter.text(of: .object(record))
    }
}

import CatalogFormat
import CatalogModel
import CatalogSyntax

/// The YAML text of a new entry copied by `catalog new --from`, with new names and without the other entry's past.
struct EntryCopy {
    /// The text.
    let bytes: [UInt8]
    /// The omitted keys, each with the count, in alphabetical order.
    let omitted: [(key: String, count: Int)]
    /// The renamed types, by old name, in the order of the file.
    let renamed: [(old: String, new: String)]

    /// Changes of the new entry against the other entry.
    struct Changes {
        let id: EntryID
        let title: String
        /// The kind of the new entry; nil: as in the other entry.
        let kind: EntryKind?
        let category: String?
    }

    /// nil when the file of the other entry cannot be read as an entry.
    init?(of component: Component, as changes: Changes) {
        var diagnostics = Diagnostics()
        guard let file = component.entry.id?.range.file,
            let root = YAMLReader.read(file, aliases: .asWritten, diagnostics: &diagnostics),
            case .mapping(let mapping) = root.content,
            let title = mapping["title"]
        else { return nil }
        let pairs = YAMLPairRemover(of: file)
        var edits = TextEdits(of: file.bytes)
        var history = EntryHistory(in: pairs)
        history.remove(from: root, edits: &edits)

        let names = TypeNames(of: component, for: changes)
        names.replace(in: root, pairs, edits: &edits)

        var added: [String] = []
        let values = [
            ("id", changes.id.rawValue), ("title", changes.title), ("kind", changes.kind?.rawValue),
            ("category", changes.category),
        ]
        for case (let key, let value?) in values {
            if let node = mapping[key] {
                edits.replace(pairs.byteRange(of: node), with: Self.scalar(value, like: node))
            } else {
                added.append("\(key): \(value.yamlScalar)")
            }
        }
        if mapping.isFlow, !added.isEmpty {
            let text = ([Self.scalar(changes.title, like: title)] + added).joined(separator: ", ")
            edits.replace(pairs.byteRange(of: title), with: text)
        } else {
            let end = pairs.endOfLine(pairs.end(of: title))
            if !added.isEmpty { edits.replace(end..<end, with: added.map { pairs.lineBreak + $0 }.joined()) }
        }
        bytes = edits.result
        omitted = history.counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        renamed = names.renamed
    }

    /// Returns a text in quotes where the text in its place has quotes.
    private static func scalar(_ text: String, like node: YAMLNode) -> String {
        guard case .scalar(let scalar) = node.content, [.singleQuoted, .doubleQuoted].contains(scalar.style) else {
            return text.yamlScalar
        }
        return YAMLQuoting.doubleQuoted(text)
    }
}

extension EntryCopy {
    /// Report on the copy for the author.
    var report: String {
        let omitted = omitted.map { $0.count > 1 ? "\($0.key) (\($0.count) times)" : $0.key }.joined(separator: ", ")
        let renamed = renamed.map { "\($0.old.visible) is \($0.new.visible)" }.joined(separator: ", ")
        return (omitted.isEmpty ? "" : "left out: \(omitted)\n") + (renamed.isEmpty ? "" : "renamed: \(renamed)\n")
    }
}

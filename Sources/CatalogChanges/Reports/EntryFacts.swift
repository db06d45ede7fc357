package import CatalogModel

/// A printer of an entry as plain text with a fact per line after the path of keys, for line-by-line diffs in git.
package enum EntryFacts {
    package static func text(of entry: Entry) -> String {
        lines(of: .record(Entry.recordForm, entry.node), at: "").map { $0 + "\n" }.joined()
    }

    private static func lines(of content: StatedContent, at path: String) -> [String] {
        func below(_ name: String) -> String { path.isEmpty ? name : path + "." + name }
        switch content {
        case .record(let form, let node):
            let lines = form.keys.flatMap { key in
                node.content(of: key.key).map { Self.lines(of: $0, at: below(key.name)) } ?? []
            }
            return lines.isEmpty ? ["\(path):"] : lines
        case .byName(let elements), .members(let elements):
            return elements.flatMap { Self.lines(of: $0.value, at: below($0.name.value)) }
        case .list(let elements):
            // Without indexes, so that an additional element does not change the other lines.
            return elements.flatMap { Self.lines(of: $0, at: path + "[]") }
        case .scalar, .prose, .data: return ["\(path): \(content.text)"]
        }
    }
}

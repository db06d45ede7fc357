import CatalogModel
import CatalogPages

/// The answer of `search`: one line per hit, with the id for a request of details.
struct SearchAnswer {
    let search: EntrySearch
    let site: SiteLinks

    /// The greatest number of estimated tokens.
    private static let limit = 400
    /// The greatest number of hits of one entry before hits of other entries.
    private static let mostOfEntry = 2

    /// A hit as shown.
    private struct Hit {
        let id: String
        let kind: SearchKind
        let name: String
        /// The owner and the implementation; empty for an entry.
        let context: String
        let about: String

        var line: String {
            let head = kind == .entry ? "- `\(id)` \(name)" : "- `\(id)` \(kind.rawValue) `\(name)`"
            return head + (context.isEmpty ? "" : " (\(context))") + (about.isEmpty ? "" : ": \(about)")
        }

        var facts: JSONValue {
            [
                "id": .string(id), "kind": .string(kind.rawValue), "name": .string(name),
                "in": context.isEmpty ? nil : .string(context), "about": about.isEmpty ? nil : .string(about),
            ]
        }
    }

    func answer(_ query: String, kind: String?, limit: Int) -> Answer {
        guard query.contains(where: { $0.isLetter || $0.isNumber }) else {
            return Answer(error: "The query has no words; search for words, names or a part of a name.")
        }
        let hits = spread(search.found(query, kind: kind.flatMap(SearchKind.init))).compactMap(hit)
        if hits.isEmpty {
            let ids = site.registry.components.map(\.id.rawValue)
            let near = nearest(to: query, among: ids, count: 3)
            let names = near.map { "`\($0)`" }.joined(separator: ", ")
            return Answer(
                "No hit for '\(query.prefix(100))'." + (near.isEmpty ? "" : " Ids with similar letters: \(names)."),
                facts: ["hits": [], "more": .integer(0), "nearest": .array(near.map { .string($0) })])
        }
        var shown: [Hit] = []
        var (lines, tokens) = ("", TokenEstimate.tokens(in: "{\"hits\":[],\"more\":1000}") + 12)
        for hit in hits.prefix(limit) {
            let cost = max(
                TokenEstimate.tokens(in: hit.line + "\n"), TokenEstimate.tokens(in: hit.facts.compact + ","))
            if tokens + cost > Self.limit, !shown.isEmpty { break }
            tokens += cost
            lines += hit.line + "\n"
            shown.append(hit)
        }
        let more = hits.count - shown.count
        if more > 0 { lines += "\(more) more; narrow with `kind` or more words.\n" }
        return Answer(lines, facts: ["hits": .array(shown.map(\.facts)), "more": .integer(more)])
    }

    /// Returns the hits in order, but those of an entry beyond the first few after the hits of all others.
    private func spread(_ found: [EntrySearch.Found]) -> [EntrySearch.Found] {
        var counts: [String: Int] = [:]
        var (first, later): ([EntrySearch.Found], [EntrySearch.Found]) = ([], [])
        for found in found.prefix(200) {
            let count = counts[found.page.path, default: 0]
            counts[found.page.path] = count + 1
            if count < Self.mostOfEntry || found.shape.kind == "token" {
                first.append(found)
            } else {
                later.append(found)
            }
        }
        return first + later
    }

    /// Returns a hit with an id for `get` or `token`; nil for pages about the whole catalog.
    private func hit(_ found: EntrySearch.Found) -> Hit? {
        let shape = found.shape
        if shape.kind == "token", site.tokens[shape.name] != nil {
            return Hit(id: shape.name, kind: .token, name: shape.name, context: "", about: Self.cut(shape.context))
        }
        guard let component = site.entry(at: found.page.path) else { return nil }
        let kind = SearchKind.of(shape.kind)
        if kind == .entry {
            let words = component.entry.summary?.plainText ?? ""
            return Hit(
                id: component.id.rawValue, kind: .entry, name: component.title, context: shape.context,
                about: Self.cut(words))
        }
        return Hit(
            id: component.id.rawValue, kind: kind, name: shape.name.isEmpty ? component.title : Self.cut(shape.name),
            context: shape.context, about: "")
    }

    /// Returns the start of a text, up to the end of a word.
    private static func cut(_ text: String, to count: Int = 90) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard line.count > count else { return line }
        let start = line.prefix(count)
        return String(start[..<(start.lastIndex(of: " ") ?? start.endIndex)]) + "…"
    }
}

/// What GitHub's parser shows of a page: the cells of its tables, and its text from heading to heading.
struct RenderedPage {
    /// The cells of all rows, as words with single spaces between them.
    private(set) var rows: [[String]] = []
    /// The heading and all text below it, tables included, up to the next heading.
    private(set) var sections: [(heading: String, text: String)] = []
    let text: String

    init(html: String) {
        text = HTMLText.text(of: html)
        for row in html.pieces(from: "<tr", to: "</tr>") {
            let cells = row.pieces(from: "<td", to: "</td>")
            if !cells.isEmpty { rows.append(cells.map { HTMLText.text(of: "<td" + $0) }) }
        }
        for piece in html.split(separator: "<h", omittingEmptySubsequences: true).dropFirst()
        where piece.first?.isNumber ?? false {
            guard let end = piece.range(of: "</h") else { continue }
            sections.append(
                (
                    HTMLText.text(of: "<h" + piece[..<end.lowerBound]),
                    HTMLText.text(of: "</h" + piece[end.upperBound...])
                ))
        }
    }

    /// Whether the page says a fact where it should.
    ///
    /// - Parameter blocks: The texts of the blocks of a description.
    func says(_ fact: ManifestFact, blocks: [String]) -> Bool {
        let path = fact.path
        guard path.count > 1, path[0] != "inherits", path[0] != "imports" else {
            return (fact.kind == .description ? blocks : [fact.text.collapsed]).allSatisfy(text.contains)
        }
        if path[0] == "methods", !path.contains("parameters") {
            let section = sections.first { $0.heading.hasPrefix(path[1] + "(") }
            return section.map { holds(fact, blocks, [$0.heading, $0.text], isWhole: false) } ?? false
        }
        let name = path[0] == "methods" ? path[3] : path[1]
        let label = path[0] == "slots" && name.isEmpty ? "default" : name.collapsed
        return rows.contains { row in row[0] == label && holds(fact, blocks, row, isWhole: true) }
    }

    /// - Parameter isWhole: Whether a type or default has to have a text for itself.
    private func holds(_ fact: ManifestFact, _ blocks: [String], _ texts: [String], isWhole: Bool) -> Bool {
        let wanted = fact.text.collapsed
        switch fact.kind {
        case .name where fact.path.last == fact.text: return true
        case .description: return texts.contains { text in blocks.allSatisfy(text.contains) }
        case .flag: return texts.contains { $0.contains(Self.words(for: fact)) }
        case .value: return texts.contains { $0.contains(wanted) }
        case .type where fact.path.contains("payload"): return texts.contains { $0.contains(wanted) }
        case .name, .type, .default, .place: return texts.contains { isWhole ? $0 == wanted : $0.contains(wanted) }
        }
    }

    private static func words(for flag: ManifestFact) -> String {
        switch (flag.path.last, flag.text) {
        case ("required", "true"): "Required"
        case ("required", _): "Optional"
        case ("readOnly", "true"): "Read-only"
        case ("static", "true"): "Static"
        case ("reflects", "true"): "Reflected by its attribute"
        default: "no words for \(flag)"
        }
    }
}

/// The text of HTML that cmark-gfm writes.
enum HTMLText {
    private static let inline: Set<Substring> = ["code", "em", "strong", "a", "del", "span"]

    /// The words with single spaces between them; blocks set words apart, spans do not.
    static func text(of html: String) -> String {
        var result = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: start)..<end].drop { $0 == "/" }
            if !inline.contains(tag.prefix { $0.isLetter }) { result += " " }
            rest = rest[rest.index(after: end)...]
        }
        return unescaped(result + rest).collapsed
    }

    private static func unescaped(_ text: String) -> String {
        let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return names.reduce(text) {
            $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
        }
    }
}

extension String {
    /// With single spaces for all white space.
    var collapsed: String { words.joined(separator: " ") }

    /// What stands between two texts, each time.
    fileprivate func pieces(from start: String, to end: String) -> [String] {
        split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { piece in
            piece.range(of: end).map { String(piece[..<$0.lowerBound]) }
        }
    }
}

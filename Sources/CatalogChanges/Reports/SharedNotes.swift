/// Changes of a release shared by many entries, reported once.
struct SharedNotes {
    private static let fewest = 5

    /// The lines shared by several entries.
    let lines: Set<String>
    private let titles: [(line: String, titles: [String])]

    /// - Parameter entries: Titles of entries, and the notes on their changes.
    init(_ entries: [(title: String, notes: ChangeNotes)]) {
        var found: [String: [String]] = [:]
        var order: [String] = []
        for (title, notes) in entries {
            for line in Set(notes.plainLines).sorted() {
                if found[line] == nil { order.append(line) }
                found[line, default: []].append(title)
            }
        }
        titles = order.compactMap { line in found[line].map { (line, $0) } }
            .filter { $0.titles.count >= Self.fewest }
        lines = Set(titles.map(\.line))
    }

    /// The lines with the titles of the entries; empty for none.
    var markdown: String {
        if titles.isEmpty { return "" }
        return "\n### In several entries\n\n"
            + titles.map { line, titles in
                "- \(line) In \(titles.count) entries: "
                    + titles.map(ChangeReport.escaped).joined(separator: ", ") + ".\n"
            }.joined()
    }
}

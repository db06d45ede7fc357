import CatalogModel

/// An index of the changes and notes in the catalog's release log, by entry, for the news on pages.
struct ReleaseIndex: Sendable {
    /// A change, or a note of people about a removed entry, with the version of the change.
    struct Item: Sendable {
        let version: String
        let change: LoggedChange?
        let note: String?
    }

    private let items: [String: [Item]]
    private let dates: [String: String]
    /// The ids of entries gone from the catalog, and hidden by no output.
    let goneEntries: [String]

    init(_ registry: ComponentRegistry) {
        var items: [String: [Item]] = [:]
        var dates: [String: String] = [:]
        for release in (registry.history?.releases).orEmpty() {
            guard let version = (release.version ?? release.name)?.value else { continue }
            dates[VersionText(version).key] = release.date?.value
            for note in release.notes.orEmpty() {
                guard let entry = note.entry?.value, let text = note.text?.value else { continue }
                items[entry, default: []].append(Item(version: version, change: nil, note: text))
            }
            for change in release.changes.orEmpty() {
                items[change.entry?.value ?? "", default: []].append(Item(version: version, change: change, note: nil))
            }
        }
        self.items = items
        self.dates = dates
        let whole = registry.unabridged ?? registry
        goneEntries = items.keys.filter { !$0.isEmpty && whole[$0] == nil }.sorted()
    }

    /// The items of an entry; for an empty text, the items of the catalog as a whole.
    subscript(entry: String) -> [Item] { items[entry] ?? [] }

    var isEmpty: Bool { items.isEmpty }

    /// Returns the day of the release of a version, where stated in the log.
    func date(of version: String) -> String? { dates[VersionText(version).key] }
}

/// A renderer of an entry's changes in a version as lines on a page: notes by people, then changes found between
/// releases.
enum ReleaseLines {
    /// Maximum number of safe changes listed individually; the others are only counted.
    private static let limit = 12

    static func lines(_ items: [ReleaseIndex.Item]) -> [[Inline]] {
        let notes = items.compactMap { $0.note.map(Inline.words) }
        let changes = items.compactMap(\.change)
        let weighty = changes.filter { $0.effect?.value != "safe" }
        let safe = changes.filter { $0.effect?.value == "safe" }
        // Omit changes of guidance and metadata unless there are at most three safe changes.
        let reported = safe.filter { !["guidance", "metadata"].contains($0.area?.value ?? "") || safe.count <= 3 }
        let shown = reported.prefix(limit)
        let rest = safe.count - shown.count
        return notes + (weighty + shown).map(line)
            + (rest == 0 ? [] : [[.text(rest == 1 ? "1 more safe change" : "\(rest) more safe changes")]])
    }

    private static func line(_ change: LoggedChange) -> [Inline] {
        let effect = change.effect?.value ?? "safe"
        let words = Inline.words(change.text?.value ?? "")
        return effect == "safe"
            ? words : [.strong(effect.prefix(1).uppercased() + effect.dropFirst() + ":"), .text(" ")] + words
    }
}

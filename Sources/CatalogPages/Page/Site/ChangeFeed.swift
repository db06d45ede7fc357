import CatalogModel
import CatalogRendering

/// The changes of a catalog by release, for feed readers (JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/).
///
/// A release has the date of the tag, if recorded in the history.
struct ChangeFeed: Sendable {
    static let file = "feed.json"

    let site: SiteLinks

    /// Returns the unit of the feed; nil for a catalog without a history.
    func units() -> [RenderUnit] {
        guard site.registry.history?.releases?.isEmpty == false, let path = OutputPath(Self.file) else { return [] }
        return [
            RenderUnit(paths: [path]) {
                Rendering(files: [OutputFile(path: path, bytes: json.prettyPrintedBytes)])
            }
        ]
    }

    private var json: JSONValue {
        [
            "version": "https://jsonfeed.org/version/1.1",
            "title": .string("Changes of \(site.registry.configuration.name?.value ?? "the catalog")"),
            "language": site.registry.configuration.language.map { .string($0.value) },
            "items": .array((site.registry.history?.releases).orEmpty().compactMap(item)),
        ]
    }

    private func item(_ release: LoggedRelease) -> JSONValue? {
        guard let name = release.name?.value else { return nil }
        let notes = release.notes.orEmpty().compactMap { line($0.text, effect: nil, entry: $0.entry?.value) }
        let changes = release.changes.orEmpty().compactMap {
            line($0.text, effect: $0.effect?.value, entry: $0.entry?.value)
        }
        let lines = notes + changes
        return [
            "id": .string(name), "title": .string(release.version?.value ?? name),
            "date_published": release.date.flatMap { Self.timestamp($0.value) },
            "content_text": .string(lines.isEmpty ? "No changes." : lines.joined(separator: "\n")),
            "tags": release.level.map { [.string($0.value.rawValue)] },
        ]
    }

    /// Returns the start of a day in the format of RFC 3339; nil for any other text.
    private static func timestamp(_ day: String) -> JSONValue? {
        if day.wholeMatch(of: #/[0-9]{4}-[01][0-9]-[0-3][0-9]/#) == nil { return nil }
        return .string(day + "T00:00:00Z")
    }

    /// Returns the line of a note or change; nil for an entry left out of the output.
    private func line(_ text: Text?, effect: String?, entry: String?) -> String? {
        let topic = entry.flatMap { $0.isEmpty ? nil : $0 }
        if let topic, site.registry[topic] == nil, !site.releases.goneEntries.contains(topic) { return nil }
        let title = topic.map { site.registry[$0]?.title ?? $0 } ?? "Catalog"
        let weight = effect.flatMap { $0 == "safe" ? nil : "\($0): " } ?? ""
        return text.map { "\(title): \(weight)\($0.value)" }
    }
}

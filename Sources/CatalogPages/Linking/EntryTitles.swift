package import CatalogModel

/// The titles of all entries for links and navigation, with distinguishing marks where several entries have the same
/// title.
package struct EntryTitles: Sendable {
    private var titles: [EntryID: String] = [:]
    /// The entries with a shared title, by each such entry.
    package private(set) var twins: [EntryID: [EntryID]] = [:]

    package init(_ registry: ComponentRegistry) {
        for twins in Dictionary(grouping: registry.components, by: { $0.title.lowercased() }).values
        where twins.count > 1 {
            for (twin, mark) in zip(twins, Self.marks(of: twins)) where !mark.isEmpty {
                titles[twin.id] = "\(twin.title) (\(mark))"
            }
            for twin in twins { self.twins[twin.id] = twins.map(\.id) }
        }
    }

    package func title(of component: Component) -> String { titles[component.id] ?? component.title }

    /// Returns marks for distinguishing entries of the same title, of as few kinds of facts as necessary; empty for at
    /// most a single entry.
    private static func marks(of twins: [Component]) -> [String] {
        var marks = twins.map { _ in [String]() }
        for fact in [package, version, status, platforms, id] {
            let texts = twins.map(fact)
            if Set(texts).count == 1 { continue }
            for index in twins.indices where !texts[index].isEmpty { marks[index].append(texts[index]) }
            if Set(marks).count == twins.count { break }
        }
        return marks.map { $0.joined(separator: ", ") }
    }

    private static func implementations(_ component: Component) -> [OrderedRecords<Implementation>.Element] {
        component.entry.implementations?.elements ?? []
    }

    private static func package(_ component: Component) -> String {
        list(implementations(component).compactMap { $0.value.package?.value })
    }

    private static func version(_ component: Component) -> String {
        let versions = [component.entry.named.since] + implementations(component).map(\.value.named.since)
        return list(versions.compactMap { $0.map { "since \($0.value)" } })
    }

    private static func status(_ component: Component) -> String {
        let named = [component.entry.named] + implementations(component).map(\.value.named)
        let isDeprecated = named.contains { $0.deprecated != nil }
        return list(
            (isDeprecated ? ["deprecated"] : [])
                + named.compactMap { $0.status.map { NamedFacts.word(for: $0.value).lowercased() } })
    }

    private static func platforms(_ component: Component) -> String {
        let implemented = implementations(component).map { ImplementationName($0).title }
        return list(implemented.isEmpty ? component.entry.named.platforms.orEmpty().names : implemented)
    }

    private static func id(_ component: Component) -> String { component.id.rawValue }

    private static func list(_ texts: [String]) -> String { texts.uniqued().joined(separator: ", ") }
}

public import CatalogModel

/// The changes of a catalog from release to release.
public struct ReleaseHistory: Sendable {
    public struct Release: Sendable {
        /// As it was asked for: a tag, a folder.
        public let name: String
        /// The version that its catalog has.
        public let version: String?
        public let report: ChangeReport
    }

    public let title: String
    /// The first catalog, from which everything starts.
    public let start: String
    /// Oldest first.
    public private(set) var releases: [Release] = []
    private var last: ComponentRegistry

    public init(from registry: ComponentRegistry, named name: String) {
        title = registry.configuration.name?.value ?? "Catalog"
        start = name
        last = registry
    }

    /// Adds the release that follows.
    public mutating func append(_ registry: ComponentRegistry, named name: String) {
        let report = ChangeReport(
            from: last, named: releases.last?.name ?? start, to: registry, named: name)
        releases.append(
            Release(name: name, version: registry.configuration.version?.value, report: report))
        last = registry
    }
}

extension ReleaseHistory {
    /// A changelog, latest release first, in it the entries by id, in these what breaks first.
    public var markdown: String {
        var text = "# Changes of \(ChangeReport.escaped(title))\n"
        for release in releases.reversed() {
            let version = release.version.flatMap {
                release.name.hasSuffix($0) ? nil : " (\(ChangeReport.escaped($0)))"
            }
            text += "\n## \(ChangeReport.escaped(release.name))\(version ?? "")\n\n"
            text += release.report.changes.isEmpty ? "No changes.\n" : release.report.summary.capitalizedFirst + ".\n"
            for (component, changes) in release.report.byComponent {
                text += "\n### \(component ?? "Catalog")\n\n"
                for change in changes {
                    let effect =
                        change.rule.effect == .safe ? "" : "**\(change.rule.effect.rawValue.capitalizedFirst):** "
                    text += "- \(effect)\(ChangeReport.escaped(change.message)).\n"
                }
            }
        }
        return text + "\nEverything before is in \(ChangeReport.code(start)).\n"
    }

    /// The changelog for programs: `version` grows with any change that could break a reader.
    public var json: JSONValue {
        [
            "version": .integer(1), "catalog": .string(title), "start": .string(start),
            "releases": .array(
                releases.reversed().map { release in
                    [
                        "name": .string(release.name), "version": release.version.map { .string($0) },
                        "diff": release.report.json,
                    ]
                }),
        ]
    }
}

extension ChangeReport {
    /// The changes that count, by entry; what is of the catalog comes first, what breaks comes first in each.
    fileprivate var byComponent: [(component: String?, changes: [Change])] {
        let counted = changes.filter { !policy.isAccepted($0) }
        let ids = counted.map { $0.component?.rawValue }.uniqued().sorted { ($0 ?? "") < ($1 ?? "") }
        return ids.map { id in
            let own = counted.filter { $0.component?.rawValue == id }
            return (id, ChangeEffect.allCases.reversed().flatMap { effect in own.filter { $0.rule.effect == effect } })
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

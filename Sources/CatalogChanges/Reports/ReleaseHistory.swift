package import CatalogModel

/// A changelog of a catalog: the releases in order, each with a report on the changes since the release before.
package struct ReleaseHistory: Sendable {
    /// A release of the catalog with the changes since the release before.
    package struct Release: Sendable {
        /// The release as requested: a tag, a folder.
        package let name: String
        /// The version of the release's catalog.
        package let version: String?
        /// The day of the release's tag.
        let date: String?
        package let report: ChangeReport
        /// The titles of the entries of the release's catalog.
        let titles: [String: String]

        /// Whether people use a text for the release in an entry: its version, or its name.
        func isCalled(_ text: String) -> Bool {
            [version, name].compactMap(\.self).contains { own in
                if let left = SemanticVersion(own), let right = SemanticVersion(text) { return left == right }
                return own.lowercased() == text.lowercased()
            }
        }
    }

    /// The name of the changes since the last release.
    package static let unreleased = "Unreleased"

    package let title: String
    /// The first catalog, from which everything starts.
    package let start: String
    /// Oldest first.
    package private(set) var releases: [Release] = []
    private var last: ComponentRegistry
    private var notes: [String: [(version: String, notes: [String])]] = [:]

    package init(from registry: ComponentRegistry, named name: String) {
        title = registry.configuration.name?.value ?? "Catalog"
        start = name
        last = registry
        keepNotes(of: registry)
    }

    /// Adds the next release, with the day of the tag.
    package mutating func append(_ registry: ComponentRegistry, named name: String, date: String? = nil) {
        let report = ChangeReport(
            from: last, named: releases.last?.name ?? start, to: registry, named: name)
        let titles = Dictionary(registry.components.map { ($0.id.rawValue, $0.title) }) { first, _ in first }
        releases.append(
            Release(
                name: name, version: registry.configuration.version?.value, date: date, report: report, titles: titles))
        last = registry
        keepNotes(of: registry)
    }

    /// Keeps the latest notes of each entry, since people also write notes after a release.
    package mutating func keepNotes(of registry: ComponentRegistry) {
        for component in registry.components {
            guard let changes = component.entry.changes else { continue }
            notes[component.id.rawValue] = changes.map { ($0.name, $0.value.map(\.plainText)) }
        }
    }

    /// The changes and notes of an entry in a release.
    struct Chapter {
        /// The id of the entry; nil for the catalog's own part.
        let id: String?
        let title: String
        let notes: [String]
        /// Breaking changes come first.
        let changes: [Change]
    }

    /// Returns the entries with news; the catalog's own part comes first.
    func chapters(of release: Release) -> [Chapter] {
        let report = release.report
        let reported = report.changes.filter { $0.subject != "Hidden" && !report.policy.isAccepted($0) }
        let counted = Dictionary(grouping: reported) { $0.component?.rawValue ?? "" }
        let noted = notes.compactMapValues { versions in
            let own = versions.filter { release.isCalled($0.version) }.flatMap(\.notes)
            return own.isEmpty ? nil : own
        }
        return Set(counted.keys).union(noted.keys).sorted().map { id in
            let own = counted[id] ?? []
            let changes = ChangeEffect.allCases.reversed().flatMap { effect in own.filter { $0.rule.effect == effect } }
            let removed = own.first { $0.rule.subject == "Entry" && $0.new == nil }?.old?.text
            return Chapter(
                id: id.isEmpty ? nil : id, title: id.isEmpty ? "Catalog" : release.titles[id] ?? removed ?? id,
                notes: noted[id] ?? [], changes: changes)
        }
    }
}

extension ReleaseHistory {
    /// A changelog, latest release first, with entries by id; in each entry, notes by people precede the changes.
    package var markdown: String {
        var text = "# Changes of \(ChangeReport.escaped(title))\n"
        for release in releases.reversed() {
            let version = release.version.flatMap {
                release.name.hasSuffix($0) ? nil : " (\(ChangeReport.escaped($0)))"
            }
            text += "\n## \(ChangeReport.escaped(release.name))\(version ?? "")\n\n"
            text += release.report.changes.isEmpty ? "No changes.\n" : release.report.summary.capitalizedFirst + ".\n"
            let hidden = release.report.changes.count { $0.subject == "Hidden" }
            if hidden > 0 {
                text +=
                    "\nNot listed: \(hidden) \(hidden == 1 ? "change" : "changes") that other code cannot access.\n"
            }
            text += Self.markdown(chapters(of: release), of: release)
        }
        return text + "\nEverything before is in \(ChangeReport.code(start)).\n"
    }

    private static func markdown(_ chapters: [Chapter], of release: Release) -> String {
        let entries = chapters.map { chapter in
            (chapter, ChangeNotes(chapter.changes, of: chapter.id.flatMap(release.report.component)))
        }
        let shared = SharedNotes(entries.map { ($0.title, $1) })
        return shared.markdown
            + entries.map { chapter, notes in
                let list =
                    chapter.notes.map { "- \(ChangeReport.escaped($0))\n" }.joined()
                    + notes.markdown(without: shared.lines)
                return list.isEmpty ? "" : "\n### \(ChangeReport.escaped(chapter.title))\n\n" + list
            }.joined()
    }

    /// The changelog for programs, and for the pages of the catalog that keeps it.
    ///
    /// Changes invisible from outside are left out.
    package var json: JSONValue {
        [
            "version": "1", "catalog": .string(title), "start": .string(start),
            "releases": .array(records.map(\.json)),
        ]
    }

    /// The releases for programs, each under its name, the latest first.
    package var records: [(name: String, json: JSONValue)] {
        releases.reversed().map { ($0.name, json($0)) }
    }

    private func json(_ release: Release) -> JSONValue {
        let chapters = chapters(of: release)
        return [
            "name": .string(release.name), "version": release.version.map { .string($0) },
            "date": release.date.map { .string($0) },
            "level": .string(release.report.advice.level.rawValue),
            "notes": .array(
                chapters.flatMap { chapter in
                    chapter.notes.map { ["entry": .string(chapter.id ?? ""), "text": .string($0)] }
                }),
            "changes": .array(
                chapters.flatMap { chapter in
                    let component = chapter.id.flatMap(release.report.component)
                    let notes = ChangeNotes(chapter.changes, of: component, as: .plain)
                    return chapter.changes.map { Self.json($0, in: notes.sentence($0)) }
                }),
        ]
    }

    private static func json(_ change: Change, in words: String) -> JSONValue {
        [
            "entry": change.component.map { .string($0.rawValue) }, "rule": .string(change.rule.id),
            "effect": .string(change.rule.effect.rawValue), "area": .string(change.rule.area.rawValue),
            "text": .string(words), "fingerprint": .string(change.fingerprint),
        ]
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

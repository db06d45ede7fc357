import CatalogChanges

/// The tags of a repository that are releases, in the order of their versions.
///
/// A tag is a release where its name is a version, perhaps with the name of a package before it:
/// `v1.2.0`, `@scope/name@1.2.0`, `name-v1.2.0`. A tag such as `v1` that moves along with `v1.1.1`, and a date beside
/// versions, are none.
struct ReleaseTags {
    /// The name of a tag, and the tagged commit.
    typealias Tag = (name: String, commit: String)

    /// A tag whose name is a version.
    private struct Release {
        let tag: Tag
        /// The package with the version; empty for a tag name without a package.
        let package: String
        let version: SemanticVersion
        /// The number of numbers that the name has.
        let precision: Int
        let isDate: Bool

        init?(_ tag: Tag) {
            guard let start = Self.start(of: tag.name) else { return nil }
            let text = tag.name[start...]
            guard let version = SemanticVersion(String(text)) else { return nil }
            let prefix = tag.name[..<start].lowercased()
            let package = prefix.filter { !"@-_/".contains($0) }
            self.tag = tag
            self.version = version
            self.package = Self.words.contains(package) ? "" : prefix
            let core = (text.first == "v" ? text.dropFirst() : text).prefix { $0 != "-" && $0 != "+" }
            precision = core.split(separator: ".").count
            isDate = Self.isDate(version, core: core)
            // With a prefix and fewer than three numbers, a tag is a name, not a release: `iteration-12`.
            if !self.package.isEmpty, precision < 3 || isDate { return nil }
        }

        /// Words before a version that name no package.
        private static let words: Set<String> = ["", "v", "ver", "version", "rel", "release", "releases", "tags"]

        /// Returns the start of the version within the name of a tag.
        private static func start(of name: String) -> String.Index? {
            var start = name.startIndex
            if SemanticVersion(name) != nil { return start }
            if name.first == "V", SemanticVersion(String(name.dropFirst())) != nil { return name.index(after: start) }
            // After the last slash or at sign, or after the first hyphen with a version after it.
            if let mark = name.lastIndex(where: { $0 == "@" || $0 == "/" }) { start = name.index(after: mark) }
            while SemanticVersion(String(name[start...])) == nil {
                guard let mark = name[start...].firstIndex(where: { "-_".contains($0) }) else { return nil }
                start = name.index(after: mark)
            }
            return start
        }

        /// Whether a version is a day: `2024.01.15`, `2024-01-15`, `20240115`.
        private static func isDate(_ version: SemanticVersion, core: Substring) -> Bool {
            func isYear(_ number: Int) -> Bool { (1990...2199).contains(number) }
            let (first, second) = (version.numbers[0], version.numbers[1])
            if core.utf8.count == 8, !core.contains(".") {
                return isYear(first / 10_000) && (1...12).contains(first / 100 % 100) && (1...31).contains(first % 100)
            }
            return isYear(first) && second <= 12
        }

        /// Whether the tag moves to the latest of the releases that begin with its numbers: `v1` next to `v1.1.1`.
        func isMoving(among others: [Release]) -> Bool {
            precision < 3
                && others.contains { other in
                    other.package == package && other.precision > precision
                        && other.version.numbers.prefix(precision) == version.numbers.prefix(precision)
                        && (precision == 1 || other.tag.commit == tag.commit || other.version == version)
                }
        }
    }

    /// Oldest version first.
    let all: [Tag]
    /// The packages with versions of their own, where the tags of one of them cannot be chosen.
    let packages: [String]

    /// Chooses the releases among all tags of a repository.
    ///
    /// Of several packages none is chosen, because the versions of different packages cannot be compared.
    init(_ tags: [Tag]) {
        var releases = tags.compactMap(Release.init)
        let versions = releases.filter { !$0.isDate }
        if !versions.isEmpty { releases = versions }
        let packages = Set(releases.map(\.package)).subtracting([""]).sorted()
        if packages.count > 1 { releases.removeAll { !$0.package.isEmpty } }
        self.packages = packages.count > 1 ? packages : []
        let moving = releases.map { $0.isMoving(among: releases) }
        releases = zip(releases, moving).filter { !$0.1 }.map(\.0)
        let sorted = releases.sorted { left, right in
            left.version == right.version ? left.tag.name < right.tag.name : left.version < right.version
        }
        // Two tags of one commit and version are one release; keep the tag that sorts first.
        var seen: [String: SemanticVersion] = [:]
        all = sorted.filter { seen.updateValue($0.version, forKey: $0.tag.commit) != $0.version }.map(\.tag)
    }
}

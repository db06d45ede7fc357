import CatalogModel

/// A search for names a single slip away from the name probably meant: tokens in the file of a theme, and states, parts
/// and axes of an implementation.
struct MisnamedOverrides {
    /// A name of an override probably misspelled, with the finding's message and the name meant.
    struct Misnomer {
        let name: SourceRange
        let message: String
        /// The name as probably meant; nil for a slip in a name further out.
        let meant: String?
    }

    private let registry: ComponentRegistry

    init(in registry: ComponentRegistry) {
        self.registry = registry
    }

    // MARK: Tokens

    /// Unused tokens of later files, different by a slip from a token of another file.
    ///
    /// With several themes, a token of every theme is not meant to change another.
    var tokens: [Misnomer] {
        let themes = registry.themes.map(\.tokens)
        let first = registry.configuration.tokens?.first?.value
        // Tokens of a file are consecutive, so check each file once.
        var file: (last: SourceFile, isFirst: Bool)?
        func isLater(_ token: DesignToken) -> Bool {
            if themes.count > 1 { return themes.contains { $0[token.path] == nil } }
            guard let first else { return false }
            if file?.last !== token.range.file { file = (token.range.file, token.range.file.path.hasSuffix(first)) }
            return file?.isFirst == false
        }
        var suspects = themes.flatMap(\.all).filter { registry.tokenUsers[$0.path] == nil && isLater($0) }
        if suspects.isEmpty { return [] }
        let referredTo = Set(themes.flatMap { $0.all.flatMap(\.references) })
        var locations: Set<SourceRange> = []
        suspects.removeAll { referredTo.contains($0.path) || !locations.insert($0.range).inserted }
        if suspects.isEmpty { return [] }
        var pathsByGap: [TokenSegments.Gap: [TokenSegments]] = [:]
        for path in Set(themes.flatMap { $0.all.map(\.path) }).map(TokenSegments.init) {
            for gap in path.gaps { pathsByGap[gap, default: []].append(path) }
        }
        let overridden = Dictionary(grouping: themes.flatMap(\.all), by: \.range.file).mapValues { Set($0.map(\.path)) }
        var groups: Set<[String]> = []
        return suspects.compactMap { token in
            let own = TokenSegments(token.path)
            let near = own.gaps.flatMap { gap in
                pathsByGap[gap, default: []].filter { other in
                    own.names[gap.index].isSlip(for: other.names[gap.index])
                        && overridden[token.range.file]?.contains(other.path) != true
                }
            }
            guard near.count == 1, let meant = near.first else { return nil }
            // One finding for a misspelled group is sufficient.
            let common = zip(own.names, meant.names).prefix { $0 == $1 }.count
            guard groups.insert(Array(own.names.prefix(common + 1))).inserted else { return nil }
            let name = own.names.last ?? ""
            return Misnomer(
                name: token.range.narrowed(to: name),
                message:
                    "unused token '\(token.path)', which no other file has; did you mean '\(meant.path)'?",
                meant: meant.names.last.flatMap { $0 == name ? nil : $0 })
        }
    }

    // MARK: Facets

    /// Returns the additions of implementations different by a slip from a name of the entry.
    static func facets(of entry: Entry) -> [Misnomer] {
        entry.implementations.orEmpty().flatMap { implementation -> [Misnomer] in
            let own = implementation.value.facets
            return misnomers(of: "state", among: own.states, beside: entry.facets.states)
                + misnomers(of: "part", among: own.anatomy, beside: entry.facets.anatomy)
                + misnomers(of: "axis", among: own.variants, beside: entry.facets.variants)
        }
    }

    private static func misnomers<Record>(
        of noun: String, among additions: OrderedRecords<Record>?, beside records: OrderedRecords<Record>?
    ) -> [Misnomer] {
        let existing = records.orEmpty().names
        let added = additions.orEmpty().map(\.key).filter { !existing.contains($0.value) }
        return added.compactMap { name in
            let near = existing.filter { name.value.isSlip(for: $0) && additions?.element(named: $0) == nil }
            guard near.count == 1, let meant = near.first else { return nil }
            return Misnomer(
                name: name.range,
                message:
                    "the entry has no \(noun) '\(name.value)', so that this is a new one; did you mean '\(meant)'?",
                meant: meant)
        }
    }
}

/// The path of a token split at the dots, for finding a path with a single misspelled name.
private struct TokenSegments {
    let path: String
    let names: [String]

    init(_ path: String) {
        self.path = path
        names = path.split(separator: ".").map(String.init)
    }

    /// A path without a single name: paths with a common gap differ in a single name at most.
    struct Gap: Hashable {
        let index: Int
        let others: [String]
    }

    var gaps: [Gap] {
        names.indices.map { index in
            var others = names
            others.remove(at: index)
            return Gap(index: index, others: others)
        }
    }
}

extension String {
    /// Whether a letter more, less or other, or two swapped letters, make the other word; digits never count as slips.
    func isSlip(for other: String) -> Bool {
        // A slip keeps the first or the last letter, so most pairs of names need no comparison.
        guard first == other.first || last == other.last else { return false }
        let (left, right) = (Array(self), Array(other))
        guard left != right, min(left.count, right.count) > 3, abs(left.count - right.count) < 2 else { return false }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        let tail = min(end, min(left.count, right.count) - start)
        let (own, others) = (left[start..<(left.count - tail)], right[start..<(right.count - tail)])
        if (own + others).contains(where: \.isNumber) { return false }
        let isSwap = own.count == 2 && own.elementsEqual(others.reversed())
        return isSwap || max(own.count, others.count) == 1
    }
}

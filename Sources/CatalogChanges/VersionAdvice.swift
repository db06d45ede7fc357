package import CatalogModel

/// A policy deciding the part of a version number (major, minor, patch or none) required by each change between two
/// catalogs.
package struct VersionPolicy: Sendable {
    let preset: ChangePolicy.Preset
    let levels: [String: ChangePolicy.Level]
    let accepted: [String: Text]

    /// The policy of a catalog; a caller may ask for another preset.
    package init(_ policy: ChangePolicy?, preset: ChangePolicy.Preset? = nil) {
        self.preset = preset ?? policy?.preset?.value ?? .visualIsMinor
        levels = Dictionary(
            (policy?.levels).orEmpty().map { ($0.name, $0.value.value) }, uniquingKeysWith: { first, _ in first })
        accepted = Dictionary(
            (policy?.accepted).orEmpty().map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the part of the version that a change asks for.
    package func level(of change: Change) -> ChangePolicy.Level {
        if isAccepted(change) { return .none }
        return levels[change.rule.id] ?? preset.level(of: change.rule)
    }

    /// Returns whether the catalog states a reason for not counting a change.
    package func isAccepted(_ change: Change) -> Bool { accepted[change.fingerprint] != nil }

    /// Returns the reason stated by the catalog for accepting a change; nil for a change that counts.
    package func reason(toAccept change: Change) -> String? { accepted[change.fingerprint]?.value }
}

extension ChangePolicy.Preset {
    fileprivate func level(of rule: ChangeRule) -> ChangePolicy.Level {
        let addition: ChangePolicy.Level =
            [.added, .addedUnchecked].contains(rule.kind) && [.api, .states, .tokens, .strings].contains(rule.area)
            ? .minor : .patch
        switch (self, rule.effect) {
        case (_, .safe): return rule.id == "deprecated" ? .minor : addition
        case (.strict, _): return .major
        case (.source, .breaking): return rule.area == .api ? .major : .minor
        case (.source, .dangerous): return .minor
        case (.visualIsMinor, _): return rule.isVisual && rule.effect == .dangerous ? .minor : .major
        }
    }
}

extension ChangePolicy.Level: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

    private var weight: Int {
        switch self {
        case .none: 0
        case .patch: 1
        case .minor: 2
        case .major: 3
        }
    }
}

/// A version number of Semantic Versioning 2.0.0, without build metadata; missing numbers are zero.
package struct SemanticVersion: Comparable, Sendable, CustomStringConvertible {
    package let numbers: [Int]
    /// The identifiers of a pre-release.
    package let preRelease: [String]

    package init?(_ text: String) {
        let bare = text.hasPrefix("v") ? String(text.dropFirst()) : text
        let core =
            bare.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let sides = core.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let parts = (sides.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
        else { return nil }
        // The next version adds 1 to a number, so the largest integer has no next version.
        let read = parts.compactMap { Int($0) }.filter { $0 < .max }
        guard read.count == parts.count else { return nil }
        numbers = read + Array(repeating: 0, count: 3 - read.count)
        preRelease = sides.count > 1 ? sides[1].split(separator: ".").map(String.init) : []
    }

    private init(_ numbers: [Int]) {
        self.numbers = numbers
        preRelease = []
    }

    package var description: String {
        numbers.map(String.init).joined(separator: ".")
            + (preRelease.isEmpty ? "" : "-" + preRelease.joined(separator: "."))
    }

    package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
        // A pre-release comes before its release.
        if left.preRelease.isEmpty || right.preRelease.isEmpty {
            return !left.preRelease.isEmpty && right.preRelease.isEmpty
        }
        for (one, other) in zip(left.preRelease, right.preRelease) where one != other {
            switch (Int(one), Int(other)) {
            case (let one?, let other?): return one < other
            case (nil, nil): return one.utf8.lexicographicallyPrecedes(other.utf8)
            case (let number, _): return number != nil
            }
        }
        return left.preRelease.count < right.preRelease.count
    }

    /// Returns the smallest release that a change of this level asks for.
    ///
    /// Before 1.0.0 anything may change at any time: what breaks raises the second number, all else the third. After a
    /// pre-release the release itself is enough where it has not been out, and is as large a step as asked for.
    package func next(_ level: ChangePolicy.Level) -> SemanticVersion {
        if level == .none { return self }
        let (major, minor, patch) = (numbers[0], numbers[1], numbers[2])
        let isInitial = major == 0
        let step: ChangePolicy.Level = isInitial ? (level == .major ? .minor : .patch) : level
        if !preRelease.isEmpty {
            let covered: ChangePolicy.Level = patch > 0 ? .patch : minor > 0 ? .minor : .major
            if step <= covered { return SemanticVersion(numbers) }
        }
        switch step {
        case .major: return SemanticVersion([major + 1, 0, 0])
        case .minor: return SemanticVersion([major, minor + 1, 0])
        case .patch, .none: return SemanticVersion([major, minor, patch + 1])
        }
    }
}

/// Advice on raising the version number of a catalog (major, minor or patch), derived from the changes since the old
/// catalog.
package struct VersionAdvice: Sendable {
    package let level: ChangePolicy.Level
    /// The changes that require the level, breaking changes first.
    package let reasons: [Change]
    package let old: SemanticVersion?
    package let new: SemanticVersion?
    /// Fingerprints that are accepted and belong to no change.
    package let deadAcceptances: [String]

    package init(_ changes: [Change], policy: VersionPolicy, old: ComponentRegistry, new: ComponentRegistry) {
        let highest = changes.map(policy.level).max() ?? .none
        level = highest
        let asking = highest == .none ? [] : changes.filter { policy.level(of: $0) == highest }
        reasons = ChangeEffect.allCases.reversed().flatMap { effect in asking.filter { $0.rule.effect == effect } }
        self.old = old.configuration.version.flatMap { SemanticVersion($0.value) }
        self.new = new.configuration.version.flatMap { SemanticVersion($0.value) }
        let found = Set(changes.map(\.fingerprint))
        deadAcceptances = policy.accepted.keys.filter { !found.contains($0) }.sorted()
    }

    /// The smallest sufficient version; nil if the old catalog states no version.
    package var suggestion: SemanticVersion? { old?.next(level) }

    /// Whether the new catalog has a version below the suggestion; a pre-release of the suggestion suffices.
    package var isTooLow: Bool {
        guard let new, let suggestion, level != .none else { return false }
        return new.numbers.lexicographicallyPrecedes(suggestion.numbers) || (old.map { new <= $0 } ?? false)
    }
}

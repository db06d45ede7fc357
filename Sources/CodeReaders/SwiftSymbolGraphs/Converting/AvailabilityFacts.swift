import CatalogModel
import CatalogSyntax

/// The deprecation and the platform versions of a Swift symbol, converted into records of a catalog entry.
struct AvailabilityFacts {
    private(set) var deprecated: YAMLNode?
    private(set) var platforms = DeclaredMembers()

    /// Creates the facts of a symbol without the `outer` availability of the surroundings, repeated by the compiler.
    init(_ items: [SymbolGraph.Availability], without outer: [SymbolGraph.Availability]) {
        for item in items where !outer.contains(where: { $0.hasSameFacts(as: item) }) {
            switch item.domain.value {
            case "*" where item.isUndated || !item.isDeprecation:
                platforms.add(item.domain, member: Self.platform(item))
            case "*": deprecated = Self.deprecation(item)
            // The attribute `@available` spells the language as `swift`.
            case "Swift": platforms.add(item.domain.map { _ in "swift" }, member: Self.platform(item))
            default: platforms.add(item.domain, member: Self.platform(item))
            }
        }
    }

    private static func deprecation(_ item: SymbolGraph.Availability) -> YAMLNode {
        var record = DeclaredRecord(at: item.isDeprecated ?? item.domain.range)
        record.set("message", to: item.message)
        record.set("replacements", to: item.renamed.map { [YAMLNode(text: $0)] } ?? [])
        return record.node
    }

    private static func platform(_ item: SymbolGraph.Availability) -> YAMLNode {
        let isPlain = item.deprecated == nil && item.obsoleted == nil && item.message == nil
        if isPlain, item.isUnavailable == nil, let introduced = item.introduced { return YAMLNode(text: introduced) }
        var record = DeclaredRecord(at: item.domain.range)
        record.set("introduced", to: item.introduced)
        record.set("deprecated", to: item.deprecated)
        record.set("obsoleted", to: item.obsoleted)
        record.set("unavailable", isTrueAt: item.isUnavailable)
        record.set("message", to: item.message)
        return record.node
    }
}

extension SymbolGraph.Availability {
    fileprivate var isDeprecation: Bool { isDeprecated != nil || deprecated != nil }
    /// Whether a deprecation is planned without a date.
    fileprivate var isUndated: Bool { deprecated.map { PlatformAvailability.isUndated($0.value) } ?? false }

    func hasSameFacts(as other: SymbolGraph.Availability) -> Bool {
        domain == other.domain && introduced == other.introduced && deprecated == other.deprecated
            && obsoleted == other.obsoleted && message == other.message && renamed == other.renamed
            && (isDeprecated == nil) == (other.isDeprecated == nil)
            && (isUnavailable == nil) == (other.isUnavailable == nil)
    }
}

import CatalogRendering

/// The sum of hashes, for many sets of facts that have most in common: their order does not count, and nobody chooses
/// facts so that two sums come out the same.
struct HashSum: Sendable {
    private var parts: [UInt64] = [0, 0, 0, 0]

    init() {}

    init(_ hash: ContentHash) { parts = hash.parts }

    static func += (left: inout HashSum, right: HashSum) {
        for index in left.parts.indices { left.parts[index] &+= right.parts[index] }
    }

    static func + (left: HashSum, right: HashSum) -> HashSum {
        var both = left
        both += right
        return both
    }

    var text: String { parts.map { String($0, radix: 36) }.joined(separator: " ") }
}

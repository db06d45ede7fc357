import CatalogRendering

/// A sum of content hashes independent of order, for hashing many sets of entries or tokens with most elements in
/// common.
///
/// Facts are not chosen to make two sums collide.
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

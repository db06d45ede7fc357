import CatalogRendering

/// A sum of content hashes independent of order, for hashing many sets of entries or tokens with most elements in
/// common.
///
/// Facts are not chosen to make two sums collide.
struct HashSum: Equatable, Sendable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0

    init() {}

    init(_ hash: ContentHash) { (first, second, third, fourth) = hash.parts }

    static func += (left: inout HashSum, right: HashSum) {
        left.first &+= right.first
        left.second &+= right.second
        left.third &+= right.third
        left.fourth &+= right.fourth
    }

    static func + (left: HashSum, right: HashSum) -> HashSum {
        var both = left
        both += right
        return both
    }

    /// Adds the kind and number of facts, so that the sums of facts with different meanings differ.
    mutating func add(kind: UInt8, count: Int) {
        // An odd factor spreads small values over all bits; this one is derived from the golden ratio.
        let spread = (UInt64(kind) << 32 &+ UInt64(truncatingIfNeeded: count) &+ 2) &* 0x9E37_79B9_7F4A_7C15
        first &+= spread
        third ^= spread
    }

    /// The bytes of the sum, in the order of the bytes of a hash.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        for part in [first, second, third, fourth] {
            withUnsafeBytes(of: part.bigEndian) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }
}

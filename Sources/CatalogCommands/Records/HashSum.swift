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

    /// The bytes of the sum.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        for part in [first, second, third, fourth] {
            withUnsafeBytes(of: part.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }
}

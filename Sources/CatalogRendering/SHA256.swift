import CSHA256

/// A calculator of SHA-256 hashes, as defined by FIPS 180-4 (section 6.2).
///
/// An implementation of its own, because a package for the hash would take a minute to build; the work on each block is
/// in C, with access to the instructions of processors for the hash.
struct SHA256 {
    /// Whether the processor has instructions for the hash.
    static let hasInstructions = csha256_has_instructions()

    private let usesInstructions: Bool
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    /// Bytes since the last whole block; less than 64.
    private var rest: [UInt8] = []
    private var byteCount: UInt64 = 0

    /// Creates an empty hash.
    ///
    /// - Parameter usesInstructions: Whether to use the instructions of the processor; true only with
    ///   `hasInstructions`.
    init(usesInstructions: Bool = Self.hasInstructions) { self.usesInstructions = usesInstructions }

    /// Adds more of the message.
    mutating func update(_ bytes: ArraySlice<UInt8>) {
        byteCount += UInt64(bytes.count)
        var next = bytes.startIndex
        if !rest.isEmpty {
            let taken = bytes.prefix(64 - rest.count)
            rest.append(contentsOf: taken)
            next = taken.endIndex
            guard rest.count == 64 else { return }
            compress(rest[...], from: 0)
            rest.removeAll(keepingCapacity: true)
        }
        let end = compress(bytes, from: next)
        rest.append(contentsOf: bytes[end...])
    }

    /// Returns the digest of the whole input: the message, a set bit, zeros, and the length in bits (section 5.1.1).
    mutating func finished() -> SIMD8<UInt32> {
        let bitCount = byteCount &* 8
        let zeroCount = (rest.count < 56 ? 55 : 119) - rest.count
        update([0x80] + Array(repeating: 0, count: zeroCount))
        update(ArraySlice((0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) }))
        return state
    }

    /// Compresses all whole blocks from an index on and returns the index behind the blocks.
    @discardableResult
    private mutating func compress(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        let compress = usesInstructions ? csha256_compress_with_instructions : csha256_compress
        let blockCount = (bytes.endIndex - start) / 64
        bytes[start...].withUnsafeBufferPointer { blocks in
            withUnsafeMutableBytes(of: &state) { state in
                compress(state.assumingMemoryBound(to: UInt32.self).baseAddress, blocks.baseAddress, blockCount)
            }
        }
        return start + 64 * blockCount
    }
}

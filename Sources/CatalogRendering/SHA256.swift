import CSHA256

/// SHA-256 as FIPS 180-4 defines it (section 6.2). Our own, because a package for it would take a minute to build; what is
/// done to each block is in C, which has the instructions of processors for it.
struct SHA256 {
    /// Whether this processor has instructions for it, which take a part of the time.
    static let hasInstructions = csha256_has_instructions()

    private let usesInstructions: Bool
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    /// Bytes since the last whole block; less than 64.
    private var rest: [UInt8] = []
    private var byteCount: UInt64 = 0

    /// - Parameter usesInstructions: Whether to use those of the processor; to be set only where it has them.
    init(usesInstructions: Bool = Self.hasInstructions) { self.usesInstructions = usesInstructions }

    /// Takes in more of the message.
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

    /// The digest of all that has been taken in: the message, a one bit, zeros, and its length in bits (section 5.1.1).
    mutating func finished() -> SIMD8<UInt32> {
        let bitCount = byteCount &* 8
        let zeroCount = (rest.count < 56 ? 55 : 119) - rest.count
        update([0x80] + Array(repeating: 0, count: zeroCount))
        update(ArraySlice((0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) }))
        return state
    }

    /// Compresses all whole blocks from an index on and gives the index behind them.
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

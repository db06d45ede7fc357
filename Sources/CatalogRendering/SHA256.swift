import CCatalogSystem

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

    /// Creates the hash of no blocks.
    private init(usesInstructions: Bool) { self.usesInstructions = usesInstructions }

    /// Returns the digest of a message.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - usesInstructions: Whether to use the instructions of the processor; true only with `hasInstructions`.
    /// - Returns: The eight words of the digest.
    static func digest(
        of message: UnsafeBufferPointer<UInt8>, usesInstructions: Bool = Self.hasInstructions
    ) -> SIMD8<UInt32> {
        var hash = SHA256(usesInstructions: usesInstructions)
        let blockCount = message.count / 64
        hash.compress(message.baseAddress, blockCount: blockCount)
        hash.finish(UnsafeBufferPointer(rebasing: message[(64 * blockCount)...]), byteCount: message.count)
        return hash.state
    }

    /// Adds the end of the message: the bytes after the last whole block, a set bit, zeros, and the length of the whole
    /// message in bits (section 5.1.1).
    private mutating func finish(_ rest: UnsafeBufferPointer<UInt8>, byteCount: Int) {
        // Most messages are a few hundred bytes, so a list on the heap would take as long as the hash.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { end in
            end.initialize(repeating: 0)
            _ = end.update(fromContentsOf: rest)
            end[rest.count] = 0x80
            let blockCount = rest.count < 56 ? 1 : 2
            let bitCount = UInt64(byteCount) &* 8
            for index in 0..<8 {
                end[64 * blockCount - 1 - index] = UInt8(truncatingIfNeeded: bitCount >> UInt64(8 * index))
            }
            compress(UnsafePointer(end.baseAddress), blockCount: blockCount)
        }
    }

    private mutating func compress(_ blocks: UnsafePointer<UInt8>?, blockCount: Int) {
        let compress = usesInstructions ? csha256_compress_with_instructions : csha256_compress
        withUnsafeMutableBytes(of: &state) { state in
            compress(state.assumingMemoryBound(to: UInt32.self).baseAddress, blocks, blockCount)
        }
    }
}

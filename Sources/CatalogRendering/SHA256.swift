import CSHA256

/// SHA-256 as FIPS 180-4 defines it (section 6.2). Our own, because a package for it would take a minute to build.
struct SHA256 {
    /// Whether this processor has instructions for it, which take a fifth of the time.
    static let hasInstructions = csha256_is_available()

    private let usesInstructions: Bool
    private var state = SIMD8<UInt32>(
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    /// What has come in since the last whole block; less than 64 bytes.
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
        let blockCount = (bytes.endIndex - start) / 64
        if usesInstructions {
            bytes[start...].withUnsafeBufferPointer { blocks in
                withUnsafeMutableBytes(of: &state) { state in
                    csha256_compress(
                        state.assumingMemoryBound(to: UInt32.self).baseAddress, blocks.baseAddress, blockCount)
                }
            }
            return start + 64 * blockCount
        }
        let constants = Self.constants
        var next = start
        while bytes.endIndex - next >= 64 {
            var schedule = SHA256Schedule(bytes, at: next)
            var working = SHA256Working(state)
            var index = 0
            while true {
                working.sixteenRounds(&schedule, constants, from: index)
                index += 16
                if index == 64 { break }
                schedule.advance()
            }
            state = working.added(to: state)
            next += 64
        }
        return next
    }

    /// Section 4.2.2.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

/// Sixteen words of the message schedule. Named fields and not an array, so that they live in registers.
private struct SHA256Schedule {
    var w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15: UInt32

    @inline(__always)
    init(_ bytes: ArraySlice<UInt8>, at start: Int) {
        func word(_ index: Int) -> UInt32 {
            let first = start + 4 * index
            return UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16 | UInt32(bytes[first + 2]) << 8
                | UInt32(bytes[first + 3])
        }
        (w0, w1, w2, w3) = (word(0), word(1), word(2), word(3))
        (w4, w5, w6, w7) = (word(4), word(5), word(6), word(7))
        (w8, w9, w10, w11) = (word(8), word(9), word(10), word(11))
        (w12, w13, w14, w15) = (word(12), word(13), word(14), word(15))
    }

    /// The next sixteen words.
    @inline(__always)
    mutating func advance() {
        w0 = next(w0, w1, w9, w14)
        w1 = next(w1, w2, w10, w15)
        w2 = next(w2, w3, w11, w0)
        w3 = next(w3, w4, w12, w1)
        w4 = next(w4, w5, w13, w2)
        w5 = next(w5, w6, w14, w3)
        w6 = next(w6, w7, w15, w4)
        w7 = next(w7, w8, w0, w5)
        w8 = next(w8, w9, w1, w6)
        w9 = next(w9, w10, w2, w7)
        w10 = next(w10, w11, w3, w8)
        w11 = next(w11, w12, w4, w9)
        w12 = next(w12, w13, w5, w10)
        w13 = next(w13, w14, w6, w11)
        w14 = next(w14, w15, w7, w12)
        w15 = next(w15, w0, w8, w13)
    }

    /// The word that follows, of those 16, 15, 7 and 2 before it.
    @inline(__always)
    private func next(_ w16: UInt32, _ w15: UInt32, _ w7: UInt32, _ w2: UInt32) -> UInt32 {
        let sigma0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >> 3)
        let sigma1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >> 10)
        return w16 &+ sigma0 &+ w7 &+ sigma1
    }
}

/// The eight working variables.
private struct SHA256Working {
    var a, b, c, d, e, f, g, h: UInt32

    @inline(__always)
    init(_ state: SIMD8<UInt32>) {
        (a, b, c, d) = (state[0], state[1], state[2], state[3])
        (e, f, g, h) = (state[4], state[5], state[6], state[7])
    }

    @inline(__always)
    func added(to state: SIMD8<UInt32>) -> SIMD8<UInt32> { state &+ SIMD8(a, b, c, d, e, f, g, h) }

    @inline(__always)
    mutating func sixteenRounds(_ w: inout SHA256Schedule, _ k: [UInt32], from i: Int) {
        round(k[i], w.w0)
        round(k[i + 1], w.w1)
        round(k[i + 2], w.w2)
        round(k[i + 3], w.w3)
        round(k[i + 4], w.w4)
        round(k[i + 5], w.w5)
        round(k[i + 6], w.w6)
        round(k[i + 7], w.w7)
        round(k[i + 8], w.w8)
        round(k[i + 9], w.w9)
        round(k[i + 10], w.w10)
        round(k[i + 11], w.w11)
        round(k[i + 12], w.w12)
        round(k[i + 13], w.w13)
        round(k[i + 14], w.w14)
        round(k[i + 15], w.w15)
    }

    /// One round; the compiler turns the moves into names.
    @inline(__always)
    private mutating func round(_ constant: UInt32, _ word: UInt32) {
        let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ sum1 &+ choice &+ constant &+ word
        let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
    }
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 - count) }

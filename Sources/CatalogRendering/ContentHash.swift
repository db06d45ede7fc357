/// The SHA-256 of a file's bytes: what the manifest remembers of a file.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The eight words of the digest, two at a time.
    private let words: SIMD8<UInt32>

    /// The hash of some bytes.
    public init(of bytes: [UInt8]) {
        self.init(of: bytes[...])
    }

    public init(of bytes: ArraySlice<UInt8>) {
        var hasher = SHA256()
        hasher.update(bytes)
        words = hasher.finished()
    }

    /// nil unless `digits` are 64 hexadecimal digits in small letters.
    public init?(hexDigits digits: some Collection<UInt8>) {
        guard digits.count == 64 else { return nil }
        var words = SIMD8<UInt32>()
        for (index, digit) in digits.enumerated() {
            guard let value = Self.value(ofDigit: digit) else { return nil }
            words[index / 8] = words[index / 8] << 4 | value
        }
        self.words = words
    }

    /// nil unless there are 32 bytes.
    public init?(bytes: ArraySlice<UInt8>) {
        guard bytes.count == 32 else { return nil }
        var words = SIMD8<UInt32>()
        for (index, byte) in bytes.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
        self.words = words
    }

    /// The 32 bytes of the digest.
    public var bytes: [UInt8] {
        (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 4] >> UInt32(24 - 8 * ($0 % 4))) }
    }

    /// 64 hexadecimal digits in small letters.
    public var hexDigits: [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return (0..<64).map { index in
            digits[Int(words[index / 8] >> UInt32(28 - 4 * (index % 8)) & 0xF)]
        }
    }

    public var description: String { String(decoding: hexDigits, as: UTF8.self) }

    private static func value(ofDigit digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}

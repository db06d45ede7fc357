/// The SHA-256 hash of a file's bytes, recorded in an output's manifest for recognizing changed files.
///
/// Numbers and not a vector of numbers: the frames of asynchronous functions do not keep to the alignment of wide
/// vectors.
public struct ContentHash: Hashable, Sendable, CustomStringConvertible {
    /// The digest in order, eight bytes in each; the first byte is the highest.
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0

    /// The hash of some bytes.
    public init(of bytes: [UInt8]) {
        self.init(of: bytes[...])
    }

    /// Creates the hash of a slice of bytes.
    public init(of bytes: ArraySlice<UInt8>) {
        let words = bytes.withUnsafeBufferPointer { SHA256.digest(of: $0) }
        for index in 0..<8 { push(UInt64(words[index]), bitCount: 32) }
    }

    /// nil unless `digits` are 64 hexadecimal digits in small letters.
    public init?(hexDigits digits: some Collection<UInt8>) {
        guard digits.count == 64 else { return nil }
        var (part, count): (UInt64, UInt64) = (0, 0)
        for digit in digits {
            guard let value = Self.value(ofDigit: digit) else { return nil }
            (part, count) = (part << 4 | value, count + 1)
            if count % 16 == 0 { (first, second, third, fourth) = (second, third, fourth, part) }
        }
    }

    /// nil unless there are 32 bytes.
    public init?(bytes: ArraySlice<UInt8>) {
        guard bytes.count == 32 else { return nil }
        for byte in bytes { push(UInt64(byte), bitCount: 8) }
    }

    /// Shifts all bits up and appends more bits.
    private mutating func push(_ bits: UInt64, bitCount: UInt64) {
        let rest = 64 - bitCount
        first = first << bitCount | second >> rest
        second = second << bitCount | third >> rest
        third = third << bitCount | fourth >> rest
        fourth = fourth << bitCount | bits
    }

    /// The digest as four numbers.
    public var parts: (UInt64, UInt64, UInt64, UInt64) { (first, second, third, fourth) }

    /// The 32 bytes of the digest.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        for part in [first, second, third, fourth] {
            withUnsafeBytes(of: part.bigEndian) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }

    /// 64 hexadecimal digits in small letters.
    public var hexDigits: [UInt8] {
        var digits: [UInt8] = []
        digits.reserveCapacity(64)
        for part in [first, second, third, fourth] {
            for shift in stride(from: 60, through: 0, by: -4) { digits.append(Self.digit(UInt8(part >> shift & 0xF))) }
        }
        return digits
    }

    /// The hash as 64 hexadecimal digits in small letters.
    public var description: String { String(decoding: hexDigits, as: UTF8.self) }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private static func value(ofDigit digit: UInt8) -> UInt64? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}

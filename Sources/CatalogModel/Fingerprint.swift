/// A hash of a list of texts as 16 hexadecimal digits (64-bit FNV-1a), for recognizing the same texts again, such as a
/// change of the catalog.
package enum Fingerprint {
    /// Returns 64 bits of FNV-1a as hexadecimal digits: enough to distinguish the changes of a catalog.
    package static func text(of parts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

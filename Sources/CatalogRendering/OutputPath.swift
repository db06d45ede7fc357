/// The path of a file within an output's folder, with slashes and with names valid on all systems.
///
/// Never leads out of the folder.
public struct OutputPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The path with slashes between names, without a leading slash.
    public let text: String

    /// Creates a path; nil unless every name in the path can be a file's name on all systems: not empty, not `.` or
    /// `..`, without control characters and `< > : " \ | ? *`, without a dot or space at the end, not a name reserved
    /// by Windows for devices, nor the name of Git's folder; 1,024 bytes at most.
    public init?(_ text: String) {
        guard text.utf8.count <= 1_024 else { return nil }
        let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard names.allSatisfy({ Self.isPortableName(Substring($0)) }) else { return nil }
        self.text = text
    }

    /// Creates a path already known to be portable.
    init(portable text: String) {
        self.text = text
    }

    /// The path as text.
    public var description: String { text }

    /// Returns whether a path comes first by UTF-8 bytes, the same order on every system.
    public static func < (left: OutputPath, right: OutputPath) -> Bool {
        let order = left.text.utf8.withContiguousStorageIfAvailable { left in
            right.text.utf8.withContiguousStorageIfAvailable { left.lexicographicallyPrecedes($0) }
        }
        return (order ?? nil) ?? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    private static func isPortableName(_ name: Substring) -> Bool {
        guard let last = name.utf8.last, last != UInt8(ascii: "."), last != UInt8(ascii: " ") else { return false }
        return name.utf8.count <= 255 && name.utf8.allSatisfy(isPortableByte) && !isDeviceName(name)
            && !(name.utf8.count == 4 && name.lowercased() == ".git")
    }

    private static func isPortableByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "\""),
            UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"):
            false
        default: true
        }
    }

    private static func isDeviceName(_ name: Substring) -> Bool {
        // Device names have three or four letters; most names end here.
        guard (3...6).contains(name.utf8.prefix { $0 != UInt8(ascii: ".") }.count) else { return false }
        let stem = name.prefix { $0 != "." }
        guard stem.utf8.count <= 6, (3...4).contains(stem.count) else { return false }
        let letters = stem.uppercased()
        if letters.count == 3 { return ["CON", "PRN", "AUX", "NUL"].contains(letters) }
        return (letters.hasPrefix("COM") || letters.hasPrefix("LPT")) && letters.last?.isNumber == true
    }
}

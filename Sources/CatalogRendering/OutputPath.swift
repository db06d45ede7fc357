/// The path of a file within an output's folder, with slashes and with names valid on all systems.
///
/// Never leads out of the folder.
public struct OutputPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The path with slashes between names, without a leading slash.
    public let text: String

    /// The greatest length of a path, in bytes.
    static let limit = 1_024
    /// The greatest length of each name in a path, in bytes.
    static let nameLimit = 255

    /// Creates a path; nil unless every name in the path can be a file's name on all systems: not empty, not `.` or
    /// `..`, without control characters and `< > : " \ | ? *`, without a dot or space at the end, not a name reserved
    /// by Windows for devices, nor the name of Git's folder; 1,024 bytes at most.
    public init?(_ text: String) {
        var text = text
        guard text.withUTF8(Self.isPortable) else { return nil }
        self.text = text
    }

    /// Creates a path from text already checked to be portable.
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

    private static func isPortable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= limit else { return false }
        var start = 0
        // A manifest has thousands of paths, read at each build.
        while let end = text[start...].firstIndex(of: UInt8(ascii: "/")) {
            guard isPortableName(text[start..<end]) else { return false }
            start = end + 1
        }
        return isPortableName(text[start...])
    }

    private static func isPortableName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let last = name.last, last != UInt8(ascii: "."), last != UInt8(ascii: " "), name.count <= nameLimit,
            name.allSatisfy(isPortableByte)
        else { return false }
        // Names of devices have three or four letters, before any dot; most names are longer.
        let stem = (name.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex) - name.startIndex
        guard (3...6).contains(stem) || name.count == 4 else { return true }
        let word = Substring(decoding: name, as: UTF8.self)
        return !isDeviceName(word) && !(name.count == 4 && word.lowercased() == ".git")
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
        let stem = name.prefix { $0 != "." }
        guard stem.utf8.count <= 6, (3...4).contains(stem.count) else { return false }
        let letters = stem.uppercased()
        if letters.count == 3 { return ["CON", "PRN", "AUX", "NUL"].contains(letters) }
        return (letters.hasPrefix("COM") || letters.hasPrefix("LPT")) && letters.last?.isNumber == true
    }
}

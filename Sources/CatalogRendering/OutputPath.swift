/// The path of a file within an output's folder, with slashes. Never leads out of the folder.
public struct OutputPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let text: String

    /// nil unless every name in the path can be a file's name on all systems: not empty, not `.` or `..`, without
    /// control characters and `< > : " \ | ? *`, without a dot or space at its end, not a name that Windows reserves
    /// for devices; 1,024 bytes at most.
    public init?(_ text: String) {
        guard text.utf8.count <= 1_024 else { return nil }
        let names = text.split(separator: "/", omittingEmptySubsequences: false)
        guard names.allSatisfy(Self.isPortableName) else { return nil }
        self.text = text
    }

    /// The path of a file named by an id; ids are portable names already.
    public var description: String { text }

    public static func < (left: OutputPath, right: OutputPath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    private static func isPortableName(_ name: Substring) -> Bool {
        guard let last = name.unicodeScalars.last, last != ".", last != " " else { return false }
        guard name.utf8.count <= 255 else { return false }
        let forbidden: Set<Unicode.Scalar> = ["<", ">", ":", "\"", "\\", "|", "?", "*", "\u{7F}"]
        guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !forbidden.contains($0) }) else { return false }
        let stem = name.prefix { $0 != "." }.uppercased()
        let devices: Set<String> = ["CON", "PRN", "AUX", "NUL"]
        let isNumberedDevice =
            stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT")) && stem.last?.isNumber == true
        return !devices.contains(stem) && !isNumberedDevice
    }
}

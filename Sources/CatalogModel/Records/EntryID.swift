/// The id of an entry, such as `text-field`: kebab case, unique in the catalog without regard to case.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The text of the id, in kebab case.
    public let rawValue: String

    /// nil unless `rawValue` is kebab case: words of small ASCII letters and digits, joined by single hyphens, the
    /// first word with a letter at the start.
    ///
    /// The names of devices (`con`, `lpt1`) are not valid ids, because no file can have such a name on Windows.
    public init?(_ rawValue: String) {
        guard Self.isKebabCase(rawValue), !Self.devices.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// The text of the id, for interpolation.
    public var description: String { rawValue }

    /// Compares ids byte by byte, independent of any locale.
    public static func < (left: EntryID, right: EntryID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }

    /// Names forbidden to files on Windows, with any extension.
    public static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func isKebabCase(_ text: String) -> Bool {
        guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        var previous = first
        for byte in text.utf8.dropFirst() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-") where previous != byte: break
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "-")
    }
}

extension EntryID {
    /// The id probably meant by the author of `text`: `Form Label`, `FormLabel` and `form_label` give `form-label`.
    ///
    /// nil when no character is left.
    public init?(kebabCasing text: String) {
        var words: [String] = [""]
        var previousIsSmall = false
        for character in text {
            let isASCIILetterOrDigit = character.isASCII && (character.isLetter || character.isNumber)
            if !isASCIILetterOrDigit || (character.isUppercase && previousIsSmall) { words.append("") }
            if isASCIILetterOrDigit { words[words.count - 1].append(character.lowercased()) }
            previousIsSmall = character.isLowercase || character.isNumber
        }
        self.init(words.filter { !$0.isEmpty }.joined(separator: "-"))
    }
}

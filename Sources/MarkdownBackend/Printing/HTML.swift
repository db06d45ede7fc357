/// A function escaping text for use within HTML in Markdown pages.
enum HTML {
    static func escaped(_ text: String) -> String {
        if text.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy(isPlain) }) == true { return text }
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// Whether a byte needs no escape before any other byte.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x80..., UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: true
        }
    }
}

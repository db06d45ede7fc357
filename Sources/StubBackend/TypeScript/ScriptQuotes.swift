/// A converter of string literals in TypeScript to double quotes.
enum ScriptQuotes {
    /// Returns code with double quotes around each string, except where single quotes need fewer escapes.
    static func doubled(_ code: String) -> String {
        guard code.utf8.contains(UInt8(ascii: "'")) else { return code }
        var result: [UInt8] = []
        let bytes = Array(code.utf8)
        var index = 0
        while index < bytes.count {
            let quote = bytes[index]
            guard [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(quote) else {
                result.append(quote)
                index += 1
                continue
            }
            var end = index + 1
            while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
            guard end < bytes.count else {
                result += bytes[index...]
                break
            }
            let content = bytes[(index + 1)..<end]
            if quote == UInt8(ascii: "'"), !content.contains(UInt8(ascii: "\"")) {
                result.append(UInt8(ascii: "\""))
                result += unescaped(content)
                result.append(UInt8(ascii: "\""))
            } else {
                result += bytes[index...end]
            }
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the content of a string without the escapes of single quotes.
    private static func unescaped(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = content.startIndex
        while index < content.endIndex {
            if content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex {
                if content[index + 1] != UInt8(ascii: "'") { result.append(content[index]) }
                result.append(content[index + 1])
                index += 2
            } else {
                result.append(content[index])
                index += 1
            }
        }
        return result
    }
}

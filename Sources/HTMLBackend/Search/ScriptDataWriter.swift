/// A writer of data as a JavaScript file calling a function of the site's script, for loading without a server.
struct ScriptDataWriter {
    private(set) var bytes: [UInt8]
    /// Whether the open list is still empty.
    private var isAtStart = true

    /// Begins a call with a single list.
    init(_ function: StaticString) {
        bytes = Array("catalog.".utf8)
        function.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: "([".utf8)
    }

    /// Ends the call.
    consuming func finished() -> [UInt8] {
        bytes.append(contentsOf: "])\n".utf8)
        return bytes
    }

    mutating func list(_ write: (inout ScriptDataWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: "["))
        isAtStart = true
        write(&self)
        bytes.append(UInt8(ascii: "]"))
        isAtStart = false
    }

    mutating func number(_ value: Int) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes a text.
    ///
    /// Signs able to end a text, a script or a line are spelled out.
    mutating func text(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { buffer in
            guard buffer.allSatisfy(\.isPlain) else { return false }
            bytes.append(contentsOf: buffer)
            return true
        }
        if !isPlain { for scalar in text.unicodeScalars { write(scalar) } }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        // Older script engines end a string at U+2028 and U+2029.
        case 0x2028, 0x2029, 0..<0x20, 0x22, 0x3C, 0x5C:
            let digits = String(scalar.value, radix: 16)
            bytes.append(contentsOf: "\\u".utf8)
            bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
            bytes.append(contentsOf: digits.utf8)
        default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func separate() {
        if !isAtStart { bytes.append(UInt8(ascii: ",")) }
        isAtStart = false
    }
}

extension UInt8 {
    /// Whether a byte needs no escape in the text of a script.
    fileprivate var isPlain: Bool {
        switch self {
        case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0xE2: false
        default: true
        }
    }
}

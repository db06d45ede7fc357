/// A lexical unit of an expression in a catalog's own rule (a word, a quoted name, a number or a sign), with the place
/// in the text.
struct ExpressionWord {
    /// The kind of word in an expression.
    enum Kind: Hashable {
        /// A bare word: a name, a value or a keyword.
        case word
        case quoted
        case sign
    }

    let kind: Kind
    let text: String
    /// The offset of the first byte, and the number of bytes including any quotes.
    let offset: Int
    let length: Int

    /// Takes an expression apart.
    /// - Returns: The words up to the first byte without a word, and the offset of the byte.
    static func all(in text: String) -> (words: [ExpressionWord], invalid: Int?) {
        let bytes = Array(text.utf8)
        var words: [ExpressionWord] = []
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: " ") || bytes[offset] == 0x0A {
                offset += 1
                continue
            }
            guard let word = next(in: bytes, at: offset) else { return (words, offset) }
            words.append(word)
            offset += word.length
        }
        return (words, nil)
    }

    private static func next(in bytes: [UInt8], at offset: Int) -> ExpressionWord? {
        func word(_ kind: Kind, text: ArraySlice<UInt8>, length: Int) -> ExpressionWord {
            ExpressionWord(kind: kind, text: String(decoding: text, as: UTF8.self), offset: offset, length: length)
        }
        let rest = bytes[offset...]
        let first = bytes[offset]
        if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
            guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
            return word(.quoted, text: bytes[(offset + 1)..<end], length: end + 1 - offset)
        }
        for sign in ["!=", "<=", ">=", "=", "<", ">", "(", ")", ",", "."] where rest.starts(with: sign.utf8) {
            return word(.sign, text: rest.prefix(sign.utf8.count), length: sign.utf8.count)
        }
        let letters = rest.prefix { isLetter($0) }
        return letters.isEmpty ? nil : word(.word, text: letters, length: letters.count)
    }

    /// Whether a byte is a letter, a digit, a hyphen, an underscore or any byte beyond ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }
}

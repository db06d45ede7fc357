import CatalogModel

/// A reader of `.strings` files, property lists in the old style with texts only: `"key" = "text";`, comments as in C.
struct OldStylePropertyList {
    private(set) var pairs: [(key: Text, value: Text, comment: Text?)] = []
    private let bytes: [UInt8]
    private let file: SourceFile
    private var index = 0
    /// The location of an escape for one half of a surrogate pair, which is not a character.
    private var half: SourceRange?
    /// The comment before the next token, without a blank line between.
    private var comment: Range<Int>?

    init(_ source: SourceFile, diagnostics: inout Diagnostics) {
        let text = UnicodeFile(source, diagnostics: &diagnostics)
        file = text?.file ?? source
        bytes = text?.bytes ?? []
        while skipSpace(), index < bytes.count {
            let comment = comment.flatMap(remark)
            guard let key = token(), take("="), let value = token(), take(";") else {
                if let half {
                    diagnostics.report(
                        .malformedStrings("this is one half of a surrogate pair; write both halves", at: half))
                    return
                }
                let end = min(index + 1, bytes.count)
                let location = file.range(ofBytes: min(index, end)..<end)
                diagnostics.report(.malformedStrings("invalid line; write it like \"key\" = \"text\";", at: location))
                return
            }
            pairs.append((key, value, comment))
            self.comment = nil
        }
    }

    /// Returns the words of comments for translators; nil for a comment without words, and for a mark of a section.
    private func remark(_ range: Range<Int>) -> Text? {
        let marks: Set<Character> = ["/", "*", " ", "\t"]
        let lines = String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { line in
                let start = line.drop(while: marks.contains)
                return start.lastIndex { !marks.contains($0) }.map { String(start[...$0]) } ?? ""
            }
        let words = lines.joined(separator: "\n").trimmed
        // `genstrings` writes this comment for a call without a comment.
        if words.isEmpty || words.hasPrefix("MARK:") || words == "No comment provided by engineer." { return nil }
        return Text(words, at: file.range(ofBytes: range))
    }

    /// Skips white space and comments, and notes the comments directly before the next token.
    ///
    /// Always true, for conditions.
    private mutating func skipSpace() -> Bool {
        var lines = 0
        while index < bytes.count {
            let start = index
            if bytes[index].isSpace {
                let isBreak =
                    bytes[index] == 0x0A || (bytes[index] == 0x0D && !bytes[(index + 1)...].starts(with: [0x0A]))
                lines += isBreak ? 1 : 0
                index += 1
                if lines > 1 { comment = nil }
                continue
            }
            if bytes[index...].starts(with: "//".utf8) {
                index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            } else if bytes[index...].starts(with: "/*".utf8) {
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
                index = min(index + 2, bytes.count)
            } else {
                break
            }
            // A comment after a pair, in the same line, is not about the next pair.
            let isBehind = lines == 0 && comment == nil && !pairs.isEmpty
            comment = isBehind ? nil : (comment?.lowerBound ?? start)..<index
            lines = 0
        }
        return true
    }

    private mutating func take(_ sign: Character) -> Bool {
        guard skipSpace(), index < bytes.count, bytes[index] == sign.asciiValue else { return false }
        index += 1
        return true
    }

    /// Reads a text in quotes, or a word without; nil where there is none.
    private mutating func token() -> Text? {
        guard skipSpace(), index < bytes.count else { return nil }
        let start = index
        guard bytes[index] == UInt8(ascii: "\"") else {
            while index < bytes.count, bytes[index].isWord { index += 1 }
            if index == start { return nil }
            return Text(String(decoding: bytes[start..<index], as: UTF8.self), at: file.range(ofBytes: start..<index))
        }
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if half != nil { return nil }
            if bytes[index] == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(bytes[index]); index += 1 }
        }
        guard index < bytes.count, half == nil else {
            index = start
            return nil
        }
        index += 1
        return Text(String(decoding: text, as: UTF8.self), at: file.range(ofBytes: start..<index))
    }

    private mutating func escape(into text: inout [UInt8]) {
        let start = index
        index += 1
        guard index < bytes.count else { return }
        let sign = bytes[index]
        index += 1
        switch sign {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let value = codeUnit()
            var scalar = Unicode.Scalar(value)
            if 0xD800...0xDBFF ~= value, bytes[index...].starts(with: [UInt8(ascii: "\\"), sign]) {
                index += 2
                scalar = Unicode.Scalar(highSurrogate: value, lowSurrogate: codeUnit())
            }
            if let scalar {
                text += Array(String(Character(scalar)).utf8)
            } else {
                half = file.range(ofBytes: start..<index)
            }
        default: text.append(sign)
        }
    }

    /// Takes up to four hexadecimal digits.
    private mutating func codeUnit() -> UInt32 {
        var value: UInt32 = 0
        let end = min(index + 4, bytes.count)
        while index < end, let digit = bytes[index].hexValue {
            value = value << 4 | digit
            index += 1
        }
        return value
    }
}

extension UInt8 {
    fileprivate var isWord: Bool {
        !isSpace && !"=;\"/".utf8.contains(self)
    }
}

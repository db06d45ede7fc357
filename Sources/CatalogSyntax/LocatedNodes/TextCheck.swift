package import CatalogModel

extension SourceLines {
    /// Creates the lines of a file for a parser; nil, after a report, for a file that is too large or no text.
    package init?(
        checking file: SourceFile, fileSize: Int, allowsAnyCharacter: Bool, diagnostics: inout Diagnostics
    ) {
        if file.bytes.count > fileSize {
            diagnostics.report(.fileTooLarge(file.bytes.count, limit: fileSize, at: file.start))
            return nil
        }
        self.init(file)
        guard TextCheck.passes(self, allowsAnyCharacter: allowsAnyCharacter, diagnostics: &diagnostics) else {
            return nil
        }
    }
}

extension Diagnostics {
    /// Adds the findings about a file, and a further finding where some were left out.
    package mutating func merge(_ found: Diagnostics, about file: SourceFile) {
        merge(found)
        if found.isCutOff { report(.tooManyFindings(at: file.start)) }
    }
}

extension SourceFile {
    fileprivate var start: SourceRange { SourceRange(file: self, from: 0, to: 0) }
}

/// A check of a YAML or JSON file before parsing for bytes outside of UTF-8 and for forbidden control characters.
private struct TextCheck {
    private let lines: SourceLines
    private var bytes: [UInt8] { lines.bytes }

    /// Reports bytes not allowed in YAML.
    ///
    /// - Returns: Whether the file may be parsed.
    static func passes(_ lines: SourceLines, allowsAnyCharacter: Bool, diagnostics: inout Diagnostics) -> Bool {
        let check = TextCheck(lines: lines)
        if let finding = check.encodingFinding {
            diagnostics.report(finding)
            return false
        }
        if allowsAnyCharacter || lines.isASCII && !lines.hasControls { return true }
        return check.reportCharacters(&diagnostics)
    }

    /// An encoding other than UTF-8.
    private var encodingFinding: Diagnostic? {
        if let name = otherEncoding { return .notUTF8("it is \(name)", at: lines.range(0..<0)) }
        guard !lines.isASCII, let first = firstInvalidByte(from: 0) else { return nil }
        let value = String(bytes[first], radix: 16, uppercase: true)
        return .notUTF8("its byte \(value) is not", at: lines.range(first..<first))
    }

    /// The name of another encoding, detected by a byte order mark or by the zeros among the first bytes.
    private var otherEncoding: String? {
        let zeros = bytes.prefix(4).map { $0 == 0 }
        switch zeros {
        case [false, true, true, true], [true, true, true, false]: return "UTF-32"
        case [false, false, true, true] where bytes.starts(with: [0xFF, 0xFE]): return "UTF-32"
        case [true, true, false, false] where bytes[2...].starts(with: [0xFE, 0xFF]): return "UTF-32"
        case [false, true, false, true], [true, false, true, false]: return "UTF-16"
        default: return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
        }
    }

    /// Returns the offset of the first byte from `start` on outside of UTF-8 (RFC 3629).
    private func firstInvalidByte(from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            let lead = bytes[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            let length = sequenceLength(lead, second: bytes.byte(index + 1))
            guard length > 0, index + length <= bytes.count else { return index }
            for offset in 1..<length where !bytes[index + offset].isContinuation { return index }
            index += length
        }
        return nil
    }

    /// Returns the number of bytes of the code point beginning with two bytes; zero if there is none.
    private func sequenceLength(_ lead: UInt8, second: UInt8) -> Int {
        switch (lead, second) {
        case (0xC2...0xDF, _): 2
        case (0xE0, 0xA0...0xBF), (0xE1...0xEC, _), (0xED, 0x80...0x9F), (0xEE...0xEF, _): 3
        case (0xF0, 0x90...0xBF), (0xF1...0xF3, _), (0xF4, 0x80...0x8F): 4
        default: 0
        }
    }

    private func reportCharacters(_ diagnostics: inout Diagnostics) -> Bool {
        var passes = true
        var index = lines.begin
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                index += 1
                continue
            }
            let length = byte < 0x80 ? 1 : sequenceLength(byte, second: bytes.byte(index + 1))
            if let character = forbiddenCharacter(at: index).flatMap(Unicode.Scalar.init) {
                passes = false
                diagnostics.report(.forbiddenCharacter(character, at: lines.range(index..<(index + length))))
                if character.value == 0 || diagnostics.isCutOff { return false }
            }
            index += length
        }
        return passes
    }

    /// Returns the code point at an offset if YAML does not allow the code point, or if only YAML 1.1 sees a line break
    /// there.
    private func forbiddenCharacter(at index: Int) -> UInt32? {
        let byte = bytes[index]
        if byte < 0x80 { return byte.isBlankOrBreak ? nil : UInt32(byte) }
        let second = bytes.byte(index + 1)
        let third = bytes.byte(index + 2)
        switch (byte, second, third) {
        case (0xC2, 0x80...0x9F, _): return UInt32(second)
        case (0xE2, 0x80, 0xA8...0xA9): return 0x2000 + UInt32(third & 0x3F)
        case (0xEF, 0xBB, 0xBF): return 0xFEFF
        case (0xEF, 0xBF, 0xBE...0xBF): return 0xFFC0 + UInt32(third & 0x3F)
        default: return nil
        }
    }
}

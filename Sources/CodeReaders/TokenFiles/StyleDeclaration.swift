import SourceCode

/// A declaration in a style sheet of CSS or SCSS, such as `--ink: #123` or `$ink: #123`.
struct StyleDeclaration {
    /// As written, with `--` or `$`.
    let name: String
    /// Without comments.
    let value: String
    /// The location of the value in bytes.
    let range: Range<Int>
    /// The selectors and at-rules around, from the outside in.
    let blocks: [String]

    /// Returns the declarations of custom properties and variables, in the order of the file.
    static func all(in bytes: [UInt8], hasLineComments: Bool) -> [StyleDeclaration] {
        var reader = Reader(bytes: bytes, hasLineComments: hasLineComments)
        while reader.readStatement() {}
        // The rule of a property precedes any declaration.
        return reader.initialValues + reader.declarations
    }

    /// A reader of statements, in a single pass.
    private struct Reader {
        let bytes: [UInt8]
        let hasLineComments: Bool
        var offset = 0
        var blocks: [String] = []
        var declarations: [StyleDeclaration] = []
        /// The initial values in the rules `@property --ink`.
        var initialValues: [StyleDeclaration] = []

        init(bytes: [UInt8], hasLineComments: Bool) {
            self.bytes = bytes
            self.hasLineComments = hasLineComments
            offset = SyntaxScanner.start(of: bytes)
        }

        private func byte(_ distance: Int) -> UInt8 {
            offset + distance < bytes.count ? bytes[offset + distance] : 0
        }

        /// Reads up to the end of a declaration, or to a brace; returns false at the end of the file.
        mutating func readStatement() -> Bool {
            var text: [UInt8] = []
            var depth = 0
            var start: Int?
            var end = offset
            while offset < bytes.count {
                if skipComment() { continue }
                let next = bytes[offset]
                let isInterpolation = next == UInt8(ascii: "{") && text.last == UInt8(ascii: "#")
                if depth == 0, next == UInt8(ascii: ";") || next == UInt8(ascii: "}") || next == UInt8(ascii: "{"),
                    !isInterpolation
                {
                    offset += 1
                    finish(at: next, of: text, start: start ?? offset - 1, end: end)
                    return true
                }
                if next == UInt8(ascii: "(") || isInterpolation { depth += 1 }
                if next == UInt8(ascii: ")") || next == UInt8(ascii: "}") { depth = max(0, depth - 1) }
                let part = offset
                skipCharacter()
                text += bytes[part..<offset]
                if SyntaxScanner.isSpace(next) { continue }
                if start == nil { start = part }
                end = offset
            }
            finish(at: UInt8(ascii: ";"), of: text, start: start ?? offset, end: end)
            return false
        }

        private mutating func finish(at last: UInt8, of bytes: [UInt8], start: Int, end: Int) {
            let text = String(decoding: bytes, as: UTF8.self).trimmed
            if last == UInt8(ascii: "{") { return blocks.append(text) }
            let rule = blocks.last.flatMap { $0.hasPrefix("@property") ? $0.dropFirst("@property".count) : nil }
            let isInitial = rule != nil && text.hasPrefix("initial-value")
            if isInitial || text.hasPrefix("--") || text.hasPrefix("$"), let colon = Self.colon(in: text.utf8) {
                let value = String(text[text.utf8.index(after: colon)...]).trimmed
                let whole = self.bytes[start..<max(start, end)]
                let first = Self.colon(in: whole).map { $0 + 1 } ?? start
                let begin = whole[first...].firstIndex { !SyntaxScanner.isSpace($0) } ?? first
                let declaration = StyleDeclaration(
                    name: isInitial ? String(rule ?? "").trimmed : String(text[..<colon]).trimmed, value: value,
                    range: begin..<max(begin, end), blocks: isInitial ? blocks.dropLast() : blocks)
                if isInitial { initialValues.append(declaration) } else { declarations.append(declaration) }
            }
            if last == UInt8(ascii: "}") { _ = blocks.popLast() }
        }

        /// Returns the index of the first colon outside of an escape.
        private static func colon<Bytes: Collection<UInt8>>(in bytes: Bytes) -> Bytes.Index? {
            var isEscaped = false
            return bytes.firstIndex { byte in
                if byte == UInt8(ascii: ":"), !isEscaped { return true }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                return false
            }
        }

        private mutating func skipComment() -> Bool {
            guard byte(0) == UInt8(ascii: "/") else { return false }
            if byte(1) == UInt8(ascii: "*") {
                offset += 2
                while offset < bytes.count, byte(0) != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { offset += 1 }
                offset = min(offset + 2, bytes.count)
                return true
            }
            guard hasLineComments, byte(1) == UInt8(ascii: "/") else { return false }
            while offset < bytes.count, byte(0) != 0x0A { offset += 1 }
            return true
        }

        /// Skips a character with its escape, or a quoted text up to the end of the line.
        private mutating func skipCharacter() {
            let first = bytes[offset]
            offset = min(offset + (first == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
            guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return }
            while offset < bytes.count, bytes[offset] != first, bytes[offset] != 0x0A {
                offset = min(offset + (bytes[offset] == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
            }
            if offset < bytes.count, bytes[offset] == first { offset += 1 }
        }
    }
}

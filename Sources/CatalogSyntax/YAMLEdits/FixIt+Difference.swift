package import CatalogModel

extension Diagnostic.FixIt {
    /// The replacement of the range that differs between two states of a file; nil where both are the same.
    package init?(from old: SourceFile, to new: SourceFile) {
        guard old.bytes != new.bytes else { return nil }
        var start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
        // A fix must not split a character.
        start = Self.startOfCharacter(at: start, in: old.bytes)
        let shorter = min(old.bytes.count, new.bytes.count) - start
        let tail = min(shorter, zip(old.bytes.reversed(), new.bytes.reversed()).prefix { $0 == $1 }.count)
        var end = (old: old.bytes.count - tail, new: new.bytes.count - tail)
        while end.old < old.bytes.count, Self.isContinuation(old.bytes[end.old]) { end = (end.old + 1, end.new + 1) }
        if start == end.old, new.bytes[start..<end.new].contains(0x0A) {
            // Insert whole lines, even if they begin like the lines around them.
            let line = old.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            if new.bytes[line..<end.new].suffix(start - line).elementsEqual(old.bytes[line..<start]) {
                end = (line, end.new - (start - line))
                start = line
            }
        }
        self.init(
            replace: SourceRange(file: old, from: start, to: end.old),
            with: String(decoding: new.bytes[start..<end.new], as: UTF8.self))
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Returns the start of the character with a byte, which both files share up to there.
    private static func startOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int {
        var start = offset
        while start > 0, start < bytes.count, isContinuation(bytes[start]) { start -= 1 }
        return start
    }
}

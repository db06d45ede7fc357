package import CatalogModel

extension Diagnostic.FixIt {
    /// The replacement of the stretch that differs between two states of a file; nil where both are the same.
    package init?(from old: SourceFile, to new: SourceFile) {
        guard old.bytes != new.bytes else { return nil }
        var start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
        let shorter = min(old.bytes.count, new.bytes.count) - start
        let tail = min(shorter, zip(old.bytes.reversed(), new.bytes.reversed()).prefix { $0 == $1 }.count)
        var end = (old: old.bytes.count - tail, new: new.bytes.count - tail)
        if start == end.old, new.bytes[start..<end.new].contains(0x0A) {
            // Whole lines are put between others, however these begin.
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
}

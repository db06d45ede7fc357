/// Reader of the tags in HTML: whole documents or pieces.
struct HTMLTags {
    private let bytes: [UInt8]
    private var index = 0
    private var tags: [CodeTag] = []
    private var open: [String] = []
    /// Whether the enclosing elements are certain: not after a mismatched closing tag, for example.
    private var knowsParents = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read() -> [CodeTag] {
        var reader = self
        while reader.index < bytes.count { reader.step() }
        return reader.tags
    }

    private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(after text: String) {
        while index < bytes.count, !starts(text) { index += 1 }
        index = min(bytes.count, index + text.utf8.count)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    private static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "=>/".utf8.contains(byte) }

    private mutating func takeName() -> (String, Range<Int>) {
        let start = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        return (String(decoding: bytes[start..<index], as: UTF8.self), start..<index)
    }

    private mutating func step() {
        if starts("<!--") { return skip(after: "-->") }
        if starts("{{") { return skip(after: "}}") }
        if starts("<%") { return skip(after: "%>") }
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
            index += 1
            return
        }
        if bytes[index + 1] == UInt8(ascii: "/") {
            index += 2
            close(takeName().0)
        } else if Self.isLetter(bytes[index + 1]) {
            index += 1
            takeTag()
        } else {
            index += 1
        }
    }

    private static let voids: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// Elements with text only.
    private static let texts: Set<String> = ["script", "style", "textarea", "title", "iframe", "xmp"]

    private mutating func close(_ name: String) {
        if open.last == name { open.removeLast() } else { knowsParents = false }
    }

    private mutating func takeTag() {
        let (name, byteRange) = takeName()
        var tag = CodeTag(name: name, nameBytes: byteRange)
        tag.parent = knowsParents ? open.last : nil
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if bytes[index] == UInt8(ascii: "<") { return }
            if bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "/") {
                tag.isEmpty = bytes[index] == UInt8(ascii: "/")
                index += 1
            } else if let attribute = takeAttribute() {
                tag.isEmpty = false
                if attribute.name == "..." || attribute.name == "…" { tag.isElided = true }
                tag.attributes.append(attribute)
            } else {
                return
            }
        }
        guard index < bytes.count else { return }
        index += 1
        tags.append(tag)
        // Browsers do not close a custom element at `/>`, so the parents of later tags are uncertain.
        if tag.isEmpty, name.contains("-") { knowsParents = false }
        if Self.texts.contains(name), !tag.isEmpty { return skip(after: "</\(name)>") }
        if !tag.isEmpty, !Self.voids.contains(name) { open.append(name) }
    }

    private mutating func takeAttribute() -> CodeTag.Attribute? {
        let (name, byteRange) = takeName()
        if name.isEmpty {
            index += 1
            return CodeTag.Attribute(name: "", nameBytes: byteRange, value: .none)
        }
        var next = index
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else {
            return CodeTag.Attribute(name: name, nameBytes: byteRange, value: .none)
        }
        next += 1
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
        guard next < bytes.count else { return nil }
        let quote = bytes[next]
        let start: Int
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            start = next + 1
            guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
            next = end
            index = end + 1
        } else {
            start = next
            while next < bytes.count, bytes[next] > 0x20, bytes[next] != UInt8(ascii: ">") { next += 1 }
            index = next
        }
        let text = String(decoding: bytes[start..<next], as: UTF8.self)
        return CodeTag.Attribute(name: name, nameBytes: byteRange, value: .text(text, start..<next))
    }
}

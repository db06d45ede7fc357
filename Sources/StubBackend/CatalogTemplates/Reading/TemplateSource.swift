package import CatalogModel

/// The source text of a template with the place in a file, for reporting findings at the right position.
package struct TemplateSource: Sendable {
    let bytes: [UInt8]
    private let file: SourceFile
    /// Start of the text in the file; nil if the file does not contain the text verbatim.
    private let start: Int?
    /// The range of the whole text.
    private let range: SourceRange?

    /// Creates the source for a template in a file.
    package init(_ file: SourceFile) {
        let hasMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        self.file = file
        start = hasMark ? 3 : 0
        bytes = hasMark ? Array(file.bytes.dropFirst(3)) : file.bytes
        range = nil
    }

    /// A template in a text of another file.
    package init(_ text: Text) {
        bytes = Array(text.value.utf8)
        file = text.range.file
        range = text.range
        let found = text.range.narrowed(to: text.value)
        start = found.bytes.elementsEqual(bytes) ? found.lowerBound : nil
    }

    /// Returns the location of a range of the text.
    func range(_ byteRange: Range<Int>) -> SourceRange {
        if let start { return file.range(ofBytes: (start + byteRange.lowerBound)..<(start + byteRange.upperBound)) }
        return range ?? file.range(ofBytes: 0..<0)
    }

    /// The first bytes without a reading as text; nil if all bytes are text.
    var misencoded: Range<Int>? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error(let length): return offset..<(offset + length)
            }
        }
    }

    func text(_ byteRange: Range<Int>) -> String { String(decoding: bytes[byteRange], as: UTF8.self) }
}

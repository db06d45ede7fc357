import CatalogModel
import CatalogSyntax

/// A line of a text on several lines, as written in the file.
struct TextLine {
    private let range: SourceRange

    /// Returns the keys at the beginning of lines after the first one, except for code in CommonMark.
    static func keys(in range: SourceRange) -> [Text] {
        let lines = lines(of: range).dropFirst()
        guard let first = lines.first(where: { $0.indentation != nil })?.indentation else { return [] }
        var keys: [Text] = []
        var isFenced = false
        for line in lines {
            if line.isFence { isFenced.toggle() }
            // Lines with four spaces more are code.
            guard !isFenced, let indentation = line.indentation, indentation < first + 4, let key = line.key else {
                continue
            }
            keys.append(key)
        }
        return keys
    }

    private static func lines(of range: SourceRange) -> [TextLine] {
        var lines: [TextLine] = []
        var start = range.lowerBound
        for (offset, byte) in zip(range.lowerBound..., range.bytes) where byte == 0x0A || byte == 0x0D {
            lines.append(TextLine(range: SourceRange(file: range.file, from: start, to: offset)))
            start = offset + 1
        }
        return lines + [TextLine(range: SourceRange(file: range.file, from: start, to: range.upperBound))]
    }

    /// The number of spaces before the text; nil for a blank line.
    private var indentation: Int? {
        let bytes = range.bytes
        return bytes.firstIndex { $0 != 0x20 }.map { bytes.distance(from: bytes.startIndex, to: $0) }
    }

    private var isFence: Bool {
        let text = range.bytes.drop { $0 == 0x20 }
        return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
    }

    /// The key at the beginning of the line, before a colon and a blank or the end of the line; nil for other text.
    private var key: Text? {
        let bytes = Array(range.bytes)
        let start = bytes.firstIndex { $0 != 0x20 } ?? bytes.count
        let end = bytes[start...].firstIndex { !($0 | 0x20).isSmallLetter } ?? bytes.count
        guard start < end, end < bytes.count, bytes[end] == UInt8(ascii: ":"),
            end + 1 == bytes.count || bytes[end + 1] == 0x20
        else { return nil }
        let location = SourceRange(file: range.file, from: range.lowerBound + start, to: range.lowerBound + end)
        return Text(String(decoding: bytes[start..<end], as: UTF8.self), at: location)
    }
}

extension UInt8 {
    fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension ValueForm {
    /// Whether values are sentences for readers, rather than code or names; code is never folded.
    func isSentences(in style: YAMLScalar.Style) -> Bool {
        switch self {
        case .prose: true
        case .text: style != .literal
        case .list(let form): form.isSentences(in: style)
        default: false
        }
    }
}

import CatalogModel

/// The text of a source file decoded from UTF-8 or UTF-16, with places counted in the decoded text.
struct UnicodeFile {
    let file: SourceFile
    var bytes: [UInt8] { file.bytes }

    /// Creates the text of a file; nil for bytes in neither encoding, after a report.
    init?(_ file: SourceFile, diagnostics: inout Diagnostics) {
        let bytes = file.bytes
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
                diagnostics.report(.malformedStrings("the file is not valid UTF-16", at: file.range(ofBytes: 0..<0)))
                return nil
            }
            self.file = SourceFile(path: file.path, text: text)
        } else {
            guard String(validating: bytes, as: UTF8.self) != nil else {
                diagnostics.report(
                    .malformedStrings("the file is neither UTF-8 nor UTF-16", at: file.range(ofBytes: 0..<0)))
                return nil
            }
            self.file =
                bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? SourceFile(path: file.path, bytes: Array(bytes[3...])) : file
        }
    }

    func text(_ byteRange: Range<Int>) -> String { String(decoding: bytes[byteRange], as: UTF8.self) }
}

extension UInt8 {
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// The value of a hexadecimal digit.
    var hexValue: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}

extension StringProtocol {
    /// The text without white space at either end.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
}

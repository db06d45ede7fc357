import CatalogModel
import CatalogSyntax

/// A reader of the standard output of a backend's program as a JSON answer in the supported protocol version.
enum AnswerReader {
    /// Returns the answer, after a check for JSON in the version supported by the program.
    static func read(_ bytes: [UInt8]) throws(AnswerError) -> AnswerObject {
        let text = bytes.last.map { [0x20, 0x0A, 0x0D, 0x09].contains($0) } == true ? trimmed(bytes) : bytes
        if text.isEmpty { throw .nothing }
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { throw .byteOrderMark }
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "answer.json", bytes: text)
        let node = JSONReader.read(file, fileSize: .max, diagnostics: &diagnostics)
        guard let node, !diagnostics.hasErrors else { throw fault(diagnostics.sorted().first, in: file) }
        let value = node.jsonValue()
        guard case .object(let object) = value else { throw .kind(value, isNot: "an object") }
        guard let version = object["protocol"] else { throw .missing("protocol", at: "") }
        guard version == .integer(BackendProtocol.version) else { throw .version(version) }
        return AnswerObject(object, at: "")
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let end = bytes.lastIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
        return Array(bytes[..<(end.map { $0 + 1 } ?? 0)])
    }

    private static func fault(_ finding: Diagnostic?, in file: SourceFile) -> AnswerError {
        isHalf(file.bytes) ? .half(at: file.position(ofByte: file.bytes.count)) : .garbage(finding)
    }

    /// Whether a document has been begun and not ended: with an open string, list or object.
    private static func isHalf(_ bytes: [UInt8]) -> Bool {
        guard bytes.first == UInt8(ascii: "{") else { return false }
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isInString: isEscaped = true
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
            case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth -= 1
            default: break
            }
        }
        return isInString || depth > 0
    }
}

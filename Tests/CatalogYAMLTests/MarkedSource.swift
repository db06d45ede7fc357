import CatalogModel
import CatalogSyntax

/// Source text in which `«` and `»` stand around the places that are expected in findings.
struct MarkedSource {
    let file: SourceFile
    /// The marked places in the order in which they begin.
    let ranges: [SourceRange]

    init(_ marked: String, path: String = "entry.yaml") {
        var bytes: [UInt8] = []
        var byteRanges: [Range<Int>] = []
        var open: [Int] = []
        for character in marked.unicodeScalars {
            switch character {
            case "«":
                open.append(byteRanges.count)
                byteRanges.append(bytes.count..<bytes.count)
            case "»":
                if let index = open.popLast() { byteRanges[index] = byteRanges[index].lowerBound..<bytes.count }
            default: bytes.append(contentsOf: Array(String(Character(character)).utf8))
            }
        }
        let file = SourceFile(path: path, bytes: bytes)
        self.file = file
        ranges = byteRanges.map(file.range(ofBytes:))
    }
}

/// What reading some text gives.
struct Reading {
    let file: SourceFile
    let node: YAMLNode?
    let findings: [Diagnostic]

    init(_ file: SourceFile) {
        var diagnostics = Diagnostics()
        self.file = file
        node = YAMLReader.read(file, diagnostics: &diagnostics)
        findings = diagnostics.sorted()
    }

    init(_ text: String, path: String = "entry.yaml") {
        self.init(SourceFile(path: path, text: text))
    }

    /// The findings as `line:column-line:column rule`.
    var summary: [String] {
        findings.map { "\($0.range.map(Self.locations) ?? "-") \($0.rule.id)" }
    }

    static func locations(_ range: SourceRange) -> String {
        "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    }

    /// The text after all fixes.
    var fixed: String {
        var bytes = file.bytes
        for fix in findings.flatMap(\.fixIts).sorted(by: { $0.range > $1.range }) {
            guard let start = file.byteOffset(of: fix.range.start), let end = file.byteOffset(of: fix.range.end) else {
                continue
            }
            bytes.replaceSubrange(start..<end, with: Array(fix.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The tree in the notation of JSON, all scalars as text, absent ones as `null`.
    var tree: String? { node.map { Self.json($0).compact } }

    private static func json(_ node: YAMLNode) -> JSONValue {
        switch node.content {
        case .scalar(let scalar): scalar.isAbsent ? .null : .string(scalar.text)
        case .sequence(let sequence): .array(sequence.elements.map(json))
        case .mapping(let mapping):
            .object(
                mapping.pairs.reduce(into: JSONObject()) { object, pair in
                    object.append(pair.key.value, value: json(pair.value))
                })
        }
    }
}

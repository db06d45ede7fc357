import CatalogModel

/// A writer of the transcript of a decoding: the answers given by a reader of values, in the order of the questions.
///
/// Decoding again with the same answers gives the same record without the file's syntax tree. A range is written as the
/// distance from the range before and a length, a number in groups of seven bits, a text by a reference to the file
/// where the file has the same bytes.
struct TranscriptWriter {
    private(set) var bytes: [UInt8] = []
    /// The start of the last range.
    private var place = 0

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(_ range: SourceRange) {
        let distance = range.lowerBound - place
        add((distance << 1) ^ (distance >> (Int.bitWidth - 1)))
        add(range.upperBound - range.lowerBound)
        place = range.lowerBound
    }

    mutating func add(_ text: String, at range: SourceRange) {
        let form = TranscriptText(of: text, at: range)
        bytes.append(form.rawValue)
        if form == .apart { add(text) }
    }

    mutating func add(_ text: Text) {
        add(text.range)
        add(text.value, at: text.range)
    }

    mutating func add(_ value: JSONValue) {
        bytes.append(TranscriptData(value).rawValue)
        switch value {
        case .null, .bool: break
        case .number(let text), .string(let text): add(text)
        case .array(let elements):
            add(elements.count)
            for element in elements { add(element) }
        case .object(let object):
            add(object.members.count)
            for member in object.members {
                add(member.name)
                add(member.value)
            }
        }
    }

    /// Begins a value with names; `count` is left out for the short form of a record.
    mutating func begin(_ kind: TranscriptNames, count: Int? = nil) {
        bytes.append(kind.rawValue)
        if let count { add(count) }
    }

    private mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}

/// The place of a text's bytes in a transcript or in the file.
enum TranscriptText: UInt8 {
    /// In the file, the whole range.
    case range
    /// In the file, between the quotation marks around the range.
    case quoted
    /// In the transcript: unescaped or folded text.
    case apart

    init(of text: String, at range: SourceRange) {
        self = .apart
        for form in [Self.range, .quoted] where form.bounds(range).count == text.utf8.count {
            // Most texts of a file come this way, so the bytes are looked at where they lie.
            let isSame = text.utf8.withContiguousStorageIfAvailable { text in
                range.file.bytes.withUnsafeBufferPointer { bytes in
                    UnsafeBufferPointer(rebasing: bytes[form.bounds(range)]).elementsEqual(text)
                }
            }
            if isSame == true { self = form }
        }
    }

    /// Returns the offsets of the text in the file.
    func bounds(_ range: SourceRange) -> Range<Int> {
        let margin = self == .quoted && range.upperBound - range.lowerBound > 1 ? 1 : 0
        return range.lowerBound + margin..<range.upperBound - margin
    }
}

/// The kind of a JSON value in a transcript.
enum TranscriptData: UInt8 {
    case null, no, yes, number, string, array, object

    init(_ value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .bool(let flag): flag ? .yes : .no
            case .number: .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }
}

/// The kind of a value with names, or of a record, in a transcript.
enum TranscriptNames: UInt8 {
    /// A mapping.
    case pairs
    /// A list of names without values; for a record, the short form.
    case bare
}

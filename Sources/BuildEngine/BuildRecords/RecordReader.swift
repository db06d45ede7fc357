import CatalogRendering

/// A decoder of a `BuildRecord` from the bytes written by `RecordWriter`.
///
/// Fails at the first byte not put there by a writer.
struct RecordReader {
    /// The error for bytes other than a record.
    struct FormatError: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// Creates a reader of the bytes of a file made by `RecordWriter.sealed()`; nil for any other bytes.
    init?(_ bytes: [UInt8], sealedBy mark: [UInt8]) {
        let start = mark.count + 32
        guard bytes.starts(with: mark), bytes.count >= start,
            ContentHash(bytes: bytes[mark.count..<start]) == ContentHash(of: bytes[start...])
        else { return nil }
        self.init(bytes[start...])
    }

    /// Creates a reader of a part of such a file.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }
    /// The bytes still to be read.
    var rest: ArraySlice<UInt8> { bytes[position...] }
    private var restCount: Int { bytes.endIndex - position }

    private mutating func take(_ count: Int) throws(FormatError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= restCount else { throw FormatError() }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func number() throws(FormatError) -> Int64 {
        try take(8).reversed().reduce(0) { $0 << 8 | Int64($1) }
    }

    /// Reads the number of values still to come, each with a byte or more.
    mutating func count() throws(FormatError) -> Int {
        guard let count = Int(exactly: try number()), count >= 0, count <= restCount else {
            throw FormatError()
        }
        return count
    }

    mutating func size() throws(FormatError) -> Int {
        guard let size = Int(exactly: try number()), size >= 0 else { throw FormatError() }
        return size
    }

    mutating func byte() throws(FormatError) -> UInt8 {
        guard let byte = try take(1).first else { throw FormatError() }
        return byte
    }

    mutating func flag() throws(FormatError) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw FormatError()
        }
    }

    mutating func text() throws(FormatError) -> String {
        let bytes = try take(count())
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid UTF-8, so bytes that decoding changes are not from a writer.
        guard text.utf8.elementsEqual(bytes) else { throw FormatError() }
        return text
    }

    mutating func data() throws(FormatError) -> [UInt8] { Array(try take(count())) }

    mutating func hash() throws(FormatError) -> ContentHash {
        guard let hash = ContentHash(bytes: try take(32)) else { throw FormatError() }
        return hash
    }

    mutating func range() throws(FormatError) -> Range<UInt32> {
        let (lower, upper) = (try smallNumber(), try smallNumber())
        guard lower <= upper else { throw FormatError() }
        return lower..<upper
    }

    private mutating func smallNumber() throws(FormatError) -> UInt32 {
        try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func optional<Value>(
        _ value: (inout RecordReader) throws(FormatError) -> Value
    ) throws(FormatError) -> Value? {
        try flag() ? try value(&self) : nil
    }

    mutating func list<Element>(
        _ element: (inout RecordReader) throws(FormatError) -> Element
    ) throws(FormatError) -> [Element] {
        let count = try count()
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try element(&self)) }
        return list
    }

    mutating func texts() throws(FormatError) -> [String] {
        try list { reader throws(FormatError) in try reader.text() }
    }

    mutating func fileState() throws(FormatError) -> BuildRecord.FileState {
        let stamp = FileStamp(
            device: UInt64(bitPattern: try number()), number: UInt64(bitPattern: try number()), size: try number(),
            modified: try number(), changed: try number())
        return .init(stamp: stamp, hash: try hash(), isSettled: try flag())
    }

    mutating func fact() throws(FormatError) -> BuildRecord.Fact {
        guard let kind = FactKind(rawValue: try byte()) else { throw FormatError() }
        let path = try text()
        switch kind {
        case .file: return .file(path, try fileState())
        case .link: return .link(path, location: try text(), try fileState())
        case .missing: return .missing(path)
        case .folder: return .folder(path)
        case .location: return .location(path, try text())
        case .leadsToFile: return .leadsToFile(path, try flag())
        case .bounds:
            let parent = try size()
            let folders = try texts()
            let isLimited = try flag()
            let extensions = try texts()
            let bounds = BuildRecord.Bounds(
                parent: parent, catalog: path, folders: folders, extensions: isLimited ? extensions : nil)
            return .bounds(bounds, try hash())
        case .names: return .names(path, bounds: try size(), try hash())
        case .files: return .files(path, bounds: try size(), try hash())
        }
    }

    mutating func output() throws(FormatError) -> BuildRecord.Output {
        .init(name: try text(), folder: try text(), unchangedCount: try size(), kept: try texts())
    }

    private mutating func runs() throws(FormatError) -> [Range<UInt32>] {
        try list { reader throws(FormatError) in try reader.range() }
    }

    mutating func input() throws(FormatError) -> BuildRecord.Input {
        let reads = BuildRecord.Reads(texts: try runs(), summaries: try runs(), tokens: try runs())
        return .init(reads: reads, sum: HashSum(try hash()))
    }

    mutating func location() throws(FormatError) -> BuildRecordLocation {
        .init(path: try text(), file: try hash(), range: try range())
    }

    mutating func finding() throws(FormatError) -> BuildRecord.Finding {
        let (rule, severity, message) = (try text(), try text(), try text())
        let location = try optional { reader throws(FormatError) in try reader.location() }
        let notes = try list { reader throws(FormatError) in
            BuildRecord.Note(
                message: try reader.text(),
                location: try reader.optional { reader throws(FormatError) in try reader.location() })
        }
        let fixes = try list { reader throws(FormatError) in
            BuildRecord.Fix(location: try reader.location(), replacement: try reader.text())
        }
        return .init(rule: rule, severity: severity, message: message, location: location, notes: notes, fixes: fixes)
    }

    mutating func unit() throws(FormatError) -> BuildRecord.Unit {
        let (path, input) = (try text(), try input())
        let files = try list { reader throws(FormatError) in
            BuildRecord.File(byteCount: try reader.size(), hash: try reader.hash())
        }
        return .init(
            path: path, input: input, files: files,
            findings: try list { reader throws(FormatError) in try reader.finding() })
    }

    mutating func units() throws(FormatError) -> BuildRecord.Units {
        let structure = try hash()
        let outputs = try list { reader throws(FormatError) in
            BuildRecord.OutputUnits(
                name: try reader.text(), planning: try reader.input(),
                all: try reader.list { reader throws(FormatError) in try reader.unit() })
        }
        return .init(structure: structure, outputs: outputs)
    }
}

extension BuildRecord {
    /// Returns the units of encoded bytes; nil for none, and for bytes in another format.
    static func units(decoding bytes: ArraySlice<UInt8>) -> Units? {
        var reader = RecordReader(bytes)
        let units = try? reader.optional { reader throws(RecordReader.FormatError) in try reader.units() }
        return reader.isAtEnd ? units ?? nil : nil
    }
}

extension BuildRecord {
    /// Reads the result of `encoded`; nil for any other bytes: cut off, of another program, or with a flipped bit.
    init?(decoding bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, sealedBy: Self.mark) else { return nil }
        do throws(RecordReader.FormatError) {
            request = try reader.hash()
            let findings = try reader.text()
            let status = try reader.size()
            let summary = try reader.text()
            let outputs = try reader.list { reader throws(RecordReader.FormatError) in try reader.output() }
            reply = Reply(findings: findings, status: status, summary: summary, outputs: outputs)
            facts = try reader.list { reader throws(RecordReader.FormatError) in try reader.fact() }
            storedUnits = .encoded(reader.rest)
        } catch {
            return nil
        }
    }
}

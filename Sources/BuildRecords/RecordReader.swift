import CatalogRendering

/// A decoder of a `BuildRecord` from the bytes written by `RecordWriter`.
///
/// Fails at the first byte not put there by a writer.
struct RecordReader {
    /// Bytes other than a record.
    struct Fault: Error {}

    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        position = start
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    private mutating func take(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.count - position else { throw Fault() }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func number() throws(Fault) -> Int64 {
        try take(8).reversed().reduce(0) { $0 << 8 | Int64($1) }
    }

    /// Reads the number of values still to come, each with a byte or more.
    mutating func count() throws(Fault) -> Int {
        guard let count = Int(exactly: try number()), count >= 0, count <= bytes.count - position else { throw Fault() }
        return count
    }

    mutating func size() throws(Fault) -> Int {
        guard let size = Int(exactly: try number()), size >= 0 else { throw Fault() }
        return size
    }

    mutating func byte() throws(Fault) -> UInt8 {
        guard let byte = try take(1).first else { throw Fault() }
        return byte
    }

    mutating func flag() throws(Fault) -> Bool {
        switch try byte() {
        case 0: false
        case 1: true
        default: throw Fault()
        }
    }

    mutating func text() throws(Fault) -> String {
        guard let text = String(validating: try take(count()), as: UTF8.self) else { throw Fault() }
        return text
    }

    mutating func hash() throws(Fault) -> ContentHash {
        guard let hash = ContentHash(bytes: try take(32)) else { throw Fault() }
        return hash
    }

    mutating func list<Element>(
        _ element: (inout RecordReader) throws(Fault) -> Element
    ) throws(Fault) -> [Element] {
        let count = try count()
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try element(&self)) }
        return list
    }

    mutating func texts() throws(Fault) -> [String] {
        try list { reader throws(Fault) in try reader.text() }
    }

    mutating func fileState() throws(Fault) -> BuildRecord.FileState {
        let stamp = FileStamp(
            device: UInt64(bitPattern: try number()), number: UInt64(bitPattern: try number()), size: try number(),
            modified: try number(), changed: try number())
        return .init(stamp: stamp, hash: try hash(), isSettled: try flag())
    }

    mutating func fact() throws(Fault) -> BuildRecord.Fact {
        guard let kind = FactKind(rawValue: try byte()) else { throw Fault() }
        let path = try text()
        switch kind {
        case .file: return .file(path, try fileState())
        case .link: return .link(path, place: try text(), try fileState())
        case .missing: return .missing(path)
        case .folder: return .folder(path)
        case .place: return .place(path, try text())
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

    mutating func output() throws(Fault) -> BuildRecord.Output {
        .init(name: try text(), folder: try text(), unchangedCount: try size(), kept: try texts())
    }

    mutating func unit() throws(Fault) -> BuildRecord.Unit {
        let key = try hash()
        let files = try list { reader throws(Fault) in
            BuildRecord.File(byteCount: try reader.size(), hash: try reader.hash())
        }
        return .init(key: key, files: files)
    }
}

extension BuildRecord {
    /// Reads what `encoded` gives; nil for anything else, be it cut off, another program's, or with a bit that has turned.
    package init?(decoding bytes: [UInt8]) {
        let start = Self.mark.count + 32
        guard bytes.starts(with: Self.mark), bytes.count >= start,
            ContentHash(bytes: bytes[Self.mark.count..<start]) == ContentHash(of: bytes[start...])
        else { return nil }
        var reader = RecordReader(bytes, from: start)
        do throws(RecordReader.Fault) {
            request = try reader.hash()
            let findings = try reader.text()
            let status = try reader.size()
            let summary = try reader.text()
            let outputs = try reader.list { reader throws(RecordReader.Fault) in try reader.output() }
            reply = Reply(findings: findings, status: status, summary: summary, outputs: outputs)
            facts = try reader.list { reader throws(RecordReader.Fault) in try reader.fact() }
            units = try reader.list { reader throws(RecordReader.Fault) in try reader.unit() }
        } catch {
            return nil
        }
        if !reader.isAtEnd { return nil }
    }
}

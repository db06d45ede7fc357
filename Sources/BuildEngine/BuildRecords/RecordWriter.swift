import CatalogRendering

/// An encoder of a `BuildRecord` as bytes for a cache file.
///
/// The bytes: a mark, the hash of the rest, then each value in order; numbers have eight bytes, texts and lists begin
/// with a count.
struct RecordWriter {
    private(set) var bytes: [UInt8]
    /// The number of bytes before the values.
    private let start: Int

    /// Creates a writer for the bytes of a file.
    init(sealedBy mark: [UInt8]) {
        bytes = mark + Array(repeating: 0, count: 32)
        start = bytes.count
    }

    /// Creates a writer for a part of a file.
    private init() {
        bytes = []
        start = 0
    }

    mutating func write(_ number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ count: Int) { write(Int64(count)) }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ data: [UInt8]) {
        write(data.count)
        bytes += data
    }

    mutating func write(_ hash: ContentHash) { bytes.append(contentsOf: hash.bytes) }

    mutating func write(_ range: Range<UInt32>) {
        write(range.lowerBound)
        write(range.upperBound)
    }

    private mutating func write(_ number: UInt32) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write<Value>(_ value: Value?, write: (inout RecordWriter, Value) -> Void) {
        self.write(value != nil)
        if let value { write(&self, value) }
    }

    mutating func write<Element>(_ list: [Element], each write: (inout RecordWriter, Element) -> Void) {
        self.write(list.count)
        for element in list { write(&self, element) }
    }

    mutating func write(_ state: BuildRecord.FileState) {
        write(Int64(bitPattern: state.stamp.device))
        write(Int64(bitPattern: state.stamp.number))
        write(state.stamp.size)
        write(state.stamp.modified)
        write(state.stamp.changed)
        write(state.hash)
        write(state.isSettled)
    }

    mutating func write(_ fact: BuildRecord.Fact) {
        switch fact {
        case .file(let path, let state): begin(.file, path: path) { $0.write(state) }
        case .link(let path, let location, let state):
            begin(.link, path: path) {
                $0.write(location)
                $0.write(state)
            }
        case .missing(let path): begin(.missing, path: path) { _ in }
        case .folder(let path): begin(.folder, path: path) { _ in }
        case .location(let path, let location): begin(.location, path: path) { $0.write(location) }
        case .leadsToFile(let path, let answer): begin(.leadsToFile, path: path) { $0.write(answer) }
        case .bounds(let bounds, let digest):
            begin(.bounds, path: bounds.catalog) {
                $0.write(bounds.parent)
                $0.write(bounds.folders) { $0.write($1) }
                $0.write(bounds.extensions != nil)
                $0.write(bounds.extensions ?? []) { $0.write($1) }
                $0.write(digest)
            }
        case .names(let path, let bounds, let digest):
            begin(.names, path: path) {
                $0.write(bounds)
                $0.write(digest)
            }
        case .files(let path, let bounds, let digest):
            begin(.files, path: path) {
                $0.write(bounds)
                $0.write(digest)
            }
        }
    }

    mutating func write(_ input: BuildRecord.Input) {
        for runs in [input.reads.texts, input.reads.summaries, input.reads.tokens] { write(runs) { $0.write($1) } }
        bytes += input.sum.bytes
    }

    mutating func write(_ location: BuildRecordLocation) {
        write(location.path)
        write(location.file)
        write(location.range)
    }

    mutating func write(_ finding: BuildRecord.Finding) {
        write(finding.rule)
        write(finding.severity)
        write(finding.message)
        write(finding.location) { $0.write($1) }
        write(finding.notes) {
            $0.write($1.message)
            $0.write($1.location) { $0.write($1) }
        }
        write(finding.fixes) {
            $0.write($1.location)
            $0.write($1.replacement)
        }
    }

    mutating func write(_ unit: BuildRecord.Unit) {
        write(unit.path)
        write(unit.input)
        write(unit.files) {
            $0.write($1.byteCount)
            $0.write($1.hash)
        }
        write(unit.findings) { $0.write($1) }
    }

    mutating func write(_ units: BuildRecord.Units) {
        write(units.structure)
        write(units.outputs) {
            $0.write($1.name)
            $0.write($1.planning)
            $0.write($1.all) { $0.write($1) }
        }
    }

    /// Returns the bytes of the file: a mark, the hash of all values, and the values.
    consuming func sealed() -> [UInt8] {
        var sealed = bytes
        bytes = []
        let hash = ContentHash(of: sealed[start...]).bytes
        sealed.replaceSubrange(start - hash.count..<start, with: hash)
        return sealed
    }

    private mutating func begin(_ kind: FactKind, path: String, rest: (inout RecordWriter) -> Void) {
        bytes.append(kind.rawValue)
        write(path)
        rest(&self)
    }
}

/// The kind of a fact in the bytes of a `BuildRecord`, written as the first byte of the fact.
enum FactKind: UInt8 {
    case file, link, missing, folder, location, leadsToFile, bounds, names, files
}

extension BuildRecord {
    /// Grows with each change of the format, so that no program misreads a record of another program.
    static let mark = Array("component-catalog record 5\n".utf8)

    /// The bytes of a file.
    var encoded: [UInt8] {
        get async {
            // Both parts are large, and all later steps need them, so encode them concurrently.
            async let units = storedUnits.bytes
            var writer = RecordWriter(of: self)
            writer.append(await units)
            return writer.sealed()
        }
    }
}

extension BuildRecord.StoredUnits {
    fileprivate var bytes: ArraySlice<UInt8> {
        switch self {
        case .decoded(let units): RecordWriter(of: units).bytes[...]
        case .encoded(let bytes): bytes
        }
    }
}

extension RecordWriter {
    /// Writes all of a record but the units.
    fileprivate init(of record: BuildRecord) {
        self.init(sealedBy: BuildRecord.mark)
        write(record.request)
        write(record.reply.findings)
        write(record.reply.status)
        write(record.reply.summary)
        write(record.reply.outputs) {
            $0.write($1.name)
            $0.write($1.folder)
            $0.write($1.unchangedCount)
            $0.write($1.kept) { $0.write($1) }
        }
        write(record.facts) { $0.write($1) }
    }

    fileprivate init(of units: BuildRecord.Units?) {
        self.init()
        write(units) { $0.write($1) }
    }

    /// Appends the bytes of another writer.
    fileprivate mutating func append(_ written: ArraySlice<UInt8>) { bytes += written }
}

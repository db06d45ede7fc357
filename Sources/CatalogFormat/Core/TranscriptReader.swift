import CatalogModel
import CatalogSyntax

/// A reader of typed values from the transcript of an earlier decoding of the same bytes, in place of the file's syntax
/// tree.
///
/// Only decodings without findings leave a transcript, so there is nothing to report. Anything unexpected makes the
/// whole reading `isBroken`, and the file is to be decoded anew.
final class TranscriptReader {
    private(set) var mentions = UnresolvedReferences()
    /// Whether the transcript does not fit the questions.
    private(set) var isBroken = false
    private(set) var range: SourceRange
    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    /// The start of the last range.
    private var place = 0
    private let linkBase: String?

    init(_ transcript: [UInt8], of file: SourceFile, linkBase: String?) {
        self.file = file
        bytes = transcript
        self.linkBase = linkBase
        range = SourceRange(file: file, from: 0, to: 0)
        range = takeRange()
    }

    /// Whether all answers have been taken, and each was expected.
    var isComplete: Bool { !isBroken && offset == bytes.count }

    private func takeByte() -> UInt8 {
        guard offset < bytes.count else {
            isBroken = true
            return 0
        }
        defer { offset += 1 }
        return bytes[offset]
    }

    private func takeNumber() -> Int {
        var number: UInt = 0
        for shift in stride(from: UInt(0), to: UInt(Int.bitWidth), by: 7) {
            let byte = takeByte()
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { break }
        }
        return Int(bitPattern: number)
    }

    /// Returns a number of values still to come, each of a byte or more.
    private func takeCount() -> Int {
        let count = takeNumber()
        if (0...bytes.count - offset).contains(count) { return count }
        isBroken = true
        return 0
    }

    private func takeRange() -> SourceRange {
        let distance = UInt(bitPattern: takeNumber())
        let start = place &+ (Int(bitPattern: distance >> 1) ^ -Int(bitPattern: distance & 1))
        let length = takeNumber()
        guard (0...file.bytes.count).contains(start), (0...file.bytes.count - start).contains(length) else {
            isBroken = true
            return SourceRange(file: file, from: 0, to: 0)
        }
        place = start
        return SourceRange(file: file, from: start, to: start + length)
    }

    private func takeText(at range: SourceRange) -> String {
        switch TranscriptText(rawValue: takeByte()) {
        case .apart?: return takeText()
        case let form?: return String(decoding: file.bytes[form.bounds(range)], as: UTF8.self)
        case nil:
            isBroken = true
            return ""
        }
    }

    private func takeText() -> String {
        let count = takeCount()
        defer { offset += count }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }

    private func takeName() -> Text {
        let range = takeRange()
        return Text(takeText(at: range), at: range)
    }

    /// Makes the next range the place of the value read by `body`.
    private func atNext(_ body: () -> Void) {
        let outer = range
        defer { range = outer }
        range = takeRange()
        body()
    }
}

extension TranscriptReader: ValueReader {
    var isMapping: Bool { takeByte() == 1 }

    func text() -> String? { takeText(at: range) }

    func prose() -> Prose? {
        let source = Text(takeText(at: range), at: range)
        let isLinkless = takeByte() == 1
        if isLinkless { return ProseParser.prose(linkless: source) }
        var found = Diagnostics()
        let prose = ProseParser.parse(source, root: linkBase, diagnostics: &found)
        // The same text may be at fault with another start of links.
        if !found.all.isEmpty { isBroken = true }
        mentions.links.append(contentsOf: prose.links)
        return prose
    }

    func id() -> EntryID? {
        guard let id = EntryID(takeText(at: range)) else {
            isBroken = true
            return nil
        }
        mentions.ids.append(Located(id, at: range))
        return id
    }

    func flag() -> Bool? { takeByte() == 1 }
    func count() -> Int? { takeNumber() }

    func data() -> JSONValue? {
        switch TranscriptData(rawValue: takeByte()) {
        case .null?: return .null
        case .no?: return .bool(false)
        case .yes?: return .bool(true)
        case .number?: return .number(takeText())
        case .string?: return .string(takeText())
        case .array?: return .array((0..<takeCount()).compactMap { _ in data() })
        case .object?:
            var object = JSONObject()
            for _ in 0..<takeCount() {
                let name = takeText()
                if let value = data() { object.append(name, value: value) }
            }
            return .object(object)
        case nil:
            isBroken = true
            return nil
        }
    }

    func text(of form: @autoclosure () -> ValueForm, _ accepts: (String) -> Bool) {
        if !accepts(takeText(at: range)) { isBroken = true }
    }

    func elements(of form: @autoclosure () -> ValueForm, _ body: () -> Void) -> Bool {
        guard takeByte() == 1 else { return false }
        for _ in 0..<takeCount() where !isBroken { atNext(body) }
        return true
    }

    func names(allowsNames: Bool, _ body: (_ name: Text, _ hasValue: Bool) -> Void) -> Bool {
        let hasValues = TranscriptNames(rawValue: takeByte()) == .pairs
        for _ in 0..<takeCount() where !isBroken {
            let name = takeName()
            if hasValues { atNext { body(name, true) } } else { body(name, false) }
        }
        return true
    }

    func record(_ form: RecordForm) -> RecordNode? {
        var builder: RecordNodeBuilder
        if TranscriptNames(rawValue: takeByte()) == .pairs {
            let count = takeCount()
            builder = RecordNodeBuilder(capacity: count)
            for _ in 0..<count where !isBroken {
                let place = takeNumber()
                guard form.keys.indices.contains(place) else {
                    isBroken = true
                    return nil
                }
                atNext { read(form.keys[place].key, into: &builder) }
            }
        } else {
            builder = RecordNodeBuilder(capacity: 1)
            if let key = form.shortForm.flatMap({ form[$0] }) { read(key.key, into: &builder) }
        }
        let record = builder.node(at: range)
        mentions.gather(record, of: form, scope: takeRange())
        return record
    }

    private func read(_ key: AnyKey, into builder: inout RecordNodeBuilder) {
        if let value = key.read(self) {
            builder.add(value, for: key)
        } else {
            isBroken = true
        }
    }
}

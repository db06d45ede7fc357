package import CatalogModel

/// The keys and kinds of values in a JSON file, for detecting the format of the file by content.
///
/// A scan without a parser: files are large, and most belong to other programs. Any other text gives no keys.
package struct FileOutline {
    package let file: SourceFile
    /// Whether the outermost value is a list.
    package private(set) var isList = false
    private var keysByDepth: [Set<String>] = []
    private var texts: [String: String] = [:]
    /// The number of objects without objects, and of those with a key `value` of the format that design values have.
    private var innermost = (all: 0, designValues: 0)
    private var values = (texts: 0, others: 0, lists: 0)
    private var hasTokenValues = false
    /// The number of texts and numbers that look like colors or sizes.
    private var designValueCount = 0

    /// Deeper keys do not show formats.
    private static let depth = 4

    package init(_ file: SourceFile) {
        self.file = file
        let start = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        isList = start == UInt8(ascii: "[")
        if start == UInt8(ascii: "{") || isList { scan() }
    }

    /// Returns the keys of all objects at a depth, from 1; arrays do not count.
    package func keys(at depth: Int) -> Set<String> {
        keysByDepth.indices.contains(depth - 1) ? keysByDepth[depth - 1] : []
    }

    /// Returns the text of a key of the outermost object.
    package func text(of key: String) -> String? { texts[key] }

    package func has(_ names: String..., at depth: Int = 1) -> Bool { keys(at: depth).isSuperset(of: names) }

    package func hasAny(_ names: String..., at depth: Int = 1) -> Bool { !keys(at: depth).isDisjoint(with: names) }

    /// Whether the innermost objects are values of a design, such as colors, under the key `value`.
    package var isOfDesignValues: Bool { innermost.designValues > 0 && innermost.designValues * 2 > innermost.all }

    package var hasDesignValues: Bool { designValueCount > 0 }

    /// Whether the file is an object of names and values of a design.
    package var isFlatDesignValues: Bool {
        keys(at: 1).count > 0 && keysByDepth.count == 1 && values.lists == 0
            && designValueCount * 2 > values.texts + values.others && values.texts > 0
    }

    /// Whether a file can be one of localized texts: a format other than JSON, or almost only texts.
    package var mayBeStrings: Bool {
        if !file.path.hasSuffix(".json") { return true }
        return values.texts > 0 && !hasTokenValues && (values.others + values.lists) * 4 <= values.texts
    }

    // MARK: Scanning

    /// An object around the place of the scan.
    private struct Frame {
        var hasObject = false
        var hasDesignValue = false
    }

    private mutating func scan() {
        let bytes = file.bytes
        var frames: [Frame] = []
        var offset = 0
        var key: String?
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "{"):
                if !frames.isEmpty { frames[frames.count - 1].hasObject = true }
                frames.append(Frame())
                key = nil
            case UInt8(ascii: "}"):
                if let frame = frames.popLast(), !frame.hasObject {
                    innermost.all += 1
                    if frame.hasDesignValue { innermost.designValues += 1 }
                }
            case UInt8(ascii: "["): values.lists += 1
            case UInt8(ascii: "\""):
                let start = offset
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
                    offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
                let text = bytes[min(start, bytes.count)..<min(offset, bytes.count)]
                offset += 1
                if Self.isKey(before: offset, in: bytes) {
                    let name = String(decoding: text, as: UTF8.self)
                    key = name
                    add(name, at: frames.count)
                } else {
                    values.texts += 1
                    if key == "value", Self.isDesignValue(text) || ColorNames.contains(text), !frames.isEmpty {
                        frames[frames.count - 1].hasDesignValue = true
                    }
                    if text.first != UInt8(ascii: "{"), Self.isDesignValue(text) { designValueCount += 1 }
                    if frames.count == 1, let key { texts[key] = String(decoding: text.prefix(200), as: UTF8.self) }
                }
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "t"), UInt8(ascii: "f"):
                values.others += 1
                designValueCount += 1
                while offset < bytes.count, ![0x2C, 0x5D, 0x7D, 0x0A].contains(bytes[offset]) { offset += 1 }
            default: break
            }
        }
    }

    private mutating func add(_ name: String, at depth: Int) {
        if name == "$value" { hasTokenValues = true }
        guard (1...Self.depth).contains(depth) else { return }
        while keysByDepth.count < depth { keysByDepth.append([]) }
        keysByDepth[depth - 1].insert(name)
    }

    /// Returns whether a colon comes next.
    private static func isKey(before offset: Int, in bytes: [UInt8]) -> Bool {
        guard offset < bytes.count else { return false }
        return bytes[offset...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ":")
    }

    /// Returns whether a text looks like a color, a size or a reference.
    private static func isDesignValue(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        return "#{-.0123456789".utf8.contains(first) || text.starts(with: "rgb".utf8) || text.starts(with: "hsl".utf8)
    }
}

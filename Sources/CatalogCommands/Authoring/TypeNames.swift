import CatalogFormat
import CatalogModel
import CatalogYAML

/// The types of an entry that are named after it, and what they are called in another entry that is made like it.
struct TypeNames {
    /// In the order of the file.
    let renamed: [(old: String, new: String)]

    init(of component: Component, for changes: EntryCopy.Changes) {
        let old = component.id.typeName
        let new = changes.id.typeName
        var seen: Set<String> = []
        let declared = component.entry.implementations.orEmpty().flatMap { $0.value.types.orEmpty().map(\.name) }
        // Types within another one follow its name.
        let names = declared.map { String($0.prefix { $0 != "." && $0 != "<" }) }.filter { seen.insert($0).inserted }
        renamed = names.compactMap { name in
            guard let place = Self.place(of: old, in: name) else { return nil }
            return (name, name.replacingCharacters(in: place, with: new))
        }
    }

    /// Where the words of an id stand in the name of a type; nil where other letters go on with them.
    private static func place(of words: String, in name: String) -> Range<String.Index>? {
        guard let place = name.range(of: words) else { return nil }
        let next = name[place.upperBound...].first
        return next.map { $0.isLowercase } ?? false ? nil : place
    }

    /// Puts the new names in the place of the old ones, wherever a text of the entry has one as a whole word; addresses
    /// and ids stay.
    func replace(in node: YAMLNode, _ pairs: YAMLPairs, edits: inout TextEdits) {
        if renamed.isEmpty { return }
        switch node.content {
        case .scalar(let scalar):
            if !scalar.text.contains("://") {
                replace(from: pairs.offset(node.range.start), to: pairs.end(of: node), pairs.file.bytes, edits: &edits)
            }
        case .sequence(let sequence):
            for element in sequence.elements { replace(in: element, pairs, edits: &edits) }
        case .mapping(let mapping):
            for pair in mapping.pairs {
                let key = pair.key.range
                replace(from: pairs.offset(key.start), to: pairs.offset(key.end), pairs.file.bytes, edits: &edits)
                replace(in: pair.value, pairs, edits: &edits)
            }
        }
    }

    private func replace(from start: Int, to end: Int, _ bytes: [UInt8], edits: inout TextEdits) {
        var word = start
        while word < end {
            guard Self.isNamePart(bytes[word]) else {
                word += 1
                continue
            }
            let wordEnd = bytes[word..<end].firstIndex { !Self.isNamePart($0) } ?? end
            let name = String(decoding: bytes[word..<wordEnd], as: UTF8.self)
            if let new = renamed.first(where: { $0.old == name })?.new { edits.replace(word..<wordEnd, with: new) }
            word = wordEnd
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension EntryID {
    /// Its words as the name of a type: `text-field` is `TextField`.
    fileprivate var typeName: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

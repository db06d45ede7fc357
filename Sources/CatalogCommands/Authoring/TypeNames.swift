import CatalogModel
import CatalogSyntax

/// The new names of types in a copied entry, derived from the new id: a type is described by a single entry only.
struct TypeNames {
    /// In the order of the file.
    let renamed: [(old: String, new: String)]

    init(of component: Component, for changes: EntryCopy.Changes) {
        let declared = component.entry.implementations.orEmpty().flatMap { $0.value.types.orEmpty() }
        let names = Set(declared.map(\.name))
        var seen: Set<String> = []
        // Types that another entry describes keep their names, and so do types of the platform.
        let own = declared.filter { $0.value.from == nil && $0.value.external != true && !$0.name.isInside(names) }
            .map(\.name.ownName).filter { seen.insert($0).inserted }
        let words = [
            (component.id.typeName, changes.id.typeName), (component.id.rawValue, changes.id.rawValue),
        ]
        let isOnly = own.count == 1
        renamed = own.map { name in
            for (old, new) in words {
                if let location = name.location(ofWords: old) {
                    return (name, name[..<location.lowerBound] + new + name[location.upperBound...])
                }
            }
            if name.contains("-") { return (name, "\(changes.id)-\(name)") }
            return (name, isOnly ? changes.id.typeName : changes.id.typeName + name)
        }
    }

    /// Puts the new names in the place of the old names, wherever a text of the entry contains an old name as a whole
    /// word; addresses stay.
    func replace(in node: YAMLNode, _ pairs: YAMLPairRemover, edits: inout TextEdits) {
        if renamed.isEmpty { return }
        switch node.content {
        case .scalar(let scalar):
            if !scalar.text.contains("://"), !node.isAlias {
                replace(from: node.range.lowerBound, to: pairs.end(of: node), pairs.file.bytes, edits: &edits)
            }
        case .sequence(let sequence):
            for element in sequence.elements { replace(in: element, pairs, edits: &edits) }
        case .mapping(let mapping):
            for pair in mapping.pairs {
                let key = pair.key.range
                replace(from: key.lowerBound, to: key.upperBound, pairs.file.bytes, edits: &edits)
                replace(in: pair.value, pairs, edits: &edits)
            }
        }
    }

    private func replace(from start: Int, to end: Int, _ bytes: [UInt8], edits: inout TextEdits) {
        guard start < end else { return }
        for (old, new) in renamed {
            let name = Array(old.utf8)
            var offset = start
            while offset + name.count <= end {
                let word = offset..<(offset + name.count)
                let hyphen = old.contains("-")
                let isWord =
                    bytes[word].elementsEqual(name)
                    && (word.lowerBound == 0 || !Self.isNamePart(bytes[word.lowerBound - 1], hyphen: hyphen))
                    && (word.upperBound == bytes.count || !Self.isNamePart(bytes[word.upperBound], hyphen: hyphen))
                if isWord { edits.replace(word, with: new) }
                offset = isWord ? word.upperBound : offset + 1
            }
        }
    }

    private static func isNamePart(_ byte: UInt8, hyphen: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        case UInt8(ascii: "-"): hyphen
        default: false
        }
    }
}

extension String {
    /// The last of the dot-joined names, without generic parameters: `Card` of `Shop.Card<Content>`.
    fileprivate var ownName: String {
        let plain = prefix { $0 != "<" }
        return String(plain.split(separator: ".").last ?? plain)
    }

    /// Whether the text is the name of a type nested within the given types.
    fileprivate func isInside(_ names: Set<String>) -> Bool {
        let plain = prefix { $0 != "<" }
        return plain.indices.contains { plain[$0] == "." && names.contains(String(plain[..<$0])) }
    }

    /// Returns the range of words, in any case: the first character begins a word, and the last character ends a word.
    fileprivate func location(ofWords words: String) -> Range<Index>? {
        let wanted = words.lowercased()
        for start in indices {
            let rest = self[start...].prefix(words.count)
            guard rest.lowercased() == wanted else { continue }
            let location = start..<rest.endIndex
            let isAfterLetter = location.lowerBound > startIndex && self[index(before: location.lowerBound)].isLetter
            let isBeginning = !isAfterLetter || self[location.lowerBound].isUppercase
            let isEnd = location.upperBound == endIndex || !self[location.upperBound].isLowercase
            if isBeginning, isEnd { return location }
        }
        return nil
    }
}

extension EntryID {
    /// Words of the id as the name of a type: `text-field` is `TextField`.
    fileprivate var typeName: String {
        rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

import CatalogFormat
import CatalogModel
import CatalogSyntax

/// A remover of statements about an entry's past and looks from a copied entry, such as `since`, `deprecated` and
/// `figures`.
struct EntryHistory {
    /// Number of omissions of each key.
    private(set) var counts: [String: Int] = [:]
    private let pairs: YAMLPairRemover

    /// Keys of every record with a name.
    private static let keysOfNamed: Set = ["since", "status", "deprecated"]
    /// Of the entry as a whole.
    private static let keysOfEntry: Set = ["aliases", "updated", "links"]
    /// Key allowed in any place.
    private static let figures = "figures"

    init(in pairs: YAMLPairRemover) {
        self.pairs = pairs
    }

    /// Removes the statements from an entry.
    mutating func remove(from entry: YAMLNode, edits: inout TextEdits) {
        visit(entry, as: Entry.form, opening: 0, isEntry: true, &edits)
    }

    private mutating func visit(
        _ node: YAMLNode, as form: ValueForm, opening: Int, isEntry: Bool = false, _ edits: inout TextEdits
    ) {
        switch (form, node.content) {
        case (.record(let record), .mapping(let mapping)):
            visit(mapping, of: node, as: record, opening: opening, isEntry: isEntry, edits: &edits)
        case (.byName(let inner, _), .mapping(let mapping)):
            for pair in mapping.pairs { visit(pair.value, as: inner, opening: after(pair.key), &edits) }
        case (.list(let inner), .sequence(let sequence)):
            for element in sequence.elements {
                visit(element, as: inner, opening: element.range.lowerBound, &edits)
            }
        case (.list(let inner), _): visit(node, as: inner, opening: opening, &edits)
        default: break
        }
    }

    private mutating func visit(
        _ mapping: YAMLMapping, of node: YAMLNode, as record: RecordForm, opening: Int, isEntry: Bool,
        edits: inout TextEdits
    ) {
        let keys = record.keys
        var removed: Set<Int> = []
        for (index, pair) in mapping.pairs.enumerated() {
            guard let key = keys.first(where: { $0.name == pair.key.value }) else { continue }
            if isHistory(key, ofEntry: isEntry) {
                removed.insert(index)
                counts[key.name, default: 0] += 1
            } else {
                visit(pair.value, as: key.form, opening: after(pair.key), &edits)
            }
        }
        pairs.remove(removed, from: mapping, of: node, opening: opening, edits: &edits)
    }

    private func isHistory(_ key: RecordForm.Key, ofEntry isEntry: Bool) -> Bool {
        key.name == Self.figures || (key.group == "Named" && Self.keysOfNamed.contains(key.name))
            || (isEntry && Self.keysOfEntry.contains(key.name))
    }

    /// Returns the position after the colon of a key.
    private func after(_ key: Text) -> Int {
        let end = key.range.upperBound
        return pairs.file.bytes[end...].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? end
    }
}

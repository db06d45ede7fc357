import CatalogModel
import CatalogSyntax

/// The location of a fact in an entry, by names: independent of the spelling, so that the text of an entry and the
/// declaration in the source can be compared.
struct EntryLocation: Hashable {
    /// The keys and names from the entry to the fact, and the indexes of list elements.
    ///
    /// A single value of a list has the index 0, and a short form the key that it replaces.
    var names: [String]
    /// Whether the location is the key of the fact, not the value.
    var isKey = false

    /// Creates the location of the whole entry.
    init() { names = [] }

    /// Returns the location of a range in the text of an entry: of the smallest fact that contains the range.
    init(of range: SourceRange, in root: YAMLNode) {
        names = []
        find(range, in: root, form: .record(Entry.recordForm))
    }

    private mutating func find(_ range: SourceRange, in node: YAMLNode, form: ValueForm) {
        switch (form, node.content) {
        case (.list(let element), .sequence(let list)):
            guard node.range != range, let index = list.elements.lastIndex(where: { $0.contains(range) }) else {
                return
            }
            names.append(String(index))
            find(range, in: list.elements[index], form: element)
        case (.list(let element), _):
            names.append("0")
            find(range, in: node, form: element)
        case (.byName, .sequence(let list)):
            guard let element = list.elements.last(where: { $0.contains(range) }) else { return }
            names.append(element.jsonValue().scalarText)
            isKey = true
        case (_, .mapping(let mapping)):
            guard node.range != range,
                let pair = mapping.pairs.last(where: { $0.key.range.lowerBound <= range.lowerBound })
            else { return }
            if pair.key.range.contains(range) {
                names.append(pair.key.value)
                isKey = true
            } else if pair.value.contains(range) {
                names.append(pair.key.value)
                find(range, in: pair.value, form: form.member(pair.key.value))
            }
        case (.record(let record), .scalar):
            if let key = record.shortForm { names.append(key) }
        default: break
        }
    }

    /// Returns the range of the fact in a declaration, or of the nearest fact around.
    func range(in declaration: YAMLNode) -> SourceRange {
        var (node, form, key) = (declaration, ValueForm.record(Entry.recordForm), declaration.range)
        for name in names {
            guard let next = node.member(name, of: form) else { return node.range }
            (node, key) = next
            form = form.member(name)
        }
        return isKey ? key : node.range
    }
}

extension ValueForm {
    /// The format of a key, of a name, or of a list element.
    func member(_ name: String) -> ValueForm {
        switch self {
        case .record(let record): record.keys.first { $0.name == name }?.form ?? .data
        case .byName(let value, _): value
        case .list(let element): element
        default: .data
        }
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}

extension YAMLNode {
    /// Whether the text of the node contains a range.
    fileprivate func contains(_ other: SourceRange) -> Bool {
        range.lowerBound <= other.lowerBound && other.upperBound <= end
    }

    /// The offset after the last part of the node.
    ///
    /// The range of a block collection ends with the first entry.
    private var end: Int {
        let last: YAMLNode? =
            switch content {
            case .scalar: nil
            case .sequence(let list): list.elements.last
            case .mapping(let mapping): mapping.pairs.last?.value
            }
        return max(range.upperBound, last?.end ?? 0)
    }

    /// Returns the value of a key, a name or an index, with the range of the key.
    fileprivate func member(_ name: String, of form: ValueForm) -> (node: YAMLNode, key: SourceRange)? {
        switch (form, content) {
        case (.byName, .sequence(let list)):
            return list.elements.first { $0.jsonValue().scalarText == name }.map { ($0, $0.range) }
        case (_, .sequence(let list)):
            guard let index = Int(name), list.elements.indices.contains(index) else { return nil }
            return (list.elements[index], list.elements[index].range)
        case (.list, _): return (self, range)
        case (_, .mapping(let mapping)):
            return mapping.pairs.first { $0.key.value == name }.map { ($0.value, $0.key.range) }
        case (_, .scalar): return nil
        }
    }
}

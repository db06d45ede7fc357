import CatalogModel

/// A value under comparison.
extension StatedContent {
    /// The value in few words, for people and for fingerprints.
    var text: String {
        switch self {
        case .scalar(.string(let text), _): text
        case .scalar(let value, _), .data(let value, _): value.compact
        case .prose(let prose): prose.folded
        case .list(let elements): elements.map(\.text).joined(separator: ", ")
        default: dump.compact
        }
    }

    /// The texts of the value's parts, regardless of order where order has no meaning.
    var meaning: JSONValue {
        switch self {
        case .scalar(let value, _), .data(let value, _): value.sortedByName
        case .prose(let prose): .string(prose.folded)
        case .list(let elements): .array(elements.map(\.meaning))
        case .byName(let elements), .members(let elements):
            .object(
                elements.sorted { $0.name.value < $1.name.value }.reduce(into: JSONObject()) {
                    $0.append($1.name.value, value: $1.value.meaning)
                })
        case .record(let form, let node):
            .object(
                form.keys.reduce(into: JSONObject()) { object, key in
                    if key.name != "allow", let value = node.content(of: key.key) {
                        object.append(key.name, value: value.meaning)
                    }
                })
        }
    }

    /// Whether both values have the same content in the same order; a fast check, since most of a catalog is unchanged.
    func isSame(as other: StatedContent) -> Bool {
        switch (self, other) {
        case (.scalar(let one, _), .scalar(let two, _)), (.data(let one, _), .data(let two, _)):
            one.isIdentical(to: two)
        case (.prose(let one), .prose(let two)): one == two
        case (.list(let one), .list(let two)): one.elementsEqual(two) { $0.isSame(as: $1) }
        case (.byName(let one), .byName(let two)), (.members(let one), .members(let two)):
            one.elementsEqual(two) { $0.name.value == $1.name.value && $0.value.isSame(as: $1.value) }
        case (.record(let form, let one), .record(let other, let two)):
            form === other && (one === two || form.keys.allSatisfy { Self.isSame($0.key, in: one, and: two) })
        default: false
        }
    }

    private static func isSame(_ key: AnyKey, in one: RecordNode, and two: RecordNode) -> Bool {
        switch (one.content(of: key), two.content(of: key)) {
        case (nil, nil): true
        case (let left?, let right?): left.isSame(as: right)
        default: false
        }
    }

    /// The place of the value; nil where only the value's parts have places.
    var range: SourceRange? {
        switch self {
        case .scalar(_, let range), .data(_, let range): range
        case .prose(let prose): prose.source.range
        case .list(let elements): elements.first?.range
        case .byName(let elements), .members(let elements): elements.first?.name.range
        case .record(_, let node): node.range
        }
    }

    /// The value with folded whitespace, for types and other code that authors wrap as they like.
    ///
    /// Values such as defaults and texts are compared by their bytes.
    var folded: StatedContent {
        switch self {
        case .scalar(.string(let text), let range): .scalar(.string(CodeSpacing.folded(text)), range)
        case .list(let elements): .list(elements.map(\.folded))
        default: self
        }
    }
}

extension Prose {
    /// The text without meaningless line breaks.
    fileprivate var folded: String {
        let text = source.value
        guard text.contains(where: \.isNewline) || text.contains("  ") else { return text }
        if plain == nil, blocks.contains(where: { if case .code = $0 { true } else { false } }) { return text }
        let paragraphs = text.split(separator: "\n\n")
        return paragraphs.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .joined(separator: "\n\n")
    }
}

extension JSONValue {
    /// The same value with the members of objects by name.
    fileprivate var sortedByName: JSONValue {
        switch self {
        case .array(let elements): .array(elements.map(\.sortedByName))
        case .object(let object):
            .object(
                object.members.sorted { $0.name < $1.name }.reduce(into: JSONObject()) {
                    $0.append($1.name, value: $1.value.sortedByName)
                })
        default: self
        }
    }
}

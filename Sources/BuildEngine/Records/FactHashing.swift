import CatalogModel
import CatalogRendering

/// An encoder of an entry or token as bytes for hashing, with prose hashed apart from all other content.
///
/// Two different values have different bytes, as far as two different records have different hashes.
struct FactHashing {
    private static let summaryKey = Entry.keys.summary.identity

    private var structure: [UInt8] = []
    private var summary: [UInt8] = []
    private var prose: [UInt8] = []

    /// The hashes of the structure, of the summary, and of all other prose.
    var hashes: (structure: ContentHash, summary: ContentHash, prose: ContentHash) {
        (structureHash, ContentHash(of: summary), ContentHash(of: prose))
    }

    /// The hash of all but prose, the whole of a token.
    var structureHash: ContentHash { ContentHash(of: structure) }

    /// A byte before each value, for the kind of the value.
    private enum Mark: UInt8 {
        case null, no, yes, number, text, array, object, prose, list, named, record
    }

    private mutating func mark(_ mark: Mark) { structure.append(mark.rawValue) }

    mutating func add(count: Int) { Self.add(count, to: &structure) }

    private static func add(_ count: Int, to bytes: inout [UInt8]) {
        var rest = UInt64(truncatingIfNeeded: count)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(_ text: String) { Self.add(text, to: &structure) }

    private static func add(_ text: String, to bytes: inout [UInt8]) {
        add(text.utf8.count, to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ text: String?) {
        mark(text == nil ? .no : .yes)
        if let text { add(text) }
    }

    mutating func add(_ texts: [String]) {
        add(count: texts.count)
        for text in texts { add(text) }
    }

    mutating func add(_ value: JSONValue) {
        switch value {
        case .null: mark(.null)
        case .bool(let flag): mark(flag ? .yes : .no)
        case .number(let number):
            mark(.number)
            add(number)
        case .string(let text):
            mark(.text)
            add(text)
        case .array(let elements):
            mark(.array)
            add(count: elements.count)
            for element in elements { add(element) }
        case .object(let object):
            mark(.object)
            add(count: object.members.count)
            for member in object.members {
                add(member.name)
                add(member.value)
            }
        }
    }

    mutating func add(_ part: ContentPart) {
        switch part {
        case .single(let content): add(content)
        case .list(let count):
            mark(.list)
            add(count: count)
        case .named(let count):
            mark(.named)
            add(count: count)
        case .name(let name): add(name.value)
        }
    }

    mutating func add(_ content: StatedContent) {
        switch content {
        case .scalar(let value, _), .data(let value, _): add(value)
        case .prose(let text):
            mark(.prose)
            Self.add(structure.count, to: &prose)
            Self.add(text.source.value, to: &prose)
        case .list(let elements):
            add(.list(count: elements.count))
            for element in elements { add(element) }
        case .byName(let elements), .members(let elements):
            add(.named(count: elements.count))
            for element in elements {
                add(.name(element.name))
                add(element.value)
            }
        case .record(let form, let node): add(node, as: form)
        }
    }

    mutating func add(_ node: RecordNode, as form: RecordForm) {
        mark(.record)
        node.forEachValue(of: form.identities) { location, value in
            add(count: location + 1)
            if form.identities[location] == Self.summaryKey, case .prose(let text) = value.content {
                mark(.prose)
                Self.add(text.source.value, to: &summary)
            } else {
                value.forEachPart { add($0) }
            }
        }
        add(count: 0)
    }
}

extension FactHashing {
    /// The facts of an entry as seen by other entries: with the facts taken from the others and the others' statements
    /// about the entry.
    init(_ component: Component) {
        // Include the id, because equal prose of two entries must have different hashes.
        Self.add(component.id.rawValue, to: &summary)
        Self.add(component.id.rawValue, to: &prose)
        add([component.id.rawValue, component.kind.rawValue, component.path, component.title])
        add(component.entry.node, as: Entry.recordForm)
        add(component.references.map(\.rawValue))
        add(component.referrers.map(\.rawValue))
        add(count: component.tokens.count)
        for token in component.tokens {
            add([token.path, token.pattern] + token.choices)
            add(token.implementation)
            add(token.background)
            add(token.role?.rawValue)
            if let value = token.value { add(value.content) } else { add(nil) }
        }
        add(count: component.verifications.count)
        for verification in component.verifications {
            add([verification.source] + verification.kinds)
            add(verification.version)
        }
        add(count: component.guidance.count)
        for guidance in component.guidance {
            add(guidance.source.rawValue)
            switch guidance.content {
            case .section(let section): add(section.content)
            case .behavior(let behavior): add(behavior.content)
            }
        }
    }

    /// The value of a token in a theme, and the data of vendors.
    init(valueOf token: DesignToken, in theme: String) {
        add(theme)
        add(token.path)
        add(token.value)
        add(token.resolvedValue)
        add(.object(token.extensions))
    }

    /// Adds the facts of a token except for the value and the data of vendors.
    ///
    /// With the references, because the use of a token through aliases depends on references.
    mutating func add(outlineOf token: DesignToken) {
        add(token.path)
        add(token.type)
        add(token.alias)
        add(token.references)
        add(token.description)
        add(token.deprecation.map { $0.message ?? "" })
        add(token.deprecation?.details ?? [])
        add(token.visibility.rawValue)
    }

    mutating func add(_ group: TokenGroup) {
        add(group.path)
        add(group.type)
        add(group.description)
        add(.object(group.extensions))
    }
}

/// The type of a value in a template, used for checking: text, word, flag, list, optional or record.
@usableFromInline package indirect enum TemplateKind: Sendable {
    case text
    /// Text limited to a few words.
    case word([String])
    /// True or false, for conditions.
    case flag
    case list(TemplateKind)
    /// A possibly absent value.
    case optional(TemplateKind)
    case record(TemplateRecordType)

    /// Notation of the kind in a block's parameter.
    package var notation: String {
        switch self {
        case .text, .word: "text"
        case .flag: "flag"
        case .list(let element): "[\(element.notation)]"
        case .optional(let value): value.notation + "?"
        case .record(let type): type.name
        }
    }

    /// For people, with an article.
    var words: String {
        switch self {
        case .text, .word: "text"
        case .flag: "true or false"
        case .list(let element): "a list of \(element.plural)"
        case .optional(let value): "\(value.words) that may be absent"
        case .record(let type): type.nameWithArticle
        }
    }

    private var plural: String {
        switch self {
        case .text, .word: "texts"
        case .flag: "truth values"
        case .list: "lists"
        case .optional(let value): "\(value.plural) that may be absent"
        case .record(let type): "\(type.name) records"
        }
    }

    /// Whether a value of the kind can be handed on for a wanted kind.
    func fits(_ wanted: TemplateKind) -> Bool {
        switch (self, wanted) {
        case (.text, .text), (.word, .text), (.flag, .flag): true
        case (.word(let words), .word(let wanted)): words == wanted
        case (.list(let element), .list(let other)): element.fits(other)
        case (.optional(let value), .optional(let other)): value.fits(other)
        case (_, .optional(let other)): fits(other)
        case (.record(let type), .record(let other)): type === other
        default: false
        }
    }
}

/// The description of a record type for checking templates: the name, the meaning and the fields, independent of the
/// Swift type.
///
/// An object, because records contain each other.
@usableFromInline package final class TemplateRecordType: Sendable {
    /// The name in blocks and in the reference.
    package let name: String
    /// Meaning of the value, in a few words.
    package let meaning: String
    /// The fields in the order of declaration, as listed in the reference.
    package let fields: [Field]
    private let indices: [String: Int]

    /// A field of a record.
    package struct Field: Sendable {
        /// The name in templates, after a dot.
        package let name: String
        /// The meaning of the field in the reference, in a few words.
        package let meaning: String
        /// The kind, worked out on demand, because records contain records of the same kind.
        package var kind: TemplateKind { findKind() }
        let findKind: @Sendable () -> TemplateKind
    }

    init(name: String, meaning: String, fields: [Field]) {
        self.name = name
        self.meaning = meaning
        self.fields = fields
        indices = Dictionary(fields.indices.map { (fields[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The types reachable from the type, the type included, in the order of first mention.
    var allTypes: [TemplateRecordType] {
        var found: [TemplateRecordType] = []
        func visit(_ kind: TemplateKind) {
            switch kind {
            case .text, .word, .flag: return
            case .list(let inner), .optional(let inner): visit(inner)
            case .record(let type):
                if found.contains(where: { $0 === type }) { return }
                found.append(type)
                for field in type.fields { visit(field.kind) }
            }
        }
        visit(.record(self))
        return found
    }

    /// Returns the index of a field.
    func index(of name: String) -> Int? { indices[name] }

    var nameWithArticle: String { ("AEIO".contains(name.prefix(1)) ? "an " : "a ") + name }
}

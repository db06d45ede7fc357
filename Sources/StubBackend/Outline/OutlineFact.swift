/// A labeled fact in the plain-text outline of an entry, with text on a line, several lines, or nested facts.
///
/// A class rather than a struct, because an outline has very many facts.
final class OutlineFact: Sendable {
    /// The content after the label: a text, lines, or other facts.
    enum Content: Sendable {
        case text(String)
        case lines([String])
        case facts([OutlineFact])
    }

    let label: String
    /// Whether the fact is an item of a list, without a label.
    let isItem: Bool
    let content: Content

    init(_ label: String, content: Content) {
        isItem = label == "-"
        self.label = label.isEmpty ? "\"\"" : label.oneLine
        self.content = content
    }
}

extension OutlineFact: TemplateRecord {
    static let templateForm = TemplateForm<OutlineFact>(
        "Fact", meaning: "a fact of the entry; there is one for everything that the entry states",
        fields: [
            TemplateField("label", meaning: "its label; `-` for an item of a list") { $0.label },
            TemplateField("isItem", meaning: "whether it is an item of a list") { $0.isItem },
            TemplateField("text", meaning: "its text, if that is one line") { $0.text },
            TemplateField("lines", meaning: "its text, if that is several lines") { $0.lines },
            TemplateField("facts", meaning: "the facts within it") { $0.facts },
        ])

    private var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    private var lines: [String] {
        if case .lines(let lines) = content { lines } else { [] }
    }

    private var facts: [OutlineFact] {
        if case .facts(let facts) = content { facts } else { [] }
    }
}

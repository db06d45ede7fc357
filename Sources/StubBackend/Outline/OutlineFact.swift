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
        "Fact", meaning: "something that the entry states; of everything that it states there is a fact",
        fields: [
            TemplateField("label", meaning: "what it is about; `-` for an item of a list") { $0.label },
            TemplateField("isItem", meaning: "whether it is an item of a list") { $0.isItem },
            TemplateField("text", meaning: "what it says, if that is one line") { $0.text },
            TemplateField("lines", meaning: "what it says, if that is several lines") { $0.lines },
            TemplateField("facts", meaning: "what it says, if that is facts of its own") { $0.facts },
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

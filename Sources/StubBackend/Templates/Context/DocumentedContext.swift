import CatalogModel
import CatalogTemplates

/// The fields on documentation for stub templates, the same for all kinds of declarations.
struct DocumentedContext: Sendable {
    let name: Text
    let docs: DocStub

    static let fields: [TemplateField<DocumentedContext>] = [
        TemplateField("name", meaning: "the name, as the author wrote it") { $0.name.value },
        TemplateField("title", meaning: "the name for people, where it is another") { $0.docs.text(of: .title) },
        TemplateField("description", meaning: "lines of Markdown that say what it is") { context in
            context.docs.description.map(CommentProse.lines) ?? []
        },
        TemplateField(
            "documentation", meaning: "lines of Markdown for a comment: the description and all that no other field has"
        ) { $0.docs.markdown },
        TemplateField("since", meaning: "the version that brought it") { $0.docs.text(of: .since) },
        TemplateField("deprecated", meaning: "why it is not to be used any longer, in a sentence") { context in
            context.docs.deprecation.map { $0.sentence.isEmpty ? "Deprecated." : $0.sentence }
        },
        TemplateField("visibility", meaning: "who may use it") { VisibilityWord($0.docs.visibility) },
    ]
}

/// The visibility of a declaration as a word in stub templates.
enum VisibilityWord: String, TemplateWord {
    case `public`, `internal`, protected, `private`

    init(_ visibility: Visibility) {
        self =
            switch visibility {
            case .public: .public
            case .internal: .internal
            case .protected: .protected
            case .private: .private
            }
    }
}

extension DocStub {
    /// Returns the text of a fact, if there is such a fact.
    func text(of label: DocFact.Label) -> String? {
        for fact in facts where fact.label == label {
            switch fact.text {
            case .code(let text), .words(let text): return text.oneLine
            case .prose(let prose): return prose.plainText.oneLine
            }
        }
        return nil
    }

    /// The entire documentation, as lines of Markdown.
    var markdown: [String] {
        var lines = description.map(CommentProse.lines) ?? []
        func begin() { if !lines.isEmpty { lines.append("") } }
        var items = facts.filter { $0.label != .title && $0.label != .since }.map(\.lines)
        items += availability.map { DocFact(.platform, text: .words($0.sentence)).lines }
        if !items.isEmpty { begin() }
        for item in items {
            for (index, line) in item.enumerated() {
                lines.append(index == 0 ? "- " + line : line.isEmpty ? "" : "  " + line)
            }
        }
        for section in sections {
            begin()
            lines += ["## " + section.heading.oneLine, ""] + section.items.flatMap(\.lines)
        }
        return lines
    }
}

/// A named and described item as a record for stub templates: a CSS part, a CSS state, a CSS custom property or a fact
/// on accessibility.
struct ItemContext: TemplateRecord {
    let item: DocItem

    static let templateForm = TemplateForm<ItemContext>(
        "Item", meaning: "something that has a name and is described",
        fields: [
            TemplateField("name", meaning: "the name, as the author wrote it") { $0.item.name },
            TemplateField("type", meaning: "its type or syntax, as the author wrote it") { $0.item.type },
            TemplateField("description", meaning: "lines of Markdown that say what it is") { context in
                context.item.description.map(CommentProse.lines) ?? []
            },
            TemplateField("documentation", meaning: "lines of Markdown: the description and short facts") { context in
                DocStub(description: context.item.description, facts: context.item.facts).markdown
            },
        ])
}

import CatalogModel

/// A part of the stub model as a record for stub templates, together with the speller for the target's language.
///
/// An object because of the size of most parts.
final class StubRecord<Stub: TemplateStub>: TemplateRecord {
    let stub: Stub
    let speller: StubSpeller

    static var templateForm: TemplateForm<StubRecord> { Stub.templateForm }

    init(_ stub: Stub, speller: StubSpeller) {
        self.stub = stub
        self.speller = speller
    }

    /// Returns parts of the part as records.
    func records<Part>(_ parts: [Part]) -> [StubRecord<Part>] { parts.map { StubRecord<Part>($0, speller: speller) } }
}

/// A part of the stub model open to templates: the fields are declared once, beside the part.
protocol TemplateStub: Sendable {
    static var templateForm: TemplateForm<StubRecord<Self>> { get }
}

/// A part of the stub model with a name and documentation.
protocol DocumentedStub: TemplateStub {
    var name: Text { get }
    var docs: DocStub { get }
    /// Returns the name in the target's language.
    func identifier(_ speller: StubSpeller, diagnostics: inout Diagnostics) -> String
}

extension DocumentedStub {
    func identifier(_ speller: StubSpeller, diagnostics: inout Diagnostics) -> String {
        speller.name(name, diagnostics: &diagnostics)
    }
}

extension StubRecord where Stub: DocumentedStub {
    /// The fields on documentation, the same for all kinds of declarations.
    static var documented: [TemplateField<StubRecord>] {
        [
            TemplateField("name", meaning: "the name, as the author wrote it") { $0.stub.name.value },
            TemplateField("title", meaning: "the display name, if it is different") {
                $0.stub.docs.text(of: .title)
            },
            TemplateField("description", meaning: "its description, in lines of Markdown") {
                $0.stub.docs.description.lines
            },
            TemplateField(
                "documentation",
                meaning: "lines of Markdown for a comment: the description and all that no other field has"
            ) { $0.stub.docs.markdown },
            TemplateField("since", meaning: "the version that introduced it") { $0.stub.docs.text(of: .since) },
            TemplateField("deprecated", meaning: "why it is deprecated, in a sentence") {
                $0.stub.docs.deprecationSentence
            },
            TemplateField("visibility", meaning: "its visibility") { $0.stub.docs.visibility },
        ]
    }

    /// Returns the field for the name in the target's language.
    static func identifier(
        meaning: String = "the name as the target's language writes it"
    ) -> TemplateField<StubRecord> {
        TemplateField("identifier", meaning: meaning) { record, found in
            record.stub.identifier(record.speller, diagnostics: &found)
        }
    }
}

extension Prose? {
    /// The prose as lines of Markdown; none for no prose.
    var lines: [String] { map(CommentProse.lines) ?? [] }
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

    /// The deprecation in a sentence; nil for a declaration still to be used.
    var deprecationSentence: String? { deprecation.map { $0.sentence.isEmpty ? "Deprecated." : $0.sentence } }

    /// The entire documentation, as lines of Markdown.
    var markdown: [String] {
        var lines = description.lines
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

extension DocItem: TemplateStub {
    static let templateForm = TemplateForm<StubRecord<DocItem>>(
        "Item", meaning: "a record with a name and a description",
        fields: [
            TemplateField("name", meaning: "the name, as the author wrote it") { $0.stub.name },
            TemplateField("type", meaning: "its type or syntax, as the author wrote it") { $0.stub.type },
            TemplateField("description", meaning: "its description, in lines of Markdown") {
                $0.stub.description.lines
            },
            TemplateField("documentation", meaning: "lines of Markdown: the description and short facts") {
                DocStub(description: $0.stub.description, facts: $0.stub.facts).markdown
            },
        ])
}

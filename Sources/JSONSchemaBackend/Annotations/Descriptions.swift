import CatalogModel

/// A description in a JSON Schema: the author's words, followed by facts without a keyword in JSON Schema, because
/// other tools ignore the program's own keywords.
struct Description {
    /// Without any markup, a paragraph each.
    private var plain: [String] = []
    /// With the markup of the author.
    private var markdown: [String] = []

    init(_ proses: [Prose]) {
        for prose in proses { add(prose.paragraphs, markdown: prose.source.value) }
    }

    private mutating func add(_ text: String, markdown source: String) {
        plain.append(text)
        markdown.append(source)
    }

    /// Adds the sentences of a single matter, leaving out sentences already in the author's words.
    mutating func add(_ sentences: [Sentence]) {
        let said = plain.joined(separator: "\n")
        let news = sentences.filter { !$0.plain.isEmpty && !said.contains($0.plain) }
        guard !news.isEmpty else { return }
        add(
            news.map(\.plain).joined(separator: " "), markdown: news.map(\.markdown).joined(separator: " "))
    }

    func add(to members: inout ObjectBuilder) {
        guard !plain.isEmpty else { return }
        let text = plain.joined(separator: "\n\n")
        let source = markdown.joined(separator: "\n\n")
        members.add("description", value: .string(text))
        if text != source { members.add("markdownDescription", value: .string(source)) }
    }
}

/// A sentence of a JSON Schema description, in plain text and in Markdown.
struct Sentence {
    let plain: String
    let markdown: String

    init(_ text: String) {
        plain = text
        markdown = text
    }

    init(_ prose: Prose) {
        plain = prose.paragraphs
        markdown = prose.source.value
    }
}

extension Deprecation {
    /// The sentences of a deprecation: since when, why, the replacement, and the planned removal, in the words of the
    /// pages.
    var sentences: [Sentence] {
        let since = since.map { " since \($0.value)" } ?? ""
        var sentences = [Sentence("Deprecated\(since).")]
        if let message { sentences.append(Sentence(message)) }
        let said = message?.paragraphs ?? ""
        if let replacements, !replacements.contains(where: { said.contains($0.value) }) {
            let names = replacements.map(\.value).joined(separator: ", ")
            sentences.append(Sentence(names.isEmpty ? "There is no replacement." : "Use \(names) instead."))
        }
        if let removal { sentences.append(Sentence("Its removal is planned for \(removal.value).")) }
        return sentences
    }
}

import CatalogModel

/// A tag of a documentation comment in a stub, with the subject, such as `@param value`.
struct DocTag {
    var name: String
    /// Empty for a subject without a name, such as a slot; a hyphen before the description keeps the first word from
    /// reading as a name.
    var subject: String?
    var description: Prose?
    var facts: [DocFact] = []
}

extension [DocTag] {
    /// Adds the tag of a parameter, unless the tag would be empty.
    mutating func add(parameter name: String, docs: DocStub, facts: [DocFact] = []) {
        let all = docs.facts + facts + docs.parameterFacts
        if docs.description == nil, all.isEmpty { return }
        append(DocTag(name: "param", subject: name, description: docs.description, facts: all))
    }
}

/// The lines of the tags in a documentation comment, by kind.
struct DocTagLines {
    var own: [String]
    var since: [String]
    var links: [String]
    var deprecation: [String]
    var visibility: Visibility
}

/// A documentation comment with tags on a declaration in a stub: in Kotlin in the form of KDoc, in TypeScript with the
/// tags of TSDoc and of tools for custom elements.
struct TaggedDocComment {
    let language: any ConvertedLanguage
    var docs: DocStub
    /// Facts that the declaration beside the comment cannot express.
    var facts: [DocFact] = []
    var tags: [DocTag] = []
    /// The labels of facts without meaning on the platform of the stub.
    var hidden: Set<DocFact.Label> = []

    /// The lines with comment marks; none for an empty comment.
    var lines: [String] {
        let text = text
        if text.isEmpty { return [] }
        if text.count == 1 { return ["/** \(text[0]) */"] }
        return ["/**"] + text.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]
    }

    /// The lines without comment marks.
    var text: [String] {
        var lines = (docs.description.map(CommentProse.lines) ?? []).map(untagged)
        for prose in docs.discussion { append(CommentProse.lines(of: prose).map(untagged), to: &lines) }
        let all = shown(docs.facts + facts)
        let facts = all.filter { $0.label != .since }
        let isAlone = facts.count == 1 && lines.isEmpty && facts[0].lines.count == 1
        append(isAlone ? facts[0].lines.map(untagged) : facts.flatMap(item), to: &lines)
        for section in docs.sections {
            let items = section.items.flatMap(\.lines).map(untagged)
            append(["## " + section.heading.oneLine, ""] + items, to: &lines)
        }
        let since = all.filter { $0.label == .since }
            .flatMap { ["@since " + ($0.lines.first?.dropFirst("Since: ".count) ?? "")] }
        let links = docs.links.map { "@see " + $0.words }
        let own = tags.flatMap(self.lines(of:))
        let tags = DocTagLines(
            own: own, since: since, links: links, deprecation: deprecation, visibility: docs.visibility)
        for block in language.blocks(of: tags) { append(block, to: &lines) }
        return lines.map(language.neutralized)
    }

    /// Returns the facts with meaning on the platform of the stub; descriptions always have some.
    private func shown(_ facts: [DocFact]) -> [DocFact] {
        facts.filter { fact in
            if case .prose = fact.text { true } else { !hidden.contains(fact.label) }
        }
    }

    private var deprecation: [String] {
        guard let deprecation = docs.deprecation else { return [] }
        let sentence = deprecation.sentence
        return [sentence.isEmpty ? "@deprecated" : "@deprecated " + sentence]
    }

    /// Adds lines, after an empty line except between tags.
    private func append(_ more: [String], to lines: inout [String]) {
        guard let first = more.first else { return }
        let isTagAfterTag = first.hasPrefix("@") && lines.contains { $0.hasPrefix("@") }
        if !lines.isEmpty, !isTagAfterTag { lines.append("") }
        lines += more
    }

    private func item(_ fact: DocFact) -> [String] {
        let lines = fact.lines.map(untagged)
        return zip(lines.indices, lines).map { $0 == 0 ? "- " + $1 : $1.isEmpty ? "" : "  " + $1 }
    }

    private func lines(of tag: DocTag) -> [String] {
        let facts = shown(tag.facts)
        if tag.description == nil, facts.isEmpty, !tag.facts.isEmpty { return [] }
        let isAlone = facts.count == 1 && tag.description == nil && facts[0].lines.count == 1
        let text =
            isAlone
            ? facts[0].lines.map(untagged)
            : (tag.description.map(CommentProse.lines) ?? [""]).map(untagged) + facts.flatMap(item)
        let subject = tag.subject.map { $0.isEmpty ? "" : " " + $0.oneLine } ?? ""
        let mark = tag.subject == nil ? " " : language.tagMark
        let first = text[0].isEmpty ? "" : mark + text[0]
        return ["@\(tag.name)\(subject)\(first)"] + text.dropFirst().map { $0.isEmpty ? "" : "  " + $0 }
    }

    /// Returns a line of the author without the look of a tag.
    private func untagged(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "@")) else { return line }
        let line = language.withoutInlineTags(line)
        let start = line.prefix { $0 == " " || $0 == "-" }
        let rest = line.dropFirst(start.count)
        return rest.hasPrefix("@") ? start + "\\" + rest : line
    }
}

extension LinkStub {
    /// The address and the title on one line.
    fileprivate var words: String { address.oneLine + (title.map { " (\($0.oneLine))" } ?? "") }
}

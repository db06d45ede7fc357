import CatalogModel

/// A documentation comment on a TypeScript declaration in a stub, with the tags of TSDoc and of tools for custom
/// elements.
struct TypeScriptDocComment {
    /// A tag with the subject, such as `@param value`.
    struct Tag {
        var name: String
        /// Empty for a subject without a name, such as a slot; a hyphen before the description keeps the first word from reading as a name.
        var subject: String?
        var description: Prose?
        var facts: [DocFact] = []
    }

    var docs: DocStub
    /// Facts that the declaration beside the comment cannot express.
    var facts: [DocFact] = []
    var tags: [Tag] = []

    /// The lines with comment marks; none for an empty comment.
    var lines: [String] {
        let body = body.map(Self.neutralized)
        if body.isEmpty { return [] }
        if body.count == 1 { return ["/** \(body[0]) */"] }
        return ["/**"] + body.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]
    }

    /// Returns a line without an end of the comment.
    static func neutralized(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "/")) ? text.replacing("*/", with: "*\\/").withoutZeros : text.withoutZeros
    }

    private var body: [String] {
        let isSince = { (fact: DocFact) in fact.label == .since }
        var lines = (docs.description.map(CommentProse.lines) ?? []).map(Self.untagged)
        let all = docs.facts + facts + docs.availability.map { DocFact(.platform, text: .words($0.sentence)) }
        append(to: &lines, more: all.filter { !isSince($0) }.flatMap(Self.item))
        for section in docs.sections {
            append(
                to: &lines,
                more: ["## " + section.heading.oneLine, ""] + section.items.flatMap(\.lines).map(Self.untagged))
        }
        append(
            to: &lines,
            more: all.filter(isSince).flatMap { ["@since " + ($0.lines.first?.dropFirst("Since: ".count) ?? "")] })
        append(to: &lines, more: docs.links.map { "@see " + $0.words })
        append(to: &lines, more: deprecation)
        append(to: &lines, more: tags.flatMap(Self.lines))
        if docs.visibility == .internal { append(to: &lines, more: ["@internal"]) }
        return lines
    }

    private var deprecation: [String] {
        guard let deprecation = docs.deprecation else { return [] }
        let sentence = deprecation.sentence
        return [sentence.isEmpty ? "@deprecated" : "@deprecated " + sentence]
    }

    /// Adds lines; a paragraph stands alone, tags stand together.
    private func append(to lines: inout [String], more: [String]) {
        guard let first = more.first else { return }
        let isTagAfterTag = first.hasPrefix("@") && lines.contains { $0.hasPrefix("@") }
        if !lines.isEmpty, !isTagAfterTag { lines.append("") }
        lines += more
    }

    private static func item(_ fact: DocFact) -> [String] {
        let lines = fact.lines.map(untagged)
        return zip(lines.indices, lines).map { $0 == 0 ? "- " + $1 : $1.isEmpty ? "" : "  " + $1 }
    }

    private static func lines(of tag: Tag) -> [String] {
        var text = (tag.description.map(CommentProse.lines) ?? []).map(untagged)
        if tag.description == nil { text = [""] }
        text += tag.facts.flatMap(item)
        let subject = tag.subject.map { $0.isEmpty ? "" : " " + $0.oneLine } ?? ""
        let first = text[0].isEmpty ? "" : (tag.subject == nil ? " " : " - ") + text[0]
        return ["@\(tag.name)\(subject)\(first)"] + text.dropFirst().map { $0.isEmpty ? "" : "  " + $0 }
    }

    /// Returns a line of the author without the look of a tag.
    private static func untagged(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "@")) else { return line }
        let escaped = line.replacing("{@", with: "{\\@")
        let start = escaped.prefix { $0 == " " || $0 == "-" }
        let rest = escaped.dropFirst(start.count)
        return rest.hasPrefix("@") ? start + "\\" + rest : escaped
    }
}

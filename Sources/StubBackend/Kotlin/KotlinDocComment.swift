import CatalogModel

/// A documentation comment on a Kotlin declaration in a stub, in the form of KDoc.
struct KotlinDocComment {
    /// A parameter of the function, documented under `@param`.
    struct Parameter {
        var name: String
        var description: Prose?
        var facts: [DocFact] = []
    }

    var docs: DocStub
    /// Facts that the declaration beside the comment cannot express.
    var facts: [DocFact] = []
    var parameters: [Parameter] = []
    var sections: [DocSection] = []

    /// The lines with comment marks; none for an empty comment.
    var lines: [String] {
        let body = body.map(Self.neutralized)
        if body.isEmpty { return [] }
        if body.count == 1 { return ["/** \(body[0]) */"] }
        return ["/**"] + body.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]
    }

    /// Returns a line that neither ends the comment nor begins a nested comment.
    static func neutralized(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "/")) else { return text.withoutZeros }
        return text.replacing("/*", with: "/\\*").replacing("*/", with: "*\\/").withoutZeros
    }

    private var body: [String] {
        func isSince(_ fact: DocFact) -> Bool { fact.label == .since }
        var lines = (docs.description.map(CommentProse.lines) ?? []).map(Self.untagged)
        let all = docs.facts + facts + docs.availability.map { DocFact(.platform, text: .words($0.sentence)) }
        append(to: &lines, more: all.filter { !isSince($0) }.flatMap(Self.item))
        for section in docs.sections + sections {
            append(
                to: &lines,
                more: ["## " + section.heading.oneLine, ""] + section.items.flatMap(\.lines).map(Self.untagged))
        }
        append(to: &lines, more: parameters.flatMap(Self.lines))
        append(
            to: &lines,
            more: all.filter(isSince).flatMap { ["@since " + ($0.lines.first?.dropFirst("Since: ".count) ?? "")] })
        append(to: &lines, more: docs.links.map { "@see " + $0.words })
        return lines
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

    private static func lines(of parameter: Parameter) -> [String] {
        var text = parameter.description.map(CommentProse.lines)?.map(untagged) ?? [""]
        text += parameter.facts.flatMap(item)
        let first = text[0].isEmpty ? "" : " " + text[0]
        return ["@param \(parameter.name)\(first)"] + text.dropFirst().map { $0.isEmpty ? "" : "  " + $0 }
    }

    /// Returns a line of the author without the look of a tag.
    private static func untagged(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "@")) else { return line }
        let start = line.prefix { $0 == " " || $0 == "-" }
        let rest = line.dropFirst(start.count)
        return rest.hasPrefix("@") ? start + "\\" + rest : line
    }
}

extension LinkStub {
    /// The address and the title on one line.
    var words: String { address.oneLine + (title.map { " (\($0.oneLine))" } ?? "") }
}

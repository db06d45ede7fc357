import CatalogModel

/// Documentation comments as DocC reads them.
struct SwiftDocComment {
    var docs: DocStub
    /// What the declaration beside it cannot say.
    var facts: [DocFact] = []
    var parameters: [Parameter] = []
    var returns: Prose?
    var throwing: Prose?

    struct Parameter {
        var name: String
        var description: Prose?
        var facts: [DocFact]
    }

    /// The lines with their comment marks; none if there is nothing to say.
    var lines: [String] { body.map(Self.line) }

    /// One line of a comment. Whatever could end it has become a line of its own before.
    static func line(_ text: String) -> String {
        let text = text.utf8.contains(0) ? text.replacing("\0", with: "\u{2400}") : text
        return text.isEmpty ? "///" : "/// " + text
    }

    private var body: [String] {
        var lines = docs.description.map(ProseText.lines) ?? []
        append(&lines, (docs.facts + facts).flatMap { Self.item($0.lines) })
        for section in docs.sections {
            append(&lines, ["## " + section.heading.oneLine, ""] + section.items.flatMap(\.lines))
        }
        append(&lines, fields)
        return lines
    }

    /// Adds lines as a paragraph of their own.
    private func append(_ lines: inout [String], _ more: [String]) {
        if more.isEmpty { return }
        if !lines.isEmpty { lines.append("") }
        lines += more
    }

    private static func item(_ lines: [String]) -> [String] {
        zip(lines.indices, lines).map { index, line in index == 0 ? "- " + line : line.isEmpty ? "" : "  " + line }
    }

    private var fields: [String] {
        var lines: [String] = []
        let documented = parameters.filter { $0.description != nil || !$0.facts.isEmpty }
        if !documented.isEmpty { lines.append("- Parameters:") }
        for parameter in documented {
            var text = parameter.description.map(ProseText.lines) ?? []
            text += parameter.facts.flatMap { Self.item($0.lines) }
            if parameter.description == nil { text.insert("", at: 0) }
            let first = text[0].isEmpty ? "" : " " + text[0]
            lines.append("  - \(parameter.name):\(first)")
            lines += text.dropFirst().map { $0.isEmpty ? "" : "    " + $0 }
        }
        if let returns { lines += Self.field("Returns", returns) }
        if let throwing { lines += Self.field("Throws", throwing) }
        return lines
    }

    private static func field(_ name: String, _ prose: Prose) -> [String] {
        var lines = ProseText.lines(of: prose)
        lines[0] = "\(name): \(lines[0])"
        return item(lines)
    }
}

import CatalogModel

/// A documentation comment on a Swift declaration in a stub, in the form read by DocC.
struct SwiftDocComment {
    var docs: DocStub
    /// Facts that the declaration beside the comment cannot express.
    var facts: [DocFact] = []
    var parameters: [Parameter] = []
    var returns: Prose?
    var throwing: Prose?

    /// A parameter of the function, documented under `- Parameters:`.
    struct Parameter {
        var name: String
        var description: Prose?
        var facts: [DocFact]
    }

    /// Writes the lines with comment marks; none for an empty comment.
    ///
    /// The `further` facts are more facts that the declaration cannot express.
    func write(to writer: inout SourceWriter, further: [DocFact]) {
        let start = writer.bytes.count
        if let description = docs.description { writer.comment(description) }
        for prose in docs.discussion {
            writer.beginParagraph(ofCommentAt: start)
            writer.comment(prose)
        }
        if !(docs.facts.isEmpty && facts.isEmpty && further.isEmpty && docs.links.isEmpty) {
            writer.beginParagraph(ofCommentAt: start)
            for facts in [docs.facts, facts, further] { writer.comment(facts, indent: "") }
            for link in docs.links { writer.comment(link) }
        }
        for section in docs.sections {
            writer.beginParagraph(ofCommentAt: start)
            writer.comment("## ", text: section.heading.oneLine)
            writer.comment("", text: "")
            for item in section.items { writer.comment(item) }
        }
        if let example = docs.example {
            writer.beginParagraph(ofCommentAt: start)
            writer.comment(example)
        }
        let documented = parameters.filter { $0.description != nil || !$0.facts.isEmpty }
        if documented.isEmpty && returns == nil && throwing == nil { return }
        writer.beginParagraph(ofCommentAt: start)
        if !documented.isEmpty { writer.comment("- ", text: "Parameters:") }
        for parameter in documented {
            writer.comment("  - ", label: parameter.name, prose: parameter.description, indent: "    ")
            writer.comment(parameter.facts, indent: "    ")
        }
        if let returns { writer.comment("- ", label: "Returns", prose: returns, indent: "  ") }
        if let throwing { writer.comment("- ", label: "Throws", prose: throwing, indent: "  ") }
    }
}

// The lines of a comment. The text has no line breaks, which could end a comment: each line is already separate.
extension SourceWriter {
    /// Begins a paragraph for the following text.
    fileprivate mutating func beginParagraph(ofCommentAt start: Int) {
        if bytes.count > start { comment("", text: "") }
    }

    fileprivate mutating func comment(_ mark: String, text: String) {
        begin()
        if mark.isEmpty && text.isEmpty {
            add("///")
        } else {
            add("/// ")
            add(mark)
            add(text)
        }
        end()
    }

    /// Writes prose as a paragraph.
    fileprivate mutating func comment(_ prose: Prose) {
        if let text = CommentProse.single(prose) { return comment("", text: text) }
        for text in CommentProse.lines(of: prose) { comment("", text: text) }
    }

    /// Writes an item with a label and prose.
    fileprivate mutating func comment(_ mark: String, label: String, prose: Prose?, indent: String) {
        let single = prose.map(CommentProse.single) ?? ""
        let lines = single == nil ? prose.map(CommentProse.lines) ?? [] : []
        let first = single ?? lines.first ?? ""
        begin()
        add("/// ")
        add(mark)
        add(label)
        add(first.isEmpty ? ":" : ": ")
        add(first)
        end()
        for text in lines.dropFirst() { comment(text.isEmpty ? "" : indent, text: text) }
    }

    fileprivate mutating func comment(_ example: ExampleStub) {
        let fence = String(repeating: "`", count: max(3, example.code.longestRun(of: "`") + 1))
        comment(fence, text: "swift")
        for line in CommentLines.of(example.code) { comment("", text: line) }
        comment(fence, text: "")
    }

    /// Writes a link as an item.
    fileprivate mutating func comment(_ link: LinkStub) {
        let address = link.address.oneLine
        comment("- SeeAlso: ", text: link.title.map { "[\($0.oneLine)](\(address))" } ?? "<\(address)>")
    }

    /// Writes facts as items.
    fileprivate mutating func comment(_ facts: [DocFact], indent: String) {
        for fact in facts {
            let lines = fact.lines
            comment(indent + "- ", text: lines[0])
            for text in lines.dropFirst() { comment(text.isEmpty ? "" : indent + "  ", text: text) }
        }
    }

    /// Writes an item with the item's facts.
    fileprivate mutating func comment(_ item: DocItem) {
        var head = MarkdownCode.span(item.name)
        if let type = item.type { head += " (\(MarkdownCode.span(type)))" }
        if item.description == nil {
            comment("- ", text: head)
        } else {
            comment("- ", label: head, prose: item.description, indent: "  ")
        }
        comment(item.facts, indent: "  ")
    }
}

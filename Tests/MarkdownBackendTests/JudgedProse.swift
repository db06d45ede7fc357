import CatalogTestSupport
import Foundation
import Testing

/// The structure that cmark-gfm gives to texts.
struct JudgedProse {
    /// The author's text: CommonMark without extensions; raw HTML counts as text.
    static let author = JudgedProse(extensions: [], readsTags: false)
    /// What we print, as GitHub reads it.
    ///
    /// Tags can only be the ones that the printer writes.
    static let gitHub = JudgedProse(
        extensions: ["table", "autolink", "strikethrough", "tasklist"].flatMap { ["-e", $0] }, readsTags: true)

    let extensions: [String]
    let readsTags: Bool

    /// What each text is.
    ///
    /// All go through cmark-gfm at once, each in a quote of its own: a quote changes nothing in it, as long as there
    /// are no tabs and no definitions, and nothing leaks out of one.
    func structures(of texts: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> [ProseStructure] {
        let input = texts.enumerated().map { number, text in
            let complete = text.hasSuffix("\n") ? text.dropLast() : text[...]
            let lines = complete.split(separator: "\n", omittingEmptySubsequences: false)
            return "# \(number)\n\n" + lines.map { "> \($0)\n" }.joined() + "\n"
        }
        let root = try CommonMarkXML.read(input.joined(), extensions: extensions)
        let quotes = root.children.filter { $0.name == "block_quote" }
        try #require(quotes.count == texts.count, sourceLocation: sourceLocation)
        return quotes.map { .node("document", $0.children.map(block)) }
    }

    /// What one text is, which may have anything in it.
    func structure(of text: String) throws -> ProseStructure {
        .node("document", try CommonMarkXML.read(text, extensions: extensions).children.map(block))
    }

    private func block(_ node: CommonMarkXML.Node) -> ProseStructure {
        switch node.name {
        case "heading": return .node("heading \(node["level"])", inlines(node.children))
        case "code_block": return .node("code_block \(node["info"].debugDescription)", [.text(node.text)])
        case "list":
            let start = node["type"] == "ordered" ? node["start"] : "bullet"
            return .node("list \(start) \(node["tight"] == "true" ? "tight" : "loose")", node.children.map(block))
        case "html_block": return .node("paragraph", lines(node.text, trimming: true))
        case "paragraph": return .node("paragraph", inlines(node.children))
        default: return .node(node.name, node.children.map(block))
        }
    }

    func inlines(_ nodes: [CommonMarkXML.Node]) -> [ProseStructure] {
        var frames: [(tag: String, inlines: [ProseStructure])] = [("", [])]
        for node in nodes {
            let last = frames.count - 1
            switch (readsTags ? node.name : "", node.text) {
            case ("html_inline", "<em>"): frames.append(("emph", []))
            case ("html_inline", "<strong>"): frames.append(("strong", []))
            case ("html_inline", "<br>"): frames[last].inlines.append(.node("linebreak", []))
            case ("html_inline", "</em>"), ("html_inline", "</strong>"):
                let (tag, inlines) = frames.removeLast()
                frames[last - 1].inlines.append(.node(tag, ProseStructure.merged(inlines)))
            default: frames[last].inlines += inline(node)
            }
        }
        return ProseStructure.merged(frames[0].inlines)
    }

    private func inline(_ node: CommonMarkXML.Node) -> [ProseStructure] {
        switch node.name {
        case "text": [.text(node.text)]
        case "code": [.node("code", [.text(node.text)])]
        case "link": [.link(node["destination"], node["title"], inlines(node.children))]
        case "html_inline": lines(node.text, trimming: false)
        default: [.node(node.name, inlines(node.children))]
        }
    }

    /// Raw HTML as text, line by line.
    ///
    /// White space at the end of a line does not show; of a block, none at the start and no blank line either.
    private func lines(_ text: String, trimming: Bool) -> [ProseStructure] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: trimming).map(String.init)
        let visible = lines.enumerated().map { number, line in
            trimming
                ? line.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
                : number < lines.count - 1 ? line.replacing(#/\s+$/#, with: "") : line
        }
        let texts = visible.filter { !trimming || !$0.isEmpty }.map { [ProseStructure.text($0)] }
        return ProseStructure.merged(Array(texts.joined(separator: [.node("softbreak", [])])))
    }
}
